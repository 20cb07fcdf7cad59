import Cells

/// The bar at the top: where one is, and a fact at the right.
struct TitleBar {
  var state: AppState
  var title: String
  /// Dropped first where there is no room, the last one first.
  var facts: [String]
  var hasBack = false

  func draw(on frame: inout Frame<Target>) {
    let width = state.size.width
    frame.canvas.fill(Rect(x: 0, y: 0, width: width, height: 1), with: Cell(" ", state.theme.bar))
    var x = 1
    if hasBack {
      x = frame.canvas.write("\(state.glyphs.back) ", x: 1, y: 0, style: state.theme.bar)
    }
    let shown = Text.truncated(title, to: max(0, width - x - 1), ellipsis: state.glyphs.ellipsis)
    let end = frame.canvas.write(shown, x: x, y: 0, style: state.theme.bar)
    frame.mark(Rect(x: 0, y: 0, width: end + 1, height: 1), as: hasBack ? .back : .title)
    for count in stride(from: facts.count, to: 0, by: -1) {
      // Joined by hand: the first use of the library's function takes as long as drawing all the rest.
      var text = ""
      for fact in facts.prefix(count) { text += (text.isEmpty ? "" : " \(state.glyphs.dot) ") + fact }
      let start = width - 1 - Text.width(of: text)
      guard start >= end + 2 else { continue }
      frame.canvas.write(text, x: start, y: 0, style: state.theme.barSecondary)
      return
    }
  }
}
