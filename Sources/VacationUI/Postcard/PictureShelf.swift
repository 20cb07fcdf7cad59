import Cells
import Spots

/// The users' own pictures that were looked at last, and which spots have none.
struct PictureShelf: Sendable {
  /// The most that are kept, about 400 kB each.
  static let capacity = 12
  /// The longest side of a picture, in pixels: two for each of the 192 columns that a wide screen's picture takes.
  static let longestSide = 384

  private struct Entry {
    var spot: Spot.ID
    /// `nil` while it is waited for, and where there is none.
    var bitmap: Bitmap?
    /// Whether it is to be read again.
    var isStale = false
  }

  /// The latest last.
  private var entries: [Entry] = []

  /// The picture of a spot, where there is one and it has come.
  subscript(spot: Spot.ID) -> Bitmap? { entries.first { $0.spot == spot }?.bitmap }

  /// Notes that a spot is looked at, and forgets the one that was not for the longest time.
  /// - Returns: Whether its picture has to be asked for.
  mutating func look(at spot: Spot.ID) -> Bool {
    if let last = entries.last, last.spot == spot, !last.isStale { return false }
    var entry = Entry(spot: spot, isStale: true)
    if let index = entries.firstIndex(where: { $0.spot == spot }) { entry = entries.remove(at: index) }
    let isWanted = entry.isStale
    entry.isStale = false
    entries.append(entry)
    if entries.count > Self.capacity { entries.removeFirst() }
    return isWanted
  }

  /// Takes a picture that was asked for; one that has been forgotten meanwhile is let go.
  mutating func put(_ bitmap: Bitmap?, of spot: Spot.ID) {
    guard let index = entries.firstIndex(where: { $0.spot == spot }) else { return }
    entries[index].bitmap = bitmap
  }

  /// Has all read again; until they come the old ones are shown.
  mutating func reload() {
    for index in entries.indices { entries[index].isStale = true }
  }
}
