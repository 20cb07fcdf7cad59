import Cells
import Spots

/// The report for people.
extension SpotReport {
  func text(_ style: ListStyle) -> String {
    var page = Page(style: style)
    page.title(spot.country.isEmpty ? spot.name : "\(spot.name), \(spot.country)")
    let region = [spot.subregion, spot.continent].filter { !$0.isEmpty }
    page.line([spot.kind.name, region.joined(separator: ", "), spot.id].joined(separator: " \(style.glyphs.dot) "))
    page.paragraph("Why visit", spot.whyVisit, otherwise: "Nobody has written about this place yet.")
    page.paragraph("What to see", spot.whatToSee, otherwise: "Nobody has written about this place yet.")
    weather(&page)
    facts(&page)
    ratings(&page)
    page.section("Links")
    page.fact("Map", spot.coordinate.openStreetMapURL())
    page.fact("Geo", spot.coordinate.geoURI)
    if let url = spot.wikipediaURL(language: style.language) { page.fact("Wikipedia", url) }
    return page.text
  }

  private func weather(_ page: inout Page) {
    guard let climate = spot.climate else { return }
    page.section("Weather (means over many years)")
    let degrees = climate.meanCelsius.map { FixedPoint.text($0, places: 0) }
    page.row("", (1...12).map { Month.abbreviation($0) })
    page.row(page.style.glyphs.degree, degrees)
    page.row("mm", climate.rainMillimetres.map { String($0) })
    let reason = spot.bestReason.isEmpty ? "" : " (\(spot.bestReason))"
    page.fact("Best months", spot.bestMonths.display(dash: page.style.glyphs.dash) + reason)
  }

  private func facts(_ page: inout Page) {
    page.section("Facts")
    let time =
      localTime.map { "\($0.weekdayAbbreviation) \($0.clock) (UTC\($0.offset == 0 ? "" : $0.offsetText)), " } ?? ""
    page.fact("Local time", time + spot.timeZone)
    page.fact("Currency", spot.currency)
    page.fact("Languages", spot.languages.joined(separator: ", "))
    page.fact("Coordinates", spot.coordinate.text(.decimal))
    if page.style.glyphs == .unicode {
      page.fact("", spot.coordinate.text(.degreesMinutesSeconds))
      page.fact("", spot.coordinate.text(.degreesDecimalMinutes))
    }
  }

  private func ratings(_ page: inout Page) {
    let all = rows.ratings.ratings(at: index)
    page.section("Ratings")
    guard let average = rows.ratings.average(at: index) else {
      page.line("No ratings yet; \(ProgramFacts.name) --rate \(spot.id)=5 adds one.")
      return
    }
    let glyphs = page.style.glyphs
    page.fact("Average", "\(FixedPoint.text(average, places: 1)) \(glyphs.star) (\(all.count))")
    let yours = rows.ratings.yours(at: index)
    page.fact("Yours", yours.map { "\(glyphs.drawn($0)) \($0.word)" } ?? glyphs.none)
    for rating in all where rating.rater != rows.ratings.rater {
      page.fact(rating.rater, "\(glyphs.drawn(rating.stars)) \(rating.stars.word)")
    }
  }
}

/// A page that grows line by line.
private struct Page {
  let style: ListStyle
  private(set) var text = ""

  init(style: ListStyle) { self.style = style }

  /// The columns to wrap at: the terminal's, but no more than reads well.
  private var width: Int { min(78, max(30, style.width ?? 78)) }

  mutating func title(_ title: String) { text += bold(Text.sanitised(title)) + "\n" }

  mutating func section(_ title: String) { text += "\n" + bold(title) + "\n" }

  mutating func line(_ line: String) {
    for part in Text.wrapped(Text.sanitised(line), to: width - 2) { text += "  \(part)\n" }
  }

  mutating func paragraph(_ title: String, _ body: String, otherwise: String) {
    section(title)
    line(body.isEmpty ? otherwise : body)
  }

  /// A name and a value beside it; a value that is longer than the line is not cut.
  mutating func fact(_ name: String, _ value: String) {
    guard !value.isEmpty else { return }
    let name = Text.truncated(Text.sanitised(name), to: 14, ellipsis: style.glyphs == .ascii ? "~" : "…")
    let blank = String(repeating: " ", count: 14 - Text.width(of: name))
    text += "  \(name)\(blank)\(Text.sanitised(value))\n"
  }

  /// A row of twelve numbers, each in five columns.
  mutating func row(_ name: String, _ values: [String]) {
    let cells = [name] + values
    text += "  " + cells.map { String(repeating: " ", count: max(0, 5 - Text.width(of: $0))) + $0 }.joined() + "\n"
  }

  private func bold(_ text: String) -> String { style.isColored ? "\u{1B}[\(SGR.bold)m\(text)\u{1B}[0m" : text }
}
