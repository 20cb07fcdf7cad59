import Cells
import ContextMenus
import Spots
import TerminalInput
import Testing

@testable import VacationUI

@Suite("Places and keys that a hold or a menu meets")
struct HeldPlacesTests {
  /// Holds the left button at a place.
  private func hold(_ state: inout AppState, _ point: Point) {
    state.take(
      .press(.button(.left, at: point)), .hold(.button(.left, at: point), takesBack: false),
      .lift(.button(.left, at: point), moved: false))
    state.settleMenu()
  }

  @Test("the scroll bar of a page belongs to the page: its menu, and nothing scrolled or pressed")
  func scrollBar() throws {
    var state = Sample.state()
    state.tap(.enter)
    let before = state.screen
    let row = try #require(state.lines.firstIndex { $0.hasSuffix("▐") })
    hold(&state, Point(x: 79, y: row))
    #expect(state.menu?.target == .page && state.menu?.menu.identifier == "bled")
    state.type(.escape)
    state.settleMenu()
    #expect(state.menu == nil && state.screen == before)
  }

  @Test("the title has the settings, a head the columns, and the empty area its own menu")
  func edges() throws {
    for (target, title) in [(Target.title, "Hold a key for"), (.column(.name), "Sort by"), (.emptyArea, "Show all")] {
      var state = Sample.state()
      let rect = try #require(RootView(state).frame().rect(of: target))
      hold(&state, Point(x: rect.minX + 1, y: rect.maxY - 1))
      #expect(state.screen.contains(title), "\(state.screen)")
      #expect(state.currentSpot == "bled" && state.list.sort == Sample.state().list.sort)
    }
  }

  @Test("a hold opens the menu while the key is down: letting go opens nothing more", arguments: [Key.enter, .space])
  func opensDuring(key: Key) {
    var state = Sample.state()
    state.take(.press(.key(key)), .hold(.key(key), takesBack: false))
    #expect(state.menu?.menu.identifier == "bled")
    state.take(.lift(.key(key), moved: false))
    #expect(state.menu != nil && state.routes.isEmpty && state.list.marks.isEmpty)
  }

  @Test(
    "a note held on its own screen has its menu there, where releases are not reported too", arguments: [true, false])
  func openNote(byPreview: Bool) throws {
    var state = Sample.state(80, 46)
    state.tap(.enter)
    _ = state.apply(.point(at: .note("n1")))
    if byPreview {
      state.type(.character("m"), .tab, .enter)
      state.settleMenu()
    } else {
      state.tap(.enter)
    }
    let before = state.screen
    let routes = state.routes
    guard case .note(let open)? = routes.last else {
      Issue.record("no note: \(routes)")
      return
    }
    #expect(open.note == "n1")
    state.take(.tap(.key(.enter), provisional: true))
    #expect(state.screen == before)
    state.take(.hold(.key(.enter), takesBack: true))
    state.settleMenu()
    #expect(state.routes == routes)
    #expect(state.menu?.target == .note("n1"))
    state.type(.escape)
    state.settleMenu()
    #expect(state.screen == before && state.routes == routes)
  }

  @Test(
    "an item's key works with NumLock and CapsLock on, as terminals report them", arguments: [1, 64, 128, 192])
  func lockKeys(modifiers: Int) {
    var state = Sample.state()
    state.type(.character("m"))
    state.settleMenu()
    var decoder = InputDecoder()
    let letter =
      modifiers & 64 > 0 ? "118:86;\(modifiers + 1);86" : modifiers == 1 ? "118:86;2;86" : "118;\(modifiers + 1)"
    for event in decoder.feed(Array("\u{1B}[\(letter)u".utf8), at: 0) { state.take(.event(event)) }
    #expect(state.menu == nil)
    if case .map? = state.routes.last {} else { Issue.record("no map: \(state.routes)") }
  }
}
