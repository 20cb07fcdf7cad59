/// A feature collection of GeoJSON (RFC 7946) with one feature, a point, for each spot, one a line.
public struct GeoJSONShareFormat: ShareFormat {
  public let facts = ShareFacts(
    name: "geojson", title: "GeoJSON", fileExtension: "geojson", mediaType: "application/geo+json")

  public init() {}

  public func text(of spots: [Spot]) -> String {
    let features = spots.map(feature).joined(separator: ",\n")
    return "{\"type\":\"FeatureCollection\",\"features\":[" + (spots.isEmpty ? "" : "\n\(features)\n") + "]}\n"
  }

  private func feature(_ spot: Spot) -> String {
    let (latitude, longitude) = spot.coordinate.exchangeDegrees
    let texts = [
      ("country", spot.country), ("kind", spot.kind.name), ("what_to_see", spot.whatToSee),
      ("why_visit", spot.whyVisit), ("wikipedia", spot.wikipediaURL() ?? ""),
    ]
    var members = [member("name", spot.name)]
    for (name, value) in texts where !value.isEmpty { members.append(member(name, value)) }
    if let elevation = spot.elevation { members.append("\"elevation_m\":\(elevation)") }
    let geometry = "{\"type\":\"Point\",\"coordinates\":[\(longitude),\(latitude)]}"
    return "{\"type\":\"Feature\",\"id\":\(quoted(spot.id)),\"geometry\":\(geometry),"
      + "\"properties\":{\(members.joined(separator: ","))}}"
  }

  private func member(_ name: String, _ value: String) -> String { "\"\(name)\":\(quoted(value))" }

  private func quoted(_ text: String) -> String {
    var bytes: [UInt8] = []
    JSONText.write(PlainText.cleaned(text), to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension ShareFormat where Self == GeoJSONShareFormat {
  /// GeoJSON.
  public static var geoJSON: Self { Self() }
}
