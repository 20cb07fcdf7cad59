import Foundation
import Spots
import Testing

@testable import SpotStorage

@Suite("Ratings")
struct RatingTests {
  let folder: TemporaryFolder
  let store: SpotStore

  init() throws {
    folder = try TemporaryFolder()
    store = try SpotStore(folder: folder.path)
  }

  @Test("A new store has no ratings and no settings")
  func empty() throws {
    #expect(try store.ratings().isEmpty)
    #expect(try store.rating(of: "london", by: "me") == nil)
    #expect(try store.settings().isEmpty)
  }

  @Test(
    "A rating comes back as it went in, whatever the names",
    arguments: [
      ("london", "me"), ("", ""), ("o'hare", "\"quoted\""), ("x'); DROP TABLE ratings; --", "?1"),
      ("zürich", "Бо́рис 🧳"), ("with\nline", "with\u{0}nul"), (String(repeating: "long", count: 5000), "me"),
    ])
  func roundTrip(spot: String, rater: String) throws {
    let rating = try rating(spot, rater, 4, when: 1_700_000_000_123)
    #expect(try store.change([.rate(rating)]) == [.added])
    #expect(try store.rating(of: spot, by: rater) == rating)
    #expect(try SpotStore(folder: folder.path, access: .readOnly).ratings() == [rating])
  }

  @Test("Every number of stars and the longest times are kept", arguments: 1...5)
  func numbers(stars: Int) throws {
    let early = try rating("a", "me", stars, when: .min)
    let late = try rating("b", "me", stars, when: .max)
    try store.change([.rate(late), .rate(early)])
    #expect(try store.ratings() == [early, late])
  }

  @Test("Each change says what it did")
  func outcomes() throws {
    let (three, five) = (try rating("paris", "me", 3), try rating("paris", "me", 5, when: 2))
    let other = try rating("paris", "you", 1)
    let changes: [RatingChange] = [
      .unrate(spot: "paris", rater: "me"), .rate(three), .rate(three), .rate(other), .rate(five),
      .unrate(spot: "paris", rater: "me"), .unrate(spot: "paris", rater: "me"),
    ]
    let outcomes: [RatingOutcome] = [
      .unchanged(nil), .added, .unchanged(three), .added, .replaced(three), .removed(five), .unchanged(nil),
    ]
    #expect(try store.rehearse(changes) == outcomes)
    #expect(try store.ratings().isEmpty, "a rehearsal changes nothing")
    #expect(try store.change(changes) == outcomes)
    #expect(try store.ratings() == [other])
    #expect(outcomes.map(\.isChange) == [false, true, false, true, true, true, false])
    #expect(outcomes.map(\.previous) == [nil, nil, three, nil, three, five, nil])
  }

  @Test("The ratings of one spot are those of its raters, by name")
  func ofOneSpot() throws {
    let ratings = [try rating("oslo", "Ann", 1), try rating("oslo", "Bob", 2), try rating("osl", "Ann", 3)]
    try store.change(ratings.reversed().map(RatingChange.rate))
    #expect(try store.ratings(of: "oslo") == Array(ratings[..<2]))
    #expect(try store.ratings(of: "oslo%").isEmpty)
  }

  @Test("When one change of many fails, none of them happened")
  func allOrNothing() throws {
    try store.change([.rate(rating("first", "me", 1))])
    let writer = try store.writing()
    try writer.execute(
      "CREATE TRIGGER no BEFORE INSERT ON ratings WHEN NEW.spot = 'bad' BEGIN SELECT RAISE(ABORT, 'no'); END")
    let changes: [RatingChange] = [
      .rate(try rating("good", "me", 5)), .unrate(spot: "first", rater: "me"), .rate(try rating("bad", "me", 5)),
    ]
    let error = storeError { try store.change(changes) }
    #expect(error == StoreError(.failed, path: folder.file, detail: "no"))
    #expect(try store.ratings() == [rating("first", "me", 1)])
    // The connection is as good as before.
    #expect(try store.change([.rate(rating("good", "me", 5))]) == [.added])
  }

  @Test("A thousand changes go in as one")
  func thousand() throws {
    let ratings = try (0..<1000).map { try rating("spot-\($0)", "me", $0 % 5 + 1) }
    let outcomes = try store.change(ratings.map(RatingChange.rate))
    #expect(outcomes.count == 1000 && outcomes.allSatisfy { $0 == .added })
    #expect(Set(try store.ratings()) == Set(ratings))
  }

  @Test("No changes need no permission to write")
  func nothingToDo() throws {
    let reader = try SpotStore(folder: folder.path, access: .readOnly)
    #expect(try reader.change([RatingChange]()).isEmpty && reader.change([NoteChange]()).isEmpty)
    #expect(storeError { try reader.change([.unrate(spot: "a", rater: "b")]) }?.problem == .readOnly)
  }

  @Test("The demonstration has several raters, and its ratings end with it")
  func demo() throws {
    let demo = try SpotStore.demo(now: 1_700_000_000_000)
    let ratings = try demo.ratings()
    #expect(Set(ratings.map(\.rater)).count == 5)
    #expect(ratings.count > 30 && ratings.allSatisfy { $0.when < 1_700_000_000_000 })
    #expect(try demo.change([.rate(rating("london", "me", 5))]) == [.added])
    #expect(try SpotStore.temporary().ratings().isEmpty)
    #expect(demo.path.isEmpty)
  }

  @Test("The demonstration rates only spots of the catalogue, each once")
  func demoSpots() throws {
    let root = #filePath.components(separatedBy: "/Tests/").dropLast().joined(separator: "/Tests/")
    let table = try String(contentsOfFile: root + "/Resources/catalog/destinations.csv", encoding: .utf8)
    let ids = Set(table.split(separator: "\n").compactMap { $0.split(separator: ",").first.map(String.init) })
    let spots = SpotStore.demoOpinions.map(\.spot)
    #expect(ids.isSuperset(of: spots))
    #expect(Set(spots).count == spots.count)
  }

  @Test("A rating reads no notes")
  func readsNoNotes() throws {
    try store.writing().execute("DROP TABLE reactions; DROP TABLE notes")
    #expect(try SpotStore(folder: folder.path).change([.rate(rating("a", "me", 1))]) == [.added])
    #expect(try SpotStore(folder: folder.path, access: .readOnly).ratings().count == 1)
  }
}
