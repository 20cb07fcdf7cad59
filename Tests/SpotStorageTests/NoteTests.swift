import Foundation
import Spots
import Testing

@testable import SpotStorage

@Suite("Notes")
struct NoteTests {
  let folder: TemporaryFolder
  let store: SpotStore

  init() throws {
    folder = try TemporaryFolder()
    store = try SpotStore(folder: folder.path)
  }

  private func note(_ id: String, _ text: String = "Go early.", author: String = "ann", when: Int64 = 1) -> Note {
    Note(id: id, spot: "bled", author: author, text: text, when: when)
  }

  private func reaction(_ note: String, _ rater: String, _ kind: ReactionKind) -> Reaction {
    Reaction(note: note, rater: rater, kind: kind)
  }

  @Test("A new store has no notes and no reactions")
  func empty() throws {
    #expect(try store.notes().isEmpty && store.reactions().isEmpty)
    #expect(try store.notes(of: "bled").isEmpty && store.reactions(of: "bled").isEmpty)
  }

  @Test(
    "A note comes back as it went in, whatever it says",
    arguments: [
      "short", "", "two\nlines\n\nand a blank", "x'); DROP TABLE notes; -- =", "湖のほとりで 🏞️", "with\u{0}nul",
      String(repeating: "a", count: Note.limit),
    ])
  func roundTrip(text: String) throws {
    let written = Note(id: "1", spot: "o'hare", author: "Bo\"b", text: text, when: .max, edited: nil)
    #expect(try store.change([.set(written)]) == [.added])
    var edited = written
    edited.edited = .min
    #expect(try SpotStore(folder: folder.path, access: .readOnly).notes() == [written])
    #expect(try store.change([.set(edited)]) == [.replaced(written)])
    #expect(try SpotStore(folder: folder.path, access: .readOnly).notes() == [edited])
  }

  @Test("Notes come by spot, the oldest first")
  func order() throws {
    let notes = [note("c", when: -5), note("a", when: 7), note("b", when: 7)]
    let other = Note(id: "0", spot: "zermatt", author: "ann", text: "High.", when: 1)
    try store.change((notes + [other]).reversed().map(NoteChange.set))
    #expect(try store.notes() == notes + [other])
    #expect(try store.notes(of: "bled") == notes)
    #expect(try store.notes(of: "ble%").isEmpty)
  }

  @Test("Each change says what it did")
  func outcomes() throws {
    let (first, second) = (note("1"), note("1", "Go late."))
    let (heart, party) = (reaction("1", "bob", .heart), reaction("1", "bob", .party))
    let changes: [NoteChange] = [
      .react(heart), .remove("1"), .set(first), .set(first), .set(second), .react(heart), .react(heart), .react(party),
      .unreact(note: "1", rater: "bob"), .unreact(note: "1", rater: "bob"), .react(heart), .remove("1"),
    ]
    let outcomes: [NoteOutcome] = [
      .missing, .missing, .added, .unchanged, .replaced(first), .reacted(before: nil), .unchanged,
      .reacted(before: .heart), .unreacted(.party), .unchanged, .reacted(before: nil), .removed(second, [heart]),
    ]
    #expect(try store.change(changes) == outcomes)
    #expect(try store.notes().isEmpty && store.reactions().isEmpty)
    let isChange = [false, false, true, false, true, true, false, true, true, false, true, true]
    #expect(outcomes.map(\.isChange) == isChange)
  }

  @Test("A rater has one reaction to each note, and others keep theirs")
  func reactions() throws {
    try store.change([
      .set(note("1")), .set(note("2")), .react(reaction("1", "bob", .heart)), .react(reaction("1", "ann", .laugh)),
      .react(reaction("2", "bob", .smile)), .react(reaction("1", "bob", .surprised)),
    ])
    let given = [reaction("1", "ann", .laugh), reaction("1", "bob", .surprised), reaction("2", "bob", .smile)]
    #expect(try store.reactions() == given)
    #expect(try store.reactions(of: "bled") == given && store.reactions(of: "paris").isEmpty)
  }

  @Test("The reactions of a removed note go with it, and no others")
  func cascade() throws {
    try store.change([
      .set(note("1")), .set(note("2")), .react(reaction("1", "bob", .heart)), .react(reaction("1", "ann", .laugh)),
      .react(reaction("2", "bob", .smile)),
    ])
    try store.change([.remove("1")])
    #expect(try store.notes().map(\.id) == ["2"])
    #expect(try store.reactions() == [reaction("2", "bob", .smile)])
    #expect(try store.writing().integer("SELECT count(*) FROM reactions") == 1)
  }

  @Test(
    "Every kind of reaction is kept, and one that a later program knows is passed over",
    arguments: ReactionKind.allCases)
  func kinds(kind: ReactionKind) throws {
    try store.change([.set(note("1")), .react(reaction("1", "bob", kind))])
    try store.writing().execute("INSERT INTO reactions VALUES ('1', 'zoe', 'of-a-later-program')")
    #expect(try store.reactions() == [reaction("1", "bob", kind)])
    #expect(try store.change([.react(reaction("1", "zoe", kind))]) == [.reacted(before: nil)])
    #expect(try store.reactions().count == 2)
  }

  @Test("A text that is too long is refused with its size, and nothing beside it happens")
  func tooLong() throws {
    // Bytes count, not characters.
    let long = note("2", String(repeating: "é", count: Note.limit / 2) + "!")
    let error = storeError { try store.change([.set(note("1")), .set(long)]) }
    #expect(error == StoreError(.noteTooLong(bytes: Note.limit + 1, limit: Note.limit), path: folder.file))
    #expect(try store.notes().isEmpty)
  }

  @Test("When one change of many fails, none of them happened")
  func allOrNothing() throws {
    try store.change([.set(note("1")), .react(reaction("1", "bob", .heart))])
    try store.writing().execute(
      "CREATE TRIGGER no BEFORE INSERT ON notes WHEN NEW.text = 'bad' BEGIN SELECT RAISE(ABORT, 'no'); END")
    let error = storeError { try store.change([.set(note("2")), .remove("1"), .set(note("3", "bad"))]) }
    #expect(error == StoreError(.failed, path: folder.file, detail: "no"))
    #expect(try store.notes() == [note("1")] && store.reactions().count == 1)
  }

  @Test("A store opened for reading only says so when a note is written")
  func readOnly() throws {
    let reader = try SpotStore(folder: folder.path, access: .readOnly)
    #expect(storeError { try reader.change([.set(note("1"))]) }?.problem == .readOnly)
    #expect(try SpotStore(folder: folder.path + "/none", access: .readOnly).notes().isEmpty)
  }

  @Test("The demonstration has notes enough to scroll, by its raters and by others, with reactions")
  func demo() throws {
    let now: Int64 = 1_700_000_000_000
    let demo = try SpotStore.demo(now: now)
    let (notes, reactions) = (try demo.notes(), try demo.reactions())
    let raters = Set(try demo.ratings().map(\.rater))
    let bySpot = Dictionary(grouping: notes, by: \.spot)
    let many = try demo.notes(of: "barcelona")
    #expect(many.count { raters.contains($0.author) } >= 32 && many.contains { !raters.contains($0.author) })
    #expect(bySpot.values.count { (2...5).contains($0.count) } >= 6)
    #expect(Set(notes.map(\.id)).count == notes.count && notes.allSatisfy { $0.when < now && $0.edited ?? 0 < now })
    #expect(try notes.allSatisfy { try Note.text($0.text) == $0.text })
    // Answers stand below what they answer.
    let question = try #require(many.firstIndex { $0.text.hasPrefix("Ate at ten") })
    #expect(many[question + 1].text == "At ten? Tourists.")
    let authors = Dictionary(uniqueKeysWithValues: notes.map { ($0.id, $0.author) })
    #expect(reactions.count > 60 && reactions.allSatisfy { authors[$0.note] ?? $0.rater != $0.rater })
    #expect(Set(reactions.map(\.kind)).count >= 6)
    #expect(notes.contains { $0.text.contains("\n") } && notes.contains { $0.text.contains("伏見稲荷") })
    #expect(notes.contains { $0.edited != nil })
  }

  @Test("A book of the stored notes is the book that was changed alike")
  func book() throws {
    let changes: [NoteChange] = [
      .set(note("2", when: 9)), .set(note("1", when: 3)), .react(reaction("1", "zoe", .heart)),
      .react(reaction("1", "ann", .party)), .react(reaction("2", "ann", .smile)), .unreact(note: "2", rater: "ann"),
      .set(note("3")), .react(reaction("3", "ann", .smile)), .remove("3"), .react(reaction("1", "zoe", .laugh)),
    ]
    try store.change(changes)
    var book = NoteBook(rater: "ann")
    for change in changes { book.apply(change) }
    #expect(try book == NoteBook(rater: "ann", notes: store.notes(), reactions: store.reactions()))
  }
}
