import Cells

extension TextField {
  /// The text as it stands in an area of some width.
  public struct Layout: Equatable, Sendable {
    /// Where each line begins, in characters, and how many it has.
    var ranges: [Range<Int>]
    public var lines: [String]
    /// The cell of the cursor.
    public var cursor: Point
  }

  /// Breaks the text at its line breaks and at the width, between words where there are any.
  /// - Complexity: O(*n*).
  public func layout(width: Int) -> Layout {
    let width = max(2, width)
    var ranges: [Range<Int>] = []
    var start = 0
    var used = 0
    var lastSpace: Int?
    for (index, character) in text.enumerated() {
      if character == "\n" {
        ranges.append(start..<index)
        (start, used, lastSpace) = (index + 1, 0, nil)
        continue
      }
      let step = Text.width(of: String(character))
      if used + step > width - 1 {
        let cut = lastSpace.map { $0 + 1 } ?? index
        ranges.append(start..<cut)
        start = cut
        used = Text.width(of: String(text[cut..<index]))
        lastSpace = nil
      }
      if character == " " { lastSpace = index }
      used += step
    }
    ranges.append(start..<text.count)
    let line = ranges.lastIndex { $0.lowerBound <= cursor } ?? 0
    let column = Text.width(of: String(text[ranges[line].lowerBound..<max(ranges[line].lowerBound, cursor)]))
    return Layout(ranges: ranges, lines: ranges.map { String(text[$0]) }, cursor: Point(x: column, y: line))
  }

  /// Moves the cursor to the line above or below, as near to its column as the line allows.
  /// - Returns: Whether there was such a line.
  public mutating func moveLine(by step: Int, width: Int) -> Bool {
    let layout = layout(width: width)
    let target = layout.cursor.y + step
    guard layout.ranges.indices.contains(target) else { return false }
    move(to: place(in: layout.ranges[target], column: layout.cursor.x))
    return true
  }

  /// Moves the cursor to a cell of the area that the text stands in, or as near to it as the text allows.
  /// - Complexity: O(*n*).
  public mutating func move(to cell: Point, width: Int) {
    let ranges = layout(width: width).ranges
    move(to: place(in: ranges[max(0, min(cell.y, ranges.count - 1))], column: max(0, cell.x)))
  }

  /// The character of a line that stands at a column, or begins after one that covers it.
  private func place(in range: Range<Int>, column wanted: Int) -> Int {
    var place = range.lowerBound
    var column = 0
    while place < range.upperBound, column < wanted {
      column += Text.width(of: String(text[place]))
      place += 1
    }
    // The end of a line broken by the width is the start of the next one.
    if place == range.upperBound, place < text.count, text[place] != "\n", place > range.lowerBound { place -= 1 }
    return place
  }
}
