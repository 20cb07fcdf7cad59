import Cells
import Spots
import Testing
import WorldMap

@Suite("A map view")
struct ViewTests {
  static let places: [Coordinate] = [
    Coordinate(clamping: 0, 0), Coordinate(clamping: 46.36, 14.09), Coordinate(clamping: -16.85, 179.97),
    Coordinate(clamping: -43.95, -176.56), Coordinate(clamping: 78.22, 15.65), Coordinate(clamping: -77.85, 166.67),
    Coordinate(clamping: 71.29, -180),
  ]
  static let size = Size(width: 80, height: 24)

  @Test("finds the cell of every place that it names", arguments: places, [15, 400, 100_000.0])
  func roundTrip(place: Coordinate, kilometres: Double) {
    let view = MapView(around: place, kilometresAcross: kilometres, size: Self.size)
    let points = (0..<24).flatMap { y in (0..<80).map { Point(x: $0, y: y) } }
    // Where the map ends at a pole there is no place to come back from.
    let lost = points.filter { view.point(of: view.coordinate(at: $0)) != $0 }
    #expect(lost == [])
  }

  @Test("has a place it is made around in the middle cell", arguments: places)
  func middle(place: Coordinate) {
    let view = MapView(around: place, kilometresAcross: 400, size: Self.size)
    #expect(view.point(of: place) == Point(x: 40, y: 12))
    #expect(view.center.distance(to: place) < 0.001)
    #expect(abs(view.kilometresAcross - 400) < 1)
  }

  @Test("has a cell twice as high as wide, in metres")
  func aspect() {
    let view = MapView(around: Coordinate(clamping: 60, 10), kilometresAcross: 80, size: Self.size)
    let middle = view.coordinate(at: Point(x: 40, y: 12))
    let right = middle.distance(to: view.coordinate(at: Point(x: 50, y: 12)))
    let below = middle.distance(to: view.coordinate(at: Point(x: 40, y: 17)))
    #expect(abs(right - 10) < 0.05)
    #expect(abs(below - 10) < 0.05)
  }

  @Test("pans across the antimeridian and comes back")
  func panning() {
    var view = MapView(around: Coordinate(clamping: -16.85, 179.97), kilometresAcross: 400, size: Self.size)
    let before = view.center
    view.pan(dx: 30, dy: -3)
    #expect(view.center.longitude < -178)
    #expect(view.point(of: before) == Point(x: 10, y: 15))
    view.pan(dx: -30, dy: 3)
    #expect(view.center.distance(to: before) < 0.001)
  }

  @Test("stops at the edges of the poles", arguments: [1000, -1000, Int.max, Int.min])
  func poles(rows: Int) {
    var view = MapView(around: Coordinate(clamping: 0, 0), kilometresAcross: 5000, size: Self.size)
    view.pan(dx: 0, dy: rows)
    let edge = view.coordinate(at: Point(x: 0, y: rows > 0 ? 23 : 0)).latitude
    #expect(abs(edge) < 85.06 && abs(edge) > 84)
  }

  @Test("keeps the place under the pointer where it is", arguments: [Point(x: 3, y: 2), Point(x: 70, y: 20)])
  func zoomAbout(point: Point) {
    var view = MapView(around: Coordinate(clamping: 46.36, 14.09), kilometresAcross: 900, size: Self.size)
    let place = view.coordinate(at: point)
    for steps in [1, 3, -2] {
      view.zoomIn(steps: steps, about: point)
      #expect(view.point(of: place) == point)
    }
  }

  @Test("goes from the whole world to fifteen kilometres and no further")
  func limits() {
    var view = MapView(around: Coordinate(clamping: 46.36, 14.09), kilometresAcross: 900, size: Self.size)
    view.zoomIn(steps: 200)
    #expect(view.isAtEndOfData)
    #expect(abs(view.kilometresAcross - 15) < 0.1)
    view.zoomIn(steps: -200)
    #expect(view.showsWholeWorld)
    #expect(abs(view.degreesPerCell * 80 - 360) < 1)
    view.zoom(by: .nan)
    view.zoom(by: 0)
    #expect(view.showsWholeWorld)
  }

  @Test("fits places on both sides of the antimeridian the short way round")
  func fitting() {
    var view = MapView(size: Self.size)
    let places = [Coordinate(clamping: -16.85, 179.97), Coordinate(clamping: -43.95, -176.56)]
    view.fit(places)
    #expect(view.kilometresAcross < 10_000)
    for place in places { #expect(view.point(of: place) != nil) }
    view.fit([])
    #expect(view.showsWholeWorld)
  }

  @Test("keeps its centre when its size changes")
  func resizing() {
    var view = MapView(around: Coordinate(clamping: 46.36, 14.09), kilometresAcross: 900, size: Self.size)
    let before = view.center
    view.resize(to: .zero)
    view.resize(to: Size(width: 200, height: 60))
    #expect(view.center.distance(to: before) < 1)
  }
}
