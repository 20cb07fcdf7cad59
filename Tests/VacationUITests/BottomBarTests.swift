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

  @Test("cuts the name of the selected spot, never its number", arguments: [50, 52, 60, 80])
  func number(_ width: Int) {
    let state = Sample.state(width, 12, select: "bora-bora")
    #expect(state.lines[11].hasSuffix("4/6"))
  }
}
