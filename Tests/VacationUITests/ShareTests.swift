import Cells
import Spots
import TerminalInput
import Testing

@testable import VacationUI

@Suite("Sharing, home and units")
struct ShareTests {
  @Test("saves in a format under the spot's id, from the menu's submenu of a submenu")
  func saves() {
    var state = Sample.state()
    state.type(.character("m"), .character("s"), .character("f"))
    state.settleMenu()
    #expect(state.menu?.menu.path.count == 2)
    let effects = state.type(.enter)
    guard case .saveFile(let name, let text)? = effects.first(where: { if case .saveFile = $0 { true } else { false } })
    else {
      Issue.record("nothing is saved: \(effects)")
      return
    }
    #expect(name.hasPrefix("bled."))
    #expect(text.contains("Bled"))
  }

  @Test("mails several marked spots in one message")
  func mails() {
    var state = Sample.state()
    guard case .browse(let url)? = state.apply(.mail(["bled", "kyoto"])).first else {
      Issue.record("no mail")
      return
    }
    #expect(url.hasPrefix("mailto:?"))
    #expect(url.contains("Bled") && url.contains("Kyoto"))
  }

  @Test("home is set on the map, shown there, and distances are told from it")
  func home() {
    var state = Sample.state(select: "berlin")
    state.type(.character("v"), .character("H"))
    #expect(state.settings.home?.title == "Berlin")
    state.type(.escape)
    _ = state.apply(.open("bled"))
    #expect(state.screen.contains("From home    686 km S of Berlin"))
    let stored = Dictionary(
      uniqueKeysWithValues: state.settings.stored.compactMap { pair in
        pair.value.map { (pair.name, $0) }
      })
    #expect(Settings(stored: stored) == state.settings)
    _ = state.apply(.setHome(nil))
    #expect(!state.screen.contains("From home"))
  }

  @Test("units follow the locale until they are chosen")
  func units() {
    var state = Sample.state { $0.units = .us }
    state.tap(.enter)
    #expect(state.screen.contains("68 °F"))
    _ = state.apply(.set(.units(.metric)))
    #expect(state.screen.contains("20 °C"))
  }
}
