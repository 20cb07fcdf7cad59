import CSQLite
import Glibc

extension StoreError {
  /// The error of a result code of SQLite. `database` knows the words and the system's `errno`; it may be missing.
  ///
  /// SQLite does not note the `errno` of a failed commit; then the system's own is asked, which is why this comes first
  /// after a failed call.
  init(code: Int32, database: OpaquePointer?, path: String, patience: Int) {
    let latest = errno
    let noted = database.map { sqlite3_system_errno($0) } ?? 0
    let words = String(cString: database.map { sqlite3_errmsg($0) } ?? sqlite3_errstr(code))
    switch code & 0xFF {
    case SQLITE_CORRUPT, SQLITE_NOTADB, SQLITE_FORMAT: self.init(.damaged, path: path, detail: words)
    case SQLITE_BUSY, SQLITE_LOCKED, SQLITE_PROTOCOL: self.init(.locked(milliseconds: patience), path: path)
    case SQLITE_FULL: self.init(.diskFull, path: path, detail: words)
    case SQLITE_READONLY: self.init(.readOnly, path: path, detail: words)
    case SQLITE_PERM, SQLITE_AUTH: self.init(.noPermission, path: path, detail: words)
    // A database without our tables: SQLite says "no such table" or "no such column" when a query is prepared.
    case SQLITE_ERROR where words.hasPrefix("no such"): self.init(.foreign, path: path, detail: words)
    case SQLITE_IOERR where code == CSQLITE_IOERR_SHORT_READ: self.init(.damaged, path: path, detail: words)
    case SQLITE_IOERR, SQLITE_CANTOPEN:
      self.init(errno: noted != 0 ? noted : latest, path: path, otherwise: words)
    default: self.init(.failed, path: path, detail: words)
    }
  }

  /// The error of a failed system call; `words` are told where there is no `errno`.
  init(errno number: Int32, path: String, otherwise words: String = "") {
    let said = number == 0 ? words : String(cString: strerror(number))
    switch number {
    case EACCES, EPERM: self.init(.noPermission, path: path, detail: said)
    case EROFS: self.init(.readOnly, path: path, detail: said)
    case ENOSPC, EDQUOT, EFBIG: self.init(.diskFull, path: path, detail: said)
    case ENOTDIR, EEXIST: self.init(.notAFolder, path: path, detail: said)
    case EISDIR: self.init(.notAFile, path: path, detail: said)
    default: self.init(.failed, path: path, detail: said)
    }
  }
}
