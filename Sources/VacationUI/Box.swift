import Cells

/// A rounded box with one cell of air inside at the left and right.
struct Box {
  var theme: Theme
  var glyphs: Glyphs
  /// Words in the lower border.
  var caption = ""

  func draw(_ rect: Rect, on canvas: inout Canvas) {
    guard rect.width >= 2, rect.height >= 2 else { return }
    canvas.fill(rect)
    let parts: [Unicode.Scalar] = glyphs.isASCII ? ["+", "+", "+", "+", "-", "|"] : ["╭", "╮", "╰", "╯", "─", "│"]
    let style = theme.accent
    for x in rect.minX + 1..<rect.maxX - 1 {
      canvas.set(x, rect.minY, Cell(parts[4], style))
      canvas.set(x, rect.maxY - 1, Cell(parts[4], style))
    }
    for y in rect.minY + 1..<rect.maxY - 1 {
      canvas.set(rect.minX, y, Cell(parts[5], style))
      canvas.set(rect.maxX - 1, y, Cell(parts[5], style))
    }
    canvas.set(rect.minX, rect.minY, Cell(parts[0], style))
    canvas.set(rect.maxX - 1, rect.minY, Cell(parts[1], style))
    canvas.set(rect.minX, rect.maxY - 1, Cell(parts[2], style))
    canvas.set(rect.maxX - 1, rect.maxY - 1, Cell(parts[3], style))
    let text = " \(caption) "
    if !caption.isEmpty, Text.width(of: text) + 4 <= rect.width {
      canvas.write(text, x: rect.maxX - 2 - Text.width(of: text), y: rect.maxY - 1, style: theme.secondary)
    }
  }
}
