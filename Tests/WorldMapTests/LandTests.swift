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
