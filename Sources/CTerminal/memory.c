#include "CTerminal.h"

#ifdef __GLIBC__
#include <malloc.h>
#endif

void terminal_keep_memory(void) {
#ifdef __GLIBC__
  // More than the frames of any terminal take.
  mallopt(M_TRIM_THRESHOLD, 16 << 20);
  mallopt(M_MMAP_THRESHOLD, 16 << 20);
#endif
}
