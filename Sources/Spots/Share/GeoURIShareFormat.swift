/// Geo URIs (RFC 5870), one a line, with the name of the spot behind them as Android's map programs read it:
/// `geo:46.36390,14.09380?q=46.36390,14.09380(Bled)`.
public struct GeoURIShareFormat: ShareFormat {
  public let facts = ShareFacts(name: "geo", title: "Geo URI", fileExtension: "txt", mediaType: "text/uri-list")

  public init() {}

  public func text(of spots: [Spot]) -> String {
    spots.map { spot in
      let place = spot.coordinate.geoURI
      let label = PercentEncoding.encoded(PlainText.cleaned(spot.name))
      return "\(place)?q=\(place.dropFirst("geo:".count))(\(label))\n"
    }.joined()
  }
}

extension ShareFormat where Self == GeoURIShareFormat {
  /// Geo URIs with a label.
  public static var geoURI: Self { Self() }
}
