import Cells
import Spots

extension Lettering {
  /// Writes the names of countries and of cities, as far as the view wants them and there is room.
  mutating func drawPlaces(_ atlas: Atlas, _ pins: [MapPin], on canvas: inout Canvas) {
    if view.features.contains(.countries) { drawCountries(atlas, on: &canvas) }
    if view.features.contains(.cities) { drawCities(atlas, pins, on: &canvas) }
  }

  /// A country is named where it is at least about as wide as its name and not much wider than the map.
  private mutating func drawCountries(_ atlas: Atlas, on canvas: inout Canvas) {
    for index in 0..<atlas.places.countryCount {
      let country = atlas.country(index)
      let width = country.width * view.worldColumns
      // The widest come first, and none of the others is wide enough for a name.
      guard width >= 4 else { return }
      guard width <= 2 * Double(view.size.width) else { continue }
      let position = view.position(x: country.x, y: country.y)
      guard position.column >= 0, position.row >= 0, position.column < Double(view.size.width),
        position.row < Double(view.size.height)
      else { continue }
      let name = view.style.lettering(country.name.uppercased())
      let length = Text.width(of: name)
      guard Double(length) <= width * 1.1 else { continue }
      let middle = Rect(x: Int(position.column) - length / 2, y: Int(position.row), width: length, height: 1)
      guard let place = [0, -1, 1, -2, 2].lazy.map({ middle.offset(dy: $0) }).first(where: isFree) else { continue }
      write(name, palette.country, x: place.minX, y: place.minY, on: &canvas)
      take(place, dx: 1, dy: 0)
    }
  }

  /// The largest first, each where it is not too near to what stands there already.
  private mutating func drawCities(_ atlas: Atlas, _ pins: [MapPin], on canvas: inout Canvas) {
    var room = view.size.width * view.size.height / 110
    let window = CityWindow(view)
    // Far out a village is not named, however lonely it is.
    let leastWeight = Int(view.metresPerCell * 1.2)
    for index in 0..<atlas.places.cityCount {
      let place = atlas.cityPlace(index)
      guard window.mayContain(place) else { continue }
      let position = view.position(x: Double(place.x) / 0x1p32, y: Double(place.y) / 0x1p32)
      let marker = Point(x: Int(position.column.rounded(.down)), y: Int(position.row.rounded(.down)))
      guard isFree(marker), !isCrowded(marker) else { continue }
      var texts = CityTexts(atlas, from: index)
      let text = texts.next()
      // All that follow weigh no more.
      guard text.weight >= leastWeight else { return }
      let city = atlas.city(index, text)
      guard !isPinned(city, pins), drawCity(city, at: marker, on: &canvas) else { continue }
      room -= 1
      if room <= 0 { return }
    }
  }

  private mutating func drawCity(_ city: City, at marker: Point, on canvas: inout Canvas) -> Bool {
    let name = view.style.lettering(city.name)
    let width = Text.width(of: name)
    guard isFree(Rect(x: marker.x, y: marker.y, width: 1, height: 1)),
      let place = places(beside: marker, width: width).first(where: { isFree($0) && !isCrowded($0.origin) })
    else { return false }
    let style = city.isCapital || city.population >= 1_000_000 ? palette.city : palette.town
    write(markerText(city), style, x: marker.x, y: marker.y, on: &canvas)
    write(name, style, x: place.minX, y: place.minY, on: &canvas)
    take(Rect(x: marker.x, y: marker.y, width: 1, height: 1), dx: 3, dy: 1)
    take(place, dx: 3, dy: 1)
    return true
  }

  private func markerText(_ city: City) -> String {
    if view.style.glyphs == .ascii { return city.isCapital ? "#" : "+" }
    return city.isCapital ? "○" : "•"
  }

  /// Whether a pin stands for the city: the same name within 30 km.
  private func isPinned(_ city: City, _ pins: [MapPin]) -> Bool {
    pins.contains { $0.label == city.name && $0.coordinate.distance(to: city.coordinate) < 30 }
  }
}

/// The part of the world that a view shows, in the numbers that cities have.
struct CityWindow {
  private let west: UInt32
  private let width: UInt32
  private let north: UInt32
  private let south: UInt32

  init(_ view: MapView) {
    let half = min(0.5, Double(view.size.width + 2) / 2 / view.worldColumns)
    let start = view.x - half
    west = UInt32(truncatingIfNeeded: Int((start - start.rounded(.down)) * 0x1p32))
    width = UInt32(min(0x1p32 - 1, half * 0x1p33))
    let tall = Double(view.size.height + 2) / 2 / view.worldRows
    north = UInt32(min(0x1p32 - 1, max(0, (view.y - tall) * 0x1p32)))
    south = UInt32(min(0x1p32 - 1, max(0, (view.y + tall) * 0x1p32)))
  }

  @inline(__always)
  func mayContain(_ place: (x: UInt32, y: UInt32)) -> Bool {
    place.x &- west <= width && place.y >= north && place.y <= south
  }
}
