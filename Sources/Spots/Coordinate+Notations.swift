/// The ways in which a coordinate is written.
///
/// All of them use "." and never an exponent, whatever the locale; five decimals of a degree are about one metre.
extension Coordinate {
  /// The notations that a person may be shown.
  public enum Notation: CaseIterable, Sendable {
    /// `51.50720, -0.12750`
    case decimal
    /// `51°30′25.9″N 0°07′39.0″W`
    case degreesMinutesSeconds
    /// `51°30.432′N 0°07.650′W`
    case degreesDecimalMinutes
  }

  /// The coordinate in a notation, latitude first.
  public func text(_ notation: Notation = .decimal) -> String {
    switch notation {
    case .decimal:
      return "\(FixedPoint.text(latitude, places: 5)), \(FixedPoint.text(longitude, places: 5))"
    case .degreesMinutesSeconds:
      let north = Self.degreesMinutesSeconds(latitude, positive: "N", negative: "S")
      return "\(north) \(Self.degreesMinutesSeconds(longitude, positive: "E", negative: "W"))"
    case .degreesDecimalMinutes:
      let north = Self.degreesDecimalMinutes(latitude, positive: "N", negative: "S")
      return "\(north) \(Self.degreesDecimalMinutes(longitude, positive: "E", negative: "W"))"
    }
  }

  /// The geo URI (RFC 5870), as `geo:51.50720,-0.12750`; at a pole the longitude is 0 (section 3.4.2 there).
  public var geoURI: String {
    let longitude = abs(latitude) == 90 ? "0" : FixedPoint.text(longitude, places: 5)
    return "geo:\(FixedPoint.text(latitude, places: 5)),\(longitude)"
  }

  /// Latitude and longitude for files, with six decimals (0.1 m); the longitude is below 180, as GPX 1.1 asks for.
  var exchangeDegrees: (latitude: String, longitude: String) {
    let east = FixedPoint.text(longitude, places: 6)
    return (FixedPoint.text(latitude, places: 6), east == "180.000000" ? "-180.000000" : east)
  }

  /// A link to OpenStreetMap with a marker at the place.
  /// - Parameter zoom: the map's zoom level, 0 (the world) to 19 (houses).
  public func openStreetMapURL(zoom: Int = 12) -> String {
    let latitude = FixedPoint.text(latitude, places: 5)
    let longitude = FixedPoint.text(longitude, places: 5)
    let level = min(19, max(0, zoom))
    return "https://www.openstreetmap.org/?mlat=\(latitude)&mlon=\(longitude)#map=\(level)/\(latitude)/\(longitude)"
  }

  /// Rounds once, to tenths of a second, so that 59.96″ becomes the next minute and never 60.0″.
  private static func degreesMinutesSeconds(_ degrees: Double, positive: String, negative: String) -> String {
    let tenths = FixedPoint.rounded(abs(degrees) * 36_000)
    let minutes = FixedPoint.padded(tenths / 600 % 60, width: 2)
    let seconds = FixedPoint.padded(tenths / 10 % 60, width: 2)
    let letter = degrees < 0 && tenths > 0 ? negative : positive
    return "\(tenths / 36_000)°\(minutes)′\(seconds).\(tenths % 10)″\(letter)"
  }

  /// Rounds once, to thousandths of a minute.
  private static func degreesDecimalMinutes(_ degrees: Double, positive: String, negative: String) -> String {
    let thousandths = FixedPoint.rounded(abs(degrees) * 60_000)
    let minutes = FixedPoint.padded(thousandths / 1000 % 60, width: 2)
    let letter = degrees < 0 && thousandths > 0 ? negative : positive
    return "\(thousandths / 60_000)°\(minutes).\(FixedPoint.padded(thousandths % 1000, width: 3))′\(letter)"
  }
}
