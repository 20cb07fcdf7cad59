import Testing

@testable import Spots

/// A spot with everything in its texts that a format has to escape.
private let awkward = Spot(
  id: "awkward", name: "A \"B\" & <C>; D\\E, (F)", country: "São X\u{1B}[31m", kind: .themePark,
  coordinate: Coordinate(clamping: -90, 180), elevation: 12, wikipediaTitle: "A&B", timeZone: "Etc/UTC",
  whyVisit: "One\r\nline\u{202E}, two\u{0}.")

private let plain = Spot(
  id: "bled", name: "Bled", country: "Slovenia", kind: .nature, coordinate: Coordinate(clamping: 46.3639, -14.0938),
  elevation: 500, elevationPlace: "the lake", wikipediaTitle: "Lake_Bled", whyVisit: "A church. Nobody reads on.",
  whatToSee: "Row.")

@Suite("A form to share in")
struct ShareFormatTests {
  @Test("is found by its name, which no other has")
  func isFoundByItsName() {
    for format in ShareFormats.all { #expect(ShareFormats.named(format.facts.name)?.facts == format.facts) }
    #expect(Set(ShareFormats.all.map(\.facts.name)).count == ShareFormats.all.count)
    #expect(ShareFormats.named("kml") == nil)
    #expect(plain.shareFileName(.gpx) == "bled.gpx")
  }

  @Test(
    "writes no control character and nothing that turns the writing round", arguments: ShareFormats.all.map(\.facts))
  func writesNoControlCharacter(facts: ShareFacts) throws {
    let text = try #require(ShareFormats.named(facts.name)).text(of: [awkward, plain])
    let scalars = text.unicodeScalars.filter { $0 != "\n" && $0 != "\r" }
    #expect(!scalars.contains { $0.value < 0x20 || (0x7F..<0xA0).contains($0.value) || $0.value == 0x202E })
    #expect(text.unicodeScalars.last == "\n")
  }

  @Test("takes no spot at all", arguments: ShareFormats.all.map(\.facts))
  func takesNoSpot(facts: ShareFacts) throws {
    let text = try #require(ShareFormats.named(facts.name)).text(of: [])
    #expect(!text.contains("nil"))
    if facts.name == "geojson" { #expect(text == "{\"type\":\"FeatureCollection\",\"features\":[]}\n") }
  }

  @Test("as text has a line each for name, reason and map, and an empty line between spots")
  func asText() {
    #expect(
      TextShareFormat().text(of: [plain, plain]).split(separator: "\n", omittingEmptySubsequences: false) == [
        "Bled, Slovenia", "A church.",
        "https://www.openstreetmap.org/?mlat=46.36390&mlon=-14.09380#map=12/46.36390/-14.09380", "",
        "Bled, Slovenia", "A church.",
        "https://www.openstreetmap.org/?mlat=46.36390&mlon=-14.09380#map=12/46.36390/-14.09380", "",
      ])
  }

  @Test("as mail encodes everything but the unreserved characters, blanks as %20, lines as %0D%0A")
  func asMail() {
    let expected =
      "mailto:?subject=Bled%2C%20Slovenia&body=Bled%2C%20Slovenia%0D%0AA%20church.%0D%0A"
      + "https%3A%2F%2Fwww.openstreetmap.org%2F%3Fmlat%3D46.36390%26mlon%3D-14.09380%23map%3D12%2F46.36390%2F-14.09380\n"
    #expect(MailShareFormat().text(of: [plain]) == expected)
    let two = MailShareFormat().text(of: [awkward, plain])
    #expect(two.hasPrefix("mailto:?subject=A%20%22B%22%20%26%20%3CC%3E%3B%20D%5CE%2C%20%28F%29%2C%20S%C3%A3o%20X"))
    #expect(two.contains("%20and%201%20more&body="))
  }

  @Test("as geo URI has the name behind it, and longitude 0 at a pole")
  func asGeoURI() {
    #expect(
      GeoURIShareFormat().text(of: [plain, awkward]) == """
        geo:46.36390,-14.09380?q=46.36390,-14.09380(Bled)
        geo:-90.00000,0?q=-90.00000,0(A%20%22B%22%20%26%20%3CC%3E%3B%20D%5CE%2C%20%28F%29)

        """)
  }

  @Test("as GPX escapes markup, keeps the longitude below 180, and has the elevation of the point alone")
  func asGPX() {
    #expect(
      GPXShareFormat().text(of: [awkward, plain]) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <gpx version="1.1" creator="vacation-spots" xmlns="http://www.topografix.com/GPX/1/1">
          <wpt lat="-90.000000" lon="-180.000000">
            <ele>12</ele>
            <name>A &quot;B&quot; &amp; &lt;C&gt;; D\\E, (F), São X[31m</name>
            <desc>One line, two.</desc>
            <link href="https://en.wikipedia.org/wiki/A%26B"><text>Wikipedia</text></link>
            <type>theme park</type>
          </wpt>
          <wpt lat="46.363900" lon="-14.093800">
            <name>Bled, Slovenia</name>
            <desc>A church. Nobody reads on.</desc>
            <link href="https://en.wikipedia.org/wiki/Lake_Bled"><text>Wikipedia</text></link>
            <type>nature</type>
          </wpt>
        </gpx>

        """)
  }

  @Test("as GeoJSON has the longitude first and texts as JSON wants them")
  func asGeoJSON() {
    #expect(
      GeoJSONShareFormat().text(of: [awkward, plain]) == #"""
        {"type":"FeatureCollection","features":[
        {"type":"Feature","id":"awkward","geometry":{"type":"Point","coordinates":[-180.000000,-90.000000]},"properties":{"name":"A \"B\" & <C>; D\\E, (F)","country":"São X[31m","kind":"theme park","why_visit":"One line, two.","wikipedia":"https://en.wikipedia.org/wiki/A%26B","elevation_m":12}},
        {"type":"Feature","id":"bled","geometry":{"type":"Point","coordinates":[-14.093800,46.363900]},"properties":{"name":"Bled","country":"Slovenia","kind":"nature","what_to_see":"Row.","why_visit":"A church. Nobody reads on.","wikipedia":"https://en.wikipedia.org/wiki/Lake_Bled","elevation_m":500}}
        ]}

        """#)
  }

  @Test("as vCard escapes text, leaves addresses alone, and ends lines with CR LF")
  func asVCard() {
    let lines = [
      "BEGIN:VCARD", "VERSION:4.0", "KIND:location", "UID;VALUE=text:awkward",
      #"FN:A "B" & <C>\; D\\E\, (F)\, São X[31m"#, "ADR:;;;;;;São X[31m", "GEO:geo:-90.00000,0", "TZ:Etc/UTC",
      "CATEGORIES:theme park", #"NOTE:One\nline\, two."#, "URL:https://en.wikipedia.org/wiki/A%26B", "END:VCARD",
    ]
    #expect(VCardShareFormat().text(of: [awkward]) == lines.map { $0 + "\r\n" }.joined())
  }

  @Test("as vCard breaks lines before the 76th byte and never within a character", arguments: 0..<5)
  func asVCardBreaksLines(shift: Int) {
    let line = "NOTE:" + String(repeating: "x", count: shift) + String(repeating: "ã☃", count: 60)
    let folded = VCardShareFormat.folded(line)
    let parts = folded.split(separator: "\r\n", omittingEmptySubsequences: false)
    #expect(parts.count > 1)
    #expect(parts.allSatisfy { $0.utf8.count <= 75 })
    #expect(parts.dropFirst().allSatisfy { $0.hasPrefix(" ") })
    #expect(parts[0] + parts.dropFirst().map { $0.dropFirst() }.joined() == line)
    #expect(VCardShareFormat.folded(String(repeating: "x", count: 75)).utf8.count == 75)
  }
}

@Suite("Links to maps")
struct MapServiceTests {
  @Test(
    "have the place with a point and five decimals, and the name encoded",
    arguments: [
      (
        MapService.openStreetMap,
        "https://www.openstreetmap.org/?mlat=46.36390&mlon=-14.09380#map=12/46.36390/-14.09380"
      ),
      (.google, "https://www.google.com/maps/search/?api=1&query=46.36390%2C-14.09380"),
      (.apple, "https://maps.apple.com/?ll=46.36390,-14.09380&q=Bled%20%26%20more"),
      (.osmAnd, "https://osmand.net/map?pin=46.36390,-14.09380#12/46.36390/-14.09380"),
      (.organicMaps, "om://map?v=1&ll=46.36390,-14.09380&n=Bled%20%26%20more"),
    ])
  func haveThePlace(service: MapService, url: String) {
    var spot = plain
    spot.name = "Bled\u{7} & more"
    #expect(spot.mapURL(service) == url)
  }
}
