import Cells
import Testing

@testable import VacationUI

@Suite("The last line")
struct BottomBarTests {
  @Test("shows an error whole, up to its cure, at any width", arguments: [(80, 24), (40, 12), (20, 24)])
  func wholeError(_ size: (width: Int, height: Int)) {
    var state = Sample.state(size.width, size.height)
    let reason = "/home/ada/.local/share/vacation-spots/vacation-spots.db cannot be written: make it so (chmod u+w)"
    _ = state.apply(.notSaved(reason))
    let shown = state.lines.suffix(9).joined().filter { !$0.isWhitespace }
    #expect(shown.contains("!Notsaved:" + reason.filter { !$0.isWhitespace }))
  }

  @Test("leaves what is typed in sight below an error")
  func errorAboveFilter() {
    var state = Sample.state()
    state.type(.character("/"), .character("b"))
    _ = state.apply(.notSaved("the disk is full"))
    #expect(state.lines[22].contains("! Not saved: the disk is full"))
    #expect(state.lines[23].hasPrefix(" / b"))
  }

  @Test("says that it saves where that takes a while, and until it is done")
  func saving() {
    var state = Sample.state()
    _ = state.apply(.report("Rated Kyoto Meh", isError: false))
    state.now = 1_000
    _ = state.apply(.rate(["bled"], .fantastic))
    _ = state.apply(.saving(true))
    #expect(state.deadline == 1_300)
    state.now = 1_299
    _ = state.apply(.tick)
    #expect(!state.screen.contains("Saving"))
    state.now = 1_300
    _ = state.apply(.tick)
    #expect(state.lines[23].hasPrefix(" Saving…") && !state.screen.contains("Rated Kyoto"))
    // One more write meanwhile begins no new wait, and what is said meanwhile is seen.
    _ = state.apply(.saving(true))
    #expect(state.lines[23].hasPrefix(" Saving…"))
    state.type(.character("u"), .character("u"))
    #expect(state.lines[23].hasPrefix(" Nothing to undo"))
    state.now += 3_000
    _ = state.apply(.tick)
    #expect(state.lines[23].hasPrefix(" Saving…"))
    _ = state.apply(.report("Rated Bled Fantastic!", isError: false))
    _ = state.apply(.saving(false))
    #expect(state.lines[23].hasPrefix(" Rated Bled Fantastic!") && !state.screen.contains("Saving"))
  }

  @Test("says that it saves beside what is typed, and below an open menu")
  func savingElsewhere() {
    func saves(_ state: AppState) -> Bool {
      var state = state
      _ = state.apply(.saving(true))
      state.now += Saving.patience
      _ = state.apply(.tick)
      defer { _ = state.apply(.saving(false)) }
      return state.lines[state.size.height - 1].contains("Saving…")
    }
    var filter = Sample.state()
    filter.type(.character("/"), .character("b"))
    #expect(saves(filter))
    var map = Sample.state()
    map.type(.character("v"), .character("/"), .character("b"))
    #expect(saves(map))
    var menu = Sample.state()
    menu.type(.character("m"))
    menu.settleMenu()
    #expect(saves(menu))
    var ascii = Sample.state { $0.ascii = true }
    ascii.type(.character("/"))
    _ = ascii.apply(.saving(true))
    ascii.now += Saving.patience
    _ = ascii.apply(.tick)
    #expect(ascii.lines[23].contains("Saving..."))
  }

  @Test("cuts the name of the selected spot, never its number", arguments: [50, 52, 60, 80])
  func number(_ width: Int) {
    let state = Sample.state(width, 12, select: "bora-bora")
    #expect(state.lines[11].hasSuffix("4/6"))
  }
}
