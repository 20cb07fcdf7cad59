import Cells
import Testing

@testable import VacationUI

private let sizes = [Size(width: 80, height: 24), Size(width: 40, height: 12)]

@Suite("Each screen looks as it did")
struct ScreenTests {
  @Test("the list", arguments: sizes)
  func list(size: Size) { expect(Sample.state(size.width, size.height), "list", size) }

  @Test("the list without Unicode", arguments: sizes)
  func asciiList(size: Size) {
    let state = Sample.state(size.width, size.height) { $0.ascii = true }
    #expect(state.lines.allSatisfy { $0.unicodeScalars.allSatisfy { $0.isASCII || $0.properties.isAlphabetic } })
    expect(state, "list-ascii", size)
  }

  @Test("the list while a filter is typed", arguments: sizes)
  func filter(size: Size) {
    var state = Sample.state(size.width, size.height)
    state.type(.character("/"), .character("b"), .character("e"), .character("r"))
    expect(state, "filter", size)
  }

  @Test("a filter that nothing matches", arguments: sizes)
  func nothing(size: Size) {
    var state = Sample.state(size.width, size.height)
    state.type(.character("/"), .character("x"), .character("x"), .enter)
    expect(state, "nothing", size)
  }

  @Test("a spot", arguments: sizes)
  func spot(size: Size) {
    var state = Sample.state(size.width, size.height)
    state.tap(.enter)
    expect(state, "spot", size)
  }

  @Test("a spot with its weather hidden", arguments: sizes)
  func hidden(size: Size) {
    var state = Sample.state(size.width, size.height)
    state.tap(.enter)
    state.type(.character("t"), Key(.end))
    expect(state, "spot-hidden", size)
  }

  @Test("a spot that nobody wrote about or rated", arguments: sizes)
  func bare(size: Size) {
    var state = Sample.state(size.width, size.height, select: "kyoto")
    state.tap(.enter)
    expect(state, "spot-bare", size)
  }

  @Test("the rating flow", arguments: sizes + [Size(width: 20, height: 5)])
  func rating(size: Size) {
    var state = Sample.state(size.width, size.height)
    state.type(.character("r"))
    expect(state, "rating", size)
  }

  @Test("the card of a first Enter", arguments: sizes)
  func peek(size: Size) {
    var state = Sample.state(size.width, size.height)
    state.take(.tap(.key(.enter), provisional: true))
    expect(state, "peek", size)
  }

  @Test("the map, the coordinates and the share screen", arguments: sizes)
  func places(size: Size) {
    var state = Sample.state(size.width, size.height)
    state.type(.character("v"))
    expect(state, "map", size)
    state.type(.character("i"))
    expect(state, "coordinates", size)
    state.type(.escape, .escape, .character("c"))
    expect(state, "share", size)
  }

  @Test("help, made from the key map", arguments: sizes)
  func help(size: Size) {
    var state = Sample.state(size.width, size.height)
    state.type(.character("?"))
    expect(state, "help", size)
  }

  @Test("the practice screen", arguments: sizes)
  func practice(size: Size) {
    var state = Sample.state(size.width, size.height)
    state.type(.character("?"), .character("p"))
    state.take(.press(.key(.enter)), .fill(.key(.enter), progress: 0.5), .hold(.key(.enter), takesBack: false))
    expect(state, "practice", size)
  }

  @Test("the wide list with its pane")
  func wide() { expectSnapshot(Sample.state(130, 40), "list-130x40") }

  @Test("below 20×5 the screen says so")
  func tooSmall() {
    #expect(Sample.state(19, 4).lines.map { $0.filter { $0 != " " } } == ["Toosmall:", "20×5", "needed", ""])
  }

  private func expect(_ state: AppState, _ name: String, _ size: Size) {
    expectSnapshot(state, "\(name)-\(size.width)x\(size.height)")
  }
}

@Suite("A screen of any size")
struct AnySizeTests {
  @Test("is drawn without a trap, and shows the selection where it has a row")
  func anySize() {
    for width in [1, 2, 5, 13, 19, 20, 21, 29, 30, 40, 52, 61, 62, 73, 74, 80, 119, 120, 160, 250] {
      for height in [1, 2, 4, 5, 6, 7, 8, 11, 12, 13, 22, 24, 43, 70] {
        var state = Sample.state(width, height)
        let hasRoom = width >= 20 && height >= 5
        #expect(!hasRoom || state.screen.contains("Bled"))
        state.tap(.enter)
        _ = state.screen
        state.type(.character("r"), .character("3"), .tab)
        _ = state.screen
        state.type(.escape, .character("v"))
        _ = state.screen
        state.type(.character("?"), Key(.end))
        _ = state.screen
        state.take(.event(.resize(Size(width: height, height: width))))
        #expect(state.lines.count == width)
      }
    }
  }

  @Test("ignores action keys while it is too small")
  func tooSmall() {
    var state = Sample.state(10, 3)
    state.type(.character("r"), .character("4"), .enter, .character("m"))
    #expect(state.rating == nil)
    #expect(state.menu == nil)
    #expect(state.ratings.yours(id: "bled") == .likeIt)
    #expect(state.type(.character("q")) == [.quit(status: 0)])
  }
}
