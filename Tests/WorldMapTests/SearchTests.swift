import Spots
import Testing
import WorldMap

@Suite("A search for a city")
struct SearchTests {
  @Test(
    "finds it by the beginning of its name",
    arguments: [
      ("reykjavik", "Reykjavík", "IS"), ("REYKJ", "Reykjavík", "IS"), ("toky", "Tokyo", "JP"), ("paris", "Paris", "FR"),
      ("paris, us", "Paris", "US"), ("paris,united st", "Paris", "US"), ("são pau", "São Paulo", "BR"),
      ("york", "York", "GB"), ("new york", "New York City", "US"), ("longyear", "Longyearbyen", "SJ"),
      ("vatican", "Vatican City", "VA"),
    ])
  func prefixes(text: String, name: String, code: String) {
    let city = Samples.atlas.cities(matching: text).first
    #expect(city?.name == name)
    #expect(city?.countryCode == code)
  }

  @Test("gives the largest first, then those that have it as a later word")
  func order() {
    let cities = Samples.atlas.cities(matching: "paris", limit: 50)
    #expect(cities.first?.population ?? 0 > 2_000_000)
    #expect(cities.allSatisfy { Fold.text($0.name).contains("paris") })
    #expect(Samples.atlas.cities(matching: "vegas").first?.name == "Las Vegas")
    #expect(Samples.atlas.cities(matching: "a", limit: 7).count == 7)
  }

  @Test("finds nothing for nothing", arguments: ["", "  ", ",", "qqqq", "paris, nowhere", "!"])
  func nothing(text: String) {
    #expect(Samples.atlas.cities(matching: text).isEmpty)
    #expect(Atlas.empty.cities(matching: "paris").isEmpty)
  }

  @Test("knows capitals, countries and places")
  func facts() throws {
    let city = try #require(Samples.atlas.cities(matching: "ljubljana").first)
    #expect(city.isCapital)
    #expect(city.country == "Slovenia")
    #expect(city.coordinate.distance(to: Coordinate(clamping: 46.05108, 14.50513)) < 0.05)
  }

  @Test(
    "reads a typed coordinate",
    arguments: [
      ("46.3683, 14.1146", 46.3683, 14.1146), ("46.3683 14.1146", 46.3683, 14.1146), ("-16.8,-179.9", -16.8, -179.9),
      ("46,3683; 14,1146", 46.3683, 14.1146), ("46.5N 14.25E", 46.5, 14.25), ("w 14.25, s 46.5", -46.5, -14.25),
      ("46°30′00″N 14°15′00″W", 46.5, -14.25), ("46 30 14 15", 46.5, 14.25), ("geo:46.5,14.25?z=3", 46.5, 14.25),
      ("−33.5 151", -33.5, 151),
    ])
  func typed(text: String, latitude: Double, longitude: Double) throws {
    let place = try #require(Coordinate(typed: text))
    #expect(abs(place.latitude - latitude) < 1e-9)
    #expect(abs(place.longitude - longitude) < 1e-9)
  }

  @Test(
    "takes nothing else for a coordinate",
    arguments: [
      "", "46", "46,", "91, 0", "Paris", "1 2 3", "46N 14N", "46 70 14 15", "4-6 14", "1.2.3, 4", "sense", "e",
    ])
  func untyped(text: String) { #expect(Coordinate(typed: text) == nil) }

  @Test("reads back how a coordinate is shown", arguments: Coordinate.Notation.allCases)
  func notations(notation: Coordinate.Notation) throws {
    let place = Coordinate(clamping: -54.80191, -68.30295)
    let read = try #require(Coordinate(typed: place.text(notation)))
    #expect(read.distance(to: place) < 0.005)
  }
}
