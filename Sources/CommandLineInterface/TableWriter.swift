import Cells
import Spots

/// The list for people: aligned columns under their names.
struct TableWriter: ListWriter {
  private let columns: [Column]
  private let style: ListStyle
  private let widths: WidthCache

  init(style: ListStyle) {
    self.style = style
    columns = style.columns ?? Column.forPeople
    widths = WidthCache()
  }

  /// The widths of the columns, found once the rows are known.
  private final class WidthCache { var widths: [Int] = [] }

  func begin(_ rows: Rows, to output: inout [UInt8]) {
    guard !rows.indices.isEmpty else { return }
    widths.widths = fitted(natural(rows))
    line(columns.map(\.title), SGR.bold, to: &output)
  }

  func write(_ rows: Rows, at position: Int, to output: inout [UInt8]) {
    line(columns.map { cell($0, rows, rows.indices[position]) }, nil, to: &output)
  }

  private func cell(_ column: Column, _ rows: Rows, _ index: Int) -> String {
    Text.sanitised(rows.display(column, at: index, glyphs: style.glyphs))
  }

  private func line(_ cells: [String], _ wholeStyle: String?, to output: inout [UInt8]) {
    var text = ""
    for (position, cell) in cells.enumerated() {
      let width = widths.widths[position]
      let shown = Text.truncated(cell, to: width, ellipsis: style.glyphs == .ascii ? "~" : "…")
      let isLast = position == cells.count - 1
      let padding = isLast ? "" : String(repeating: " ", count: max(0, width - Text.width(of: shown)) + 2)
      text += colored(shown, wholeStyle ?? SGR.style(of: columns[position])) + padding
    }
    output += Array(text.utf8) + [UInt8(ascii: "\n")]
  }

  private func colored(_ text: String, _ code: String?) -> String {
    guard style.isColored, let code else { return text }
    return "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }

  /// The widest cell of each column.
  private func natural(_ rows: Rows) -> [Int] {
    var widths = columns.map { Text.width(of: $0.title) }
    for index in rows.indices {
      for (position, column) in columns.enumerated() {
        widths[position] = max(widths[position], Text.width(of: cell(column, rows, index)))
      }
    }
    return widths
  }

  /// Takes cells from the widest columns until the line fits, but leaves each eight; from the ids, which people copy,
  /// only when all others have no more to give.
  private func fitted(_ natural: [Int]) -> [Int] {
    guard let width = style.width else { return natural }
    var widths = natural
    var excess = widths.reduce(0, +) + 2 * (widths.count - 1) - width
    func widest(_ isID: Bool) -> Int? {
      let candidates = widths.indices.filter { (columns[$0] == .id) == isID && widths[$0] > 8 }
      return candidates.max { (widths[$0], $0) < (widths[$1], $1) }
    }
    while excess > 0, let position = widest(false) ?? widest(true) {
      widths[position] -= 1
      excess -= 1
    }
    return widths
  }
}

/// The parameters of `CSI … m` (ECMA-48, select graphic rendition) that the lists use.
enum SGR {
  static let bold = "1"
  static let dim = "2"

  static func style(of column: Column) -> String? {
    switch column {
    case .name: "36"
    case .stars, .average: "33"
    case .id: dim
    default: nil
    }
  }
}
