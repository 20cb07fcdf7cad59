import Cells
import Spots

/// The rating flow: five words, stars that follow the choice, and the buttons.
struct RatingView {
  var state: AppState
  var flow: RatingFlow

  private var theme: Theme { state.theme }

  func draw(on frame: inout Frame<Target>) {
    let screen = state.size
    frame.canvas.restyle(Rect(x: 0, y: 1, width: screen.width, height: screen.height - 2)) {
      if !theme.isMono { $0.attributes.formUnion(.dim) }
    }
    guard screen.height >= 12, screen.width >= 30 else { return drawCompact(on: &frame) }
    let isWide = screen.width >= wordsWidth + 8
    let isTall = screen.height >= (isWide ? 13 : 16)
    let buttons = self.buttons
    let buttonLines = rows(of: buttons, width: screen.width - 8)
    let air = isTall ? 1 : 0
    let wordLines = isWide ? 1 : 5
    let height = 2 + 1 + air + wordLines + air + 1 + air + buttonLines.count + (isTall ? 2 : 0)
    let contentWidth = isWide ? max(wordsWidth, widest(buttonLines)) : max(24, widest(buttonLines))
    let width = min(screen.width, contentWidth + 6)
    let box = Rect(
      x: (screen.width - width) / 2, y: max(0, (screen.height - height) / 2), width: width,
      height: min(height, screen.height))
    Box(theme: theme, glyphs: state.glyphs).draw(box, on: &frame.canvas)
    var y = box.minY + (isTall ? 2 : 1)
    let question = Text.truncated(
      "How would you rate \(state.catalog.name(ofID: flow.spot))?", to: width - 4, ellipsis: state.glyphs.ellipsis)
    centre(question, y: y, in: box, style: theme.strong, on: &frame)
    y += 1 + air
    y = isWide ? drawWords(y: y, in: box, on: &frame) : listWords(y: y, in: box, on: &frame)
    y += air
    drawStars(y: y, in: box, on: &frame)
    y += 1 + air
    for line in buttonLines {
      drawButtons(line, y: y, in: box, on: &frame)
      y += 1
    }
  }

  /// The flow in three lines, for screens too small for a box: the question, the word, the focused button.
  private func drawCompact(on frame: inout Frame<Target>) {
    let width = state.size.width
    frame.canvas.fill(Rect(x: 0, y: 0, width: width, height: state.size.height - 1))
    let top = max(0, (state.size.height - 1 - 4) / 2)
    let question = Text.truncated(
      "Rate \(state.catalog.name(ofID: flow.spot))?", to: width - 2, ellipsis: state.glyphs.ellipsis)
    frame.canvas.write(question, x: 1, y: top, style: theme.strong)
    let word = flow.choice.map { state.glyphs.text($0.word) } ?? "choose 1-5"
    let isWords = flow.focus == .words
    let end = frame.canvas.write(word, x: 1, y: top + 1, style: isWords ? theme.selected : .plain)
    frame.canvas.write(state.glyphs.stars(flow.choice?.count ?? 0), x: end + 1, y: top + 1, style: theme.star)
    for number in 1...5 {
      guard let stars = Stars(number) else { continue }
      frame.mark(Rect(x: end + number, y: top + 1, width: 1, height: 1), as: .word(stars))
    }
    var focused = RatingButton.submit
    if case .button(let button) = flow.focus { focused = button }
    let title = Text.truncated(self.title(focused), to: width - 2, ellipsis: state.glyphs.ellipsis)
    let buttonEnd = frame.canvas.write(
      title, x: 1, y: top + 2, style: isWords ? theme.secondary : theme.selected)
    frame.mark(Rect(x: 1, y: top + 2, width: buttonEnd - 1, height: 1), as: .rating(focused))
    frame.cursor = Point(x: 1, y: top + (isWords ? 1 : 2))
  }

  private func label(_ stars: Stars) -> String {
    let chosen = flow.choice == stars
    return "(\(chosen ? (state.glyphs.isASCII ? "*" : "•") : " ")) \(state.glyphs.text(stars.word))"
  }

  private var wordsWidth: Int { Stars.allCases.reduce(0) { $0 + Text.width(of: label($1)) } + 3 * 4 }

  private func style(_ stars: Stars) -> Style {
    guard flow.choice == stars else { return .plain }
    return flow.focus == .words ? theme.selected : theme.strong
  }

  private func drawWords(y: Int, in box: Rect, on frame: inout Frame<Target>) -> Int {
    var x = box.minX + (box.width - wordsWidth) / 2
    for stars in Stars.allCases {
      let end = frame.canvas.write(label(stars), x: x, y: y, style: style(stars))
      frame.mark(Rect(x: x, y: y, width: end - x, height: 1), as: .word(stars))
      if flow.focus == .words, flow.choice == stars { frame.cursor = Point(x: x + 1, y: y) }
      x = end + 3
    }
    return y + 1
  }

  private func listWords(y: Int, in box: Rect, on frame: inout Frame<Target>) -> Int {
    let x = box.minX + 3
    for (row, stars) in Stars.allCases.enumerated() {
      let end = frame.canvas.write(label(stars), x: x, y: y + row, style: style(stars))
      frame.mark(Rect(x: x, y: y + row, width: end - x, height: 1), as: .word(stars))
      if flow.focus == .words, flow.choice == stars { frame.cursor = Point(x: x + 1, y: y + row) }
    }
    return y + 5
  }

  private func drawStars(y: Int, in box: Rect, on frame: inout Frame<Target>) {
    let count = flow.choice?.count ?? 0
    var x = box.minX + (box.width - 13) / 2
    for number in 1...5 {
      let glyph = number <= count ? state.glyphs.star : state.glyphs.emptyStar
      frame.canvas.write(glyph, x: x, y: y, style: number <= count ? theme.star.adding(.bold) : theme.secondary)
      if let stars = Stars(number) { frame.mark(Rect(x: x, y: y, width: 1, height: 1), as: .word(stars)) }
      x += 3
    }
  }

  /// The buttons that are there: deleting only where there is something to delete.
  private var buttons: [RatingButton] { RatingButton.allCases.filter { $0 != .delete || flow.current != nil } }

  private func title(_ button: RatingButton) -> String {
    switch button {
    case .submit: "[ \(flow.current == nil ? "Submit" : "Update") Your Rating ]"
    case .delete: "[ Delete Your Rating ]"
    case .cancel: "[ Cancel ]"
    }
  }

  private func rows(of buttons: [RatingButton], width: Int) -> [[RatingButton]] {
    var lines: [[RatingButton]] = [[]]
    var used = 0
    for button in buttons {
      let length = title(button).count
      if used > 0 && used + 2 + length > width {
        lines.append([])
        used = 0
      }
      lines[lines.count - 1].append(button)
      used += length + (used > 0 ? 2 : 0)
    }
    return lines
  }

  private func widest(_ lines: [[RatingButton]]) -> Int {
    lines.map { line in line.reduce(-2) { $0 + title($1).count + 2 } }.max() ?? 0
  }

  private func drawButtons(_ line: [RatingButton], y: Int, in box: Rect, on frame: inout Frame<Target>) {
    var x = box.minX + (box.width - widest([line])) / 2
    for button in line {
      let isFocused = flow.focus == .button(button)
      var style = isFocused ? theme.selected : button == .delete ? theme.destructive : theme.strong
      if !flow.isEnabled(button) { style = isFocused ? Style([.reverse, .dim]) : theme.secondary }
      let end = frame.canvas.write(title(button), x: x, y: y, style: style)
      frame.mark(Rect(x: x, y: y, width: end - x, height: 1), as: .rating(button))
      if isFocused { frame.cursor = Point(x: x, y: y) }
      x = end + 2
    }
  }

  private func centre(_ text: String, y: Int, in box: Rect, style: Style, on frame: inout Frame<Target>) {
    frame.canvas.write(text, x: box.minX + (box.width - Text.width(of: text)) / 2, y: y, style: style)
  }
}
