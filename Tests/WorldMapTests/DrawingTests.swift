import Cells
import Spots
import Testing

@testable import WorldMap

@Suite("A drawn map")
struct DrawingTests {
  static let styles: [MapStyle] = MapStyle.Glyphs.allCases.flatMap { glyphs in
    MapStyle.Colors.allCases.map { MapStyle(glyphs: glyphs, colors: $0, isLight: glyphs == .quadrants) }
  }

  @Test("shows Italy in ASCII")
  func snapshot() {
    let style = MapStyle(glyphs: .ascii, colors: .none)
    let view = MapView(
      around: Coordinate(clamping: 42.5, 12.5), kilometresAcross: 1500, size: Size(width: 60, height: 22), style: style)
    let pin = MapPin(id: 7, coordinate: Samples.place("rome"), label: "Rome", stars: 4, role: .chosen)
    #expect(view.draw(Samples.atlas, pins: [pin]).canvas.lines == Self.italy)
  }

  @Test("has any size without a trap", arguments: styles)
  func sizes(style: MapStyle) {
    let sizes = [(0, 0), (1, 1), (0, 9), (9, 0), (2, 1), (7, 3), (24, 6), (3, 70), (60, 1)]
    let pins = Samples.pins(chosen: "taveuni")
    for (width, height) in sizes {
      let size = Size(width: width, height: height)
      for kilometres in [15, 60_000.0] {
        let view = MapView(
          around: Samples.place("taveuni"), kilometresAcross: kilometres, size: size, style: style)
        #expect(view.draw(Samples.atlas, pins: pins).canvas.size == size)
      }
    }
  }

  @Test("has a very large size without a trap", arguments: [15, 3000, 60_000.0])
  func largeSizes(kilometres: Double) {
    for size in [Size(width: 250, height: 70), Size(width: 250, height: 2), Size(width: 2, height: 250)] {
      let view = MapView(around: Samples.place("chatham-islands"), kilometresAcross: kilometres, size: size)
      #expect(view.draw(Samples.atlas, pins: Samples.pins()).canvas.size == size)
    }
  }

  @Test("is the same each time, and the same on a part of a canvas")
  func determinism() {
    let view = MapView(around: Samples.place("tokyo"), kilometresAcross: 700, size: Size(width: 90, height: 30))
    let pins = Samples.pins(chosen: "tokyo")
    let drawing = view.draw(Samples.atlas, pins: pins)
    #expect(drawing == view.draw(Samples.atlas, pins: pins))
    var canvas = Canvas(Size(width: 100, height: 40))
    let placed = view.draw(Samples.atlas, pins: pins, on: &canvas, at: Point(x: 5, y: 7))
    let area = Rect(x: 5, y: 7, width: 90, height: 30)
    let points = (0..<40).flatMap { y in (0..<100).map { Point(x: $0, y: y) } }
    let wrong = points.filter { point in
      canvas[point.x, point.y] != (area.contains(point) ? drawing.canvas[point.x - 5, point.y - 7] : .blank)
    }
    #expect(wrong == [])
    #expect(placed.map(\.id) == drawing.pins.map(\.id))
    #expect(placed.first?.marker == drawing.pins.first.map { Point(x: $0.marker.x + 5, y: $0.marker.y + 7) })
  }

  @Test("has no seam at the antimeridian")
  func seam() {
    // Chukotka at 67° N is land on both sides of 180°.
    let view = MapView(
      around: Coordinate(clamping: 67, 180), kilometresAcross: 60, size: Size(width: 40, height: 12), features: [])
    let terrain = Terrain(view, Samples.atlas)
    for y in 0..<12 {
      for x in 0..<40 {
        #expect(terrain.land.cell(x, y) == 0xFF)
        #expect(terrain.coasts.cell(x, y) == 0)
      }
    }
  }

  @Test("pans as if it had been drawn there at first")
  func panning() {
    var view = MapView(
      around: Samples.place("bled"), kilometresAcross: 2000, size: Size(width: 60, height: 20), features: [])
    let before = view.draw(Samples.atlas).canvas
    view.pan(dx: 5, dy: -3)
    let after = view.draw(Samples.atlas).canvas
    let points = (0..<17).flatMap { y in (5..<60).map { Point(x: $0, y: y) } }
    #expect(points.filter { after[$0.x - 5, $0.y + 3] != before[$0.x, $0.y] } == [])
  }

  @Test("is nothing but ASCII where that is asked for", arguments: ["tokyo", "reykjavik", "bled", "hanoi"])
  func ascii(id: String) {
    let view = MapView(
      around: Samples.place(id), kilometresAcross: 500, size: Size(width: 120, height: 40),
      style: MapStyle(glyphs: .ascii))
    for line in view.draw(Samples.atlas, pins: Samples.pins(chosen: id)).canvas.lines {
      #expect(line.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }, "\(line)")
    }
  }

  @Test("shows pins and a scale without an atlas")
  func empty() {
    let view = MapView(around: Samples.place("bled"), size: Size(width: 60, height: 20))
    let drawing = view.draw(.empty, pins: Samples.pins(chosen: "bled"))
    #expect(drawing.pins.first?.marker == Point(x: 30, y: 10))
    #expect(drawing.canvas.lines.contains { $0.contains(" km") })
  }

  @Test("groups the digits of a long scale")
  func longScale() {
    let view = MapView(around: Samples.place("bled"), kilometresAcross: 16_000, size: Size(width: 80, height: 24))
    let lines = view.draw(.empty).canvas.lines
    #expect(lines[22].contains("┤ 2,000 km") && lines[23].contains("┤ 2,000 mi"), "\(lines[22]) \(lines[23])")
  }

  @Test("says where the data ends")
  func end() {
    let view = MapView(around: Samples.place("bled"), kilometresAcross: 1, size: Size(width: 60, height: 20))
    #expect(view.draw(Samples.atlas).canvas.line(0).contains("data ends here"))
  }

  static let italy = #"""
               .     + Zurich.   .             .    . HUNGARY
            SWITZERLAND  . .... .. .       .....  _-"'
             .||'   .. .....        ..SLOVENIA.. .           . .
             ' .... . ..             ..  #  CROATIA.  ... ...
               ..      + Milan   .--"Ljubljana       . .     .
            Turin +              '_  '|.||.  ..... .... .     ..
               ..          ITALY |'   ''|||. .     Belgrade #  .
                . . .-+"Genoa    '|       ||. .         . SERBIA
                 _--'     "|      '"-.    '"-_  .    # Sarajevo
    _-""---+.Marseille     \.        '\      '"||_.    ...   .
    '       '""        _| .|\.        '|       '||||...   ... ..
    .                .""\  ' :-_       "\          "'"_ ..KOSOVO
    :                || /      '-.@ Rome *4__-_        "Skopje.#
                      |_'        '\_         :/          /  .
                    _ _||.         '""\.      '"--.Tirana|# .. .
                    |"   \            '"+-Naples _'--.  |'    .
      _.             |   |                "__   / "-\'| '|_ ..
    | ""             |   |                   \ |_   '"   :|\.
    '               .| __'                    |  \        '"\
                     ""                      .|.-"          .||
     |------| 200 km               ._+ Palermo_/            ||"\
     |-----------| 200 mi         |'  """' /"-' 42.5 N 12.5 E|/\
    """#.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
}
