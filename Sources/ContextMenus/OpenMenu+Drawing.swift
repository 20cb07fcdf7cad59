import Cells

extension OpenMenu {
  /// Dims the screen and draws the menu above it; the status line is drawn by the program, afterwards.
  /// - Parameters:
  ///   - canvas: The finished screen, of the size that the menu was told.
  ///   - theme: Another look than the menu's own.
  public func draw(on canvas: inout Canvas, theme: MenuTheme? = nil) { state.draw(on: &canvas, theme: theme) }

  /// Draws the keys that matter at the left of a row and what is highlighted at the right; where both don't fit, the
  /// less important keys go first.
  public func drawStatusLine(in row: Rect, on canvas: inout Canvas) { state.drawStatusLine(in: row, on: &canvas) }

  /// What the highlighted item is, or why it is disabled: for the right end of the status line.
  public var statusText: String { state.statusText }

  /// The keys that matter now, the most important first: the program drops the last ones where there is no room.
  public var hints: [MenuHint] { state.hints }

  /// The keys that matter now: for the left end of the status line.
  public var hintText: String { state.hintText }
}
