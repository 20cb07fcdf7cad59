import Spots

/// A town or city of the atlas.
public struct City: Hashable, Sendable {
  /// As GeoNames writes it, mostly in English: `Reykjavík`, `Munich`.
  public let name: String
  /// The English name of its country.
  public let country: String
  /// ISO 3166-1 alpha-2.
  public let countryCode: String
  public let coordinate: Coordinate
  /// People, as GeoNames has it.
  public let population: Int
  /// Whether it is its country's capital.
  public let isCapital: Bool
}
