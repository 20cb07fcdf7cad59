import Cells
import ContextMenus
import TerminalInput
import Testing

@testable import VacationUI

/// Every menu of the app at every size of the screen, on what the user sees.
@Suite("Every menu of the app")
struct MenuMatrixTests {
  static let sizes = [Size(width: 80, height: 24), Size(width: 40, height: 12), Size(width: 20, height: 6)]

  /// A screen and a target on it.
  struct Place: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var target: Target
    /// The keys that lead to the screen.
    var keys: [Key] = []
    var ascii = false
    var marks: [String] = []
  }

  static let places: [Place] =
    [false, true].flatMap { ascii in
      let places = [
        Place(testDescription: "a row", target: .row(2), ascii: ascii),
        Place(testDescription: "several rows", target: .row(2), ascii: ascii, marks: ["bled", "kyoto"]),
        Place(testDescription: "the header", target: .column(.name), ascii: ascii),
        Place(testDescription: "the empty area", target: .emptyArea, ascii: ascii),
        Place(testDescription: "the title", target: .title, ascii: ascii),
        Place(testDescription: "a page", target: .page, keys: [.enter], ascii: ascii),
        Place(testDescription: "rating", target: .control(.rate), keys: [.enter], ascii: ascii),
        Place(testDescription: "weather", target: .control(.weather), keys: [.enter], ascii: ascii),
        Place(testDescription: "the map’s button", target: .control(.map), keys: [.enter], ascii: ascii),
        Place(testDescription: "Wikipedia", target: .control(.wikipedia), keys: [.enter], ascii: ascii),
        Place(testDescription: "adding a note", target: .control(.addNote), keys: [.enter], ascii: ascii),
        Place(testDescription: "another's note", target: .note("n1"), keys: [.enter], ascii: ascii),
        Place(testDescription: "a note of one's own", target: .note("n2"), keys: [.enter], ascii: ascii),
        Place(testDescription: "a pin", target: .pin(2), keys: [.character("v")], ascii: ascii),
      ]
      // In ASCII the cards are wider and the pictures longer; these have both.
      return ascii
        ? places.filter { ["a row", "several rows", "another's note"].contains($0.testDescription) } : places
    }

  private func state(_ place: Place, _ size: Size) -> AppState {
    var state = Sample.state(size.width, size.height) { $0.ascii = place.ascii }
    for id in place.marks { _ = state.apply(.mark(id)) }
    for key in place.keys { if key == .enter { state.tap(key) } else { state.type(key) } }
    _ = state.apply(.point(at: place.target))
    // What has the focus is scrolled to by the keys that bring it there.
    for _ in 0..<80 where RootView(state).frame().rect(of: place.target) == nil {
      _ = state.apply(.scroll(by: 1))
    }
    return state
  }

  @Test(
    "stands whole on the screen, leaves the title and the last line alone, and nothing behind", arguments: places,
    sizes)
  func invariants(place: Place, size: Size) throws {
    var state = state(place, size)
    let before = RootView(state).frame().canvas
    _ = state.apply(.openMenu(place.target, .hold))
    guard state.menu != nil else {
      #expect(RootView(state).frame().rect(of: place.target) == nil, "it is on the screen and has no menu")
      return
    }
    state.settleMenu()
    var steps = 0
    // Through rows, submenus, the preview, the bar and back.
    for key in [Key.down, .down, .right, .down, .left, .tab, .up, Key(.end), .right, Key(.pageUp)] {
      try check(state, before, size, "\(place.testDescription) after \(steps) keys")
      state.type(key)
      state.settleMenu()
      steps += 1
    }
    for _ in 0..<4 where state.menu != nil {
      state.type(.escape)
      state.settleMenu()
    }
    #expect(state.menu == nil)
    let after = RootView(state).frame().canvas
    #expect(after.lines == before.lines)
  }

  private func check(_ state: AppState, _ before: Canvas, _ size: Size, _ what: String) throws {
    let menu = try #require(state.menu?.menu, "\(what)")
    let canvas = RootView(state).frame().canvas
    let screen = Rect(size)
    let layout = menu.layout
    var parts = layout.cards.map(\.rect) + [layout.accessory].compactMap { $0 }
    if let preview = menu.preview, preview.style == .card, let rect = layout.preview { parts.append(rect) }
    #expect(!parts.isEmpty, "\(what): nothing is shown")
    for part in parts { #expect(screen.contains(part) && !part.isEmpty, "\(what): \(part)") }
    if !layout.isPicker {
      for card in layout.cards {
        let corners = state.glyphs.isASCII ? "++++" : "╭╮╰╯"
        let rect = card.rect
        let ends = [
          Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX - 1, y: rect.minY),
          Point(x: rect.minX, y: rect.maxY - 1), Point(x: rect.maxX - 1, y: rect.maxY - 1),
        ]
        // A deeper card may lie over its parent's.
        for (end, corner) in zip(ends, corners) where card.level == layout.cards.last?.level {
          #expect(canvas[end.x, end.y].scalars == Array(String(corner).unicodeScalars), "\(what) at \(end)")
        }
        #expect(rect.maxY < size.height, "\(what): over the last line")
        if size.height >= 10, menu.anchor.minY > 0 { #expect(rect.minY > 0, "\(what): over the title") }
      }
      for part in parts where part != layout.accessory {
        #expect(!(layout.accessory?.intersects(part) ?? false), "\(what): the bar is on the menu")
      }
    }
    if size.height >= 10, menu.anchor.minY > 0, (layout.accessory?.minY ?? 1) > 0 {
      #expect(canvas.lines[0] == before.lines[0], "\(what): the title changed")
    }
  }
}
