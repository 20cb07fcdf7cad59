import Spots

/// The time of day at a spot, and how far its clocks are from UTC.
struct LocalTime {
  var there: CivilTime

  /// `nil` while the spot's time zone is not known.
  init?(of id: Spot.ID, in state: AppState) {
    guard let zone = state.timeZones[id] else { return nil }
    there = CivilTime(unixSeconds: state.wallClock, offset: zone.offset(at: state.wallClock))
  }

  /// `Wed 14:05`.
  var short: String { "\(there.weekdayAbbreviation) \(there.clock)" }

  /// `Wed 14:05 (UTC+2)`, with minutes where there are any.
  var long: String {
    let minutes = abs(there.offset) / 60
    let rest = minutes % 60 == 0 ? "" : ":\(minutes % 60)"
    return "\(short) (UTC\(there.offset < 0 ? "-" : "+")\(minutes / 60)\(rest))"
  }
}

extension CivilTime {
  /// The day of a moment in milliseconds since 1970, as `3 Nov 2026`.
  static func day(ofMilliseconds moment: Int64) -> String {
    let time = CivilTime(unixSeconds: moment / 1000)
    return "\(time.day) \(Month.abbreviation(time.month)) \(time.year)"
  }
}
