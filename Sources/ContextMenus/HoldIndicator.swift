import Cells

/// The bar that fills a held view until its menu opens.
public enum HoldIndicator {
  /// Shows how far a hold has come: that part of the view is drawn in reverse, its text stays readable, and where the bar
  /// ends it is drawn in eighths of a cell, over a blank one. A view of several rows fills in its first, so that a frame
  /// stays small. Nothing is drawn in reduced motion; in ASCII the bar ends with whole cells.
  /// - Parameters:
  ///   - progress: From 0 to 1.
  ///   - rect: The held view.
  ///   - canvas: The screen with the view on it.
  ///   - theme: Whose highlight gives the colour.
  public static func draw(progress: Double, in rect: Rect, on canvas: inout Canvas, theme: MenuTheme) {
    guard progress > 0, !rect.isEmpty, !theme.reducedMotion else { return }
    let eighths = Int(Double(rect.width * 8) * min(1, progress))
    let part = Rect(x: rect.minX, y: rect.minY, width: eighths / 8, height: 1)
    canvas.restyle(part) { $0 = Style(.reverse, foreground: theme.highlight.foreground) }
    guard !theme.isASCII, eighths % 8 > 0, canvas[part.maxX, rect.minY].scalar == blank else { return }
    canvas.set(
      part.maxX, rect.minY, Cell(blocks[eighths % 8 - 1], Style(foreground: theme.highlight.foreground)))
  }

  private static let blank = Cell.blank.scalar
  /// From one to seven eighths, from the left.
  private static let blocks: [Unicode.Scalar] = ["▏", "▎", "▍", "▌", "▋", "▊", "▉"]
}
