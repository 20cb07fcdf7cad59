import Spots
import VacationUI

/// Finds the spots nearest to others on a thread of its own, which is there once that was asked for.
final class NearbyFinder {
  private struct Request: Sendable {
    var spot: Spot.ID
    var count: Int
  }

  private let catalog: Catalog
  private var thread: JobThread<Request, Message>?

  init(_ catalog: Catalog) { self.catalog = catalog }

  /// Begins to find so many spots near one.
  /// - Returns: what there is to say at once: that nothing can be found.
  func find(_ spot: Spot.ID, count: Int) -> [Message] {
    if thread == nil {
      thread = JobThread { [catalog] in
        { request in
          guard let index = catalog.index(ofID: request.spot) else {
            return .noNearby(request.spot, because: "That spot is no longer there")
          }
          let spots = catalog.nearest(to: index, count: request.count)
          if spots.isEmpty { return .noNearby(request.spot, because: "There is no other spot") }
          return .nearby(request.spot, spots)
        }
      }
    }
    guard let thread else { return [.noNearby(spot, because: "Too many files are open")] }
    thread.add(Request(spot: spot, count: count))
    return []
  }

  var descriptors: [Int32] { (thread?.descriptor).map { [$0] } ?? [] }

  /// What has been found since this was last asked; never blocks.
  func news() -> [Message] { thread?.answers() ?? [] }
}
