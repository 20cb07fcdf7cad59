import Spots
import Testing

@Suite("Coordinates")
struct CoordinatesTests {
  @Test(
    "refuse what is not on the Earth",
    arguments: [(91, 0), (-90.1, 0), (0, 180.5), (0, -181), (.nan, 0), (0, .infinity)] as [(Double, Double)])
  func refuseWhatIsNotOn(latitude: Double, longitude: Double) {
    #expect(Coordinate(latitude: latitude, longitude: longitude) == nil)
  }

  @Test(
    "are written in three notations",
    arguments: [
      (51.5072, -0.1275, "51.50720, -0.12750", "51°30′25.9″N 0°07′39.0″W", "51°30.432′N 0°07.650′W"),
      (-33.8688, 151.2093, "-33.86880, 151.20930", "33°52′07.7″S 151°12′33.5″E", "33°52.128′S 151°12.558′E"),
      // Rounding carries into the next minute and degree instead of writing 60.
      (0.99999, 59.999999, "0.99999, 60.00000", "1°00′00.0″N 60°00′00.0″E", "0°59.999′N 60°00.000′E"),
      // What rounds to zero has no sign and no southern letter.
      (-0.000001, -0.000001, "0.00000, 0.00000", "0°00′00.0″N 0°00′00.0″E", "0°00.000′N 0°00.000′E"),
      (-90, 180, "-90.00000, 180.00000", "90°00′00.0″S 180°00′00.0″E", "90°00.000′S 180°00.000′E"),
    ])
  func areWrittenInThreeNotations(
    latitude: Double, longitude: Double, decimal: String, seconds: String, minutes: String
  ) throws {
    let coordinate = try #require(Coordinate(latitude: latitude, longitude: longitude))
    #expect(coordinate.text(.decimal) == decimal)
    #expect(coordinate.text(.degreesMinutesSeconds) == seconds)
    #expect(coordinate.text(.degreesDecimalMinutes) == minutes)
  }

  @Test(
    "make a geo URI of RFC 5870",
    arguments: [
      (48.8584, 2.2945, "geo:48.85840,2.29450"),
      (0.00001, -180, "geo:0.00001,-180.00000"),
      (90, 12.5, "geo:90.00000,0"),
      (-90, -45, "geo:-90.00000,0"),
    ])
  func makeAGeoUriOf(latitude: Double, longitude: Double, uri: String) {
    #expect(Coordinate(latitude: latitude, longitude: longitude)?.geoURI == uri)
  }

  @Test("make a link to OpenStreetMap with a marker")
  func makeALinkToOpenstreetmap() {
    let coordinate = Coordinate(clamping: 48.8584, 2.2945)
    let place = "mlat=48.85840&mlon=2.29450#map=15/48.85840/2.29450"
    #expect(coordinate.openStreetMapURL(zoom: 15) == "https://www.openstreetmap.org/?\(place)")
    #expect(coordinate.openStreetMapURL(zoom: 99).contains("#map=19/"))
  }
}

@Suite("Fixed-point numbers")
struct FixedpointNumbersTests {
  @Test(
    "round half away from zero",
    arguments: [
      (1.005, 1, "1.0"), (-0.04, 1, "0.0"), (-0.05, 1, "-0.1"), (9.96, 1, "10.0"), (2.5, 0, "3"),
      (0.000004, 5, "0.00000"),
      (123_456.789, 2, "123456.79"), (1e-9, 6, "0.000000"),
    ])
  func roundHalfAwayFromZero(value: Double, places: Int, text: String) {
    #expect(FixedPoint.text(value, places: places) == text)
  }

  @Test("survive what is no number of a place", arguments: [Double.nan, .infinity, -.infinity, 1e300])
  func surviveWhatIsNoNumber(value: Double) {
    #expect(FixedPoint.text(value, places: 5) == "\(value)")
  }
}
