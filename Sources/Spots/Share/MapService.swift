/// A map program that opens a place by a link.
public enum MapService: String, CaseIterable, Sendable {
  case openStreetMap = "openstreetmap"
  case google
  case apple
  case osmAnd = "osmand"
  case organicMaps = "organic-maps"

  /// The name that people read.
  public var name: String {
    switch self {
    case .openStreetMap: "OpenStreetMap"
    case .google: "Google Maps"
    case .apple: "Apple Maps"
    case .osmAnd: "OsmAnd"
    case .organicMaps: "Organic Maps"
    }
  }

  /// The link to a place.
  /// - Parameters:
  ///   - label: what the pin is called, where the service takes a name.
  ///   - zoom: the map's zoom level, 0 (the world) to 19 (houses), where the service takes one.
  public func url(of place: Coordinate, label: String, zoom: Int = 12) -> String {
    let latitude = FixedPoint.text(place.latitude, places: 5)
    let longitude = FixedPoint.text(place.longitude, places: 5)
    let label = PercentEncoding.encoded(PlainText.cleaned(label))
    let level = min(19, max(0, zoom))
    switch self {
    case .openStreetMap: return place.openStreetMapURL(zoom: zoom)
    case .google: return "https://www.google.com/maps/search/?api=1&query=\(latitude)%2C\(longitude)"
    case .apple: return "https://maps.apple.com/?ll=\(latitude),\(longitude)&q=\(label)"
    case .osmAnd: return "https://osmand.net/map?pin=\(latitude),\(longitude)#\(level)/\(latitude)/\(longitude)"
    case .organicMaps: return "om://map?v=1&ll=\(latitude),\(longitude)&n=\(label)"
    }
  }
}

extension Spot {
  /// The link to the spot on a map.
  public func mapURL(_ service: MapService = .openStreetMap) -> String { service.url(of: coordinate, label: name) }
}
