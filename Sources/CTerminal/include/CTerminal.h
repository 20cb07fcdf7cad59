// Gives the terminal back when the program dies, turns signals into bytes on a pipe, and starts children.
//
// This is C because a signal handler may only touch what is async-signal-safe, and Swift's globals (initialised on
// first use, behind a lock) are not.

#ifndef C_TERMINAL_H
#define C_TERMINAL_H

#include <stddef.h>
#include <sys/types.h>
#include <termios.h>

/// The longest string that `terminal_set_leaving` takes.
#define TERMINAL_LEAVING_MAX 512

/// Installs the handlers and the atexit handler, and keeps what was installed before. To be called before the terminal
/// is changed, once; a second call does nothing.
///
/// Signals that end a program restore the terminal, then go on to the handler that was there before (Swift's
/// backtrace) or to the default, so that the exit status is true. Those that were ignored stay ignored.
/// SIGWINCH, SIGCONT and SIGTSTP put their number as one byte on `wake`, a descriptor that does not block.
void terminal_install(int wake);

/// From now on a dying program gives the terminal `fd` back: the leaving string, then `saved`. Until then, what is
/// written to standard error is held back if that is a terminal, and shows on the normal screen afterwards: a library's
/// complaint would spoil the picture, and the words of a crash would go away with it.
void terminal_arm(int fd, const struct termios *saved);

/// Sets what is written to leave the modes that are on; what is longer than `TERMINAL_LEAVING_MAX` is cut.
void terminal_set_leaving(const char *bytes, size_t count);

/// The terminal is as it was: nothing is left to restore, and what was held back is shown.
void terminal_disarm(void);

/// Stops the process group as Ctrl-Z does and returns when it goes on; at once where nobody could continue it.
void terminal_stop(void);

/// Ignores Ctrl-C and Ctrl-\ (while a child has the terminal), or handles them again.
void terminal_ignore_keys(int ignore);

/// Starts a program found by PATH, with default signals.
///
/// `input` becomes its standard input; -1 keeps the terminal's for a program that takes the screen, and is /dev/null for
/// a detached one, which also gets a session of its own and no output.
/// Returns 0 and the process's number, or the errno.
int terminal_spawn(char *const argv[], int detached, int input, pid_t *pid);

/// Keeps memory that is freed instead of giving it back to the system, where the C library can be told so: frames come
/// and go with every key, and asking for their memory again costs as much as drawing them. Provided because Swift's
/// Glibc lacks mallopt.
void terminal_keep_memory(void);

/// Opens a file that exists in memory only; -1 where that fails. Provided because Swift's Glibc lacks memfd_create.
int terminal_memory_file(void);

#endif
