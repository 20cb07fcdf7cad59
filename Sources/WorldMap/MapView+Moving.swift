import Cells
import Spots

extension MapView {
  /// How much closer one step of ``zoomIn(steps:about:)`` brings the map: √2, so that two steps double it.
  public static let zoomStep = 2.0.squareRoot()
  /// The least width of a map, in kilometres: what the data still has something to say about.
  public static let leastKilometresAcross = 15.0
  /// The height of the inhabited world, from 60° S to 78° N, in degrees of longitude.
  private static let inhabitedHeight = 205.0

  /// Changes the size and keeps the centre and the scale as far as they fit.
  public mutating func resize(to size: Size) {
    guard size != self.size else { return }
    self.size = size
    clamp()
  }

  /// Changes the shape of a cell: its height divided by its width, kept within 0.5…4.
  public mutating func setCellAspect(_ aspect: Double) {
    guard !aspect.isNaN else { return }
    cellAspect = min(4, max(0.5, aspect))
    clamp()
  }

  /// Moves the map's window by cells: positive numbers show what lies to the east and to the south.
  public mutating func pan(dx: Int, dy: Int) {
    let place = world(at: Point(x: size.width / 2 + bounded(dx), y: size.height / 2 + bounded(dy)))
    (x, y) = place
    clamp()
  }

  /// Comes closer by steps, or goes farther away by negative ones.
  /// - Parameter point: the cell whose place stays where it is; the centre where there is none.
  public mutating func zoomIn(steps: Int = 1, about point: Point? = nil) {
    var factor = 1.0
    for _ in 0..<min(64, steps.magnitude) { factor *= Self.zoomStep }
    zoom(by: steps < 0 ? 1 / factor : factor, about: point)
  }

  /// Makes everything larger by a factor.
  /// - Parameters:
  ///   - factor: above 1 comes closer; what is not above 0 is ignored.
  ///   - point: the cell whose place stays where it is; the centre where there is none.
  public mutating func zoom(by factor: Double, about point: Point? = nil) {
    guard factor > 0, factor.isFinite else { return }
    let fixed = point ?? Point(x: size.width / 2, y: size.height / 2)
    let before = world(at: fixed)
    degreesPerCell /= factor
    limitScale()
    let after = world(at: fixed)
    x += before.x - after.x
    y += before.y - after.y
    clamp()
  }

  /// Puts a place in the middle and keeps the scale.
  public mutating func go(to place: Coordinate) {
    x = Mercator.x(longitude: place.longitude)
    y = Mercator.y(latitude: place.latitude)
    clamp()
  }

  /// Puts a place in the middle, the map so many kilometres wide.
  public mutating func show(_ place: Coordinate, kilometresAcross: Double) {
    x = Mercator.x(longitude: place.longitude)
    y = Mercator.y(latitude: place.latitude)
    let metres = kilometresAcross.isNaN ? 0 : kilometresAcross * 1000
    let perDegree = Mercator.metresPerDegree(latitude: Mercator.latitude(y: y))
    degreesPerCell = metres / perDegree / Double(max(1, size.width))
    clamp()
  }

  /// Shows the whole world.
  public mutating func fitWorld() {
    x = 0.5
    // The middle between 60° S and 78° N, the inhabited world.
    y = (Mercator.y(latitude: 78) + Mercator.y(latitude: -60)) / 2
    degreesPerCell = 360
    clamp()
  }

  /// Shows all of the places as large as they fit, with a margin; the whole world where there are none.
  ///
  /// Across the antimeridian it takes the shorter way round.
  public mutating func fit(_ places: [Coordinate]) {
    guard let first = places.first else { return fitWorld() }
    let west = Self.westOfWidestGap(places.map { Mercator.x(longitude: $0.longitude) })
    var east = west
    var (north, south) = (Mercator.y(latitude: first.latitude), Mercator.y(latitude: first.latitude))
    for place in places {
      var placeX = Mercator.x(longitude: place.longitude)
      if placeX < west { placeX += 1 }
      east = max(east, placeX)
      let placeY = Mercator.y(latitude: place.latitude)
      north = min(north, placeY)
      south = max(south, placeY)
    }
    x = (west + east) / 2
    y = (north + south) / 2
    let columns = Double(max(1, size.width - size.width / 8 * 2))
    let rows = Double(max(1, size.height - size.height / 8 * 2))
    degreesPerCell = 360 * max((east - west) / columns, (south - north) / rows / cellAspect)
    clamp()
  }

  /// Whether it can't go farther away.
  public var showsWholeWorld: Bool { degreesPerCell >= mostDegreesPerCell * 0.999 }

  /// Whether it can't come closer: the data has no more detail.
  public var isAtEndOfData: Bool { degreesPerCell <= leastDegreesPerCell * 1.001 }

  /// The whole world, or at least all of it that is inhabited.
  var mostDegreesPerCell: Double {
    max(360 / Double(max(1, size.width)), Self.inhabitedHeight / cellAspect / Double(max(1, size.height)))
  }

  var leastDegreesPerCell: Double {
    let perDegree = Mercator.metresPerDegree(latitude: Mercator.latitude(y: min(1, max(0, y))))
    return min(mostDegreesPerCell, Self.leastKilometresAcross * 1000 / perDegree / Double(max(1, size.width)))
  }

  private mutating func limitScale() {
    degreesPerCell = min(mostDegreesPerCell, max(leastDegreesPerCell, degreesPerCell))
  }

  /// Brings the scale and the centre back to where there is something to see.
  private mutating func clamp() {
    limitScale()
    x -= x.rounded(.down)
    // The middle cell's middle lies half a cell below and above these.
    let above = (Double(size.height / 2) + 0.5) / worldRows
    let below = (Double(size.height - size.height / 2) - 0.5) / worldRows
    y = above + below >= 1 ? 0.5 : min(1 - below, max(above, y))
  }

  private func bounded(_ cells: Int) -> Int { min(500_000, max(-500_000, cells)) }

  /// The place east of the widest gap between places on the circle 0..<1.
  private static func westOfWidestGap(_ places: [Double]) -> Double {
    let sorted = places.map { $0 - $0.rounded(.down) }.sorted()
    guard let first = sorted.first, let last = sorted.last else { return 0 }
    var (west, widest) = (first, first + 1 - last)
    for (place, next) in zip(sorted, sorted.dropFirst()) where next - place > widest {
      (west, widest) = (next, next - place)
    }
    return west
  }
}
