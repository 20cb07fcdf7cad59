import Cells
import Spots

/// The box in which a note is written.
struct EditorView {
  var state: AppState
  var editor: NoteEditor

  /// The width in which the text is broken into lines, in cells, the cursor's at the end included.
  static func textWidth(_ screen: Size) -> Int { max(4, min(72, screen.width - 2) - 4) + 1 }

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
    let most = max(1, screen.height - 6)
    let rows = min(most, max(min(6, most), layout.lines.count))
    let box = Rect(
      x: (screen.width - width) / 2, y: max(0, (screen.height - rows - 5) / 2), width: width,
      height: min(rows + 4, screen.height - 1))
    Box(theme: theme, glyphs: state.glyphs).draw(box, on: &frame.canvas)
    let title = " \(editor.note == nil ? "A note about" : "Your note about") \(state.catalog.name(ofID: editor.spot)) "
    let shown = Text.truncated(title, to: box.width - 4, ellipsis: state.glyphs.ellipsis)
    frame.canvas.write(shown, x: box.minX + 2, y: box.minY, style: theme.strong)
    // The cursor's line stays in sight.
    let top = max(0, layout.cursor.y - rows + 1)
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
