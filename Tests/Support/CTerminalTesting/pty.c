#define _GNU_SOURCE
#include "CTerminalTesting.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

int pty_spawn(
    char *const arguments[], char *const environment[], uint16_t columns, uint16_t lines, bool pixels, int *master,
    pid_t *id) {
  char name[128];
  *master = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
  if (*master < 0 || grantpt(*master) || unlockpt(*master) || ptsname_r(*master, name, sizeof name)) return errno;
  pty_resize(*master, columns, lines, pixels);
  posix_spawnattr_t attributes;
  posix_spawn_file_actions_t files;
  posix_spawnattr_init(&attributes);
  posix_spawn_file_actions_init(&files);
  sigset_t none, all;
  sigemptyset(&none);
  sigfillset(&all);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setsigdefault(&attributes, &all);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSID | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
  // The first terminal that a session leader opens becomes its controlling one.
  posix_spawn_file_actions_addopen(&files, 0, name, O_RDWR, 0);
  posix_spawn_file_actions_adddup2(&files, 0, 1);
  posix_spawn_file_actions_adddup2(&files, 0, 2);
  int error = posix_spawnp(id, arguments[0], &files, &attributes, arguments, environment);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&files);
  return error;
}

void pty_resize(int master, uint16_t columns, uint16_t lines, bool pixels) {
  struct winsize size = {.ws_col = columns, .ws_row = lines};
  if (pixels) {
    size.ws_xpixel = columns * 10;
    size.ws_ypixel = lines * 20;
  }
  ioctl(master, TIOCSWINSZ, &size);
}
