import Spots

/// The home as it was asked for.
public enum HomeRequest: Hashable, Sendable {
  /// The home is forgotten.
  case none
  case coordinate(Coordinate)
  /// A spot by any name.
  case spot(String)

  /// Reads `none`, a coordinate as people write it, or else the name of a spot.
  init(_ text: String) throws(CommandError) {
    guard text.contains(where: { $0 != " " }) else { throw .usage("--home needs SPOT, LAT,LON or none") }
    if text == "none" {
      self = .none
    } else if let coordinate = Coordinate(parsing: text) {
      self = .coordinate(coordinate)
    } else {
      self = .spot(text)
    }
  }
}
