/// A spot and how far it is from another one.
public struct NearSpot: Hashable, Sendable {
  /// The spot's place in the catalogue.
  public var index: Int
  /// The great-circle distance.
  public var kilometres: Double

  public init(index: Int, kilometres: Double) {
    self.index = index
    self.kilometres = kilometres
  }
}

extension Catalog {
  /// The spots nearest to one, without it, the nearest first.
  /// - Parameters:
  ///   - index: The spot's place in the catalogue.
  ///   - count: The most to give, 0 or more.
  /// - Complexity: a distance for each spot of the catalogue, and at most `count` comparisons more.
  public func nearest(to index: Int, count: Int) -> [NearSpot] {
    guard (0..<self.count).contains(index), count > 0 else { return [] }
    let place = coordinate(at: index)
    var nearest: [NearSpot] = []
    for other in 0..<self.count where other != index {
      let spot = NearSpot(index: other, kilometres: place.distance(to: coordinate(at: other)))
      if nearest.count == count, spot.kilometres >= nearest[count - 1].kilometres { continue }
      let position = nearest.firstIndex { $0.kilometres > spot.kilometres } ?? nearest.count
      nearest.insert(spot, at: position)
      if nearest.count > count { nearest.removeLast() }
    }
    return nearest
  }
}
