import ContextMenus
import Spots
import TerminalInput
import Testing

@testable import VacationUI

@Suite("Nearby, in a spot's menu")
struct NearbyTests {
  /// A state with the submenu open, and what that asked for.
  private func opened(_ state: AppState = Sample.state()) -> (state: AppState, effects: [Effect]) {
    var state = state
    state.type(.character("m"))
    state.settleMenu()
    let effects = state.type(.character("b"))
    state.settleMenu()
    return (state, effects)
  }

  private var near: [NearSpot] { Sample.catalog.nearest(to: 2, count: AppState.nearbyCount) }

  @Test("asks for the nearest spots as it opens, and shows a loading row until they come")
  func asks() {
    var (state, effects) = opened()
    #expect(effects == [.findNearby("bled", count: AppState.nearbyCount)])
    #expect(state.screen.contains("Finding spots…"))
    _ = state.apply(.nearby("bled", near))
    #expect(!state.screen.contains("Finding spots…"))
    #expect(state.screen.contains("686 km N, Germany"), "\(state.screen)")
    let lines = state.lines
    let berlin = lines.firstIndex { $0.contains("686 km N") }
    let bergen = lines.firstIndex { $0.contains("1,661 km N") }
    #expect(berlin != nil && bergen != nil && berlin! < bergen!, "\(state.screen)")
  }

  @Test("leaves the highlighted row where it is when they come, and opens the one that is chosen")
  func opens() throws {
    var (state, _) = opened()
    #expect(state.menu?.menu.highlightedIdentifier == "On the map")
    let row = try #require(RootView(state).frame().cursor).y
    let edge = try #require(state.menu?.menu.layout.cards.last?.rect.maxX)
    _ = state.apply(.nearby("bled", near))
    #expect(RootView(state).frame().cursor?.y == row)
    #expect(state.menu?.menu.layout.cards.last?.rect.maxX == edge, "the card has changed its side")
    #expect(state.menu?.menu.highlightedIdentifier == "On the map")
    state.type(.down, .enter)
    #expect(state.menu == nil)
    #expect(state.routes == [.info(InfoState("berlin"))])
  }

  @Test("asks no second time for what was found")
  func remembers() {
    var (state, _) = opened()
    _ = state.apply(.nearby("bled", near))
    state.type(.escape, .escape)
    state.settleMenu()
    let (again, effects) = opened(state)
    #expect(effects.isEmpty)
    #expect(again.screen.contains("686 km N, Germany"))
  }

  @Test("says why they can't be found, and asks again the next time; the menu stays")
  func fails() {
    var (state, _) = opened()
    _ = state.apply(.noNearby("bled", because: "Too many files are open"))
    #expect(state.screen.contains("Too many files are open"))
    state.type(.down, .enter)
    #expect(state.menu != nil)
    state.type(.left)
    #expect(state.type(.right) == [.findNearby("bled", count: AppState.nearbyCount)])
  }

  @Test("takes no answer about another spot")
  func another() {
    var (state, _) = opened()
    _ = state.apply(.nearby("kyoto", Sample.catalog.nearest(to: 4, count: 3)))
    #expect(state.screen.contains("Finding spots…"))
    _ = state.apply(.nearby("bled", near))
    #expect(state.screen.contains("686 km N, Germany"))
  }
}
