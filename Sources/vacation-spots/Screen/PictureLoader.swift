import Pictures
import Spots
import VacationUI

/// Reads the users' own pictures on a thread of its own, which is there once one was asked for.
final class PictureLoader {
  private struct Request: Sendable {
    var spot: Spot.ID
    var longestSide: Int
  }

  private let folder: PictureFolder?
  private var thread: JobThread<Request, [Message]>?

  /// - Parameter dataFolder: `nil` where there are no pictures (`--demo`).
  init(dataFolder: String?) { folder = dataFolder.map { PictureFolder(dataFolder: $0) } }

  /// Asks for the picture of a spot; without a folder of pictures nothing happens.
  func load(_ spot: Spot.ID, longestSide: Int) {
    guard let folder, folder.exists else { return }
    if thread == nil {
      thread = JobThread {
        { request in
          do throws(PictureError) {
            let bitmap = try folder.bitmap(of: request.spot, longestSide: request.longestSide)
            return [.picture(request.spot, bitmap.map { Photo($0) })]
          } catch {
            return [.picture(request.spot, nil), .report("\(error)", isError: true)]
          }
        }
      }
    }
    thread?.add(Request(spot: spot, longestSide: longestSide))
  }

  var descriptors: [Int32] { (thread?.descriptor).map { [$0] } ?? [] }

  /// The pictures that have come since this was last asked; never blocks.
  func news() -> [Message] { thread?.answers().flatMap { $0 } ?? [] }
}
