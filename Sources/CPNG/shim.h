// libpng for Swift: its simplified interface needs no wrapping. Only the module Pictures imports this.
#include <png.h>
