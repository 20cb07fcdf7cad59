import Foundation
import Spots
import Testing

@testable import SpotStorage

@Suite("Versions")
struct MigrationTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func open(_ schema: Schema, _ access: SpotStore.Access = .readWrite) throws -> SpotStore {
    try SpotStore(file: StoreFile(folder: folder.path), access: access, patience: 1000, schema: schema)
  }

  private static let plans = "CREATE TABLE plans (spot TEXT NOT NULL, text TEXT NOT NULL)"
  private var later: Schema { Schema(steps: Schema.current.steps + [Self.plans, "CREATE INDEX n ON plans (spot)"]) }

  @Test("A store of an older version keeps its ratings through every step")
  func olderStore() throws {
    try open(.current).change([.rate(rating("a", "me", 3))])
    let store = try open(later)
    #expect(try store.ratings() == [rating("a", "me", 3)])
    let connection = try store.writing()
    #expect(try connection.integer("PRAGMA user_version") == Schema.current.version + 2)
    #expect(try connection.integer("SELECT count(*) FROM plans") == 0)
  }

  /// A store that the program of version 1 made, to the byte.
  private func layFirstVersion() throws {
    let stores = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Stores")
    folder.write(try Data(contentsOf: stores.appendingPathComponent("version-1.db")), to: folder.file)
  }

  private let ratingsOfFirstVersion = [
    ("bled", "Björn 🧳", 4), ("bled", "ann", 5), ("paris", "ann", 2), ("xian", "Björn 🧳", 1),
  ]

  @Test("A store of version 1 keeps its ratings and settings, and then holds notes")
  func firstVersion() throws {
    try layFirstVersion()
    let store = try SpotStore(folder: folder.path)
    let ratings = try store.ratings()
    #expect(ratings.map(\.spot) == ratingsOfFirstVersion.map(\.0))
    #expect(ratings.map(\.rater) == ratingsOfFirstVersion.map(\.1))
    #expect(ratings.map(\.stars.count) == ratingsOfFirstVersion.map(\.2))
    #expect(ratings.first?.when == 1_796_004_645_458)
    #expect(try store.isWeatherHidden() && store.notes().isEmpty)
    let note = Note(id: "1", spot: "bled", author: "ann", text: "Row.", when: 1)
    try store.change([.set(note), .react(Reaction(note: "1", rater: "bob", kind: .heart))])
    #expect(try SpotStore(folder: folder.path, access: .readOnly).notes() == [note])
    #expect(try store.writing().integer("PRAGMA user_version") == Schema.current.version)
    #expect(try store.writing().prepare("PRAGMA integrity_check").firstText() == "ok")
  }

  @Test("A program of version 1 refuses the store once it has notes, and leaves it")
  func refusedByTheFirst() throws {
    try layFirstVersion()
    try SpotStore(folder: folder.path).change([.set(Note(id: "1", spot: "a", author: "b", text: "c", when: 1))])
    let before = folder.bytes(of: folder.file)
    let first = Schema(steps: Array(Schema.current.steps.prefix(1)))
    for access in [SpotStore.Access.readWrite, .readOnly] {
      let error = storeError { _ = try open(first, access) }
      #expect(error == StoreError(.newer(found: 2, known: 1), path: folder.file))
    }
    #expect(folder.bytes(of: folder.file) == before)
  }

  @Test("A reader of a version-1 store finds no notes, leaves the file, and sees them once another has written some")
  func readerOfTheFirst() throws {
    try layFirstVersion()
    let before = folder.bytes(of: folder.file)
    let reader = try SpotStore(folder: folder.path, access: .readOnly)
    #expect(try reader.ratings().count == 4 && reader.notes().isEmpty && reader.reactions(of: "bled").isEmpty)
    #expect(folder.bytes(of: folder.file) == before)
    let note = Note(id: "1", spot: "bled", author: "ann", text: "Row.", when: 1)
    try SpotStore(folder: folder.path).change([.set(note)])
    #expect(try reader.notes() == [note] && reader.notes(of: "bled") == [note])
  }

  @Test("A reader reads an older store and leaves its version")
  func olderStoreRead() throws {
    try open(.current).change([.rate(rating("a", "me", 3))])
    #expect(try open(later, .readOnly).ratings().count == 1)
    #expect(try open(.current).writing().integer("PRAGMA user_version") == Schema.current.version)
  }

  @Test("A step that fails leaves the version and the tables as they were")
  func failingStep() throws {
    try open(.current).change([.rate(rating("a", "me", 3))])
    let broken = Schema(steps: Schema.current.steps + [Self.plans, "CREATE TABLE ratings (x)"])
    #expect(storeError { _ = try open(broken) }?.problem == .failed)
    let connection = try open(.current).writing()
    #expect(try connection.integer("SELECT count(*) FROM sqlite_master WHERE name = 'plans'") == 0)
    #expect(try connection.integer("SELECT count(*) FROM ratings") == 1)
  }

  @Test("A newer store is refused and left as it is", arguments: [SpotStore.Access.readWrite, .readOnly])
  func newerStore(access: SpotStore.Access) throws {
    try open(later).change([.rate(rating("a", "me", 3))])
    let before = folder.bytes(of: folder.file)
    let error = storeError { _ = try open(.current, access) }
    let (found, known) = (later.version, Schema.current.version)
    #expect(error == StoreError(.newer(found: found, known: known), path: folder.file))
    #expect(folder.bytes(of: folder.file) == before)
  }

  @Test(
    "Another program's database is refused and left as it is",
    arguments: [
      "CREATE TABLE t (x)", "CREATE TABLE t (x); PRAGMA user_version = 1", "PRAGMA user_version = 9",
      "PRAGMA user_version = -1", "CREATE TABLE ratings (spot, rater, stars, at); PRAGMA application_id = 7",
    ])
  func foreignStore(sql: String) throws {
    folder.write(Data(), to: folder.file)
    try Connection(path: folder.file, mode: .file, patience: 0).execute(sql)
    let before = folder.bytes(of: folder.file)
    for access in [SpotStore.Access.readWrite, .readOnly] {
      let error = storeError { _ = try open(.current, access).ratings() }
      #expect(error?.problem == .foreign && error?.path == folder.file, "\(access)")
    }
    #expect(folder.bytes(of: folder.file) == before)
  }

  @Test("A file whose maker was stopped before the first table becomes a store")
  func stoppedMaker() throws {
    folder.write(Data(), to: folder.file)
    try Connection(path: folder.file, mode: .file, patience: 0).execute("PRAGMA journal_mode = WAL")
    #expect(try open(.current, .readOnly).ratings().isEmpty)
    try open(.current).change([.rate(rating("a", "me", 3))])
    #expect(try open(.current).ratings().count == 1)
  }
}
