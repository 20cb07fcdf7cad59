import Cells
import Spots

/// The report for people.
extension SpotReport {
  func text(_ style: ListStyle) -> String {
    var page = ReportPage(style: style)
    page.title(spot.country.isEmpty ? spot.name : "\(spot.name), \(spot.country)")
    let region = [spot.subregion, spot.continent].filter { !$0.isEmpty }
    page.line([spot.kind.name, region.joined(separator: ", "), spot.id].joined(separator: " \(style.glyphs.dot) "))
    page.paragraph("Why visit", spot.whyVisit, otherwise: "Nobody has written about this place yet.")
    page.paragraph("What to see", spot.whatToSee, otherwise: "Nobody has written about this place yet.")
    weather(&page)
    facts(&page)
    ratings(&page)
    notes(&page)
    page.section("Links")
    page.fact("Map", spot.coordinate.openStreetMapURL())
    page.fact("Geo", spot.coordinate.geoURI)
    if let url = spot.wikipediaURL(language: style.language) { page.fact("Wikipedia", url) }
    return page.text
  }

  private func weather(_ page: inout ReportPage) {
    guard let climate = spot.climate else { return }
    page.section("Weather (means over many years)")
    let units = viewpoint.units
    let degree = page.style.glyphs.degree
    page.table([
      ("", (1...12).map { Month.abbreviation($0) }),
      (degree + units.degreeLetter, climate.meanCelsius.map { units.temperature($0) }),
      (units.rainUnit, climate.rainMillimetres.map { units.rain($0) }),
    ])
    if let method = spot.climateMethod(units, degree: degree) { page.aside(method) }
    let reason = spot.bestReason.isEmpty ? "" : " (\(spot.bestReason))"
    page.fact("Best months", spot.bestMonths.display(dash: page.style.glyphs.dash) + reason)
  }

  private func facts(_ page: inout ReportPage) {
    page.section("Facts")
    page.fact("Local time", clockText)
    page.fact("Sun", sunText)
    if let home = viewpoint.home { page.fact("From home", home.distanceText(to: spot.coordinate, viewpoint.units)) }
    if let elevation = spot.elevationText(viewpoint.units) { page.fact("Elevation", elevation) }
    page.fact("Currency", spot.currency)
    page.fact("Languages", spot.languages.joined(separator: ", "))
    page.fact("Coordinates", spot.coordinate.text(.decimal))
    if page.style.glyphs == .unicode {
      page.fact("", spot.coordinate.text(.degreesMinutesSeconds))
      page.fact("", spot.coordinate.text(.degreesDecimalMinutes))
    }
  }

  private func ratings(_ page: inout ReportPage) {
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
