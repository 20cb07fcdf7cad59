import Cells

/// The list as comma-separated values (RFC 4180, with LF) under a header.
struct CommaWriter: ListWriter {
  let columns: [Column]

  func begin(_ rows: Rows, to output: inout [UInt8]) {
    output += Array((columns.map(\.rawValue).joined(separator: ",") + "\n").utf8)
  }

  func write(_ rows: Rows, at position: Int, to output: inout [UInt8]) {
    let fields = columns.map { column in
      let value = Text.sanitised(rows.value(column, at: rows.indices[position]))
      return column.isNumber ? value : Self.quoted(Self.guarded(value))
    }
    output += Array((fields.joined(separator: ",") + "\n").utf8)
  }

  /// Spreadsheets calculate what starts with one of these; an apostrophe stops them.
  private static func guarded(_ text: String) -> String {
    guard let first = text.unicodeScalars.first, "=+-@".unicodeScalars.contains(first) else { return text }
    return "'" + text
  }

  private static func quoted(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "\"") }) else { return text }
    return "\"" + text.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
  }
}
