import Cells
import Spots

/// The report for programs.
extension SpotReport {
  /// The members of the list's schema 1, and the rest of what is known.
  func members(_ style: ListStyle) -> [String: JSON] {
    var members = rows.members(at: index, language: style.language)
    members["country_code"] = .string(spot.countryCode)
    members["continent"] = .string(spot.continent)
    members["region"] = .string(spot.subregion)
    members["time_zone"] = .string(spot.timeZone)
    members["local_time"] = .optional(localTime?.rfc3339)
    members["currencies"] = .array(spot.currencies.map { .string($0) })
    members["languages"] = .array(spot.languages.map { .string($0) })
    members["best_months"] = .array(spot.bestMonths.months.map { .integer($0) })
    members["best_reason"] = .string(spot.bestReason)
    members["why_visit"] = .string(spot.whyVisit)
    members["what_to_see"] = .string(spot.whatToSee)
    members["climate"] = climate
    members["elevation_m"] = spot.elevation.map { .integer($0) } ?? .null
    members["elevation_at"] = .string(spot.elevationPlace)
    members["sun"] = sunMembers
    members["home"] = homeMembers
    members["ratings"] = .array(
      rows.ratings.ratings(at: index).map { rating in
        .object([
          "rater": .string(rating.rater), "stars": .integer(rating.stars.count), "when": .string(rating.moment),
        ])
      })
    members["notes"] = noteMembers
    return members
  }

  /// Lines of key, tab, value.
  func plain(_ style: ListStyle) -> String {
    let columns = Column.allCases.map { ($0.rawValue, rows.value($0, at: index)) }
    var lines = columns
    lines.append(("local_time", localTime?.rfc3339 ?? ""))
    lines += placeLines
    lines.append(("why_visit", spot.whyVisit))
    lines.append(("what_to_see", spot.whatToSee))
    lines.append(("best_reason", spot.bestReason))
    if let climate = spot.climate {
      lines.append(("mean_c", climate.meanCelsius.map { FixedPoint.text($0, places: 1) }.joined(separator: " ")))
      lines.append(("rain_mm", climate.rainMillimetres.map { String($0) }.joined(separator: " ")))
    }
    lines.append(("url_map", spot.coordinate.openStreetMapURL()))
    lines.append(("url_geo", spot.coordinate.geoURI))
    lines.append(("url_wiki", spot.wikipediaURL(language: style.language) ?? ""))
    for rating in rows.ratings.ratings(at: index) {
      lines.append(("rating", "\(rating.stars.count) \(rating.moment) \(rating.rater)"))
    }
    for note in notes.notes(of: spot.id) {
      lines.append(("note", "\(CivilTime(unixMilliseconds: note.when).rfc3339) \(note.author): \(note.text)"))
    }
    return lines.map { "\($0.0)\t\(Text.sanitised($0.1))\n" }.joined()
  }

  private var climate: JSON {
    guard let climate = spot.climate else { return .null }
    return .object([
      "mean_c": .array(climate.meanCelsius.map { .number(FixedPoint.text($0, places: 1)) }),
      "rain_mm": .array(climate.rainMillimetres.map { .integer($0) }),
    ])
  }
}

extension Rating {
  /// When it was given, as RFC 3339 in UTC.
  fileprivate var moment: String {
    CivilTime(unixMilliseconds: when).rfc3339
  }
}
