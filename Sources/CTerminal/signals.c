#define _GNU_SOURCE
#include "CTerminal.h"
#include "handled.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// What ends a program unless it is handled; the first five are sent from outside, the others are mostly its own fault.
static const int fatal[] = {SIGTERM, SIGINT,  SIGHUP,  SIGQUIT, SIGPIPE, SIGALRM, SIGUSR1, SIGUSR2, SIGXCPU,
                            SIGXFSZ, SIGABRT, SIGSEGV, SIGBUS,  SIGFPE,  SIGILL,  SIGTRAP, SIGSYS};
enum { fatal_count = sizeof fatal / sizeof *fatal };

// Two leaving strings, so that a handler never sees one half written.
static char leaving[2][TERMINAL_LEAVING_MAX];
static size_t leaving_count[2];
static atomic_int leaving_now;

static atomic_int armed;
static int terminal = -1;
static int wake_pipe = -1;
static struct termios saved_termios;
static struct sigaction before[NSIG];

// Where standard error is kept while the terminal is the program's, and what was written to it.
static int error_output = -1;
static int error_file = -1;

static void hold_errors(void) {
  if (error_output >= 0 || !isatty(STDERR_FILENO)) return;
  if (error_file < 0) error_file = terminal_memory_file();
  if (error_file < 0) return;
  error_output = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3);
  if (error_output >= 0) dup2(error_file, STDERR_FILENO);
}

static void release_errors(void) {
  if (error_output < 0) return;
  dup2(error_output, STDERR_FILENO);
  close(error_output);
  error_output = -1;
  char text[512];
  off_t place = 0;
  ssize_t count;
  while ((count = pread(error_file, text, sizeof text, place)) > 0) {
    (void)!write(STDERR_FILENO, text, (size_t)count);
    place += count;
  }
  (void)!ftruncate(error_file, 0);
  lseek(error_file, 0, SEEK_SET);
}

static void restore(void) {
  if (!atomic_exchange(&armed, 0)) return;
  int slot = atomic_load(&leaving_now);
  const char *bytes = leaving[slot];
  size_t left = leaving_count[slot];
  // A terminal that takes nothing any more must not keep the program from ending.
  struct pollfd out = {.fd = terminal, .events = POLLOUT};
  while (left > 0 && poll(&out, 1, 200) > 0) {
    ssize_t written = write(terminal, bytes, left);
    if (written > 0) {
      bytes += written;
      left -= (size_t)written;
    } else if (written < 0 && errno != EINTR) {
      break;
    }
  }
  tcsetattr(terminal, TCSANOW, &saved_termios);
  release_errors();
}

static void on_fatal(int number, siginfo_t *info, void *context) {
  (void)context;
  int error = errno;
  restore();
  sigaction(number, &before[number], NULL);
  // A fault happens again on return, now under the handler that was there before, with the true registers;
  // any other signal has to be sent again, and arrives on return.
  int fault = number == SIGSEGV || number == SIGBUS || number == SIGFPE || number == SIGILL;
  if (!fault || info->si_code <= 0) raise(number);
  errno = error;
}

static void on_notice(int number) {
  int error = errno;
  unsigned char byte = (unsigned char)number;
  // A full pipe already wakes the reader.
  (void)!write(wake_pipe, &byte, 1);
  errno = error;
}

static void keep_room_for_overflow(void) {
  // A stack overflow can only be handled on another stack. Swift's runtime brings one where its backtrace is on.
  static char room[32768];
  stack_t now;
  if (sigaltstack(NULL, &now) == 0 && (now.ss_flags & SS_DISABLE)) {
    stack_t mine = {.ss_sp = room, .ss_size = sizeof room};
    sigaltstack(&mine, NULL);
  }
}

void terminal_install(int wake) {
  static int installed;
  wake_pipe = wake;
  if (installed) return;
  installed = 1;
  keep_room_for_overflow();
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_sigaction = on_fatal;
  action.sa_flags = SA_SIGINFO | SA_ONSTACK;
  // Everything waits, SIGTTOU too: tcsetattr from the background must not stop a dying program.
  sigfillset(&action.sa_mask);
  for (int i = 0; i < fatal_count; i++) {
    sigaction(fatal[i], NULL, &before[fatal[i]]);
    int ignored = !(before[fatal[i]].sa_flags & SA_SIGINFO) && before[fatal[i]].sa_handler == SIG_IGN;
    if (!ignored) sigaction(fatal[i], &action, NULL);
  }
  memset(&action, 0, sizeof action);
  action.sa_handler = on_notice;
  action.sa_flags = SA_RESTART;
  sigemptyset(&action.sa_mask);
  sigaction(SIGWINCH, &action, NULL);
  sigaction(SIGCONT, &action, NULL);
  sigaction(SIGTSTP, &action, NULL);
  // A child that only stops or goes on is no news.
  action.sa_flags = SA_RESTART | SA_NOCLDSTOP;
  sigaction(SIGCHLD, &action, NULL);
  atexit(restore);
}

void terminal_arm(int fd, const struct termios *saved) {
  terminal = fd;
  saved_termios = *saved;
  hold_errors();
  atomic_store(&armed, 1);
}

void terminal_set_leaving(const char *bytes, size_t count) {
  int slot = !atomic_load(&leaving_now);
  if (count > TERMINAL_LEAVING_MAX) count = TERMINAL_LEAVING_MAX;
  memcpy(leaving[slot], bytes, count);
  leaving_count[slot] = count;
  atomic_store(&leaving_now, slot);
}

void terminal_disarm(void) {
  if (atomic_exchange(&armed, 0)) release_errors();
}

void terminal_stop(void) {
  struct sigaction stop, handler;
  memset(&stop, 0, sizeof stop);
  stop.sa_handler = SIG_DFL;
  sigaction(SIGTSTP, &stop, &handler);
  // The whole group, as the terminal driver does: a script around the program has to stop with it, or the shell
  // would not come back. In an orphaned group the kernel drops the signal.
  kill(0, SIGTSTP);
  sigaction(SIGTSTP, &handler, NULL);
}

void terminal_ignore_keys(int ignore) {
  static struct sigaction interrupt, quit;
  static int ignoring;
  if (!ignore == !ignoring) return;
  ignoring = ignore;
  if (ignore) {
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_handler = SIG_IGN;
    sigaction(SIGINT, &action, &interrupt);
    sigaction(SIGQUIT, &action, &quit);
  } else {
    sigaction(SIGINT, &interrupt, NULL);
    sigaction(SIGQUIT, &quit, NULL);
  }
}

void terminal_add_handled(sigset_t *set) {
  for (int i = 0; i < fatal_count; i++) {
    if (before[fatal[i]].sa_handler != SIG_IGN) sigaddset(set, fatal[i]);
  }
  sigaddset(set, SIGTSTP);
}
