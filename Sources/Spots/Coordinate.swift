/// A place on the Earth in degrees, WGS 84.
public struct Coordinate: Hashable, Sendable {
  /// Degrees north of the equator, −90…90.
  public let latitude: Double
  /// Degrees east of Greenwich, −180…180.
  public let longitude: Double

  /// Makes a coordinate; nil where a number is out of range or not a number.
  public init?(latitude: Double, longitude: Double) {
    guard (-90...90).contains(latitude), (-180...180).contains(longitude) else { return nil }
    self.latitude = latitude
    self.longitude = longitude
  }

  /// Makes the coordinate nearest to these degrees; what is no number becomes 0.
  public init(clamping latitude: Double, _ longitude: Double) {
    self.latitude = latitude.isNaN ? 0 : min(90, max(-90, latitude))
    self.longitude = longitude.isNaN ? 0 : min(180, max(-180, longitude))
  }
}
