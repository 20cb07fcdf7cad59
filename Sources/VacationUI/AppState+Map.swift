import Cells
import Spots
import WorldMap

extension AppState {
  /// The width of a map when it opens, in kilometres.
  private static let firstWidth = 600.0

  /// Where the map is drawn on a screen: under the title, above the line of facts and the hints.
  static func mapArea(_ size: Size) -> Rect {
    Rect(x: 0, y: 1, width: size.width, height: max(1, size.height - 3))
  }

  /// How maps are drawn on this terminal.
  var mapStyle: MapStyle {
    MapStyle(
      glyphs: glyphs.isASCII ? .ascii : settings.mapGlyphs,
      colors: MapStyle.Colors(count: theme.isMono ? 0 : look.colors),
      isLight: look.isLight ?? false)
  }

  /// Opens the map around a spot.
  mutating func openMap(_ id: Spot.ID) -> [Effect] {
    guard let index = catalog.index(ofID: id) else {
      say("That spot is no longer there", isError: true)
      return []
    }
    let view = MapView(
      around: catalog.coordinate(at: index), kilometresAcross: Self.firstWidth, size: Self.mapArea(size).size,
      style: mapStyle)
    return push(.map(MapState(spot: id, view: view)))
  }

  mutating func updateMap(_ change: (inout MapState) -> Void) {
    guard case .map(var map)? = routes.last else { return }
    change(&map)
    routes[routes.count - 1] = .map(map)
  }

  /// Pans by keys: a tenth of the screen, or half of it; in the search, from line to line.
  mutating func moveMap(_ command: KeyCommand) {
    let area = Self.mapArea(size)
    let (dx, dy) = (max(1, area.width / 12), max(1, area.height / 8))
    let spot = currentSpot.flatMap { catalog.spot($0) }
    updateMap { map in
      guard map.search == nil else {
        let count = max(1, map.hits.count)
        if command == .down { map.hit = (map.hit + 1) % count }
        if command == .up { map.hit = (map.hit + count - 1) % count }
        return
      }
      switch command {
      case .left: map.view.pan(dx: -dx, dy: 0)
      case .right: map.view.pan(dx: dx, dy: 0)
      case .up: map.view.pan(dx: 0, dy: -dy)
      case .down: map.view.pan(dx: 0, dy: dy)
      case .pageUp: map.view.pan(dx: 0, dy: -area.height / 2)
      case .pageDown: map.view.pan(dx: 0, dy: area.height / 2)
      case .start: if let spot { map.view.show(spot.coordinate, kilometresAcross: Self.firstWidth) }
      default: break
      }
    }
  }

  /// Comes closer, or goes farther away by negative steps; a cell keeps its place under the pointer.
  mutating func zoomMap(by steps: Int, about point: Point? = nil) {
    let area = Self.mapArea(size)
    var reachedEnd = false
    updateMap { map in
      reachedEnd = steps > 0 && map.view.isAtEndOfData
      map.view.zoomIn(steps: steps, about: point.map { Point(x: $0.x - area.minX, y: $0.y - area.minY) })
    }
    if reachedEnd { say("The map has no more detail than this") }
  }

  mutating func dragMap(to point: Point) {
    updateMap { map in
      guard let grip = map.grip else { return }
      map.view.pan(dx: grip.x - point.x, dy: grip.y - point.y)
      map.grip = point
    }
  }

  mutating func changeMapStyle() -> [Effect] {
    settings.mapGlyphs = settings.mapGlyphs.next
    let style = mapStyle
    updateMap { $0.view.style = style }
    say("The map in \(style.glyphs.rawValue)")
    return [.saveSettings(settings)]
  }

  /// Goes to the spot that comes next by its distance from the one where the list stands, or to the one before.
  mutating func stepSpot(by step: Int) {
    guard let id = currentSpot, let home = list.selectedIndex ?? catalog.index(ofID: id) else { return }
    let origin = catalog.coordinate(at: home)
    let order = (0..<catalog.count).map { ($0, origin.distance(to: catalog.coordinate(at: $0))) }
      .sorted { $0.1 < $1.1 }.map(\.0)
    guard let here = catalog.index(ofID: id), let place = order.firstIndex(of: here) else { return }
    let next = order[(place + step + order.count) % order.count]
    let (spot, coordinate) = (catalog.id(at: next), catalog.coordinate(at: next))
    updateMap { map in
      map.spot = spot
      map.mark = nil
      map.view.go(to: coordinate)
    }
  }

  // MARK: - Going to a place

  /// Finds what is typed: a coordinate, spots, cities.
  mutating func search(_ field: TextField) {
    let text = field.string
    var hits: [MapHit] = []
    if let coordinate = Coordinate(parsing: text) {
      hits.append(MapHit(title: coordinate.text(.degreesMinutesSeconds), coordinate: coordinate))
    } else if text.contains(where: { !$0.isWhitespace }) {
      for index in Query(text: text, limit: 4).run(catalog, ratings) {
        hits.append(
          MapHit(
            title: "\(glyphs.star) \(catalog.name(at: index)), \(catalog.country(at: index))",
            coordinate: catalog.coordinate(at: index), spot: catalog.id(at: index)))
      }
      for city in atlas.cities(matching: text, limit: 6) {
        hits.append(MapHit(title: "\(city.name), \(city.country)", coordinate: city.coordinate))
      }
    }
    updateMap { map in
      map.search = field
      map.hits = hits
      map.hit = 0
    }
  }

  mutating func goToHit(_ line: Int) {
    updateMap { map in
      guard map.hits.indices.contains(line) else { return }
      let hit = map.hits[line]
      if let spot = hit.spot { map.spot = spot }
      map.mark = hit.spot == nil ? hit : nil
      map.view.show(hit.coordinate, kilometresAcross: min(map.view.kilometresAcross, Self.firstWidth))
      map.search = nil
      map.hits = []
    }
  }

  mutating func endSearch(accepting: Bool) -> [Effect] {
    guard case .map(let map)? = routes.last else { return [] }
    if accepting, !map.hits.isEmpty {
      goToHit(map.hit)
    } else if accepting, map.search?.isEmpty == false {
      say("Nothing of that name; a coordinate is written 46.36, 14.09")
      return []
    }
    updateMap {
      $0.search = nil
      $0.hits = []
    }
    return [.textInput(false)]
  }

  /// The middle of the map as a home: the spot where its pin stands there, else the nearest town's name.
  var homeFromMap: Home? {
    guard case .map(let map)? = routes.last else { return settings.home }
    let center = map.view.center
    if let spot = catalog.spot(map.spot), spot.coordinate.distance(to: center) < map.view.kilometresAcross / 40 {
      return Home(spot)
    }
    return Home(coordinate: center)
  }

  /// The pins: the spot, all others, and what was searched for.
  func pins(of map: MapState) -> [MapPin] {
    var pins = (0..<catalog.count).map { index in
      MapPin(
        id: index, coordinate: catalog.coordinate(at: index), label: catalog.name(at: index),
        stars: ratings.yours(at: index)?.count, role: catalog.id(at: index) == map.spot ? .chosen : .neighbour)
    }
    if let mark = map.mark { pins.append(MapPin(id: -1, coordinate: mark.coordinate, label: mark.title, role: .other)) }
    if let home = settings.home {
      pins.append(MapPin(id: -2, coordinate: home.coordinate, label: "Home", role: .other))
    }
    return pins
  }
}
