import Cells

/// The bar that fills a held view until its menu opens.
public enum HoldIndicator {
  /// Shows how far a hold has come: that part of the view is drawn in reverse, its text stays readable.
  /// - Parameters:
  ///   - progress: From 0 to 1.
  ///   - rect: The held view.
  ///   - canvas: The screen with the view on it.
  ///   - theme: Whose highlight gives the colour.
  public static func draw(progress: Double, in rect: Rect, on canvas: inout Canvas, theme: MenuTheme) {
    guard progress > 0, !rect.isEmpty else { return }
    let filled = Int(Double(rect.width) * min(1, progress))
    let part = Rect(x: rect.minX, y: rect.minY, width: filled, height: rect.height)
    canvas.restyle(part) { $0 = Style($0.attributes.union(.reverse), foreground: theme.highlight.foreground) }
  }
}
