import Cells
import Glibc
import Spots
import VacationUI
import WorldMap

// Times what is drawn: the map at every zoom, and a spot's screen with its picture. Run in the checkout's top folder.

func contents(of path: String) -> [UInt8] {
  guard let file = fopen(path, "rb") else { return [] }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 1 << 16)
  while case let count = fread(&buffer, 1, buffer.count, file), count > 0 { bytes += buffer[..<count] }
  return bytes
}

/// The median of some runs, in milliseconds.
func milliseconds(runs: Int = 9, _ body: () -> Void) -> Double {
  let times = (0..<runs).map { _ in ContinuousClock().measure(body) }.sorted()
  return Double(times[runs / 2].components.attoseconds) / 1e15
}

func text(_ value: Double) -> String {
  let hundredths = Int((value * 100).rounded())
  return "\(hundredths / 100).\(hundredths / 10 % 10)\(hundredths % 10)"
}

func report(_ title: String, _ times: [Double], must: Double? = nil, aim: Double? = nil) -> Bool {
  let sorted = times.sorted()
  guard let slowest = sorted.last else { return true }
  var line = title + String(repeating: " ", count: max(1, 46 - title.count))
  line += "median \(text(sorted[sorted.count / 2])) ms, slowest \(text(slowest)) ms"
  guard let must, let aim else {
    print(line)
    return true
  }
  print(line + "   <\(Int(must)) <\(Int(aim))  " + (slowest >= must ? "MISSED" : slowest < aim ? "aim met" : "met"))
  return slowest < must
}

func mapFrames(_ catalog: Catalog, _ atlas: Atlas) -> Bool {
  let pins = (0..<catalog.count).map {
    MapPin(id: $0, coordinate: catalog.coordinate(at: $0), label: catalog.name(at: $0), stars: nil, role: .neighbour)
  }
  let start = MapView(size: Size(width: 200, height: 60), style: MapStyle(colors: .full))
  var times: [Double] = []
  for id in ["bled", "tokyo", "taveuni", "longyearbyen", "new-york-city"] {
    guard let index = catalog.index(ofID: id) else { continue }
    var view = start
    while true {
      times.append(milliseconds { _ = view.draw(atlas, pins: pins) })
      if view.isAtEndOfData { break }
      view.go(to: catalog.coordinate(at: index))
      view.zoomIn(steps: 2)
    }
  }
  let world = report("map of the world, 200×60", [milliseconds { _ = start.draw(atlas, pins: pins) }], must: 10, aim: 3)
  return report("map at all zooms, \(times.count) views, 200×60", times, must: 10, aim: 3) && world
}

func spotScreens(_ catalog: Catalog, _ size: Size, photo: Photo? = nil) {
  let list = AppState(
    catalog: catalog, ratings: RatingBook(rater: "bench", catalog: catalog), rater: "bench", size: size)
  let times = stride(from: 0, to: catalog.count, by: 5).map { index in
    var state = list
    _ = state.apply(.open(catalog.id(at: index)))
    if let photo { _ = state.apply(.picture(catalog.id(at: index), photo)) }
    return milliseconds(runs: 3) { _ = RootView(state).frame() }
  }
  _ = report("a spot's screen with \(photo == nil ? "its picture" : "a photo"), \(size.width)×\(size.height)", times)
}

do {
  let catalog = try Catalog(PackBytes(copying: contents(of: "Resources/catalog/catalog.pack")))
  let atlas = try Atlas(PackBytes(copying: contents(of: "Resources/map/world.pack")))
  let isMet = mapFrames(catalog, atlas)
  spotScreens(catalog, Size(width: 80, height: 24))
  spotScreens(catalog, Size(width: 200, height: 60))
  let noise = (0..<(1_280 * 853 * 3)).map { UInt8(truncatingIfNeeded: $0 &* 2_654_435_761 >> 16) }
  if let photo = Bitmap(width: 1_280, height: 853, bytes: noise).map({ Photo($0) }) {
    spotScreens(catalog, Size(width: 200, height: 60), photo: photo)
  }
  exit(isMet ? 0 : 1)
} catch {
  print("draw-bench: \(error)")
  exit(2)
}
