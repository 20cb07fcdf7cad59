import Cells
import Glibc
import Spots
import WorldMap

let usage = """
  Usage: swift run -c release map-probe --time
         swift run map-probe --draw SPOT [KM [WIDTHxHEIGHT [GLYPHS [COLORS [light]]]]]

  --time   measures frames of 200 x 60 at every zoom, in milliseconds
  --draw   draws the map around a spot of the catalogue ("world" for all), KM wide
           GLYPHS: braille, quadrants, ascii; COLORS: full, palette, basic, none

  """

func fail(_ text: String) -> Never {
  var line = "map-probe: \(text)\n"
  line.withUTF8 { _ = write(2, $0.baseAddress, $0.count) }
  exit(2)
}

func atlas() -> Atlas {
  let path = "Resources/map/world.pack"
  guard let bytes = contents(of: path) else { fail("can't read \(path)") }
  do { return try Atlas(PackBytes(copying: bytes)) } catch { fail(error.message(file: path)) }
}

func catalog() -> Catalog {
  let path = "Resources/catalog/catalog.pack"
  guard let bytes = contents(of: path) else { fail("can't read \(path)") }
  do { return try Catalog(PackBytes(copying: bytes)) } catch { fail(error.message(file: path)) }
}

func pins(_ catalog: Catalog, chosen: Int?) -> [MapPin] {
  (0..<catalog.count).map { index in
    MapPin(
      id: index, coordinate: catalog.coordinate(at: index), label: catalog.name(at: index),
      stars: index % 3 == 0 ? index % 5 + 1 : nil, role: index == chosen ? .chosen : .neighbour)
  }
}

func draw(_ arguments: [String]) {
  func argument(_ index: Int) -> String? { index < arguments.count ? arguments[index] : nil }
  let catalog = catalog()
  let index = catalog.index(ofID: argument(0) ?? "")
  let sides = (argument(2) ?? "100x30").split(separator: "x").compactMap { Int($0) }
  guard sides.count == 2 else { fail("a size looks like 80x24") }
  let colors: [String: MapStyle.Colors] = ["full": .full, "palette": .palette, "basic": .basic, "none": .none]
  let style = MapStyle(
    glyphs: MapStyle.Glyphs(rawValue: argument(3) ?? "braille") ?? .braille,
    colors: colors[argument(4) ?? "full"] ?? .full, isLight: argument(5) == "light")
  var view = MapView(size: Size(width: sides[0], height: sides[1]), style: style)
  if let index { view.show(catalog.coordinate(at: index), kilometresAcross: Double(argument(1) ?? "") ?? 400) }
  let drawing = view.draw(atlas(), pins: index == nil && argument(0) != "world" ? [] : pins(catalog, chosen: index))
  print(colored(drawing.canvas), terminator: "")
}

func time() {
  let atlas = atlas()
  let catalog = catalog()
  let clock = ContinuousClock()
  for id in ["bled", "tokyo", "taveuni", "longyearbyen", "new-york-city"] {
    let index = catalog.index(ofID: id)
    let pins = pins(catalog, chosen: index)
    var view = MapView(size: Size(width: 200, height: 60), style: MapStyle(colors: .full))
    var line = id
    while true {
      var times: [Duration] = []
      for _ in 0..<15 { times.append(clock.measure { _ = view.draw(atlas, pins: pins) }) }
      times.sort()
      let microseconds = times[7].components.attoseconds / 1_000_000_000_000
      line += " \(Int(view.kilometresAcross)):\(FixedPoint.text(Double(microseconds) / 1000, places: 2))"
      if view.isAtEndOfData { break }
      if let index { view.go(to: catalog.coordinate(at: index)) }
      view.zoomIn(steps: 2)
    }
    print(line)
  }
  for query in ["s", "san", "san jose, cr", "no such place"] {
    var count = 0
    let seconds = clock.measure { count = atlas.cities(matching: query).count }
    print("search for \(query): \(count) in \(seconds)")
  }
}

let arguments = Array(CommandLine.arguments.dropFirst())
switch arguments.first {
case "--time": time()
case "--draw": draw(Array(arguments.dropFirst()))
default: print(usage, terminator: "")
}
