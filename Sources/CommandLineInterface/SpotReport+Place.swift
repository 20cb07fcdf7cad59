import Spots

/// What depends on where the spot is: its clock, its sun, the way there.
extension SpotReport {
  /// `Mon 11:30 (UTC+02:00), 1 h ahead, Europe/Ljubljana`, as far as it is known.
  var clockText: String {
    guard let localTime else { return spot.timeZone }
    let offset = localTime.offset
    var parts = ["\(localTime.weekdayAbbreviation) \(localTime.clock) (UTC\(offset == 0 ? "" : localTime.offsetText))"]
    if let here = viewpoint.offset { parts.append(CivilTime.differenceText(there: offset, here: here)) }
    return (parts + [spot.timeZone]).joined(separator: ", ")
  }

  /// `05:12 to 20:55`, or that the sun stays up or down all day; empty where the clock there is not known.
  var sunText: String {
    switch sun {
    case .polarDay: return "does not set today"
    case .polarNight: return "does not rise today"
    case .day(let rise, let set):
      guard let offset else { return "" }
      let times = [rise, set].map { CivilTime(unixSeconds: $0, offset: offset).clock }
      return times.joined(separator: " to ")
    }
  }

  /// Sunrise and sunset today.
  private var sun: SunTimes { SunTimes(at: spot.coordinate, on: now) }

  /// The sun for programs: what sort of day it is, and when the sun rises and sets, in the time there or in UTC.
  var sunMembers: JSON {
    switch sun {
    case .polarDay: .object(["day": .string("polar-day"), "rise": .null, "set": .null])
    case .polarNight: .object(["day": .string("polar-night"), "rise": .null, "set": .null])
    case .day(let rise, let set):
      .object(["day": .string("day"), "rise": .string(moment(rise)), "set": .string(moment(set))])
    }
  }

  private func moment(_ seconds: Int64) -> String { CivilTime(unixSeconds: seconds, offset: offset ?? 0).rfc3339 }

  /// The home for programs, with the way from there; null where there is none.
  var homeMembers: JSON {
    guard let home = viewpoint.home else { return .null }
    return .object([
      "title": .string(home.title),
      "lat": .number(Number.text(home.coordinate.latitude)), "lon": .number(Number.text(home.coordinate.longitude)),
      "distance_km": .number(Number.text(home.coordinate.distance(to: spot.coordinate), places: 1)),
      "bearing": .number(Number.text(home.coordinate.bearing(to: spot.coordinate), places: 0)),
    ])
  }

  /// Lines of the report for programs that read lines.
  var placeLines: [(String, String)] {
    var lines = [("elevation_at", spot.elevationPlace)]
    if case .day(let rise, let set) = sun {
      lines += [("sunrise", moment(rise)), ("sunset", moment(set))]
    } else {
      lines.append(("sun", sun == .polarDay ? "polar-day" : "polar-night"))
    }
    guard let home = viewpoint.home else { return lines }
    let distance = home.coordinate.distance(to: spot.coordinate)
    lines.append(("home", home.description))
    lines.append(("home_km", Number.text(distance, places: 1)))
    lines.append(("home_bearing", Number.text(home.coordinate.bearing(to: spot.coordinate), places: 0)))
    return lines
  }
}
