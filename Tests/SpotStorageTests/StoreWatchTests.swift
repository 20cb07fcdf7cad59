import Foundation
import Spots
import Testing

@testable import SpotStorage

@Suite("Watching a store")
struct StoreWatchTests {
  let folder: TemporaryFolder
  let store: SpotStore

  init() throws {
    folder = try TemporaryFolder()
    store = try SpotStore(folder: folder.path)
  }

  @Test("The watch wakes for another program's rating, though that is seen before it counts")
  func otherProgram() throws {
    let watch = try StoreWatch(store)
    let descriptor = try #require(watch.descriptor)
    #expect(watch.deadline == nil)
    let writer = try SecondProgram("rate", folder.path, "you", "1")
    var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    var now = 0.0
    repeat {
      // What a loop does: sleep until the descriptor or the deadline, which a test may call before its time.
      let pause = watch.deadline.map { Int32($0 - now) + 1 } ?? 20_000
      let woken = poll(&waiting, 1, pause)
      try #require(woken == 1 || watch.deadline != nil)
      now += woken == 1 ? 1 : Double(pause)
    } while try !watch.hasNews(at: now)
    #expect(try store.ratings().map(\.spot) == ["spot-0"])
    #expect(writer.finish().status == 0)
  }

  @Test("The store's own changes are no news, and the deadlines end")
  func ownChanges() throws {
    let watch = try StoreWatch(store)
    try store.change([.rate(rating("a", "me", 1))])
    #expect(try !watch.hasNews(at: 100))
    var deadlines: [Double] = []
    while let deadline = watch.deadline, deadlines.count < 10 {
      deadlines.append(deadline)
      #expect(try !watch.hasNews(at: deadline))
    }
    #expect(deadlines == [130, 300, 900])
  }

  @Test("News is told once")
  func once() throws {
    let watch = try StoreWatch(store)
    try SpotStore(folder: folder.path).change([.rate(rating("a", "me", 1))])
    #expect(try watch.hasNews(at: 5))
    #expect(try !watch.hasNews(at: 6))
  }

  @Test("A folder that is not there yet is asked for twice a second; a store in memory never")
  func noFolder() throws {
    let place = folder.path + "/later"
    let reader = try SpotStore(folder: place, access: .readOnly)
    let watch = try StoreWatch(reader)
    #expect(watch.descriptor == nil && watch.deadline == 500)
    #expect(try !watch.hasNews(at: 500))
    try SpotStore(folder: place).change([.rate(rating("a", "me", 1))])
    #expect(try watch.deadline == 1000 && watch.hasNews(at: 1000))
    let memory = try StoreWatch(SpotStore.temporary())
    #expect(memory.descriptor == nil && memory.deadline == nil)
  }
}
