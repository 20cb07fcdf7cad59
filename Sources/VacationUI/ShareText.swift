import Spots

/// What is shared of a spot.
public enum ShareText {
  /// The text of one kind: name with its link, the link alone, or the coordinates.
  public static func text(of spot: Spot, _ kind: CopyKind) -> String {
    switch kind {
    case .text: full(spot)
    case .link: spot.wikipediaURL() ?? spot.coordinate.openStreetMapURL()
    case .coordinates: spot.coordinate.text(.decimal)
    }
  }

  /// Name and country, why to visit, where it is, and the two links, a line each.
  static func full(_ spot: Spot) -> String {
    var lines = ["\(spot.name), \(spot.country)"]
    if !spot.whyVisit.isEmpty { lines.append(spot.whyVisit) }
    lines.append(spot.coordinate.text(.decimal))
    lines.append(spot.coordinate.openStreetMapURL())
    if let article = spot.wikipediaURL() { lines.append(article) }
    return lines.joined(separator: "\n")
  }
}
