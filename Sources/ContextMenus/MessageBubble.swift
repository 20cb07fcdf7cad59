import Cells

/// A message in a box, with small texts (the reactions to it) on its lower border: a view to put a menu on.
public struct MessageBubble: Equatable, Sendable {
  /// A text on the border.
  public struct Badge: Equatable, Sendable {
    public var text: String
    public var style: Style

    public init(_ text: String, style: Style = .plain) {
      self.text = text
      self.style = style
    }
  }

  /// The message, line by line.
  public var lines: [String]
  /// Whether it stands at the right of its column, as one's own messages do.
  public var isTrailing: Bool
  public var border: Style
  public var text: Style
  public var badges: [Badge]
  /// What stands two cells left of the box; `nil` for nothing.
  public var marker: Badge?
  public var glyphs: MenuGlyphs

  /// Makes a bubble of at most three quarters of its column, and of at most 64 cells.
  /// - Parameters:
  ///   - message: What it says; broken at blanks.
  ///   - width: The cells of the column.
  ///   - maxLines: The most lines to show, 1 or more; what is more ends in an ellipsis.
  ///   - isTrailing: Whether it stands at the right of its column.
  ///   - isFocused: Whether it looks focused.
  ///   - badges: Texts for its lower border.
  ///   - theme: How it looks.
  public init(
    _ message: String, width: Int, maxLines: Int = .max, isTrailing: Bool = false, isFocused: Bool = false,
    badges: [String] = [], theme: MenuTheme = MenuTheme()
  ) {
    let limit = Self.textWidth(in: width)
    lines = Text.wrapped(message, to: limit)
    if lines.count > max(1, maxLines) {
      let rest = lines[max(0, maxLines - 1)...].joined(separator: " ")
      lines = lines.prefix(max(0, maxLines - 1)) + [Text.truncated(rest, to: limit, ellipsis: theme.glyphs.ellipsis)]
    }
    self.isTrailing = isTrailing
    border = isFocused ? theme.focusedBorder : theme.border
    text = isFocused ? theme.title : theme.normal
    self.badges = badges.map { Badge($0, style: theme.mark) }
    marker = isFocused ? Badge(theme.isASCII ? ">" : "▌", style: theme.mark) : nil
    glyphs = theme.glyphs
  }

  /// The longest line of a bubble in a column of so many cells.
  public static func textWidth(in width: Int) -> Int { max(8, min(64, width * 3 / 4) - 4) }

  /// The cells of the box.
  public var size: Size { Size(width: (lines.map { Text.width(of: $0) }.max() ?? 0) + 4, height: lines.count + 2) }

  /// Draws the bubble at its side of a column.
  /// - Returns: The cells of the box.
  @discardableResult
  public func draw(x: Int, y: Int, width: Int, on canvas: inout Canvas) -> Rect {
    let size = size
    let box = Rect(origin: Point(x: x + (isTrailing ? max(0, width - size.width) : 0), y: y), size: size)
    canvas.fill(box)
    canvas.drawBox(box, style: border, glyphs: glyphs)
    for (row, line) in lines.enumerated() { canvas.write(line, x: box.minX + 2, y: y + row + 1, style: text) }
    if let marker { canvas.write(marker.text, x: max(0, box.minX - 2), y: y + 1, style: marker.style) }
    drawBadges(box, on: &canvas)
    return box
  }

  /// At the corner away from the edge of the column.
  private func drawBadges(_ box: Rect, on canvas: inout Canvas) {
    guard !badges.isEmpty else { return }
    let total = badges.reduce(1) { $0 + Text.width(of: $1.text) + 1 }
    let room = box.width - 4
    let atLeft = isTrailing == (total <= room)
    var x = max(0, atLeft ? box.minX + 2 : box.maxX - 2 - (isTrailing ? total : min(total, room)))
    x = canvas.write(" ", x: x, y: box.maxY - 1)
    for badge in badges {
      x = canvas.write(badge.text, x: x, y: box.maxY - 1, style: badge.style)
      x = canvas.write(" ", x: x, y: box.maxY - 1)
    }
  }
}
