import Cells
import Spots

/// The box in which a note is written.
struct EditorView {
  var state: AppState
  var editor: NoteEditor

  /// The width in which the text is broken into lines, in cells, the cursor's at the end included.
  static func textWidth(_ screen: Size) -> Int { max(4, min(72, screen.width - 2) - 4) + 1 }

  /// The lines of text that are visible at once, at most; a low screen has no blank line above the buttons.
  private static func mostRows(_ screen: Size) -> Int { max(1, screen.height - (hasGap(screen) ? 6 : 4)) }

  private static func hasGap(_ screen: Size) -> Bool { screen.height >= 9 }

  /// The first visible line of the text: the cursor's line stays in sight.
  private static func top(_ layout: TextField.Layout, _ screen: Size) -> Int {
    let most = mostRows(screen)
    let rows = min(most, max(min(6, most), layout.lines.count))
    return max(0, layout.cursor.y - rows + 1)
  }

  /// The cell of the whole text that a cell of what is visible of it is.
  static func cell(_ cell: Point, of editor: NoteEditor, on screen: Size) -> Point {
    Point(x: cell.x, y: cell.y + top(editor.field.layout(width: textWidth(screen)), screen))
  }

  func draw(on frame: inout Frame<Target>) {
    let screen = state.size
    let theme = state.theme
    if !theme.isMono {
      frame.canvas.restyle(Rect(x: 0, y: 1, width: screen.width, height: screen.height - 2)) {
        $0.attributes.formUnion(.dim)
      }
    }
    let width = min(72, screen.width - 2)
    let inner = Self.textWidth(screen) - 1
    let layout = editor.field.layout(width: inner + 1)
    let most = Self.mostRows(screen)
    let frameRows = Self.hasGap(screen) ? 4 : 3
    let rows = min(most, max(min(6, most), layout.lines.count))
    let box = Rect(
      x: (screen.width - width) / 2, y: max(0, (screen.height - rows - frameRows - 1) / 2), width: width,
      height: min(rows + frameRows, screen.height - 1))
    Box(theme: theme, glyphs: state.glyphs).draw(box, on: &frame.canvas)
    let title = " \(editor.note == nil ? "A note about" : "Your note about") \(state.catalog.name(ofID: editor.spot)) "
    let shown = Text.truncated(title, to: box.width - 4, ellipsis: state.glyphs.ellipsis)
    frame.canvas.write(shown, x: box.minX + 2, y: box.minY, style: theme.strong)
    let top = Self.top(layout, screen)
    let area = Rect(x: box.minX + 2, y: box.minY + 1, width: inner, height: rows)
    frame.mark(area, as: .editor(.text))
    for (row, line) in layout.lines.dropFirst(top).prefix(rows).enumerated() {
      frame.canvas.write(line, x: area.minX, y: area.minY + row, width: inner)
    }
    if editor.field.isEmpty {
      frame.canvas.write(
        "What would you tell a friend?", x: area.minX, y: area.minY, style: theme.secondary, width: inner)
    }
    drawButtons(box, on: &frame)
    if editor.focus == .text {
      frame.cursor = Point(x: min(area.maxX - 1, area.minX + layout.cursor.x), y: area.minY + layout.cursor.y - top)
    }
  }

  private func drawButtons(_ box: Rect, on frame: inout Frame<Target>) {
    var x = box.minX + 2
    let isNarrow = box.width < 26
    for (part, title) in [
      (EditorPart.save, isNarrow ? "[Save]" : "[ Save ]"), (.cancel, isNarrow ? "[Cancel]" : "[ Cancel ]"),
    ] {
      let isFocused = editor.focus == part
      let end = frame.canvas.write(
        title, x: x, y: box.maxY - 2, style: isFocused ? state.theme.selected : state.theme.strong,
        width: max(0, box.maxX - 1 - x))
      frame.mark(Rect(x: x, y: box.maxY - 2, width: end - x, height: 1), as: .editor(part))
      if isFocused { frame.cursor = Point(x: x, y: box.maxY - 2) }
      x = end + (isNarrow ? 1 : 2)
    }
  }
}
