import Spots

/// A place to mark on a map.
public struct MapPin: Hashable, Sendable {
  /// What a pin stands for.
  public enum Role: Hashable, Sendable {
    /// What the map is about: marked boldly, its label placed before all others.
    case chosen
    /// A spot of the catalogue near by.
    case neighbour
    /// Something else to point out, such as the traveller's home or the city that was searched for.
    case other
  }

  /// What the pin stands for in the caller's terms, such as the index of a spot.
  public var id: Int
  public var coordinate: Coordinate
  /// One line; empty for a marker without a label.
  public var label: String
  /// One to five, drawn after the label; `nil` for none.
  public var stars: Int?
  public var role: Role

  public init(id: Int, coordinate: Coordinate, label: String, stars: Int? = nil, role: Role = .neighbour) {
    self.id = id
    self.coordinate = coordinate
    self.label = label
    self.stars = stars
    self.role = role
  }
}
