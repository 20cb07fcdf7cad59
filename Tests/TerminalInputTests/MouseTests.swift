import Cells
import Testing

@testable import TerminalInput

@Suite("The mouse")
struct MouseTests {
  static var pressing: Pressing {
    var pressing = Pressing()
    pressing.target = HoldTarget(.provisional, bounds: Rect(x: 0, y: 4, width: 40, height: 1))
    return pressing
  }

  @Test(
    "clicks until 430 ms and holds from then on",
    arguments: [(80.0, ["80 tap"]), (450, ["500 hold", "500 lift"]), (900, ["500 hold", "900 lift"])]
      as [(Milliseconds, [String])])
  func durations(_ length: Milliseconds, _ outcome: [String]) {
    var pressing = Self.pressing
    pressing.mouse(.press(.left), 9, 4, at: 0)
    pressing.mouse(.release(.left), 9, 4, at: length)
    #expect(pressing.outcome() == outcome)
  }

  @Test("may tremble within the row, and cancels by leaving it")
  func leaving() {
    var pressing = Self.pressing
    pressing.mouse(.press(.left), 9, 4, at: 0)
    pressing.mouse(.drag(.left), 10, 4, at: 200)
    pressing.mouse(.release(.left), 10, 4, at: 700)
    pressing.mouse(.press(.left), 9, 4, at: 1_000)
    pressing.mouse(.drag(.left), 9, 5, at: 1_200)
    pressing.mouse(.drag(.left), 9, 6, at: 1_300)
    pressing.mouse(.release(.left), 9, 6, at: 1_900)
    #expect(pressing.outcome() == ["500 hold", "700 slide", "700 choose", "1200 cancel"])
  }

  @Test("slides over the open menu and chooses where it lets go")
  func slide() {
    var pressing = Self.pressing
    pressing.mouse(.press(.left), 9, 4, at: 0)
    pressing.wait(until: 550)
    pressing.mouse(.drag(.left), 10, 6, at: 600)
    pressing.mouse(.release(.left), 10, 6, at: 700)
    #expect(pressing.outcome() == ["500 hold", "600 slide", "700 choose"])
  }

  @Test("opens at once by the right button, also where its release never comes (QTerminal)")
  func right() {
    var pressing = Self.pressing
    pressing.mouse(.press(.right), 9, 4, at: 0)
    pressing.mouse(.release(.right), 9, 4, at: 100)
    pressing.mouse(.press(.right), 9, 4, at: 1_000)
    pressing.target = .none
    pressing.mouse(.move, 9, 6, at: 1_300)
    pressing.mouse(.press(.left), 9, 6, at: 1_500)
    pressing.mouse(.release(.left), 9, 6, at: 1_560)
    #expect(
      pressing.outcome() == ["0 hold", "100 lift", "1000 hold", "1300 lift", "1300 mouse", "1500 mouse", "1560 mouse"])
  }

  @Test("is cancelled by a key, and plain where nothing can be held")
  func keys() {
    var pressing = Self.pressing
    pressing.mouse(.press(.left), 9, 4, at: 0)
    pressing.target = .none
    pressing.press(.down, at: 300)
    pressing.mouse(.release(.left), 9, 4, at: 700)
    pressing.mouse(.press(.right), 0, 0, at: 800)
    pressing.mouse(.release(.right), 0, 0, at: 900)
    pressing.mouse(.wheelDown, 0, 0, at: 1_000)
    #expect(pressing.outcome() == ["300 cancel", "300 down", "800 mouse", "900 mouse", "1000 mouse"])
  }

  @Test("settles a provisional tap of a key")
  func settles() {
    var pressing = Self.pressing
    pressing.press(at: 0)
    pressing.mouse(.press(.left), 9, 4, at: 200)
    pressing.mouse(.release(.left), 9, 4, at: 260)
    #expect(pressing.outcome() == ["0 tap?", "200 settle", "260 tap"])
  }
}
