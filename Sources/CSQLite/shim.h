#include <sqlite3.h>

/// Provided because Swift does not import `SQLITE_TRANSIENT`, a macro that casts -1 to a function pointer.
/// SQLite copies the bytes before it returns.
static inline int csqlite_bind_text(sqlite3_stmt *statement, int index, const char *bytes, sqlite3_uint64 count) {
  return sqlite3_bind_text64(statement, index, bytes ? bytes : "", count, SQLITE_TRANSIENT, SQLITE_UTF8);
}

/// Provided because `sqlite3_config` is variadic: pages are allocated as they are read, instead of twenty at once for each
/// connection, of which a small store needs half. To be called before the first connection is opened.
static inline int csqlite_allocate_pages_singly(void) {
  return sqlite3_config(SQLITE_CONFIG_PAGECACHE, (void *)0, 0, 0);
}

/// Provided because Swift does not import macros that shift: a read that met the end of the file too early.
static const int CSQLITE_IOERR_SHORT_READ = SQLITE_IOERR_SHORT_READ;
