import Spots

/// The time of day at a spot, and how far its clocks are from UTC.
struct LocalTime {
  var there: CivilTime
  /// The moment, in seconds since 1970.
  private let moment: Int64
  /// What the clocks there are ahead of the ones here, in seconds; `nil` while those are not known.
  var difference: Int?

  /// `nil` while the spot's time zone is not known.
  init?(of id: Spot.ID, in state: AppState) {
    guard let zone = state.timeZones[id] else { return nil }
    moment = state.wallClock
    there = CivilTime(unixSeconds: state.wallClock, offset: zone.offset(at: state.wallClock))
    difference = state.localOffset.map { there.offset - $0 }
  }

  /// `Wed 14:05`.
  var short: String { "\(there.weekdayAbbreviation) \(there.clock)" }

  /// `Wed 14:05, 7 h ahead`, or `same as here`; without a clock here, `Wed 14:05 (UTC+2)`.
  var long: String {
    guard let difference else { return "\(short) (UTC\(there.offset < 0 ? "-" : "+")\(Self.hours(there.offset)))" }
    if difference == 0 { return "\(short), same as here" }
    return "\(short), \(Self.hours(difference)) h \(difference > 0 ? "ahead" : "behind")"
  }

  /// Sunrise and sunset by the clocks there, `07:42–16:58`.
  func sun(at place: Coordinate) -> String {
    switch SunTimes(at: place, on: moment) {
    case .polarDay: return "does not set"
    case .polarNight: return "does not rise"
    case .day(let rise, let set):
      let clocks = [rise, set].map { CivilTime(unixSeconds: $0, offset: there.offset).clock }
      return clocks.joined(separator: "–")
    }
  }

  /// Hours without sign, with minutes where there are any: `5:30`.
  private static func hours(_ seconds: Int) -> String {
    let minutes = abs(seconds) / 60
    return minutes % 60 == 0 ? "\(minutes / 60)" : "\(minutes / 60):\(minutes % 60 < 10 ? "0" : "")\(minutes % 60)"
  }
}

extension CivilTime {
  /// The day of a moment in milliseconds since 1970, as `3 Nov 2026`.
  static func day(ofMilliseconds moment: Int64) -> String {
    let time = CivilTime(unixSeconds: moment / 1000)
    return "\(time.day) \(Month.abbreviation(time.month)) \(time.year)"
  }
}
