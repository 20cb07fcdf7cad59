import Foundation
import Spots
import Testing

@testable import SpotStorage

@Suite("Several programs at once")
struct SharingTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("An open store sees what a second program writes, and its change counter tells")
  func secondProgram() throws {
    let store = try SpotStore(folder: folder.path)
    let before = try store.changeCount()
    try store.change([.rate(rating("own", "me", 1))])
    #expect(try store.changeCount() == before, "own changes are not news")
    #expect(try SecondProgram("rate", folder.path, "you", "3").finish().status == 0)
    #expect(try store.changeCount() != before)
    #expect(try store.ratings().map(\.spot) == ["own", "spot-0", "spot-1", "spot-2"])
    #expect(try store.changeCount() == store.changeCount())
  }

  @Test("Forty programs that make and write the same new store at once all succeed, and nothing is lost")
  func fortyWriters() throws {
    let place = folder.path + "/new"
    let writers = try (0..<40).map { try SecondProgram("rate", place, "rater-\($0)", "5") }
    for writer in writers {
      let ended = writer.finish()
      #expect(ended.status == 0 && ended.said.count == 5, "\(ended.complaint)")
    }
    let ratings = try SpotStore(folder: place).ratings()
    #expect(ratings.count == 200 && Set(ratings.map(\.rater)).count == 40)
  }

  @Test("Programs that write and react to notes at once all succeed, and nothing is lost")
  func noteWriters() throws {
    let place = folder.path + "/new"
    let writers = try (0..<8).map { try SecondProgram("note", place, "author-\($0)", "10") }
    for writer in writers {
      let ended = writer.finish()
      #expect(ended.status == 0 && ended.said.count == 10, "\(ended.complaint)")
    }
    let store = try SpotStore(folder: place)
    let notes = try store.notes(of: "bled")
    #expect(notes.count == 80 && Set(notes.map(\.id)).count == 80)
    #expect(Set(notes.map { "\($0.author) \($0.text)" }).count == 80)
    #expect(try store.reactions(of: "bled").map(\.note) == notes.map(\.id).sorted())
  }

  @Test("A reaction to a note that another program removes at the same time is no orphan")
  func removedMeanwhile() throws {
    let (one, other) = (try SpotStore(folder: folder.path), try SpotStore(folder: folder.path))
    try one.change([.set(Note(id: "1", spot: "bled", author: "ann", text: "Row.", when: 1))])
    let before = try other.changeCount()
    #expect(try one.change([.remove("1")]) != [.missing])
    #expect(try other.changeCount() != before, "a note is news")
    #expect(try other.change([.react(Reaction(note: "1", rater: "bob", kind: .heart))]) == [.missing])
    #expect(try other.writing().integer("SELECT count(*) FROM reactions") == 0)
  }

  @Test("A store that stays locked is told after the wait, and readers don't wait")
  func locked() throws {
    let holder = try SpotStore(folder: folder.path).writing()
    try holder.execute("BEGIN IMMEDIATE")
    let store = try SpotStore(folder: folder.path, patience: 20)
    let error = storeError { try store.change([.rate(rating("a", "me", 1))]) }
    #expect(error == StoreError(.locked(milliseconds: 20), path: folder.file))
    #expect(try store.ratings().isEmpty)
    try holder.execute("ROLLBACK")
    #expect(try store.change([.rate(rating("a", "me", 1))]) == [.added])
  }

  @Test("A store that is replaced while it is open is opened anew; nothing goes to the old file")
  func replaced() throws {
    let store = try SpotStore(folder: folder.path)
    try store.change([.rate(rating("old", "me", 1))])
    let before = try store.changeCount()
    try SpotStore(folder: folder.path + "/other").change([.rate(rating("restored", "me", 2))])
    for end in ["-wal", "-shm"] { unlink(folder.file + end) }
    rename(folder.path + "/other/" + SpotStore.fileName, folder.file)
    #expect(try store.changeCount() != before)
    try store.change([.rate(rating("new", "me", 3))])
    #expect(try SpotStore(folder: folder.path).ratings().map(\.spot) == ["new", "restored"])
  }

  @Test("A store that is removed while it is open is made anew by the next change")
  func removed() throws {
    let store = try SpotStore(folder: folder.path)
    try store.change([.rate(rating("old", "me", 1))])
    for name in folder.names { unlink(folder.path + "/" + name) }
    try store.change([.rate(rating("new", "me", 3))])
    #expect(try SpotStore(folder: folder.path).ratings().map(\.spot) == ["new"])
  }
}
