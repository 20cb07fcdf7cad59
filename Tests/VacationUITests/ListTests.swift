import Cells
import Spots
import TerminalInput
import Testing

@testable import VacationUI

@Suite("The list")
struct ListTests {
  @Test(
    "moves its selection by every key that is said to",
    arguments: [
      ([Key.down], "bora-bora"), ([.character("j")], "bora-bora"), ([.up], "berlin"), ([.character("k")], "berlin"),
      ([Key(.home)], "bergen"), ([.character("g")], "bergen"), ([Key(.end)], "sao-paulo"),
      ([.character("G")], "sao-paulo"),
      ([Key(.pageDown)], "sao-paulo"), ([Key(.pageUp)], "bergen"), ([Key(.scalar("n"), .control)], "bora-bora"),
      ([Key(.scalar("p"), .control)], "berlin"), ([.up, .up, .up, .up], "bergen"),
    ])
  func moving(keys: [Key], id: String) {
    var state = Sample.state()
    for key in keys { state.type(key) }
    #expect(state.currentSpot == id)
  }

  @Test("keeps the selected spot while it is sorted and filtered, and finds it again")
  func keepsSelection() {
    var state = Sample.state()
    _ = state.apply(.sort(SortOrder(.country)))
    #expect(state.currentSpot == "bled")
    state.type(.character("/"), .character("n"), .character("o"), .character("r"))
    #expect(state.list.order.map { state.catalog.id(at: $0) } == ["bergen"])
    state.type(.escape)
    #expect(state.currentSpot == "bled")
    #expect(state.list.order.count == 6)
  }

  @Test("filters every column, blind for accents and case")
  func filter() {
    for (text, id) in [("SAO", "sao-paulo"), ("polynesia", "bora-bora"), ("heritage", "kyoto")] {
      var state = Sample.state()
      state.type(.character("/"))
      state.take(.event(.paste(text)))
      #expect(state.list.order.map { state.catalog.id(at: $0) } == [id], "\(text)")
    }
  }

  @Test("takes pasted text as one line, and as no keys")
  func paste() {
    var state = Sample.state()
    #expect(state.take(.event(.paste("q\u{1B}[Aq\nm"))) == [])
    #expect(state.list.filter.isEmpty)
    state.type(.character("/"))
    state.take(.event(.paste("a\nb\u{7}c")))
    #expect(state.list.filter.string == "a bc")
  }

  @Test("is sorted by a click on a head, the other way round by the next")
  func header() {
    var state = Sample.state()
    let frame = RootView(state).frame()
    let head = frame.rect(of: .column(.country))!.origin
    state.take(.tap(.button(.left, at: head), provisional: false))
    #expect(state.list.sort == SortOrder(.country))
    state.take(.tap(.button(.left, at: head), provisional: false))
    #expect(state.list.sort == SortOrder(.country, descending: true))
    #expect(state.catalog.id(at: state.list.order[0]) == "bled")
  }

  @Test("a click selects the row that was drawn under the pointer, and opens it")
  func click() {
    var state = Sample.state()
    let rect = RootView(state).frame().rect(of: .row(4))!
    let row = Point(x: rect.minX + 2, y: rect.minY)
    let press = Gesture.press(.button(.left, at: row))
    state.take(press)
    #expect(state.currentSpot == "kyoto")
    #expect(state.routes.isEmpty)
    state.take(.tap(.button(.left, at: row), provisional: false))
    #expect(state.routes == [.info(InfoState("kyoto"))])
  }

  @Test(
    "a click in front of a row marks it, and the right button has the menu of all that are marked", arguments: [80, 20])
  func clickedMarks(width: Int) throws {
    var state = Sample.state(width, 12)
    let frame = RootView(state).frame()
    for index in [0, 4] {
      let place = try #require(frame.rect(of: .mark(index))?.origin)
      state.take(
        .press(.button(.left, at: place)), .tap(.button(.left, at: place), provisional: false))
    }
    #expect(state.list.marks == [0, 4] && state.routes.isEmpty)
    #expect(width == 20 || state.lines[0].contains("6 spots · 2 marked"))
    let row = try #require(frame.rect(of: .row(0)))
    for place in [row.origin, Point(x: row.minX + 5, y: row.minY)] {
      state.take(.press(.button(.right, at: place)), .hold(.button(.right, at: place), takesBack: false))
      #expect(state.menu?.menu.menu.title == "2 spots")
      state.type(.escape)
      state.settleMenu()
    }
    let place = try #require(frame.rect(of: .mark(4))?.origin)
    state.take(.press(.button(.left, at: place)), .tap(.button(.left, at: place), provisional: false))
    #expect(state.list.marks == [0] && state.currentSpot == state.catalog.id(at: 4))
  }

  @Test("scrolls by the wheel with the selection on the screen")
  func wheel() {
    var state = Sample.state(40, 7)
    let point = Point(x: 5, y: 3)
    for _ in 0..<5 { state.take(.event(.mouse(MouseEvent(.wheelDown, at: point)))) }
    #expect(state.list.top == 1)
    #expect(state.screen.contains("São Paulo"))
    for _ in 0..<5 { state.take(.event(.mouse(MouseEvent(.wheelUp, at: point)))) }
    #expect(state.list.top == 0)
  }

  @Test("marks rows, and says how many")
  func marks() {
    var state = Sample.state()
    state.tap(.space)
    state.type(.down)
    state.tap(.space)
    #expect(state.list.marks == [2, 3])
    #expect(state.screen.contains("2 marked"))
    state.type(.escape)
    #expect(state.list.marks.isEmpty)
  }

  @Test("hears of ratings from outside without a key, and keeps its place")
  func outside() {
    var state = Sample.state()
    var book = state.ratings
    book.set(Rating(spot: "kyoto", rater: "bob", stars: .fantastic, when: 1))
    _ = state.apply(.ratings(book))
    #expect(state.lines.contains { $0.contains("Kyoto") && $0.contains("5.0 ★") })
    #expect(state.currentSpot == "bled")
  }

  @Test("Escape never quits; q does, and from a screen goes back to the list first")
  func leaving() {
    var state = Sample.state()
    for _ in 0..<5 { #expect(state.type(.escape) == []) }
    state.tap(.enter)
    #expect(state.type(.character("q")) == [])
    #expect(state.routes.isEmpty)
    #expect(state.type(.character("q")) == [.quit(status: 0)])
    #expect(state.type(Key(.scalar("c"), .control)) == [.quit(status: 130)])
  }
}
