import Testing

@testable import Spots

@Suite("A typed coordinate")
struct CoordinateParsingTests {
  @Test(
    "is read in the notations that people use",
    arguments: [
      ("46.3636, 14.0938", 46.3636, 14.0938), ("46.3636 14.0938", 46.3636, 14.0938), ("-33.9,18.4", -33.9, 18.4),
      ("-33.9 -70.6", -33.9, -70.6), ("46.5N 14.25W", 46.5, -14.25), ("N46.5 E14.25", 46.5, 14.25),
      ("14.25E, 46.5S", -46.5, 14.25), ("46°30′00″N 14°15′00″E", 46.5, 14.25), ("46 30 N, 14 15 E", 46.5, 14.25),
      ("46°30.0'S 14°15'W", -46.5, -14.25), ("geo:46.5,14.25;u=30", 46.5, 14.25), ("0,0", 0, 0), ("90 180", 90, 180),
    ])
  func reads(text: String, latitude: Double, longitude: Double) throws {
    let coordinate = try #require(Coordinate(parsing: text))
    #expect(abs(coordinate.latitude - latitude) < 1e-9)
    #expect(abs(coordinate.longitude - longitude) < 1e-9)
  }

  @Test(
    "that is none is refused",
    arguments: ["", "46", "bled", "91,0", "0,181", "46.5N 14.25N", "46 75 N 14 E", "1,2,3", "1..2,3", "N E", "--1,2"])
  func refuses(text: String) { #expect(Coordinate(parsing: text) == nil) }
}
