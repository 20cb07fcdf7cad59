import Cells
import Spots

/// What of the world a map shows, and how large: a value that pans and zooms, and can be drawn at any time.
///
/// The projection is Mercator's; the cell at (width / 2, height / 2) has the map's centre in its middle. The view
/// goes round at the antimeridian and stops at the poles' edges, ±85.05°.
public struct MapView: Equatable, Sendable {
  /// The centre on the square world of ``Mercator``.
  var x: Double
  var y: Double
  /// Degrees of longitude that a column takes.
  public internal(set) var degreesPerCell: Double
  /// The cells that the map is drawn on.
  public internal(set) var size: Size
  /// The height of a cell divided by its width; 2 in most fonts.
  public internal(set) var cellAspect: Double
  public var style: MapStyle
  public var features: MapFeatures

  /// Makes a view of the whole world.
  /// - Parameter cellAspect: kept within 0.5…4.
  public init(size: Size, style: MapStyle = MapStyle(), features: MapFeatures = .all, cellAspect: Double = 2) {
    self.size = size
    self.style = style
    self.features = features
    self.cellAspect = cellAspect.isNaN ? 2 : min(4, max(0.5, cellAspect))
    x = 0.5
    y = 0.5
    degreesPerCell = 1
    fitWorld()
  }

  /// Makes a view around a place.
  /// - Parameter kilometresAcross: the width of the map, at the latitude of the place.
  public init(
    around place: Coordinate, kilometresAcross: Double = 400, size: Size, style: MapStyle = MapStyle(),
    features: MapFeatures = .all, cellAspect: Double = 2
  ) {
    self.init(size: size, style: style, features: features, cellAspect: cellAspect)
    show(place, kilometresAcross: kilometresAcross)
  }

  /// The place in the middle.
  public var center: Coordinate { Coordinate(clamping: Mercator.latitude(y: y), Mercator.longitude(x: x)) }

  /// The metres that a column takes at the latitude of the centre.
  public var metresPerCell: Double { degreesPerCell * Mercator.metresPerDegree(latitude: Mercator.latitude(y: y)) }

  /// The width of the map in kilometres, at the latitude of the centre.
  public var kilometresAcross: Double { metresPerCell * Double(size.width) / 1000 }

  /// The columns that the whole world takes.
  var worldColumns: Double { 360 / degreesPerCell }
  /// The rows that the whole world takes.
  var worldRows: Double { worldColumns / cellAspect }

  /// The cell that a place is on; `nil` where it is not on the map.
  public func point(of place: Coordinate) -> Point? {
    let position = position(x: Mercator.x(longitude: place.longitude), y: Mercator.y(latitude: place.latitude))
    let (column, row) = (position.column.rounded(.down), position.row.rounded(.down))
    guard column >= 0, row >= 0, column < Double(size.width), row < Double(size.height) else { return nil }
    return Point(x: Int(column), y: Int(row))
  }

  /// The place in the middle of a cell, which may lie beyond the map's edges.
  public func coordinate(at point: Point) -> Coordinate {
    let place = world(at: point)
    return Coordinate(clamping: Mercator.latitude(y: min(1, max(0, place.y))), Mercator.longitude(x: place.x))
  }

  /// Where a place of the square world is, in cells from the map's top left corner; of its copies round the world
  /// the one nearest to the middle of the map.
  func position(x placeX: Double, y placeY: Double) -> (column: Double, row: Double) {
    let middle = Double(size.width) / 2
    // The centre is in the middle of a cell, which the middle of an even width is not.
    var turns = (placeX - x) + (Double(size.width / 2) + 0.5 - middle) / worldColumns
    turns -= (turns + 0.5).rounded(.down)
    return (middle + turns * worldColumns, Double(size.height / 2) + 0.5 + (placeY - y) * worldRows)
  }

  /// The place of the square world in the middle of a cell; x may lie beyond 0…1.
  func world(at point: Point) -> (x: Double, y: Double) {
    (
      x + Double(clamping(point.x) - size.width / 2) / worldColumns,
      y + Double(clamping(point.y) - size.height / 2) / worldRows
    )
  }

  /// Keeps a cell number within what can be counted with.
  private func clamping(_ cell: Int) -> Int { min(1_000_000, max(-1_000_000, cell)) }
}
