/// What stood on a screen at one moment.
public struct ScreenText {
  /// All of it, a line feed after each row.
  public let text: String
  /// Row by row, without the blanks at their ends.
  public let rows: [Substring]

  init(_ text: String) {
    self.text = text
    rows = text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The words of the screen as one line: for what may be wrapped.
  public var flowing: String { text.split(whereSeparator: \.isWhitespace).joined(separator: " ") }

  /// Whether a text stands in some row.
  public func contains(_ part: String) -> Bool { text.contains(part) }

  /// The first row with a text in it.
  public func row(_ part: String) -> Substring? { rows.first { $0.contains(part) } }

  /// The cell in which a text begins, counted from 0; the cells before it must be of one column each.
  public func cell(_ part: String) -> (x: Int, y: Int)? {
    for (y, row) in rows.enumerated() {
      if let range = row.firstRange(of: part) { return (row.distance(from: row.startIndex, to: range.lowerBound), y) }
    }
    return nil
  }
}
