import Spots

/// The time of day at a spot, and how far its clocks are from the ones here.
struct LocalTime {
  /// Seconds since 1970, moved to the spot's clocks.
  var there: Int64
  /// The offset from UTC, in seconds.
  var offset: Int

  /// `nil` while the spot's time zone is not known.
  init?(of id: Spot.ID, in state: AppState) {
    guard let zone = state.timeZones[id] else { return nil }
    offset = zone.offset(at: state.wallClock)
    there = state.wallClock + Int64(offset)
  }

  /// `Wed 14:05`.
  var short: String {
    let days = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"]
    let day = Int(((there / 86_400) % 7 + 7) % 7)
    let second = Int((there % 86_400 + 86_400) % 86_400)
    return "\(days[day]) \(Self.two(second / 3600)):\(Self.two(second / 60 % 60))"
  }

  /// `Wed 14:05 (UTC+2)`.
  var long: String {
    let minutes = abs(offset) / 60
    let rest = minutes % 60 == 0 ? "" : ":" + Self.two(minutes % 60)
    return "\(short) (UTC\(offset < 0 ? "-" : "+")\(minutes / 60)\(rest))"
  }

  private static func two(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
}
