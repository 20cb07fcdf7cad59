/// Cards of vCard 4.0 (RFC 6350), one a spot, of the kind `location`. Lines end with CR LF and are folded.
public struct VCardShareFormat: ShareFormat {
  public let facts = ShareFacts(name: "vcard", title: "vCard", fileExtension: "vcf", mediaType: "text/vcard")

  public init() {}

  public func text(of spots: [Spot]) -> String { spots.map(card).joined() }

  private func card(_ spot: Spot) -> String {
    var lines = ["BEGIN:VCARD", "VERSION:4.0", "KIND:location", "UID;VALUE=text:\(escaped(spot.id))"]
    lines.append("FN:\(escaped(spot.fullName))")
    // Post box, further address, street, town, region, code, country.
    if !spot.country.isEmpty { lines.append("ADR:;;;;;;\(escaped(spot.country))") }
    lines.append("GEO:\(spot.coordinate.geoURI)")
    if !spot.timeZone.isEmpty { lines.append("TZ:\(escaped(spot.timeZone))") }
    lines.append("CATEGORIES:\(escaped(spot.kind.name))")
    if !spot.whyVisit.isEmpty { lines.append("NOTE:\(escaped(spot.whyVisit))") }
    if let address = spot.wikipediaURL() { lines.append("URL:\(address)") }
    lines.append("END:VCARD")
    return lines.map { Self.folded($0) + "\r\n" }.joined()
  }

  /// A text value (section 3.4): backslash, comma, semicolon and line break escaped.
  private func escaped(_ text: String) -> String {
    var result = ""
    for scalar in PlainText.cleaned(text, keepingLines: true).unicodeScalars {
      switch scalar {
      case "\\", ",", ";": result += "\\\(scalar)"
      case "\n": result += "\\n"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The longest line in bytes, without its end (section 3.2).
  private static let limit = 75

  /// The line broken where it is longer than 75 bytes, between characters; what goes on starts with a blank.
  static func folded(_ line: String) -> String {
    var result = ""
    var length = 0
    for scalar in line.unicodeScalars {
      let step = UTF8.width(scalar)
      if length + step > limit {
        result += "\r\n "
        length = 1
      }
      result.unicodeScalars.append(scalar)
      length += step
    }
    return result
  }
}

extension ShareFormat where Self == VCardShareFormat {
  /// vCard 4.0.
  public static var vCard: Self { Self() }
}
