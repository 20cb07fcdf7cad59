#include <signal.h>

/// Adds the signals whose handling this program changed; what its parent had ignored (nohup) stays ignored.
void terminal_add_handled(sigset_t *set);
