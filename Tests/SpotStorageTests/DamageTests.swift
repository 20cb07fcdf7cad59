import Foundation
import Spots
import Testing

@testable import SpotStorage

@Suite("Damaged stores")
struct DamageTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A store of many pages, at rest.
  private func fill() throws -> Data {
    do {
      let ratings = try (0..<2000).map { try rating("spot-\($0)", "me", $0 % 5 + 1) }
      try SpotStore(folder: folder.path).change(ratings.map(RatingChange.rate))
    }
    return try #require(folder.bytes(of: folder.file))
  }

  enum Harm: CaseIterable {
    case text, zeros, tornHeader, lostEnd, garbageInside

    func done(to data: Data) -> Data {
      switch self {
      case .text: Data("Dear diary,\n".utf8)
      case .zeros: Data(count: data.count)
      case .tornHeader: data.prefix(50)
      case .lostEnd: data.prefix(data.count / 2)
      case .garbageInside: data.prefix(4096) + Data(repeating: 0xA5, count: data.count - 4096)
      }
    }
  }

  @Test("A damaged store is named and left to the byte", arguments: Harm.allCases)
  func damage(harm: Harm) throws {
    let harmed = harm.done(to: try fill())
    folder.write(harmed, to: folder.file)
    for access in [SpotStore.Access.readOnly, .readWrite] {
      let error = storeError { _ = try SpotStore(folder: folder.path, access: access).ratings() }
      #expect(error?.problem == .damaged && error?.path == folder.file, "\(access)")
    }
    let change = storeError { try SpotStore(folder: folder.path).change([.rate(rating("spot-999", "me", 5))]) }
    #expect(change?.problem == .damaged)
    #expect(folder.bytes(of: folder.file) == harmed)
  }

  @Test("A log whose store has become empty is not thrown away")
  func emptyWithLog() throws {
    let log = folder.file + "-wal"
    folder.write(Data(), to: folder.file)
    folder.write(Data("what is left".utf8), to: log)
    for access in [SpotStore.Access.readOnly, .readWrite] {
      #expect(storeError { _ = try SpotStore(folder: folder.path, access: access) }?.problem == .damaged)
    }
    #expect(folder.bytes(of: log) == Data("what is left".utf8))
  }

  @Test("A row that the table forbids is damage, not a rating")
  func forbiddenRow() throws {
    let store = try SpotStore(folder: folder.path)
    let connection = try store.writing()
    try connection.execute("PRAGMA ignore_check_constraints = 1; INSERT INTO ratings VALUES ('a', 'me', 6, 0)")
    #expect(storeError { _ = try store.ratings() }?.problem == .damaged)
  }

  @Test("A full disk is told, and what was durable stays")
  func fullDisk() throws {
    try SpotStore(folder: folder.path).change([.rate(rating("kept", "me", 3))])
    let ended = try SecondProgram("--file-size", "60000", "bulk", folder.path, "writer", "20000").finish()
    #expect(ended.status == 1 && ended.complaint.hasPrefix("no room on the disk for \(folder.file)"))
    #expect(try SpotStore(folder: folder.path).ratings() == [rating("kept", "me", 3)])
  }
}
