import Cells
import Spots
import WorldMap

/// The map on the whole screen, with a line of facts under it.
struct MapScreen {
  var state: AppState
  var map: MapState

  func draw(on frame: inout Frame<Target>) {
    let area = AppState.mapArea(state.size)
    var view = map.view
    view.resize(to: area.size)
    frame.mark(area, as: .mapArea)
    let placed = view.draw(state.atlas, pins: state.pins(of: map), on: &frame.canvas, at: area.origin)
    // The first is the most important: it is marked last, so that it lies above the others.
    for pin in placed.reversed() where pin.id >= 0 {
      if let label = pin.label { frame.mark(label, as: .pin(pin.id)) }
      frame.mark(Rect(origin: pin.marker, size: Size(width: 1, height: 1)), as: .pin(pin.id))
    }
    if let chosen = placed.first(where: { state.catalog.index(ofID: map.spot) == $0.id }) {
      frame.cursor = chosen.marker
    }
    if state.atlas.isEmpty {
      frame.canvas.write(
        state.glyphs.text("The map’s data (map/world.pack) is missing or damaged: install the program again."), x: 2,
        y: 2,
        style: state.theme.warning, width: state.size.width - 4)
    }
    drawFacts(y: area.maxY, on: &frame.canvas)
    if map.search != nil { drawHits(above: area.maxY, on: &frame) }
    TitleBar(state: state, title: title, facts: [scale], hasBack: true).draw(on: &frame)
  }

  private var title: String {
    guard let index = state.catalog.index(ofID: map.spot) else { return "Map" }
    return "\(state.catalog.name(at: index)), \(state.catalog.country(at: index))"
  }

  private var scale: String {
    let width = map.view.kilometresAcross
    if map.view.showsWholeWorld { return "the whole world" }
    return "\(state.units.distance(width)) across"
      + (map.view.isAtEndOfData ? " \(state.glyphs.dot) no more detail" : "")
  }

  /// Coordinates of the spot, and how far the middle of the map is from it.
  private func drawFacts(y: Int, on canvas: inout Canvas) {
    guard let spot = state.catalog.spot(map.spot) else { return }
    canvas.fill(Rect(x: 0, y: y, width: state.size.width, height: 1))
    var parts = [spot.coordinate.text(.degreesMinutesSeconds), spot.coordinate.geoURI]
    let distance = spot.coordinate.distance(to: map.view.center)
    if distance > map.view.kilometresAcross / 20 {
      let direction = spot.coordinate.compassPoint(to: map.view.center)
      parts.insert("\(state.units.distance(distance)) \(direction) of it", at: 1)
    }
    for count in stride(from: parts.count, to: 0, by: -1) {
      let text = state.glyphs.text(parts.prefix(count).joined(separator: "   "))
      guard Text.width(of: text) <= state.size.width - 2 else { continue }
      canvas.write(text, x: 1, y: y, style: state.theme.secondary)
      return
    }
  }

  /// What the search has found, above the field.
  private func drawHits(above bottom: Int, on frame: inout Frame<Target>) {
    let hits = map.hits.prefix(max(0, bottom - 4))
    guard !hits.isEmpty else { return }
    let titles = hits.map { state.glyphs.text($0.title) }
    let width = min(state.size.width - 2, (titles.map { Text.width(of: $0) }.max() ?? 0) + 4)
    let box = Rect(x: 1, y: bottom - hits.count - 1, width: width, height: hits.count + 2)
    Box(theme: state.theme, glyphs: state.glyphs).draw(box, on: &frame.canvas)
    for (line, title) in titles.enumerated() {
      let row = Rect(x: box.minX + 1, y: box.minY + 1 + line, width: box.width - 2, height: 1)
      let style = line == map.hit ? state.theme.selected : .plain
      frame.canvas.fill(row, with: Cell(" ", style))
      frame.canvas.write(
        Text.truncated(title, to: row.width - 2, ellipsis: state.glyphs.ellipsis), x: row.minX + 1, y: row.minY,
        style: style)
      frame.mark(row, as: .mapHit(line))
    }
  }
}
