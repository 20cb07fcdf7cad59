import Cells
import Spots
import TerminalInput
import Testing

@testable import VacationUI

@Suite("A key that opened a text field and is still held")
struct FieldGuardTests {
  private func press(_ state: inout AppState, _ key: Key, at moment: Double) {
    state.now = moment
    state.type(key)
  }

  @Test("types nothing, and writes again once it was let go", arguments: [(500.0, 33.0), (250, 92), (660, 40)])
  func train(delay: Double, interval: Double) {
    var state = Sample.state(select: "kyoto")
    state.tap(.enter)
    press(&state, .character("n"), at: 1000)
    for step in 0..<20 { press(&state, .character("n"), at: 1000 + delay + Double(step) * interval) }
    #expect(state.editor?.field.string == "")
    let later = 1000 + delay + 20 * interval + 400
    press(&state, .character("n"), at: later)
    press(&state, .character("o"), at: later + 80)
    #expect(state.editor?.field.string == "no")
  }

  @Test("is told from typing, also of a word that begins with it, and of doubled letters")
  func typing() {
    var state = Sample.state()
    press(&state, .character("/"), at: 0)
    for (number, letter) in "nnice".unicodeScalars.enumerated() {
      press(&state, .character(letter), at: 300 + Double(number) * 150)
    }
    #expect(state.list.filter.string == "nnice")
  }

  @Test("leaves the text of an edited note as it was")
  func editing() {
    var state = Sample.state()
    state.tap(.enter)
    state.now = 0
    _ = state.apply(.editNote("n2", "bled"))
    for step in 0..<6 { press(&state, .enter, at: 600 + Double(step) * 33) }
    #expect(state.editor?.field.string == "Cream slice at the Park café.\nTwo, even.")
  }
}

@Suite("A very long paste")
struct LongPasteTests {
  @Test("into the filter is cut to what a line holds, and drawn without measuring it again for each letter")
  func filter() {
    var state = Sample.state()
    state.type(.character("/"))
    state.take(.event(.paste(String(repeating: "long words ", count: 40_000))))
    #expect(state.list.filter.text.count == TextField.lineLimit)
    #expect(state.lines.last?.contains("0 of 6") == true)
    #expect(RootView(state).frame().cursor?.y == 23)
    state.type(.escape)
    #expect(state.list.order.count == 6)
  }

  @Test("into a note is cut to what a note may hold, in whole characters, and that is said")
  func note() {
    var state = Sample.state()
    state.type(.character("n"))
    // 10 million bytes as they come from a terminal without brackets.
    let chunk = String(repeating: "京都 by night\r", count: 220)
    for _ in 0..<2_500 { _ = state.apply(.fieldPaste(chunk)) }
    let text = state.editor?.field.string ?? ""
    #expect((Note.limit - 2...Note.limit).contains(text.utf8.count))
    #expect(text.hasPrefix("京都 by night\n京都"))
    #expect(state.toast?.text.hasPrefix("The note is full") == true)
    #expect(state.screen.contains("by night"))
    // There is room again after something was taken out, and it can be saved.
    state.type(Key(.backspace), Key(.backspace), Key(.backspace), .character("!"))
    #expect(state.editor?.field.string.last == "!")
    #expect(state.type(Key(.scalar("d"), .control)).contains { if case .saveNotes = $0 { true } else { false } })
  }

  @Test("of marks without letters takes no more room than letters", arguments: ["/", "n"])
  func marks(_ key: Unicode.Scalar) {
    var state = Sample.state()
    state.type(.character(key))
    for _ in 0..<40 { state.take(.event(.paste("e" + String(repeating: "\u{301}", count: 2_000)))) }
    let text = state.editor?.field.string ?? state.list.filter.string
    #expect((4_001...Note.limit).contains(text.utf8.count))
  }
}

@Suite("Undoing after somebody else's change")
struct UndoConflictTests {
  @Test("does not take the newer rating away, and says so")
  func conflict() {
    var state = Sample.state(select: "kyoto")
    _ = state.apply(.rate(["kyoto"], .fantastic))
    var book = state.ratings
    book.set(Rating(spot: "kyoto", rater: "ada", stars: .meh, when: 9))
    _ = state.apply(.ratings(book))
    #expect(state.type(.character("u")) == [])
    #expect(state.ratings.yours(id: "kyoto") == .meh)
    #expect(state.toast?.text.hasPrefix("Not undone") == true)
  }

  @Test("an Enter on a screen that is too small does nothing")
  func tooSmall() {
    let state = Sample.state(12, 4)
    let frame = RootView(state).frame()
    #expect(Routing(state, frame: frame).holdTarget(for: .key(KeyEvent(.enter))) == .none)
  }
}
