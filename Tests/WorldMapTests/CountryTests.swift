import Spots
import Testing

@Suite("Every spot's pin")
struct CountryTests {
  @Test("lies in its country, by Natural Earth's 1:10 million, with exceptions that are named here")
  func inside() {
    let outlines = CountryOutline.all
    for index in 0..<Samples.catalog.count {
      let id = Samples.catalog.id(at: index)
      guard let outline = outlines[id], outline.country == Samples.catalog.countryCode(at: index) else {
        Issue.record("\(id) is not in countries.txt; make it again with make_countries.py beside it")
        continue
      }
      let place = Samples.catalog.coordinate(at: index)
      guard let exception = Self.exceptions[id] else {
        #expect(outline.contains(place), "\(id) lies \(outline.distance(to: place)) km outside of its country")
        continue
      }
      #expect(!outline.contains(place), "\(id) is no exception any more")
      #expect(outline.distance(to: place) <= exception.kilometres, "\(id): \(exception.reason)")
    }
    #expect(Set(Self.exceptions.keys).isSubset(of: outlines.keys))
  }

  @Test(
    "would be seen in the wrong hemisphere, next door and at sea",
    arguments: [("denali", 63.07, 151.01), ("singapore", 1.6, 103.85), ("venice", 45.2, 12.6)])
  func outside(id: String, latitude: Double, longitude: Double) throws {
    let outline = try #require(CountryOutline.all[id])
    #expect(outline.contains(Samples.place(id)))
    let place = Coordinate(clamping: latitude, longitude)
    #expect(!outline.contains(place) && outline.distance(to: place) > 5)
  }

  /// Spots that the data has outside of their country: by how much at most, and why that is right.
  static let exceptions: [String: (kilometres: Double, reason: String)] = [
    // Islands that the data does not have.
    "boracay": (5.2, "an island 1 km wide; the nearest land is Panay"),
    "goree": (3.3, "an island 900 m long; the nearest land is Dakar"),
    "mamanuca": (31, "islands of a few hundred metres; the nearest land is Viti Levu"),
    "phi-phi": (27, "islands 2 km wide; the nearest land is Ko Lanta"),
    "rock-islands": (5.9, "islands of a few hundred metres; the nearest land is Koror"),
    // Places that lie in the water.
    "great-blue-hole": (28, "a hole in a reef far off the coast"),
    "ha-long-bay": (3, "a bay full of islets"),
    "milford-sound": (0.6, "a fjord"),
    "paradise-harbour": (2.8, "a bay"),
    "twelve-apostles": (0.6, "stacks that stand off the beach"),
    // Places on the water's edge or beyond it where the data's coast is coarser than that.
    "amalfi-coast": (0.5, "the town stands in a cove"),
    "bora-bora": (0.9, "the data has the island a little to the south-east"),
    "cairns": (1.7, "the esplanade stands on mud flats that the data counts as sea"),
    "carthage": (0.1, "the ruins stand on the shore"),
    "cinque-terre": (0.1, "Vernazza stands on a rock in the sea"),
    "copenhagen": (0.2, "the data has the harbour wider than it is"),
    "corsica": (1.2, "the data lacks the headland that Ajaccio's old town stands on"),
    "el-nido": (0.4, "the town stands on the beach"),
    "lamu": (1.7, "the data has the channel before the old town wider than it is"),
    "longyearbyen": (0.2, "the town stands on the fjord"),
    "miami": (0.5, "the data has Biscayne Bay wider than it is"),
    "oranjestad": (0.8, "the harbour stands on the outermost shore"),
    "quebec-city": (1.1, "the data has the Saint Lawrence wider than it is"),
    "ushuaia": (0.7, "the town stands on the Beagle Channel"),
    // A border that the data has elsewhere.
    "everest": (4.8, "the border runs over the summit; the data has it south of that"),
  ]
}
