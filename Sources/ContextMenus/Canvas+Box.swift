import Cells

extension Canvas {
  /// Draws the four edges of a box as menus have them; one that is less than two cells wide or high is not drawn.
  public mutating func drawBox(_ rect: Rect, style: Style, glyphs: MenuGlyphs) {
    guard rect.width > 1, rect.height > 1 else { return }
    for x in rect.minX + 1..<rect.maxX - 1 {
      set(x, rect.minY, Cell(glyphs.horizontal, style))
      set(x, rect.maxY - 1, Cell(glyphs.horizontal, style))
    }
    for y in rect.minY + 1..<rect.maxY - 1 {
      set(rect.minX, y, Cell(glyphs.vertical, style))
      set(rect.maxX - 1, y, Cell(glyphs.vertical, style))
    }
    set(rect.minX, rect.minY, Cell(glyphs.topLeft, style))
    set(rect.maxX - 1, rect.minY, Cell(glyphs.topRight, style))
    set(rect.minX, rect.maxY - 1, Cell(glyphs.bottomLeft, style))
    set(rect.maxX - 1, rect.maxY - 1, Cell(glyphs.bottomRight, style))
  }
}
