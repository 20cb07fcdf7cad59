import Cells
import ContextMenus
import Spots

/// The text of a screen at its full height, of which ``DocumentView`` shows a part.
struct Document {
  /// The most lines that a screen's text has besides notes; what is longer is cut.
  private static let maxHeight = 160

  var frame: Frame<Target>
  /// The lines used.
  private(set) var height = 0
  let state: AppState

  init(of route: Route, in state: AppState) {
    self.state = state
    let notes: Int =
      switch route {
      case .info(let info): Self.notesHeight(info.spot, in: state)
      case .note(let note): Self.notesHeight(note.spot, in: state)
      default: 0
      }
    frame = Frame(Size(width: state.size.width, height: Self.maxHeight + notes))
    switch route {
    case .info(let info): addInfo(info)
    case .map: break
    case .place(let place): addPlace(place)
    case .share(let place): addShare(place)
    case .note(let note): addNote(note)
    case .help: addHelp()
    case .practice(let practice): addPractice(practice)
    }
  }

  var canvas: Canvas { frame.canvas }
  var theme: Theme { state.theme }
  var glyphs: Glyphs { state.glyphs }
  var width: Int { state.size.width }

  func rect(of target: Target) -> Rect? { frame.rect(of: target) }

  /// Counts the lines above `bottom` as used.
  mutating func cover(to bottom: Int) {
    height = min(frame.canvas.size.height, max(height, bottom))
  }

  /// Writes wrapped text.
  /// - Returns: The line after the last.
  mutating func paragraph(_ text: String, x: Int, y: Int, width: Int, style: Style = .plain) -> Int {
    let lines = Text.wrapped(glyphs.text(text), to: max(1, width))
    cover(to: y + lines.count)
    for (row, line) in lines.enumerated() { frame.canvas.write(line, x: x, y: y + row, style: style) }
    return y + lines.count
  }

  /// Writes a section's heading, spaced as the first app has it where there is room.
  /// - Returns: The line after it.
  mutating func heading(_ title: String, x: Int, y: Int, width: Int) -> Int {
    let spaced = title.split(separator: " ", omittingEmptySubsequences: false)
      .map { word in word.contains(where: \.isNumber) ? String(word) : word.map(String.init).joined(separator: " ") }
      .joined(separator: "   ")
    let text = Text.width(of: spaced) <= width ? spaced : title
    cover(to: y + 1)
    frame.canvas.write(text, x: x, y: y, style: theme.heading, width: width)
    return y + 1
  }

  /// Draws a button; a title that has no room is shortened, so that its brackets are whole.
  /// - Returns: The column after it.
  mutating func button(_ title: String, x: Int, y: Int, target: Target) -> Int {
    let room = max(1, width - x - 1 - 4)
    let label = "[ \(Text.truncated(glyphs.text(title), to: room, ellipsis: glyphs.ellipsis)) ]"
    let length = Text.width(of: label)
    let rect = Rect(x: x, y: y, width: length, height: 1)
    let style = state.focusedTarget == target ? theme.selected : theme.strong
    cover(to: y + 1)
    frame.canvas.write(label, x: x, y: y, style: style)
    frame.mark(rect, as: target)
    return x + length
  }

  /// Draws buttons side by side, in as many lines as they need.
  /// - Returns: The line after the last.
  mutating func buttons(
    _ all: [(title: String, target: Target)], x left: Int = 2, y: Int, width available: Int? = nil
  ) -> Int {
    let right = left + (available ?? width - left - 1)
    var x = left
    var row = y
    for (title, target) in all {
      let length = Text.width(of: glyphs.text(title)) + 4
      if x > left && x + length > right {
        x = left
        row += 1
      }
      x = button(title, x: x, y: row, target: target) + 3
    }
    return row + 1
  }
}

/// Shows the part of a screen's text that is scrolled into sight, under its title.
struct DocumentView {
  var state: AppState
  var route: Route

  func draw(on frame: inout Frame<Target>) {
    let document = Document(of: route, in: state)
    let area = Rect(x: 0, y: 1, width: state.size.width, height: state.pageHeight)
    let scroll = route.scroll
    frame.mark(area, as: .page)
    frame.canvas.clipped(to: area) { $0.draw(document.canvas, at: Point(x: 0, y: area.minY - scroll)) }
    for region in document.frame.regions {
      frame.mark(region.rect.offset(dy: area.minY - scroll).intersection(area), as: region.target)
    }
    if let press = state.press, press.target != .page, let rect = frame.rect(of: press.target) {
      HoldIndicator.draw(progress: press.progress, in: rect, on: &frame.canvas, theme: state.menuTheme)
    }
    if let focus = state.focusedTarget, focus != .page, let rect = frame.rect(of: focus) {
      frame.cursor = rect.origin
    }
    drawScrollBar(document.height, in: area, on: &frame.canvas)
    TitleBar(state: state, title: title, facts: facts, hasBack: true).draw(on: &frame)
  }

  private var title: String {
    guard let id = route.spot, let index = state.catalog.index(ofID: id) else {
      if case .practice = route { return "Practise holding" }
      return "Help"
    }
    let name = state.catalog.name(at: index)
    switch route {
    case .place: return "Where \(name) is"
    case .share: return "Share \(name)"
    case .note: return "A note about \(name)"
    default: return "\(name), \(state.catalog.country(at: index))"
    }
  }

  private var facts: [String] {
    guard case .info(let info) = route, let time = LocalTime(of: info.spot, in: state) else { return [] }
    return [time.short]
  }

  /// A thin bar at the right edge where the text is longer than the screen.
  private func drawScrollBar(_ height: Int, in area: Rect, on canvas: inout Canvas) {
    guard height > area.height, area.height >= 4 else { return }
    let length = max(1, area.height * area.height / height)
    let top = (area.height - length) * route.scroll / max(1, height - area.height)
    for row in 0..<area.height where row >= top && row < top + length {
      canvas.write(state.glyphs.isASCII ? "|" : "▐", x: area.maxX - 1, y: area.minY + row, style: state.theme.secondary)
    }
  }
}
