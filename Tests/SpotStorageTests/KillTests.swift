import Foundation
import Spots
import Testing

@testable import SpotStorage

@Suite("Killed writers")
struct KillTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("Every rating that a writer called durable outlives its kill", arguments: [1, 7, 40])
  func killedBetweenChanges(after count: Int) throws {
    let writer = try SecondProgram("rate", folder.path, "writer", "1000000")
    let said = writer.wait(forLines: count) + writer.kill()
    #expect(said.count >= count)
    let kept = try SpotStore(folder: folder.path).ratings().map(\.spot)
    // The last one may have been killed between its commit and its word.
    #expect(kept.count - said.count <= 1 && Set(said).isSubset(of: kept))
  }

  @Test("A change that was killed in the middle has not happened, and holds nobody up")
  func killedInAChange() throws {
    try SpotStore(folder: folder.path).change([.rate(rating("kept", "me", 3))])
    let writer = try SecondProgram("stall", folder.path, "2000")
    #expect(writer.wait(forLines: 1) == ["stalled"])
    let log = try #require(folder.bytes(of: folder.file + "-wal"))
    #expect(log.count > 100_000, "part of the change stands in the log already")
    let open = try SpotStore(folder: folder.path)
    #expect(try open.ratings() == [rating("kept", "me", 3)])
    _ = writer.kill()
    try open.change([.rate(rating("next", "me", 4))])
    #expect(try SpotStore(folder: folder.path).ratings().map(\.spot) == ["kept", "next"])
  }

  @Test("A log left over by a killed writer is read, and cleared away by the next who closes the store")
  func leftOverLog() throws {
    let writer = try SecondProgram("rate", folder.path, "writer", "1000000")
    let said = writer.wait(forLines: 3) + writer.kill()
    #expect(folder.names.contains(SpotStore.fileName + "-wal"))
    #expect(try Set(said).isSubset(of: SpotStore(folder: folder.path, access: .readOnly).ratings().map(\.spot)))
    #expect(folder.names == [SpotStore.fileName])
    #expect(try Set(said).isSubset(of: SpotStore(folder: folder.path).ratings().map(\.spot)))
  }
}
