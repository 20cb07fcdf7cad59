import Cells
import Spots
import Testing

@testable import WorldMap

@Suite("What is written on a map")
struct LabelTests {
  static let ids = ["bled", "tokyo", "taveuni", "longyearbyen", "london"]

  @Test("never overlaps and never leaves the map", arguments: ids, [15, 100, 600, 4000, 50_000.0])
  func disjoint(id: String, kilometres: Double) {
    for size in [Size(width: 120, height: 40), Size(width: 30, height: 10)] {
      let view = MapView(around: Samples.place(id), kilometresAcross: kilometres, size: size)
      var canvas = Canvas(size)
      let (_, written) = view.letter(Samples.atlas, pins: Samples.pins(chosen: id), on: &canvas, at: .zero)
      #expect(!written.isEmpty)
      for (index, rect) in written.enumerated() {
        #expect(Rect(size).contains(rect))
        #expect(!written[..<index].contains { $0.intersects(rect) }, "\(rect)")
      }
    }
  }

  @Test("names the chosen spot before all others", arguments: ids, [15, 600, 50_000.0])
  func chosen(id: String, kilometres: Double) throws {
    let view = MapView(
      around: Samples.place(id), kilometresAcross: kilometres, size: Size(width: 80, height: 24))
    let drawing = view.draw(Samples.atlas, pins: Samples.pins(chosen: id))
    let first = try #require(drawing.pins.first)
    #expect(Samples.catalog.id(at: first.id) == id)
    #expect(first.label != nil)
    #expect(drawing.pins(at: first.marker).first == first.id)
    let label = try #require(first.label)
    #expect(drawing.pins(at: label.origin) == [first.id])
  }

  @Test("cuts the chosen name rather than leave it out")
  func narrow() throws {
    let view = MapView(around: Samples.place("bled"), size: Size(width: 16, height: 1))
    let pin = MapPin(id: 1, coordinate: Samples.place("bled"), label: "A very long name", role: .chosen)
    #expect(view.draw(.empty, pins: [pin]).canvas.line(0) == "A very… ◉")
  }

  @Test("writes the chosen name in a red that can be read: the bright one on black", arguments: [false, true])
  func fewColors(isLight: Bool) throws {
    var view = MapView(around: Samples.place("bled"), size: Size(width: 40, height: 5))
    view.style = MapStyle(colors: .basic, isLight: isLight)
    let pin = MapPin(id: 1, coordinate: Samples.place("bled"), label: "Bled", role: .chosen)
    let drawing = view.draw(.empty, pins: [pin])
    let label = try #require(drawing.pins.first?.label)
    let style = drawing.canvas[label.origin.x, label.origin.y].style
    #expect(style == Style(.bold, foreground: isLight ? .red : .palette(9)))
  }

  @Test("tells all pins of a cell, and none where there is none")
  func sharedCell() {
    let view = MapView(size: Size(width: 40, height: 12))
    let place = Coordinate(clamping: 0, 0)
    let pins = [3, 1, 2].map { MapPin(id: $0, coordinate: place, label: "\($0)", role: $0 == 2 ? .chosen : .other) }
    let drawing = view.draw(.empty, pins: pins)
    #expect(view.point(of: place).map { drawing.pins(at: $0) } == [2, 3, 1])
    #expect(drawing.pins(at: Point(x: 0, y: 0)) == [])
  }

  @Test("does not name a city where a pin does")
  func pinnedCity() {
    let view = MapView(around: Samples.place("tokyo"), kilometresAcross: 200, size: Size(width: 80, height: 24))
    let pin = MapPin(id: 0, coordinate: Samples.place("tokyo"), label: "Tokyo", role: .chosen)
    let text = view.draw(Samples.atlas, pins: [pin]).canvas.lines.joined(separator: "\n")
    #expect(text.split(separator: "Tokyo ").count == 2)
    #expect(text.contains("Yokohama"))
  }

  @Test("uses marks one cell wide")
  func markers() {
    for scalar in "◉●◆•○★├─┤°…▘▝▀▖▌▞▛▗▚▐▜▄▙▟█·".unicodeScalars { #expect(Text.width(of: scalar) == 1) }
    for mask in UInt8.min...UInt8.max { #expect(Text.width(of: MapGlyphs.braille(mask)) == 1) }
  }
}
