/// Waypoints of GPX 1.1 (topografix.com/GPX/1/1), the spots in their order.
///
/// A waypoint has an elevation only where the elevation is that of the point itself.
public struct GPXShareFormat: ShareFormat {
  public let facts = ShareFacts(name: "gpx", title: "GPX", fileExtension: "gpx", mediaType: "application/gpx+xml")

  public init() {}

  public func text(of spots: [Spot]) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <gpx version="1.1" creator="vacation-spots" xmlns="http://www.topografix.com/GPX/1/1">
    \(spots.map(waypoint).joined())</gpx>

    """
  }

  private func waypoint(_ spot: Spot) -> String {
    let (latitude, longitude) = spot.coordinate.exchangeDegrees
    var text = "  <wpt lat=\"\(latitude)\" lon=\"\(longitude)\">\n"
    if let elevation = spot.elevation, spot.elevationPlace.isEmpty { text += "    <ele>\(elevation)</ele>\n" }
    text += element("name", spot.fullName)
    text += element("desc", spot.whyVisit)
    if let address = spot.wikipediaURL() {
      text += "    <link href=\"\(XMLText.escaped(address))\"><text>Wikipedia</text></link>\n"
    }
    text += element("type", spot.kind.name)
    return text + "  </wpt>\n"
  }

  private func element(_ name: String, _ value: String) -> String {
    let value = XMLText.escaped(PlainText.cleaned(value))
    return value.isEmpty ? "" : "    <\(name)>\(value)</\(name)>\n"
  }
}

extension ShareFormat where Self == GPXShareFormat {
  /// GPX 1.1.
  public static var gpx: Self { Self() }
}

/// Character data of XML 1.0.
enum XMLText {
  /// The text with markup escaped, fit for elements and attributes, without what XML doesn't allow.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\u{FFFE}", "\u{FFFF}": break
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
