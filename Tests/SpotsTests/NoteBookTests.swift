import Spots
import Testing

@Suite("A book of notes")
struct NoteBookTests {
  private func note(_ id: String, by author: String = "ann", spot: String = "bled", when: Int64 = 0) -> Note {
    Note(id: id, spot: spot, author: author, text: "Note \(id)", when: when)
  }

  private func reaction(_ note: String, _ rater: String, _ kind: ReactionKind) -> Reaction {
    Reaction(note: note, rater: rater, kind: kind)
  }

  /// Ann's note 1 and Zoe's note 2, with reactions of both.
  private var book: NoteBook {
    NoteBook(
      rater: "ann", notes: [note("2", by: "zoe", when: 9), note("1", when: 3)],
      reactions: [reaction("2", "zoe", .heart), reaction("2", "ann", .heart), reaction("2", "bob", .laugh)])
  }

  @Test("has a spot's notes, the oldest first")
  func hasNotes() {
    #expect(book.notes(of: "bled").map(\.id) == ["1", "2"])
    #expect(book.notes(of: "paris").isEmpty)
    #expect(book.note("2", of: "bled")?.author == "zoe")
    #expect(book.note("2", of: "paris") == nil)
    #expect(book.note("2")?.spot == "bled" && book.note("3") == nil)
  }

  @Test("counts reactions in the order of the kinds, and knows yours")
  func countsReactions() {
    #expect(
      book.reactions(to: "2") == [
        NoteBook.Count(kind: .laugh, count: 1, isYours: false), NoteBook.Count(kind: .heart, count: 2, isYours: true),
      ])
    #expect(book.yours("2") == .heart && book.yours("1") == nil)
    #expect(book.reactions(to: "1").isEmpty)
    #expect(book.allReactions(to: "2").map(\.rater) == ["ann", "bob", "zoe"])
  }

  @Test("has one reaction a rater and note, the last")
  func hasOneReaction() {
    var book = book
    book.apply(.react(reaction("2", "ann", .party)))
    #expect(book.yours("2") == .party)
    #expect(book.allReactions(to: "2").count == 3)
    book.apply(.unreact(note: "2", rater: "ann"))
    book.apply(.unreact(note: "2", rater: "ann"))
    #expect(book.yours("2") == nil && book.allReactions(to: "2").count == 2)
  }

  @Test("changes a note in its place, and takes it to another time or spot")
  func changesANote() {
    var book = book
    var note = note("1", when: 3)
    note.text = "Better."
    book.apply(.set(note))
    #expect(book.notes(of: "bled").map(\.text) == ["Better.", "Note 2"])
    note.when = 20
    book.apply(.set(note))
    #expect(book.notes(of: "bled").map(\.id) == ["2", "1"])
    note.spot = "paris"
    book.apply(.set(note))
    #expect(book.notes(of: "bled").map(\.id) == ["2"] && book.notes(of: "paris") == [note])
  }

  @Test("loses a note's reactions with the note")
  func losesReactions() {
    var book = book
    book.apply(.remove("2"))
    #expect(book == NoteBook(rater: "ann", notes: [note("1", when: 3)]))
    book.apply(.remove("2"))
    #expect(book.allReactions(to: "2").isEmpty)
  }

  private static let changes: [NoteChange] = [
    .set(Note(id: "9", spot: "paris", author: "ann", text: "New.", when: 1)),
    .set(Note(id: "1", spot: "bled", author: "ann", text: "Other.", when: 3, edited: 4)),
    .set(Note(id: "1", spot: "bled", author: "ann", text: "Note 1", when: 3)), .remove("1"), .remove("2"), .remove("9"),
    .react(Reaction(note: "1", rater: "ann", kind: .smile)), .react(Reaction(note: "2", rater: "ann", kind: .smile)),
    .react(Reaction(note: "2", rater: "ann", kind: .heart)), .unreact(note: "2", rater: "ann"),
    .unreact(note: "1", rater: "ann"),
  ]

  @Test("is as before once a change is taken back", arguments: changes)
  func isAsBefore(change: NoteChange) {
    var changed = book
    let inverse = changed.inverse(of: change)
    changed.apply(change)
    #expect((changed == book) == inverse.isEmpty)
    for step in inverse { changed.apply(step) }
    #expect(changed == book)
  }

  @Test(
    "lets each change what is theirs",
    arguments: [
      (.set(Note(id: "9", spot: "bled", author: "ann", text: "Mine.", when: 1)), true),
      (.set(Note(id: "9", spot: "bled", author: "zoe", text: "In her name.", when: 1)), false),
      (.set(Note(id: "1", spot: "bled", author: "ann", text: "Edited.", when: 3)), true),
      (.set(Note(id: "2", spot: "bled", author: "zoe", text: "Edited.", when: 9)), false),
      (.set(Note(id: "2", spot: "bled", author: "ann", text: "Taken over.", when: 9)), false),
      (.remove("1"), true), (.remove("2"), false), (.remove("9"), false),
      (.react(Reaction(note: "2", rater: "ann", kind: .smile)), true),
      (.react(Reaction(note: "1", rater: "ann", kind: .smile)), true),
      (.react(Reaction(note: "2", rater: "bob", kind: .smile)), false),
      (.react(Reaction(note: "9", rater: "ann", kind: .smile)), false),
      (.unreact(note: "2", rater: "ann"), true), (.unreact(note: "2", rater: "bob"), false),
    ] as [(NoteChange, Bool)])
  func letsEach(change: NoteChange, isAllowed: Bool) {
    #expect(book.allows(change) == isAllowed)
  }

  @Test("knows whose a note is")
  func knowsWhose() {
    #expect(note("1").isChangeable(by: "ann") && !note("1").isChangeable(by: "Ann"))
  }
}

@Suite("A note")
struct NoteTests {
  @Test(
    "keeps its lines and loses what isn't text",
    arguments: [
      ("Go early.", "Go early."), ("  \n\t two\n\n lines \n", "two\n\n lines"), ("a\r\nb\rc\n\rd", "a\nb\nc\n\nd"),
      ("a\u{2028}b\u{85}c", "a\nb\nc"), ("e\u{1B}[31mvil\u{0}\u{7}\u{9B}", "e[31mvil"), ("a\tb", "a\tb"), ("=", "="),
      ("湖 🏞️ é", "湖 🏞️ é"),
    ])
  func keepsItsLines(typed: String, kept: String) throws {
    #expect(try Note.text(typed) == kept)
  }

  @Test("is refused when nothing is left or it is too long")
  func isRefused() throws {
    for empty in ["", " ", "\r\n", "\u{1B}\u{7}", "\u{3000}"] {
      #expect(throws: Note.TextProblem.empty) { try Note.text(empty) }
    }
    let longest = String(repeating: "é", count: Note.limit / 2)
    #expect(try Note.text(longest + "\n") == longest)
    #expect(throws: Note.TextProblem.tooLong) { try Note.text(longest + "!") }
  }

  @Test("has an id that sorts by time and is never made twice")
  func hasAnID() {
    let early = Note.makeID(when: 1_700_000_000_000, random: .max)
    let late = Note.makeID(when: 1_700_000_000_001, random: 0)
    #expect(early == "018bcfe56800ffffffffffff" && late == "018bcfe56801000000000000")
    #expect(Note.makeID(when: .min, random: 1).count == 24 && Note.makeID(when: -1, random: 1).count == 24)
    #expect(Note.makeID(when: 5, random: 1) != Note.makeID(when: 5, random: 2))
  }

  @Test("has reactions with a picture, a form in ASCII and a name of their own")
  func hasReactions() {
    let kinds = ReactionKind.allCases
    #expect(Set(kinds.map(\.glyph)).count == kinds.count && Set(kinds.map(\.name)).count == kinds.count)
    #expect(Set(kinds.map(\.ascii)).count == kinds.count && kinds.allSatisfy { $0.ascii.utf8.allSatisfy { $0 < 0x80 } })
  }
}
