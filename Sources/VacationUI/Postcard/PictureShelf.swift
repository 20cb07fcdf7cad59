import Cells
import Spots

/// The users' own pictures that were looked at last, and which spots have none.
struct PictureShelf: Sendable {
  /// The most that are kept, about 400 kB each, 4 MB where the terminal draws pixels.
  static let capacity = 12
  /// The longest side of a picture in cells, in pixels: two for each of the 192 columns of a wide screen's picture.
  static let longestSide = 384

  struct Entry: Sendable {
    var spot: Spot.ID
    /// `nil` while it is waited for, and where there is none.
    var photo: Photo?
    /// Another number for each picture that came.
    var serial = 0
    /// Whether it is to be read again.
    fileprivate var isStale = true

    fileprivate init(_ spot: Spot.ID) { self.spot = spot }
  }

  /// The latest last.
  private var entries: [Entry] = []
  private var count = 0

  /// What is known of the picture of a spot.
  func entry(of spot: Spot.ID) -> Entry? { entries.first { $0.spot == spot } }

  /// Notes that a spot is looked at, and forgets the one that was not for the longest time.
  /// - Returns: Whether its picture has to be asked for.
  mutating func look(at spot: Spot.ID) -> Bool {
    if let last = entries.last, last.spot == spot, !last.isStale { return false }
    var entry = Entry(spot)
    if let index = entries.firstIndex(where: { $0.spot == spot }) { entry = entries.remove(at: index) }
    let isWanted = entry.isStale
    entry.isStale = false
    entries.append(entry)
    if entries.count > Self.capacity { entries.removeFirst() }
    return isWanted
  }

  /// Takes a picture that was asked for; one that has been forgotten meanwhile is let go.
  mutating func put(_ photo: Photo?, of spot: Spot.ID) {
    guard let index = entries.firstIndex(where: { $0.spot == spot }) else { return }
    count += 1
    entries[index].photo = photo
    entries[index].serial = count
  }

  /// Has all read again; until they come the old ones are shown.
  mutating func reload() {
    for index in entries.indices { entries[index].isStale = true }
  }
}
