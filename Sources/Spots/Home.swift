/// The place that distances and directions are counted from.
///
/// Its text, for the table of settings, is `46.36390,14.09380 Bled`.
public struct Home: Hashable, Sendable, LosslessStringConvertible {
  public let coordinate: Coordinate
  /// What the place is called; empty for a bare coordinate.
  public let title: String

  public init(coordinate: Coordinate, title: String = "") {
    // A text has five decimals; the same home has the same text.
    let (latitude, longitude) = (Self.rounded(coordinate.latitude), Self.rounded(coordinate.longitude))
    self.coordinate = Coordinate(clamping: latitude, longitude)
    self.title = Self.trimmed(PlainText.cleaned(title))
  }

  /// Makes the home of a spot.
  public init(_ spot: Spot) { self.init(coordinate: spot.coordinate, title: spot.name) }

  /// Reads what ``description`` has written; nil for anything else.
  public init?(_ description: String) {
    let parts = description.split(separator: " ", maxSplits: 1)
    guard let numbers = parts.first?.split(separator: ",", omittingEmptySubsequences: false), numbers.count == 2,
      let latitude = Double(numbers[0]), let longitude = Double(numbers[1]),
      let coordinate = Coordinate(latitude: latitude, longitude: longitude)
    else { return nil }
    self.init(coordinate: coordinate, title: parts.count > 1 ? String(parts[1]) : "")
  }

  public var description: String {
    let latitude = FixedPoint.text(coordinate.latitude, places: 5)
    let place = "\(latitude),\(FixedPoint.text(coordinate.longitude, places: 5))"
    return title.isEmpty ? place : "\(place) \(title)"
  }

  /// What people read: the title, else the coordinate.
  public var displayTitle: String { title.isEmpty ? coordinate.text(.decimal) : title }

  /// The name of the setting that holds it.
  public static let setting = "home"

  private static func rounded(_ degrees: Double) -> Double { Double(FixedPoint.text(degrees, places: 5)) ?? degrees }

  private static func trimmed(_ text: String) -> String {
    var text = text[...].drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}

extension Home {
  /// How far a place is and in which direction: `1,234 km NE of Bled`; `at Bled` within a hundred metres.
  public func distanceText(to place: Coordinate, _ units: MeasurementSystem = .metric) -> String {
    let kilometres = coordinate.distance(to: place)
    guard kilometres >= 0.1 else { return "at \(displayTitle)" }
    return "\(units.distance(kilometres)) \(coordinate.compassPoint(to: place)) of \(displayTitle)"
  }
}
