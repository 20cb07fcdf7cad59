import Testing

@testable import Spots

@Suite("Distance and direction")
struct DistanceTests {
  @Test(
    "are those of the great circle",
    arguments: [
      (51.5072, -0.1275, 48.8567, 2.3522, 343.5, "SE"), (40.7128, -74.0060, 35.6895, 139.6917, 10_848.8, "NW"),
      (-16.8, 179.9, -16.8, -179.9, 21.3, "E"), (0, 0, 0, 180, 20_015.1, "N"), (10, 20, 10, 20, 0, "N"),
    ])
  func greatCircle(
    fromLatitude: Double, fromLongitude: Double, toLatitude: Double, toLongitude: Double, kilometres: Double,
    direction: String
  ) throws {
    let start = try #require(Coordinate(latitude: fromLatitude, longitude: fromLongitude))
    let end = try #require(Coordinate(latitude: toLatitude, longitude: toLongitude))
    #expect(abs(start.distance(to: end) - kilometres) < max(0.1, kilometres / 500))
    if toLongitude != 180 { #expect(start.compassPoint(to: end) == direction) }
  }
}
