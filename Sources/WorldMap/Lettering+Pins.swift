import Cells

extension Lettering {
  /// Marks the pins, writes the labels that there is room for, and tells where all stand.
  mutating func drawPins(_ pins: [MapPin], on canvas: inout Canvas) -> [PlacedPin] {
    let seen = drawMarkers(pins.filter { $0.role == .chosen } + pins.filter { $0.role != .chosen }, on: &canvas)
    var labels = [Rect?](repeating: nil, count: seen.count)
    // Rated spots are named before the others, and far out only some of all.
    var room = view.size.width * view.size.height / 150
    for isRated in [true, false] {
      for (index, (pin, marker, isShown)) in seen.enumerated()
      where isShown && (pin.role == .chosen || pin.stars != nil) == isRated {
        guard pin.role == .chosen || room > 0 else { continue }
        labels[index] = drawLabel(of: pin, beside: marker, on: &canvas)
        if labels[index] != nil { room -= 1 }
      }
    }
    return zip(seen, labels).map { seen, label in
      PlacedPin(
        id: seen.pin.id, marker: Point(x: origin.x + seen.marker.x, y: origin.y + seen.marker.y),
        label: label?.offset(dx: origin.x, dy: origin.y))
    }
  }

  /// Marks the pins on the map; of several on one cell the first is shown.
  private mutating func drawMarkers(
    _ pins: [MapPin], on canvas: inout Canvas
  ) -> [(pin: MapPin, marker: Point, isShown: Bool)] {
    var seen: [(pin: MapPin, marker: Point, isShown: Bool)] = []
    var marked: Set<Point> = []
    for pin in pins {
      guard let marker = view.point(of: pin.coordinate) else { continue }
      // The scale and the coordinates lie above all but the chosen one.
      guard pin.role == .chosen || isFree(marker) || marked.contains(marker) else { continue }
      let isShown = marked.insert(marker).inserted
      seen.append((pin, marker, isShown))
      guard isShown else { continue }
      write(markerText(pin.role), style(pin.role), x: marker.x, y: marker.y, on: &canvas)
      take(Rect(x: marker.x, y: marker.y, width: 1, height: 1), dx: 2, dy: 1)
    }
    return seen
  }

  private mutating func drawLabel(of pin: MapPin, beside marker: Point, on canvas: inout Canvas) -> Rect? {
    var name = view.style.lettering(pin.label)
    let stars = starText(pin.stars)
    guard !name.isEmpty || !stars.isEmpty else { return nil }
    var place = placeOfLabel(width: Text.width(of: name) + Text.width(of: stars), beside: marker)
    if place == nil && pin.role == .chosen {
      // The chosen one is named even where only a part of its name fits.
      let room = longestRoom(beside: marker)
      name = Text.truncated(name, to: room - Text.width(of: stars), ellipsis: view.style.glyphs == .ascii ? "~" : "…")
      place = placeOfLabel(width: Text.width(of: name) + Text.width(of: stars), beside: marker)
    }
    guard let place else { return nil }
    let nameStyle = pin.role == .chosen ? palette.chosen : palette.neighbourName
    let column = write(name, nameStyle, x: place.minX, y: place.minY, on: &canvas)
    write(stars, palette.stars, x: column, y: place.minY, on: &canvas)
    take(place, dx: 2, dy: 1)
    return place
  }

  private func placeOfLabel(width: Int, beside marker: Point) -> Rect? {
    guard width > 0 else { return nil }
    return places(beside: marker, width: width).first { isFree($0) }
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
