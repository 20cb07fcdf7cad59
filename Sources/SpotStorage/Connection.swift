import CSQLite
import Glibc

/// One open connection to one database: each C call that concerns a database is wrapped here, once.
final class Connection {
  /// How the file is opened.
  enum Mode {
    /// Reads, and writes where the file can be written; the file must exist.
    case file
    /// Reads a file that nobody can be writing; makes no file beside it and takes no lock.
    case immutable
    /// A database that lives in memory and ends with the connection.
    case memory
  }

  let path: String
  let mode: Mode
  private let handle: OpaquePointer
  private let wait: BusyWait
  /// The statements prepared so far; few, so a list is quicker to make and to search than a dictionary.
  private var prepared: [(sql: SQL, statement: Statement)] = []

  /// Opens the database; `patience` is in milliseconds.
  init(path: String, mode: Mode, patience: Int) throws(StoreError) {
    self.path = path
    self.mode = mode
    self.wait = BusyWait(patience: patience)
    _ = Self.isConfigured
    // A connection is used by one thread at a time, so SQLite's own mutexes are left out.
    var flags = SQLITE_OPEN_NOMUTEX
    let name: String
    switch mode {
    case .file: (name, flags) = (path, flags | SQLITE_OPEN_READWRITE)
    case .immutable:
      (name, flags) = ("file:\(Self.escaped(path))?immutable=1", flags | SQLITE_OPEN_READONLY | SQLITE_OPEN_URI)
    case .memory: (name, flags) = (":memory:", flags | SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE)
    }
    var opened: OpaquePointer?
    let code = sqlite3_open_v2(name, &opened, flags, nil)
    guard let opened, code == SQLITE_OK else {
      let error = StoreError(code: code, database: opened, path: path, patience: patience)
      sqlite3_close_v2(opened)
      throw error
    }
    sqlite3_extended_result_codes(opened, 1)
    handle = opened
    wait.install(on: handle)
  }

  /// Sets SQLite up once for the whole program; where it is in use already, it stays as it is.
  private static let isConfigured = csqlite_allocate_pages_singly() == SQLITE_OK

  deinit {
    // Statements that are still held elsewhere keep the database until they go. The last connection to a file copies the
    // log into the file and removes it, so that a store at rest is a single file.
    prepared.removeAll()
    sqlite3_close_v2(handle)
  }

  /// Whether the file could be opened for reading only.
  var isReadOnly: Bool { sqlite3_db_readonly(handle, "main") == 1 }

  /// Whether another file, or none, stands where the file stood when it was opened. One `stat`.
  var hasMoved: Bool {
    guard mode == .file else { return false }
    var moved: Int32 = 0
    return sqlite3_file_control(handle, "main", SQLITE_FCNTL_HAS_MOVED, &moved) == SQLITE_OK && moved != 0
  }

  /// How many rows the last statement inserted, updated or deleted.
  var changedRows: Int { Int(sqlite3_changes(handle)) }

  /// A statement, prepared at its first use and kept.
  func statement(_ sql: SQL) throws(StoreError) -> Statement {
    if let known = prepared.first(where: { $0.sql == sql }) { return known.statement }
    let statement = try prepare(sql.rawValue)
    prepared.append((sql, statement))
    return statement
  }

  /// Prepares SQL that this program wrote itself; what a person typed is bound, never written into it.
  func prepare(_ sql: String) throws(StoreError) -> Statement {
    var statement: OpaquePointer?
    let code = sqlite3_prepare_v2(handle, sql, -1, &statement, nil)
    guard let statement, code == SQLITE_OK else { throw error(code) }
    return Statement(statement, of: self)
  }

  /// Runs SQL without parameters and passes over its rows.
  func execute(_ sql: String) throws(StoreError) {
    errno = 0
    let code = sqlite3_exec(handle, sql, nil, nil, nil)
    guard code == SQLITE_OK else { throw error(code) }
  }

  /// The number that a pragma or another query of one number answers; 0 where it answers nothing.
  func integer(_ sql: String) throws(StoreError) -> Int {
    let statement = try prepare(sql)
    return try statement.step() ? Int(statement.integer(0)) : 0
  }

  /// Carries out the body as one transaction that begins with the writer's lock: all or nothing.
  ///
  /// The lock is asked for at the beginning (`IMMEDIATE`), because a transaction that reads first and asks later is refused
  /// at once, without waiting, when another has written meanwhile.
  func transaction<Result>(_ body: () throws(StoreError) -> Result) throws(StoreError) -> Result {
    try execute("BEGIN IMMEDIATE")
    do {
      let result = try body()
      try execute("COMMIT")
      return result
    } catch {
      // A grave error has rolled back already; then there is nothing left to do.
      if sqlite3_get_autocommit(handle) == 0 { sqlite3_exec(handle, "ROLLBACK", nil, nil, nil) }
      throw error
    }
  }

  /// Carries out the body on one state of the database, whatever others write meanwhile.
  func snapshot<Result>(_ body: () throws(StoreError) -> Result) throws(StoreError) -> Result {
    try execute("BEGIN")
    // Nothing was written, so it makes no difference how it ends.
    defer { sqlite3_exec(handle, "COMMIT", nil, nil, nil) }
    return try body()
  }

  /// Makes the file keep a write-ahead log, where its file system can; the file remembers it.
  ///
  /// SQLite needs the file for itself for a moment and, unlike elsewhere, doesn't wait for it by itself.
  func keepLog() throws(StoreError) {
    let wait = BusyWait(patience: wait.patience)
    var attempt: Int32 = 0
    while true {
      do {
        return try execute("PRAGMA journal_mode = WAL")
      } catch {
        guard case .locked = error.problem, wait.pause(attempt: attempt) else { throw error }
        attempt += 1
      }
    }
  }

  /// The typed error of a result code of this connection.
  func error(_ code: Int32) -> StoreError {
    StoreError(code: code, database: handle, path: path, patience: wait.patience)
  }

  /// The path as the path of a URI.
  private static func escaped(_ path: String) -> String {
    var text = ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "-"),
        UInt8(ascii: "_"):
        text.unicodeScalars.append(Unicode.Scalar(byte))
      default: text += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }
    }
    return text
  }
}
