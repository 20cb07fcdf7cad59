import Cells
import ContextMenus

/// The last line: the keys that matter here, or what has just happened, or the filter being typed.
struct BottomBar {
  var state: AppState

  private var row: Int { state.size.height - 1 }
  private var width: Int { state.size.width }

  func draw(on frame: inout Frame<Target>) {
    frame.canvas.fill(Rect(x: 0, y: row, width: width, height: 1))
    var isTaken = true
    let isSaving = state.saving?.isShown == true
    // The first frame of a menu is the menu alone: its keys come with the second, like its picture.
    if let menu = state.menu, menu.menu.notice != nil || !menu.isSketch && !isSaving {
      menu.menu.drawStatusLine(in: Rect(x: 0, y: row, width: width, height: 1), on: &frame.canvas)
    } else if state.keyContext == .filter {
      drawFilter(on: &frame)
    } else if case .map(let map)? = state.routes.last, let field = map.search {
      let note = map.hits.isEmpty && !field.isEmpty ? "not found" : ""
      draw(field, prompt: "go to ", note: isSaving ? Self.saving : note, on: &frame)
    } else if let toast = state.toast, !toast.isError {
      say(toast.text, on: &frame)
    } else if isSaving {
      say(Self.saving, on: &frame)
    } else {
      isTaken = false
      if state.toast == nil { drawFreeLine(on: &frame) }
    }
    if let toast = state.toast, toast.isError { drawError(toast, last: isTaken ? row - 1 : row, on: &frame) }
  }

  private static let saving = "Saving…"

  private func say(_ text: String, on frame: inout Frame<Target>) {
    let text = Text.truncated(state.glyphs.text(text), to: width - 2, ellipsis: state.glyphs.ellipsis)
    frame.canvas.write(text, x: 1, y: row, style: state.theme.strong)
  }

  private func drawFreeLine(on frame: inout Frame<Target>) {
    guard state.peek != nil else { return drawHints(on: &frame) }
    let text = state.glyphs.text("⏎ again or any key opens it now   held on: its menu")
    frame.canvas.write(text, x: 1, y: row, style: state.theme.hint, width: width - 2)
  }

  /// An error is shown whole, its cure stands at its end: on as many lines as it takes, and above what is typed.
  private func drawError(_ toast: Toast, last: Int, on frame: inout Frame<Target>) {
    let lines = Text.wrapped(state.glyphs.text("! " + toast.text), to: max(1, width - 2))
    let shown = lines.prefix(max(1, min(last, state.size.height / 2)))
    for (line, y) in zip(shown, (last - shown.count + 1)...) where y >= 0 {
      frame.canvas.fill(Rect(x: 0, y: y, width: width, height: 1))
      frame.canvas.write(line, x: 1, y: y, style: state.theme.destructive.adding(.bold))
    }
  }

  private func drawFilter(on frame: inout Frame<Target>) {
    let count = "\(state.list.order.count) of \(state.catalog.count)"
    let keys = state.glyphs.text("⏎ keeps it, esc clears it")
    let note = state.saving?.isShown == true ? Self.saving : width >= 70 ? "\(keys)   \(count)" : count
    draw(state.list.filter, prompt: "/ ", note: note, on: &frame)
  }

  /// A text field with a prompt before it and a note at the right.
  private func draw(_ field: TextField, prompt: String, note: String, on frame: inout Frame<Target>) {
    var x = frame.canvas.write(prompt, x: 1, y: row, style: state.theme.accent)
    let note = state.glyphs.text(note)
    let room = max(1, width - x - Text.width(of: note) - 4)
    // The end of a long text stays in sight.
    let visible = field.visible(in: room)
    frame.cursor = Point(x: min(x + visible.cursor, width - 1), y: row)
    x = frame.canvas.write(visible.text, x: x, y: row, width: room)
    frame.canvas.write(note, x: width - 1 - Text.width(of: note), y: row, style: state.theme.secondary)
  }

  /// The hints of the key map, as many as there is room for, and where one is at the right.
  private func drawHints(on frame: inout Frame<Target>) {
    let place = state.place
    var limit = width - 1
    if !place.isEmpty, width >= 50 {
      let shown = Text.truncated(place, to: width / 3, ellipsis: state.glyphs.ellipsis)
      limit -= Text.width(of: shown) + 2
      frame.canvas.write(shown, x: width - 1 - Text.width(of: shown), y: row, style: state.theme.secondary)
    }
    var x = 1
    for (index, binding) in KeyMap.bindings(state.keyContext).enumerated() {
      guard let hint = binding.hint else { continue }
      let label = state.glyphs.isASCII ? binding.asciiLabel : binding.label
      let length = Text.width(of: label) + 1 + Text.width(of: hint)
      guard x + length <= limit else { continue }
      let start = x
      x = frame.canvas.write(label, x: x, y: row, style: state.theme.hintKey) + 1
      x = frame.canvas.write(hint, x: x, y: row, style: state.theme.hint)
      frame.mark(Rect(x: start, y: row, width: x - start, height: 1), as: .hint(index))
      x += 3
    }
  }
}

extension AppState {
  /// Where one is: the selected row's number, or how far a text is scrolled.
  var place: String {
    if rating != nil { return "" }
    if case .map? = routes.last { return "" }
    guard let route = routes.last else {
      if !list.marks.isEmpty { return "\(list.marks.count) marked" }
      guard let index = list.selectedIndex else { return "" }
      // The name gives way, never the number.
      let number = "\(list.position + 1)/\(list.order.count)"
      let room = size.width / 3 - number.count - 1
      return "\(Text.truncated(catalog.name(at: index), to: room, ellipsis: glyphs.ellipsis)) \(number)"
    }
    let height = Document(of: route, in: self).height
    guard height > pageHeight else { return "" }
    return "\(min(100, 100 * (route.scroll + pageHeight) / height)) %"
  }
}
