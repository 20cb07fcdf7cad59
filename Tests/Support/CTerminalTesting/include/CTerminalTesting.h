// A pseudo-terminal for tests: the ioctl requests and the controlling terminal need C.

#ifndef C_TERMINAL_TESTING_H
#define C_TERMINAL_TESTING_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

/// Starts a program as the leader of a session whose controlling terminal is a new pseudo-terminal of this size.
/// `pixels`: whether the line tells the size in pixels too. Returns 0, the terminal's other end and the process's number, or the errno.
int pty_spawn(
    char *const arguments[], char *const environment[], uint16_t columns, uint16_t lines, bool pixels, int *master,
    pid_t *id);

/// Changes the size, which sends SIGWINCH to the foreground group.
void pty_resize(int master, uint16_t columns, uint16_t lines, bool pixels);

#endif
