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
      ("46,3683; 14,1146", 46.3683, 14.1146), ("w 14.25, s 46.5", -46.5, -14.25), ("46 30 14 15", 46.5, 14.25),
      ("−33.5 151", -33.5, 151),
    ])
  func reads(text: String, latitude: Double, longitude: Double) throws {
    let coordinate = try #require(Coordinate(parsing: text))
    #expect(abs(coordinate.latitude - latitude) < 1e-9)
    #expect(abs(coordinate.longitude - longitude) < 1e-9)
  }

  @Test(
    "that is none is refused",
    arguments: [
      "", "46", "bled", "91,0", "0,181", "46.5N 14.25N", "46 75 N 14 E", "1,2,3", "1..2,3", "N E", "--1,2", "46,",
      "Paris", "46 70 14 15",
      "4-6 14", "sense", "e",
    ])
  func refuses(text: String) { #expect(Coordinate(parsing: text) == nil) }

  @Test("is read back as it is shown", arguments: Coordinate.Notation.allCases)
  func notations(notation: Coordinate.Notation) throws {
    let place = try #require(Coordinate(latitude: -54.80191, longitude: -68.30295))
    let read = try #require(Coordinate(parsing: place.text(notation)))
    #expect(read.distance(to: place) < 0.005)
  }
}
