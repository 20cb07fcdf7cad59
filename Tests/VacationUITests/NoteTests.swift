import Cells
import ContextMenus
import Spots
import TerminalInput
import Testing

@testable import VacationUI

@Suite("Travellers' notes")
struct NoteTests {
  /// Bled's screen with a note focused and shown.
  private func state(focus note: Note.ID = "n1", _ width: Int = 80, _ height: Int = 46) -> AppState {
    var state = Sample.state(width, height)
    state.tap(.enter)
    _ = state.apply(.point(at: .note(note)))
    state.revealFocus()
    return state
  }

  @Test("stand as bubbles: others' at the left, your own at the right, reactions on the corner")
  func bubbles() {
    let lines = state().lines
    #expect(lines.contains { $0.contains("▌ │ Take the path up to Ojstrica") })
    #expect(lines.contains { $0.contains("      │ Cream slice at the Park café. │") })
    #expect(lines.contains { $0.contains("─ ♥2 ─╯") })
    #expect(lines.contains { $0.contains("╰─ 😂1 ─") })
    #expect(lines.contains { $0.contains("bob · 6 Oct 2024, edited") })
  }

  @Test("are told what to press where there are none")
  func none() {
    var state = Sample.state(select: "kyoto")
    state.tap(.enter)
    state.type(Key(.end))
    #expect(state.screen.contains("No notes yet: n writes the first."))
  }

  @Test("are written with a real field, saved by Ctrl-D, and undone")
  func writing() {
    var state = Sample.state(select: "kyoto")
    state.tap(.enter)
    #expect(state.type(.character("n")) == [.textInput(true)])
    state.type(.character("H"), .character("q"), .enter, .character("m"))
    state.take(.event(.paste("ore\u{1B}[A\nlines")))
    #expect(state.editor?.field.string == "Hq\nmore[A\nlines")
    let effects = state.type(Key(.scalar("d"), .control))
    guard case .saveNotes(let changes, let title?)? = effects.last, case .set(let note)? = changes.first else {
      Issue.record("nothing was saved: \(effects)")
      return
    }
    #expect(note.text == "Hq\nmore[A\nlines")
    #expect(note.author == "ada")
    #expect(title.hasPrefix("Added your note about Kyoto"))
    #expect(state.notes.notes(of: "kyoto") == [note])
    #expect(state.focusedTarget == .note(note.id))
    #expect(
      state.type(.character("u")).contains { if case .saveNotes([.remove(note.id)], _) = $0 { true } else { false } })
    #expect(state.notes.notes(of: "kyoto").isEmpty)
  }

  @Test("a click in the text of a note moves the cursor there, also where the text is scrolled", arguments: [12, 6])
  func clickInText(height: Int) throws {
    var state = Sample.state(20, height)
    state.tap(.enter)
    state.type(.character("n"))
    state.take(.event(.paste("one two three four five six seven\n京都 x")))
    let rect = try #require(RootView(state).frame().rect(of: .editor(.text)))
    #expect(rect.height == (height == 6 ? 2 : 6))
    let rows = state.lines.map { Text.width(of: $0) > 0 ? $0 : "" }
    let row = try #require(rows.firstIndex { $0.contains("京都 x") })
    state.type(.tab)
    for (x, before) in [(0, "seven\n"), (2, "京"), (4, "京都"), (99, "京都 x")] {
      let place = Point(x: min(rect.maxX - 1, rect.minX + x), y: row)
      state.take(.event(.mouse(MouseEvent(.press(.left), at: place))))
      #expect(state.editor?.focus == .text)
      let frame = RootView(state).frame()
      #expect(frame.cursor == Point(x: rect.minX + min(x, 6), y: row))
      let field = try #require(state.editor?.field)
      var typed = field
      typed.insert("|")
      #expect(typed.string.contains("\(before)|"), "\(typed.string)")
    }
    state.take(.event(.mouse(MouseEvent(.press(.left), at: Point(x: rect.minX + 1, y: rect.minY)))))
    state.type(.character("|"))
    #expect(state.editor?.field.string.contains(height == 6 ? " s|even" : "o|ne") == true, "\(state.screen)")
  }

  @Test("unsaved text is thrown away only by a second Escape")
  func discarding() {
    var state = Sample.state()
    state.tap(.enter)
    state.type(.character("n"), .character("x"), .escape)
    #expect(state.editor != nil)
    #expect(state.toast?.text.contains("Not saved yet") == true)
    state.type(.character("y"), .escape)
    #expect(state.editor != nil)
    #expect(state.type(.escape) == [.textInput(false)])
    #expect(state.editor == nil)
  }

  @Test("an empty note is not saved")
  func empty() {
    var state = Sample.state()
    state.type(.enter)
    state.tap(.enter)
    state.type(.character("n"), .enter, .space)
    #expect(state.type(Key(.scalar("d"), .control)) == [])
    #expect(state.editor != nil)
  }

  @Test("the author's line is its note's: a click opens it, a hold its menu", arguments: ["n1", "n2"])
  func authorLine(note: Note.ID) throws {
    var state = state(focus: "n3")
    let row = try #require(state.lines.firstIndex { $0.contains(note == "n1" ? "bob · 4" : "You · 5") })
    let column = try #require(state.lines[row].firstIndex { $0 == "·" })
    let point = Point(x: state.lines[row].distance(from: state.lines[row].startIndex, to: column), y: row)
    let frame = RootView(state).frame()
    #expect(frame.region(at: point)?.target == .note(note))
    #expect(frame.rect(of: .note(note))?.minY == row + 1, "its menu stands beside the box")
    state.take(.press(.button(.left, at: point)), .tap(.button(.left, at: point), provisional: false))
    #expect(state.routes.last == .note(NoteState(spot: "bled", note: note)))
    state.type(.escape)
    state.take(.press(.button(.left, at: point)), .hold(.button(.left, at: point), takesBack: false))
    #expect(state.menu?.target == .note(note))
  }

  @Test("holding a bubble shows the bar of reactions above it and the menu below")
  func menu() {
    var state = state()
    state.take(.hold(.key(.enter), takesBack: false))
    state.settleMenu()
    let lines = state.lines
    guard let bar = lines.firstIndex(where: { $0.contains("😀") }),
      let bubble = lines.firstIndex(where: { $0.contains("Ojstrica") }),
      let menu = lines.firstIndex(where: { $0.contains("♡  Take like back") })
    else {
      Issue.record("\(state.screen)")
      return
    }
    #expect(bar < bubble && bubble < menu)
    #expect(lines[bar].contains("(♥ 4)"))
  }

  @Test("a reaction is stored, shown and taken away by choosing it again")
  func reaction() {
    var state = state()
    state.type(.character("m"))
    #expect(
      state.type(.character("3"))
        == [.menu(isOpen: false), .saveNotes([.react(Reaction(note: "n1", rater: "ada", kind: .laugh))], title: nil)])
    state.settleMenu()
    #expect(state.menu == nil)
    #expect(state.notes.yours("n1") == .laugh)
    #expect(state.screen.contains("😂1 ♥1"))
    state.type(.character("m"), .character("3"))
    #expect(state.notes.yours("n1") == nil)
  }

  @Test("of others can't be edited or deleted, and the menu says why")
  func others() {
    var state = state()
    state.type(.character("m"), .character("d"))
    #expect(state.menu != nil)
    #expect(state.notes.notes(of: "bled").count == 3)
    state.type(.down, .down, .enter)
    #expect(state.screen.contains("Only bob can change this note"))
  }

  @Test("your own is deleted with its reactions, which undoing brings back")
  func deleting() {
    var state = state(focus: "n2")
    _ = state.apply(.deleteNote("n2", "bled"))
    #expect(state.notes.note("n2", of: "bled") == nil)
    #expect(state.focusedTarget == .note("n3"))
    state.type(.character("u"))
    #expect(state.focusedTarget == .note("n2"))
    #expect(state.notes.note("n2", of: "bled")?.text == "Cream slice at the Park café.\nTwo, even.")
    #expect(state.notes.reactions(to: "n2").map(\.count) == [1])
  }

  @Test(
    "where the last one is deleted the focus stays near, no line below the end is shown, and undoing shows it again")
  func deletingTheLast() {
    var state = Sample.state(80, 12)
    state.tap(.enter)
    state.type(.character("n"), .character("x"), .enter, .character("y"), Key(.scalar("d"), .control))
    guard case .note(let id)? = state.focusedTarget, let bottom = state.routes.last?.scroll else {
      Issue.record("no note: \(state.screen)")
      return
    }
    #expect(RootView(state).frame().rect(of: .note(id)) != nil)
    state.type(.character("m"), .character("d"))
    state.settleMenu()
    #expect(state.focusedTarget == .note("n3"))
    #expect(RootView(state).frame().rect(of: .note("n3")) != nil)
    #expect(state.routes.last.map { $0.scroll < bottom } == true)
    let end = state.routes.last?.scroll
    state.type(Key(.end))
    #expect(state.routes.last?.scroll == end)
    state.type(Key(.home), .character("u"))
    #expect(state.focusedTarget == .note(id))
    #expect(RootView(state).frame().rect(of: .note(id)) != nil)
  }

  @Test("scrolled out of sight, a focused note is held where it comes back into sight")
  func heldOutOfSight() {
    var state = state(focus: "n3", 80, 12)
    state.type(Key(.home))
    #expect(RootView(state).frame().rect(of: .note("n3")) == nil)
    state.type(.character("m"))
    state.settleMenu()
    #expect(state.menu?.target == .note("n3"))
    #expect(RootView(state).frame().rect(of: .note("n3")) != nil)
  }

  @Test("half out of sight, a note comes into sight by a reaction to it, not before", arguments: [true, false])
  func halfOutOfSight(isKey: Bool) throws {
    var state = state(focus: "n1", 80, 16)
    let box = try #require(RootView(state).frame().rect(of: .note("n1")))
    state.scroll(by: -2)
    let cut = try #require(RootView(state).frame().rect(of: .note("n1")))
    #expect(cut.height == box.height - 2 && !state.screen.contains("♥2"))
    let scroll = state.routes.last?.scroll
    let point = cut.origin
    state.take(
      .hold(isKey ? .key(.enter) : .button(.left, at: point), takesBack: false))
    state.settleMenu()
    #expect(state.routes.last?.scroll == scroll)
    state.type(.character("3"))
    state.settleMenu()
    #expect(state.menu == nil && RootView(state).frame().rect(of: .note("n1"))?.height == box.height)
    #expect(state.screen.contains("😂1 ♥1"), "\(state.screen)")
  }

  @Test("on its own screen the reactions to a note come into sight")
  func reactionsOnItsScreen() {
    var state = Sample.state(24, 8)
    _ = state.apply(.openNote("n1", "bled"))
    #expect(!state.screen.contains("Laughing"))
    _ = state.apply(.react(.laugh, "n1", "bled"))
    #expect(state.screen.contains("yours"), "\(state.screen)")
  }

  @Test("the arrows begin at what is in sight where the focus was scrolled away")
  func arrowsInSight() {
    var state = state(focus: "n3", 80, 12)
    state.type(Key(.home))
    let top = state.screen
    state.type(.down)
    #expect(state.routes.last?.scroll == 1 && state.screen != top)
    // The line of its author comes before its box.
    while !state.screen.contains("╭─") { state.type(.down) }
    state.type(.down)
    #expect(state.focusedTarget == .note("n1"))
  }

  @Test("committing the preview opens the note once the menu has closed")
  func commit() {
    var state = state()
    state.type(.character("m"), .tab, .enter)
    state.settleMenu()
    #expect(state.menu == nil)
    #expect(state.routes.last == .note(NoteState(spot: "bled", note: "n1")))
    state.type(.escape)
    #expect(state.focusedTarget == .note("n1"))
  }

  @Test("Tab and the arrows go from note to note, and each comes into sight", arguments: [24, 12])
  func walking(height: Int) {
    var state = Sample.state(80, height)
    state.tap(.enter)
    for _ in InfoControl.allCases { state.type(.tab) }
    for id in ["n1", "n2", "n3"] {
      state.type(id == "n1" ? .tab : .down)
      #expect(state.focusedTarget == .note(id))
      #expect(RootView(state).frame().rect(of: .note(id)) != nil)
    }
  }
}

@Suite("A text field")
struct TextFieldTests {
  @Test(
    "has the keys of readline",
    arguments: [
      ([Key(.scalar("a"), .control), .character("x")], "xone two"),
      ([Key(.scalar("w"), .control)], "one "),
      ([Key(.scalar("b"), .alt), Key(.scalar("k"), .control)], "one "),
      ([Key(.scalar("u"), .control)], ""),
      ([.left, .left, Key(.backspace)], "one wo"),
      ([Key(.home), Key(.delete)], "ne two"),
      ([Key(.home), Key(.scalar("d"), .alt)], " two"),
      ([Key(.home), Key(.scalar("f"), .alt), .character("!")], "one! two"),
      ([Key(.scalar("a"), .control), Key(.scalar("e"), .control), .character("s")], "one twos"),
    ])
  func readline(keys: [Key], expected: String) {
    var field = TextField("one two")
    for key in keys {
      var text = ""
      if case .scalar(let scalar) = key.code, key.modifiers == [] { text = String(scalar) }
      _ = field.handle(KeyEvent(key, text: text))
    }
    #expect(field.string == expected)
  }

  @Test("breaks lines between words, knows wide characters, and keeps its column up and down")
  func layout() {
    var field = TextField("the quick brown\n京都 fox", isMultiline: true)
    let layout = field.layout(width: 11)
    #expect(layout.lines == ["the quick ", "brown", "京都 fox"])
    #expect(layout.cursor == Point(x: 8, y: 2))
    let steps = (0..<3).map { _ in (field.moveLine(by: -1, width: 11), field.layout(width: 11).cursor) }
    #expect(steps.map(\.0) == [true, true, false])
    #expect(steps.map(\.1) == [Point(x: 5, y: 1), Point(x: 5, y: 0), Point(x: 5, y: 0)])
  }
}
