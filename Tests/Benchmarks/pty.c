// Runs programs on pseudo-terminals and takes the times of what they write; bench.py calls it as a shared library.
// Times are nanoseconds of the monotonic clock, taken right after each read.
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

typedef int64_t ns;

typedef struct {
  pid_t pid;
  int terminal;        // our end
  ns started;          // just before the program was started
  char *output;        // all that it has written
  size_t size, room;
  size_t answered;     // how much of the output was searched for questions
  ns read_at;          // when the last byte came
} session;

// What a program wrote from some moment on.
typedef struct {
  ns first, last;      // from the key to the first and to the last byte; 0 for nothing
  int64_t bytes, cpu;  // cpu: nanoseconds of all its threads
} burst;

ns bench_now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec * 1000000000LL + t.tv_nsec;
}

static ns cpu_of(pid_t pid) {
  clockid_t clock;
  struct timespec t;
  if (clock_getcpuclockid(pid, &clock) || clock_gettime(clock, &t)) return 0;
  return t.tv_sec * 1000000000LL + t.tv_nsec;
}

// Answers the question that every terminal answers (DA1), as xterm does; others stay unanswered.
static void answer(session *s) {
  char *found = memmem(s->output + s->answered, s->size - s->answered, "\033[c", 3);
  s->answered = s->size > 2 ? s->size - 2 : 0;
  if (found) {
    s->answered = s->size;
    if (write(s->terminal, "\033[?62;22c", 9) < 0) return;
  }
}

// Reads what is there within so many nanoseconds; -1 once the program is gone.
static ssize_t take(session *s, ns wait) {
  struct timespec limit = {wait / 1000000000LL, wait % 1000000000LL};
  struct pollfd ready = {s->terminal, POLLIN, 0};
  if (wait < 0 || ppoll(&ready, 1, &limit, NULL) <= 0) return 0;
  if (s->room - s->size < 65536) s->output = realloc(s->output, s->room = 2 * s->room + 65536);
  ssize_t count = read(s->terminal, s->output + s->size, 65536);
  if (count <= 0) return count < 0 && errno == EAGAIN ? 0 : -1;
  s->read_at = bench_now();
  s->size += count;
  answer(s);
  return count;
}

session *bench_start(char *const argv[], char *const envp[], const char *input, int columns, int rows) {
  session *s = calloc(1, sizeof *s);
  s->terminal = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK);
  char name[64];
  if (s->terminal < 0 || grantpt(s->terminal) || unlockpt(s->terminal) || ptsname_r(s->terminal, name, sizeof name))
    return NULL;
  struct winsize size = {.ws_row = rows, .ws_col = columns};
  ioctl(s->terminal, TIOCSWINSZ, &size);
  posix_spawn_file_actions_t files;
  posix_spawn_file_actions_init(&files);
  // Opened first by the leader of a new session, it becomes the controlling terminal.
  posix_spawn_file_actions_addopen(&files, 1, name, O_RDWR, 0);
  if (input) posix_spawn_file_actions_addopen(&files, 0, input, O_RDONLY, 0);
  else posix_spawn_file_actions_adddup2(&files, 1, 0);
  posix_spawn_file_actions_adddup2(&files, 1, 2);
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  sigset_t all;
  sigfillset(&all);
  posix_spawnattr_setsigdefault(&attributes, &all);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSID | POSIX_SPAWN_SETSIGDEF);
  s->started = bench_now();
  if (posix_spawnp(&s->pid, argv[0], &files, &attributes, argv, envp)) s->pid = 0;
  return s;
}

// Waits until a text was written; the time since the start, or -1.
ns bench_wait(session *s, const char *text, ns limit) {
  while (!s->size || !memmem(s->output, s->size, text, strlen(text))) {
    ns left = s->started + limit - bench_now();
    if (left < 0 || take(s, left) < 0) return -1;
  }
  return s->read_at - s->started;
}

// Reads until nothing has come for `quiet`, after at least one byte where `need` says so.
static void drain(session *s, ns quiet, ns limit, int need, ns *first, ns *last) {
  ns start = bench_now(), seen = need ? start + limit - quiet : start;
  for (;;) {
    ns now = bench_now();
    ssize_t count = take(s, seen + quiet - now);
    if (count > 0) {
      seen = *last = s->read_at;
      if (!*first) *first = s->read_at;
    }
    if (count < 0 || (count == 0 && bench_now() >= seen + quiet) || s->read_at - start > limit) return;
  }
}

void bench_quiet(session *s, ns quiet) {
  ns first = 0, last = 0;
  drain(s, quiet, 5000000000LL, 0, &first, &last);
}

// Sends a key and waits for what follows.
void bench_key(session *s, const char *key, size_t length, ns quiet, ns limit, burst *b) {
  while (take(s, 0) > 0) {}
  size_t size = s->size;
  ns cpu = cpu_of(s->pid), start = bench_now(), first = 0, last = 0;
  if (write(s->terminal, key, length) < 0) return;
  drain(s, quiet, limit, 1, &first, &last);
  *b = (burst){first ? first - start : 0, last ? last - start : 0, s->size - size, cpu_of(s->pid) - cpu};
}

// Sends a key again and again, at a fixed rate whatever the program does, and waits until it has caught up.
void bench_hold(session *s, const char *key, size_t length, int times, ns interval, ns quiet, burst *b) {
  while (take(s, 0) > 0) {}
  size_t size = s->size;
  ns cpu = cpu_of(s->pid), next = bench_now(), first = 0, last = 0;
  for (int sent = 0; sent < times;) {
    ns wait = next - bench_now();
    if (wait > 0) {
      take(s, wait);
    } else if (write(s->terminal, key, length) == (ssize_t)length) {
      sent++;
      next += interval;
    } else {
      take(s, 200000);
    }
  }
  ns start = bench_now();
  drain(s, quiet, 5000000000LL, 0, &first, &last);
  *b = (burst){first ? first - start : 0, last ? last - start : 0, s->size - size, cpu_of(s->pid) - cpu};
}

// Sends the key that quits; the time until the program is gone, or -1.
ns bench_quit(session *s, const char *key, size_t length, ns limit) {
  while (take(s, 0) > 0) {}
  ns start = bench_now();
  if (write(s->terminal, key, length) < 0) return -1;
  while (bench_now() - start < limit) {
    take(s, 100000);
    if (waitpid(s->pid, NULL, WNOHANG) == s->pid) {
      s->pid = 0;
      return bench_now() - start;
    }
  }
  return -1;
}

pid_t bench_pid(session *s) { return s->pid; }
size_t bench_size(session *s) { return s->size; }
const char *bench_output(session *s) { return s->output; }

void bench_end(session *s) {
  if (s->pid) {
    kill(s->pid, SIGKILL);
    waitpid(s->pid, NULL, 0);
  }
  close(s->terminal);
  free(s->output);
  free(s);
}
