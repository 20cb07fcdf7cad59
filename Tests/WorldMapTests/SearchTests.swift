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
}
