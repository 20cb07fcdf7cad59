// TurboJPEG for Swift: it returns its errors instead of jumping out of the call, so it needs no wrapping. Only the
// module Pictures imports this.
#include <turbojpeg.h>
