import Cells

extension OpenMenu {
  /// Dims the screen and draws the menu above it; the status line is drawn by the program, afterwards.
  /// - Parameter theme: Another look than the menu's own.
  public func draw(on canvas: inout Canvas, theme: MenuTheme? = nil) {}
}
