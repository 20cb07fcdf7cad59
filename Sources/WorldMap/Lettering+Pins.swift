import Cells

/// A pin that is on the map.
struct SeenPin {
  let pin: MapPin
  let marker: Point
  /// Whether its marker is drawn; of several on one cell the first one's is.
  let isShown: Bool
  var label: Rect?
}

extension Lettering {
  /// Marks the pins, writes the labels that there is room for, and tells where all stand.
  mutating func drawPins(_ pins: [MapPin], on canvas: inout Canvas) -> [PlacedPin] {
    let others = pins.filter { $0.role != .chosen }
    // The chosen one comes first, its name included; a pin beneath it or beneath the scale is not shown.
    var chosen = drawMarkers(pins.filter { $0.role == .chosen }, besides: [], on: &canvas)
    let avoided = others.compactMap { view.point(of: $0.coordinate) }
    for index in chosen.indices where chosen[index].isShown {
      chosen[index].label = drawLabel(of: chosen[index], avoiding: avoided, on: &canvas)
    }
    var seen = drawMarkers(others, besides: chosen.map(\.marker), on: &canvas)
    // Rated spots are named before the others, and far out only some of all.
    var room = view.size.width * view.size.height / 150
    for isRated in [true, false] {
      for index in seen.indices where seen[index].isShown && (seen[index].pin.stars != nil) == isRated && room > 0 {
        seen[index].label = drawLabel(of: seen[index], avoiding: [], on: &canvas)
        if seen[index].label != nil { room -= 1 }
      }
    }
    return (chosen + seen).map { seen in
      PlacedPin(
        id: seen.pin.id, marker: Point(x: origin.x + seen.marker.x, y: origin.y + seen.marker.y),
        label: seen.label?.offset(dx: origin.x, dy: origin.y))
    }
  }

  /// Marks those of the pins that are on the map and not beneath something written.
  /// - Parameter places: cells that are marked already.
  private mutating func drawMarkers(
    _ pins: [MapPin], besides places: [Point], on canvas: inout Canvas
  ) -> [SeenPin] {
    var seen: [SeenPin] = []
    var marked = Set(places)
    for pin in pins {
      guard let marker = view.point(of: pin.coordinate) else { continue }
      guard pin.role == .chosen || isFree(marker) || marked.contains(marker) else { continue }
      let isShown = marked.insert(marker).inserted
      seen.append(SeenPin(pin: pin, marker: marker, isShown: isShown))
      guard isShown else { continue }
      write(markerText(pin.role), style(pin.role), x: marker.x, y: marker.y, on: &canvas)
      take(Rect(x: marker.x, y: marker.y, width: 1, height: 1), dx: 2, dy: 1)
    }
    return seen
  }

  private mutating func drawLabel(of seen: SeenPin, avoiding: [Point], on canvas: inout Canvas) -> Rect? {
    var name = view.style.lettering(seen.pin.label)
    let stars = starText(seen.pin.stars)
    let starWidth = Text.width(of: stars)
    var place = placeOfLabel(width: Text.width(of: name) + starWidth, beside: seen.marker, avoiding)
    if place == nil && seen.pin.role == .chosen {
      // The chosen one is named even where only a part of its name fits.
      let room = longestRoom(beside: seen.marker) - starWidth
      name = Text.truncated(name, to: room, ellipsis: view.style.glyphs == .ascii ? "~" : "…")
      place = placeOfLabel(width: Text.width(of: name) + starWidth, beside: seen.marker, avoiding)
    }
    guard let place else { return nil }
    let nameStyle = seen.pin.role == .chosen ? palette.chosen : palette.neighbourName
    let column = write(name, nameStyle, x: place.minX, y: place.minY, on: &canvas)
    write(stars, palette.stars, x: column, y: place.minY, on: &canvas)
    take(place, dx: 2, dy: 1)
    return place
  }

  /// The best free place for a label; of several the first that covers the fewest of the cells to be avoided.
  private func placeOfLabel(width: Int, beside marker: Point, _ avoided: [Point]) -> Rect? {
    var best: (place: Rect, covered: Int)?
    for place in places(beside: marker, width: width) where isFree(place) {
      let covered = avoided.count { place.contains($0) }
      if covered < best?.covered ?? .max { best = (place, covered) }
    }
    return best?.place
  }

  /// The cells to the right or to the left of a marker before something is met.
  private func longestRoom(beside marker: Point) -> Int {
    var (right, left) = (0, 0)
    while isFree(Rect(x: marker.x + 2, y: marker.y, width: right + 1, height: 1)) { right += 1 }
    while isFree(Rect(x: marker.x - 2 - left, y: marker.y, width: left + 1, height: 1)) { left += 1 }
    return max(right, left)
  }

  private func style(_ role: MapPin.Role) -> Style { role == .chosen ? palette.chosen : palette.neighbour }

  private func markerText(_ role: MapPin.Role) -> String {
    switch (role, view.style.glyphs) {
    case (.chosen, .ascii): "@"
    case (.neighbour, .ascii): "o"
    case (.other, .ascii): "x"
    case (.chosen, _): "◉"
    case (.neighbour, _): "●"
    case (.other, _): "◆"
    }
  }

  private func starText(_ stars: Int?) -> String {
    guard let stars else { return "" }
    return (view.style.glyphs == .ascii ? " *" : " ★") + String(min(5, max(0, stars)))
  }
}
