import Testing

@testable import Spots

@Suite("Units")
struct MeasurementSystemTests {
  @Test(
    "follow the locale's territory",
    arguments: [
      (["LANG": "en_US.UTF-8"], MeasurementSystem.us), (["LANG": "en_GB.UTF-8"], .metric),
      (["LANG": "C.UTF-8"], .metric),
      ([:], .metric), (["LANG": "en_US.UTF-8", "LC_MEASUREMENT": "de_DE.UTF-8"], .metric),
      (["LANG": "de_DE", "LC_MEASUREMENT": "my_MM"], .us), (["LC_MEASUREMENT": "en_LR@x"], .us),
      (["LC_ALL": "fr_FR", "LC_MEASUREMENT": "en_US"], .metric), (["LC_ALL": "", "LANG": "es_US"], .us),
      (["LANG": "US"], .metric),
    ])
  func followTheLocale(environment: [String: String], expected: MeasurementSystem) {
    #expect(MeasurementSystem { environment[$0] } == expected)
  }

  @Test(
    "write temperatures in whole degrees, and no negative zero",
    arguments: [(21.4, "21", "71"), (-0.4, "0", "31"), (-17.8, "-18", "0"), (-40, "-40", "-40")])
  func writeTemperatures(celsius: Double, metric: String, us: String) {
    #expect(MeasurementSystem.metric.temperature(celsius) == metric)
    #expect(MeasurementSystem.us.temperature(celsius) == us)
  }

  @Test("write rain", arguments: [(0, "0", "0.0"), (1, "1", "0.0"), (127, "127", "5.0"), (508, "508", "20.0")])
  func writeRain(millimetres: Int, metric: String, us: String) {
    #expect(MeasurementSystem.metric.rain(millimetres) == metric)
    #expect(MeasurementSystem.us.rain(millimetres) == us)
  }

  @Test(
    "write heights with their unit",
    arguments: [(0, "0 m", "0 ft"), (3500, "3,500 m", "11,483 ft"), (-3, "-3 m", "-10 ft")])
  func writeHeights(metres: Int, metric: String, us: String) {
    #expect(MeasurementSystem.metric.height(metres) == metric)
    #expect(MeasurementSystem.us.height(metres) == us)
  }

  @Test(
    "write distances with their unit",
    arguments: [
      (0, "0.0 km", "0.0 mi"), (4.24, "4.2 km", "2.6 mi"), (9.96, "10 km", "6.2 mi"), (1234.5, "1,235 km", "767 mi"),
      (20_000, "20,000 km", "12,427 mi"),
    ])
  func writeDistances(kilometres: Double, metric: String, us: String) {
    #expect(MeasurementSystem.metric.distance(kilometres) == metric)
    #expect(MeasurementSystem.us.distance(kilometres) == us)
  }

  @Test("name the method and the place of the height")
  func nameTheMethod() throws {
    let spot = try #require(Sample.spots.first { $0.id == "xian" })
    #expect(spot.climateMethod() == "Corrected to 405 m by 6.5 °C per km.")
    #expect(spot.climateMethod(.us, degree: "") == "Corrected to 1,329 ft by 3.6 F per 1,000 ft.")
    #expect(spot.elevationText() == "405 m (the wall)")
    let flat = try #require(Sample.spots.first { $0.id == "berlin" })
    #expect(flat.climateMethod() == nil)
    #expect(flat.elevationText() == nil)
  }

  @Test("group digits by three", arguments: [(0, "0"), (999, "999"), (-1000, "-1,000"), (1_234_567, "1,234,567")])
  func groupDigits(value: Int, text: String) {
    #expect(FixedPoint.grouped(value) == text)
  }
}
