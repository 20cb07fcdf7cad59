import Cells

extension MenuState {
  /// Draws the keys that matter at the left of a row and what is highlighted at the right; where both don't fit, the
  /// less important keys go first.
  func drawStatusLine(in row: Rect, on canvas: inout Canvas) {
    guard row.width > 2, row.height > 0 else { return }
    canvas.fill(row, with: Cell(" ", theme.normal))
    let status = Text.truncated(
      MenuText.shown(statusText, ascii: theme.isASCII), to: row.width - 2, ellipsis: theme.glyphs.ellipsis)
    let end = row.maxX - 1 - Text.width(of: status)
    canvas.write(status, x: end, y: row.minY, style: theme.normal)
    var x = row.minX + 1
    for hint in hints {
      let width = Text.width(of: hint.key) + 1 + Text.width(of: hint.label)
      guard x + width + 2 <= end else { return }
      x = canvas.write(hint.key, x: x, y: row.minY, style: theme.mark)
      x = canvas.write(" " + hint.label, x: x, y: row.minY, style: theme.secondary) + 3
    }
  }
}

extension MenuLayout {
  /// Whether the last row of the screen is free for hints.
  func leavesStatusLine(in size: Size) -> Bool {
    !isPicker && !frame.intersects(Rect(x: 0, y: size.height - 1, width: size.width, height: 1))
  }
}
