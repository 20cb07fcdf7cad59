#define _GNU_SOURCE
#include "CTerminal.h"
#include "handled.h"

#include <fcntl.h>
#include <spawn.h>
#include <sys/mman.h>

extern char **environ;

int terminal_spawn(char *const argv[], int detached, int input, pid_t *pid) {
  posix_spawnattr_t attributes;
  posix_spawn_file_actions_t files;
  sigset_t set;
  int error = posix_spawnattr_init(&attributes);
  if (error) return error;
  error = posix_spawn_file_actions_init(&files);
  if (error) {
    posix_spawnattr_destroy(&attributes);
    return error;
  }
  sigemptyset(&set);
  posix_spawnattr_setsigmask(&attributes, &set);
  terminal_add_handled(&set);
  posix_spawnattr_setsigdefault(&attributes, &set);
  short flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF;
  if (detached) {
    flags |= POSIX_SPAWN_SETSID;
    if (input < 0) posix_spawn_file_actions_addopen(&files, 0, "/dev/null", O_RDONLY, 0);
    posix_spawn_file_actions_addopen(&files, 1, "/dev/null", O_WRONLY, 0);
    posix_spawn_file_actions_addopen(&files, 2, "/dev/null", O_WRONLY, 0);
  }
  if (input >= 0) posix_spawn_file_actions_adddup2(&files, input, 0);
  posix_spawnattr_setflags(&attributes, flags);
  error = posix_spawnp(pid, argv[0], &files, &attributes, argv, environ);
  posix_spawn_file_actions_destroy(&files);
  posix_spawnattr_destroy(&attributes);
  return error;
}

int terminal_memory_file(void) { return memfd_create("text", MFD_CLOEXEC); }
