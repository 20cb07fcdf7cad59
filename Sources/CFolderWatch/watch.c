// Linux has two ways to hear of changes in a folder. inotify is the newer one, but the end of a process that has an
// inotify descriptor waits until every processor has let go of it: 10 to 25 ms, measured, in a program that is otherwise gone in
// one. dnotify (fcntl(2), F_NOTIFY) sends a signal instead and ends at once. The signal is SIGIO, which does not queue, so
// that a storm of writes is one signal; its handler makes the descriptors of all watches readable.
#define _GNU_SOURCE
#include "CFolderWatch.h"

#ifdef __linux__

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdint.h>
#include <sys/eventfd.h>
#include <unistd.h>

#define LIMIT 8

// The descriptors of the watches, each plus one; 0 for none.
static atomic_int watches[LIMIT];

static void changed(int number) {
  (void)number;
  int error = errno;
  uint64_t one = 1;
  for (int i = 0; i < LIMIT; i++) {
    int descriptor = atomic_load(&watches[i]) - 1;
    // A full counter is readable already.
    if (descriptor >= 0 && write(descriptor, &one, sizeof one) < 0) continue;
  }
  errno = error;
}

int folder_watch_begin(int folder) {
  int descriptor = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
  if (descriptor < 0) return -1;
  for (int i = 0; i < LIMIT; i++) {
    int none = 0;
    if (!atomic_compare_exchange_strong(&watches[i], &none, descriptor + 1)) continue;
    struct sigaction action = {.sa_handler = changed, .sa_flags = SA_RESTART};
    sigemptyset(&action.sa_mask);
    if (sigaction(SIGIO, &action, NULL) == 0 &&
        fcntl(folder, F_NOTIFY, DN_MODIFY | DN_CREATE | DN_DELETE | DN_RENAME | DN_MULTISHOT) == 0)
      return descriptor;
    atomic_store(&watches[i], 0);
    break;
  }
  close(descriptor);
  return -1;
}

void folder_watch_end(int descriptor) {
  for (int i = 0; i < LIMIT; i++) {
    int expected = descriptor + 1;
    atomic_compare_exchange_strong(&watches[i], &expected, 0);
  }
}

#else

int folder_watch_begin(int folder) { (void)folder; return -1; }
void folder_watch_end(int descriptor) { (void)descriptor; }

#endif
