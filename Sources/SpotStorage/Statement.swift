import CSQLite
import Glibc

/// One prepared statement: each C call that concerns a statement is wrapped here, once.
///
/// Parameters are numbered from 1 and columns from 0, as SQLite does.
final class Statement {
  private let handle: OpaquePointer
  private unowned let connection: Connection

  init(_ handle: OpaquePointer, of connection: Connection) {
    self.handle = handle
    self.connection = connection
  }

  deinit { sqlite3_finalize(handle) }

  /// Gives a parameter a text; SQLite keeps a copy.
  func bind(_ text: String, at parameter: Int32) throws(StoreError) {
    var text = text
    let code = text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        csqlite_bind_text(handle, parameter, $0.baseAddress, sqlite3_uint64($0.count))
      }
    }
    guard code == SQLITE_OK else { throw connection.error(code) }
  }

  /// Gives a parameter a number.
  func bind(_ number: Int64, at parameter: Int32) throws(StoreError) {
    let code = sqlite3_bind_int64(handle, parameter, number)
    guard code == SQLITE_OK else { throw connection.error(code) }
  }

  /// Gives a parameter a number, or null.
  func bind(_ number: Int64?, at parameter: Int32) throws(StoreError) {
    if let number { return try bind(number, at: parameter) }
    let code = sqlite3_bind_null(handle, parameter)
    guard code == SQLITE_OK else { throw connection.error(code) }
  }

  /// Goes to the next row; false when there is none, and the statement is then ready to run again.
  func step() throws(StoreError) -> Bool {
    switch sqlite3_step(handle) {
    case SQLITE_ROW: return true
    case SQLITE_DONE:
      sqlite3_reset(handle)
      return false
    case let code:
      let error = connection.error(code)
      sqlite3_reset(handle)
      throw error
    }
  }

  /// Runs a statement whose rows, if any, are of no interest.
  func run() throws(StoreError) {
    while try step() {}
  }

  /// Ends a run before its last row, so that the statement holds no lock and can run again.
  func reset() { sqlite3_reset(handle) }

  /// The text of a column of the current row; empty where the column is null.
  func text(_ column: Int32) -> String {
    guard let bytes = sqlite3_column_text(handle, column) else { return "" }
    let count = Int(sqlite3_column_bytes(handle, column))
    return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  }

  /// The same, but `known` itself where the text is the same: rows that follow each other often share their texts.
  func text(_ column: Int32, unless known: String) -> String {
    guard let bytes = sqlite3_column_text(handle, column) else { return "" }
    let count = Int(sqlite3_column_bytes(handle, column))
    var known = known
    let isKnown = known.withUTF8 { $0.count == count && memcmp($0.baseAddress ?? bytes, bytes, count) == 0 }
    return isKnown ? known : String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  }

  /// The number in a column of the current row; 0 where the column is null.
  func integer(_ column: Int32) -> Int64 { sqlite3_column_int64(handle, column) }

  /// The number in a column of the current row; `nil` where the column is null.
  func optionalInteger(_ column: Int32) -> Int64? {
    sqlite3_column_type(handle, column) == SQLITE_NULL ? nil : integer(column)
  }
}
