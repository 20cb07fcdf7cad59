import Cells
import Spots
import Testing
import WorldMap

@Suite("A map view")
struct ViewTests {
  @Test("finds the cell of every place it names")
  func roundTrip() {
    let view = MapView(around: Coordinate(clamping: -16.85, 179.97), size: Size(width: 80, height: 24))
    for y in 0..<24 {
      for x in 0..<80 {
        let point = Point(x: x, y: y)
        #expect(view.point(of: view.coordinate(at: point)) == point)
      }
    }
  }
}
