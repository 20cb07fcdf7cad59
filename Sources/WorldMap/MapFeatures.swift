/// What a map shows besides land, water and pins.
public struct MapFeatures: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Borders between countries, dotted.
  public static let borders = MapFeatures(rawValue: 1)
  /// Cities with their names, the largest first.
  public static let cities = MapFeatures(rawValue: 2)
  /// Names of countries, while the map shows many.
  public static let countries = MapFeatures(rawValue: 4)
  /// The scale in kilometres and miles, bottom left.
  public static let scale = MapFeatures(rawValue: 8)
  /// The centre's coordinate, bottom right.
  public static let coordinates = MapFeatures(rawValue: 16)

  public static let all: MapFeatures = [.borders, .cities, .countries, .scale, .coordinates]
  /// For a small map beside other things.
  public static let preview: MapFeatures = [.borders, .cities]
}
