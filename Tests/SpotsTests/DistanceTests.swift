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

  @Test("the nearest spots stand in the order of their distances, without the spot itself")
  func nearest() {
    let places: [(String, Double)] = [("a", 0), ("b", 3), ("c", 1), ("d", -2)]
    let catalog = Catalog(
      places.map { name, longitude in
        Spot(
          id: name, name: name, country: "", subregion: "", kind: .city,
          coordinate: Coordinate(clamping: 0, longitude), wikipediaTitle: "", timeZone: "", currencies: [],
          languages: [], climate: nil, bestMonths: MonthSet(months: []), whyVisit: "", whatToSee: "")
      })
    #expect(catalog.nearest(to: 0, count: 9).map(\.index) == [2, 3, 1])
    #expect(catalog.nearest(to: 0, count: 2).map(\.index) == [2, 3])
    #expect(abs(catalog.nearest(to: 0, count: 1)[0].kilometres - 111.19) < 0.01)
    #expect(catalog.nearest(to: 0, count: 0).isEmpty && catalog.nearest(to: 9, count: 2).isEmpty)
  }
}
