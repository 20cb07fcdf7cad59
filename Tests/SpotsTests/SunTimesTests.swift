import Testing

@testable import Spots

/// Expected times: the Python package astral 3.2, at sea level.
@Suite("Sunrise and sunset")
struct SunTimesTests {
  @Test(
    "agree with astral within two minutes",
    arguments: [
      (46.3639, 14.0938, 1767611017, 1767595619, 1767627074), (46.3639, 14.0938, 1782039817, 1782011493, 1782068359),
      (46.3639, 14.0938, 1796036617, 1796019912, 1796051939), (-0.18, -78.47, 1774026832, 1774005489, 1774049059),
      (-0.18, -78.47, 1790183632, 1790161387, 1790204955), (-33.87, 151.21, 1767578109, 1767552650, 1767604180),
      (-33.87, 151.21, 1782006909, 1781989211, 1782024815), (64.147, -21.94, 1767619665, 1767611706, 1767628298),
      (-54.8, -68.3, 1767630792, 1767600388, 1767661811), (-54.8, -68.3, 1782059592, 1782046754, 1782072653),
      (-16.85, -179.97, 1767657592, 1767634372, 1767681481), (-16.85, -179.97, 1796083192, 1796059038, 1796106014),
      (-44, -176.5, 1782085560, 1782069698, 1782101653), (35.69, 139.69, 1773974474, 1773953149, 1773996739),
      (69.65, 18.96, 1774003449, 1773981861, 1774026061), (69.65, 18.96, 1790160249, 1790137699, 1790181759),
      (21.3, -157.86, 1796077886, 1796057533, 1796096889), (34.15, 77.58, 1790146180, 1790123906, 1790167518),
      (78.22, 15.64, 1774004246, 1773982353, 1774027266),
    ])
  func agrees(latitude: Double, longitude: Double, noon: Int64, rise: Int64, set: Int64) throws {
    let place = try #require(Coordinate(latitude: latitude, longitude: longitude))
    // The same day by the sun, whatever the hour.
    for moment in [noon - 40_000, noon, noon + 40_000] {
      guard case .day(let ourRise, let ourSet) = SunTimes(at: place, on: moment) else {
        Issue.record("no sunrise at \(latitude), \(longitude)")
        continue
      }
      #expect(abs(ourRise - rise) < 120, "rise is off by \(ourRise - rise) s")
      #expect(abs(ourSet - set) < 120, "set is off by \(ourSet - set) s")
    }
  }

  @Test(
    "know the polar day and the polar night",
    arguments: [
      (69.65, 1767609849, SunTimes.polarNight), (69.65, 1782038649, .polarDay), (78.22, 1796036246, .polarNight),
      (78.22, 1782039446, .polarDay), (-77.85, 1767609849, .polarDay), (-77.85, 1782038649, .polarNight),
      (90, 1782039446, .polarDay), (-90, 1782039446, .polarNight),
    ])
  func polar(latitude: Double, noon: Int64, expected: SunTimes) throws {
    let place = try #require(Coordinate(latitude: latitude, longitude: 18.96))
    #expect(SunTimes(at: place, on: noon) == expected)
  }
}
