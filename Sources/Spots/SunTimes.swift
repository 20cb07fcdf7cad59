#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Sunrise and sunset of a day at a place.
///
/// Computed by the formulas of the NOAA Solar Calculator (after Meeus, Astronomical Algorithms): the upper edge of
/// the sun at the horizon with a standard refraction, that is the centre 0.833° below it. Within a minute or two
/// below 70° of latitude; mountains and weather are not known.
public enum SunTimes: Hashable, Sendable {
  /// Sunrise and sunset, in seconds since 1970.
  case day(rise: Int64, set: Int64)
  /// The sun does not set.
  case polarDay
  /// The sun does not rise.
  case polarNight

  /// The times of the day that a moment falls on by the sun at the place (not by its clocks).
  /// - Parameter moment: seconds since 1970.
  public init(at place: Coordinate, on moment: Int64) {
    // The solar noon nearest to the moment.
    let shift = place.longitude * 240
    let dayStart = (((Double(moment) + shift) / 86_400).rounded(.down)) * 86_400 - shift
    let noon = dayStart + 43_200
    var events: [Double] = []
    for side in [-1.0, 1.0] {
      var time = noon
      for _ in 0..<3 {
        let sun = Sun(at: time)
        guard let angle = sun.hourAngle(latitude: place.latitude) else {
          self = sun.declination * place.latitude > 0 ? .polarDay : .polarNight
          return
        }
        time = noon - sun.equationOfTime * 60 + side * angle * 240
      }
      events.append(time)
    }
    self = .day(rise: Int64(events[0].rounded()), set: Int64(events[1].rounded()))
  }

  /// How long the sun is up, in seconds.
  public var length: Int64 {
    switch self {
    case .day(let rise, let set): set - rise
    case .polarDay: 86_400
    case .polarNight: 0
    }
  }
}

/// Where the sun stands at a moment.
private struct Sun {
  /// In degrees, north positive.
  let declination: Double
  /// What a sundial is ahead of the mean sun, in minutes.
  let equationOfTime: Double

  init(at moment: Double) {
    let century = (moment / 86_400 + 2_440_587.5 - 2_451_545) / 36_525
    let meanLongitude = (280.46646 + century * (36_000.76983 + century * 0.0003032))
      .truncatingRemainder(dividingBy: 360)
    let anomaly = (357.52911 + century * (35_999.05029 - 0.0001537 * century)).radians
    let eccentricity = 0.016708634 - century * (0.000042037 + 0.0000001267 * century)
    let center =
      sin(anomaly) * (1.914602 - century * (0.004817 + 0.000014 * century))
      + sin(2 * anomaly) * (0.019993 - 0.000101 * century) + sin(3 * anomaly) * 0.000289
    let node = (125.04 - 1934.136 * century).radians
    let apparentLongitude = (meanLongitude + center - 0.00569 - 0.00478 * sin(node)).radians
    let meanObliquity =
      23 + (26 + (21.448 - century * (46.815 + century * (0.00059 - century * 0.001813))) / 60) / 60
    let obliquity = (meanObliquity + 0.00256 * cos(node)).radians
    declination = asin(sin(obliquity) * sin(apparentLongitude)) * 180 / .pi
    let y = tan(obliquity / 2) * tan(obliquity / 2)
    let longitude = meanLongitude.radians
    let equation =
      y * sin(2 * longitude) - 2 * eccentricity * sin(anomaly)
      + 4 * eccentricity * y * sin(anomaly) * cos(2 * longitude)
      - 0.5 * y * y * sin(4 * longitude) - 1.25 * eccentricity * eccentricity * sin(2 * anomaly)
    equationOfTime = equation * 4 * 180 / .pi
  }

  /// How far the sun turns from rising to noon, in degrees; `nil` where it does not rise or set.
  func hourAngle(latitude: Double) -> Double? {
    let (phi, delta) = (latitude.radians, declination.radians)
    let cosine = (cos(90.833.radians) - sin(phi) * sin(delta)) / (cos(phi) * cos(delta))
    guard cosine >= -1, cosine <= 1 else { return nil }
    return acos(cosine) * 180 / .pi
  }
}

extension Double {
  fileprivate var radians: Double { self * .pi / 180 }
}
