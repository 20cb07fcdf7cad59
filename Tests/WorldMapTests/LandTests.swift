import Cells
import Spots
import Testing

@testable import WorldMap

@Suite("The finest land")
struct LandTests {
  /// Reefs and small islands that Natural Earth's 1:10 million does not have.
  static let unmapped: Set<String> = ["great-blue-hole", "mamanuca", "phi-phi", "rock-islands"]

  @Test("lies within six kilometres of every spot")
  func spots() {
    var missing: Set<String> = []
    for index in 0..<Samples.catalog.count {
      let place = Samples.catalog.coordinate(at: index)
      let view = MapView(
        around: place, kilometresAcross: 15, size: Size(width: 50, height: 25), features: [])
      let terrain = Terrain(view, Samples.atlas)
      let hasLand = (0..<25).contains { y in
        (0..<50).contains { x in
          (terrain.land.cell(x, y) != 0 || terrain.coasts.cell(x, y) != 0)
            && view.coordinate(at: Point(x: x, y: y)).distance(to: place) < 6
        }
      }
      if !hasLand { missing.insert(Samples.catalog.id(at: index)) }
    }
    // Issyk-Kul stands in the middle of its lake.
    #expect(missing == Self.unmapped.union(["issyk-kul"]))
  }

  @Test("has a town of its own country near every spot")
  func countries() {
    var towns: [Int: [(place: Coordinate, country: String)]] = [:]
    var texts = CityTexts(Samples.atlas, from: 0)
    let codes = (0..<Samples.atlas.places.countryCount).map { Samples.atlas.country($0).code }
    for index in 0..<Samples.atlas.places.cityCount {
      let text = texts.next()
      let place = Samples.atlas.city(index, CityText()).coordinate
      towns[Self.square(place, dx: 0, dy: 0), default: []].append((place, codes[text.country]))
    }
    var strange: Set<String> = []
    for index in 0..<Samples.catalog.count {
      let place = Samples.catalog.coordinate(at: index)
      let near = (-1...1).flatMap { dx in
        (-1...1).flatMap { dy in towns[Self.square(place, dx: dx, dy: dy)] ?? [] }
      }
      let nearest = near.sorted { $0.place.distance(to: place) < $1.place.distance(to: place) }.prefix(12)
      if !nearest.contains(where: { $0.country == Samples.catalog.countryCode(at: index) }) {
        strange.insert(Samples.catalog.id(at: index))
      }
    }
    #expect(strange == Self.remote)
  }

  /// Without a town of a thousand people within hundreds of kilometres.
  static let remote: Set<String> = ["paradise-harbour", "chatham-islands"]

  /// The number of a square of three degrees, or of one so many squares to the east and to the south.
  private static func square(_ place: Coordinate, dx: Int, dy: Int) -> Int {
    let column = (Int((place.longitude + 180) / 3) + dx + 120) % 120
    return (Int((90 - place.latitude) / 3) + dy) * 120 + column
  }

  @Test(
    "and water are told apart",
    arguments: [
      (46.36, 14.09, true), (45.2, 13, false), (-16.85, -179.95, true), (42, 50.5, false), (46.45, 6.5, false),
      (44, -87, false), (-80, 60, true), (72, -40, true), (-16.2, -178, false), (54.5, -30, false), (45.7, -82.2, true),
    ])
  func kinds(latitude: Double, longitude: Double, isLand: Bool) {
    let view = MapView(
      around: Coordinate(clamping: latitude, longitude), kilometresAcross: 20, size: Size(width: 9, height: 5))
    #expect((Terrain(view, Samples.atlas).land.cell(4, 2) == 0xFF) == isLand)
  }
}
