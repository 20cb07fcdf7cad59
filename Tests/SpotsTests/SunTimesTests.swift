import Testing

@testable import Spots

/// Expected times: the Python package astral 3.2, at sea level.
@Suite("Sunrise and sunset")
struct SunTimesTests {
  @Test(
    "agree with astral within two minutes",
    arguments: [
      (46.3639, 14.0938, 1_767_611_017, 1_767_595_619, 1_767_627_074),
      (46.3639, 14.0938, 1_782_039_817, 1_782_011_493, 1_782_068_359),
      (46.3639, 14.0938, 1_796_036_617, 1_796_019_912, 1_796_051_939),
      (-0.18, -78.47, 1_774_026_832, 1_774_005_489, 1_774_049_059),
      (-0.18, -78.47, 1_790_183_632, 1_790_161_387, 1_790_204_955),
      (-33.87, 151.21, 1_767_578_109, 1_767_552_650, 1_767_604_180),
      (-33.87, 151.21, 1_782_006_909, 1_781_989_211, 1_782_024_815),
      (64.147, -21.94, 1_767_619_665, 1_767_611_706, 1_767_628_298),
      (-54.8, -68.3, 1_767_630_792, 1_767_600_388, 1_767_661_811),
      (-54.8, -68.3, 1_782_059_592, 1_782_046_754, 1_782_072_653),
      (-16.85, -179.97, 1_767_657_592, 1_767_634_372, 1_767_681_481),
      (-16.85, -179.97, 1_796_083_192, 1_796_059_038, 1_796_106_014),
      (-44, -176.5, 1_782_085_560, 1_782_069_698, 1_782_101_653),
      (35.69, 139.69, 1_773_974_474, 1_773_953_149, 1_773_996_739),
      (69.65, 18.96, 1_774_003_449, 1_773_981_861, 1_774_026_061),
      (69.65, 18.96, 1_790_160_249, 1_790_137_699, 1_790_181_759),
      (21.3, -157.86, 1_796_077_886, 1_796_057_533, 1_796_096_889),
      (34.15, 77.58, 1_790_146_180, 1_790_123_906, 1_790_167_518),
      (78.22, 15.64, 1_774_004_246, 1_773_982_353, 1_774_027_266),
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
      (69.65, 1_767_609_849, SunTimes.polarNight), (69.65, 1_782_038_649, .polarDay),
      (78.22, 1_796_036_246, .polarNight),
      (78.22, 1_782_039_446, .polarDay), (-77.85, 1_767_609_849, .polarDay), (-77.85, 1_782_038_649, .polarNight),
      (90, 1_782_039_446, .polarDay), (-90, 1_782_039_446, .polarNight),
    ])
  func polar(latitude: Double, noon: Int64, expected: SunTimes) throws {
    let place = try #require(Coordinate(latitude: latitude, longitude: 18.96))
    #expect(SunTimes(at: place, on: noon) == expected)
  }
}
