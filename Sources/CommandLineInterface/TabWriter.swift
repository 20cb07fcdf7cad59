import Cells

/// The list for line-minded programs: one spot a line, fields separated by tabs, no tab or line end within them.
struct TabWriter: ListWriter {
  let columns: [Column]
  let hasHeader: Bool

  func begin(_ rows: Rows, to output: inout [UInt8]) {
    if hasHeader { line(columns.map(\.rawValue), to: &output) }
  }

  func write(_ rows: Rows, at position: Int, to output: inout [UInt8]) {
    line(columns.map { Text.sanitised(rows.value($0, at: rows.indices[position])) }, to: &output)
  }

  private func line(_ fields: [String], to output: inout [UInt8]) {
    output += Array((fields.joined(separator: "\t") + "\n").utf8)
  }
}
