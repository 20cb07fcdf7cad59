import Cells
import Spots
import WorldMap

/// The pane beside the list on wide screens: the selected spot, where it is, and its year's weather.
struct PaneView {
  var state: AppState
  var spot: Spot

  /// The width of the map, in kilometres.
  private static let mapWidth = 1200.0

  func draw(on frame: inout Frame<Target>, in rect: Rect) {
    for row in rect.minY..<rect.maxY {
      frame.canvas.write(state.glyphs.isASCII ? "|" : "│", x: rect.minX, y: row, style: state.theme.secondary)
    }
    let inner = Rect(x: rect.minX + 2, y: rect.minY + 1, width: rect.width - 4, height: rect.height - 2)
    let card = SpotCard(state: state, spot: spot)
    // The words first, then the weather, then the map, as there is room.
    var rest = inner.height - card.height(width: inner.width)
    let chart = spot.climate.map {
      ClimateChart(
        climate: $0, best: spot.bestMonths, units: state.units, theme: state.theme, glyphs: state.glyphs
      )
      .canvas(width: inner.width)
    }
    var bottom = inner.maxY
    if let chart, chart.size.height + 1 <= rest {
      bottom -= chart.size.height
      rest -= chart.size.height + 1
      frame.canvas.draw(chart, at: Point(x: inner.minX, y: bottom))
      bottom -= 1
    }
    if rest >= 7, !state.atlas.isEmpty {
      let area = Rect(x: inner.minX, y: bottom - (rest - 1), width: inner.width, height: rest - 1)
      drawMap(in: area, on: &frame.canvas)
      bottom = area.minY - 1
    }
    let size = Size(width: inner.width, height: bottom - inner.minY)
    frame.canvas.draw(card.canvas(size), at: inner.origin)
  }

  private func drawMap(in area: Rect, on canvas: inout Canvas) {
    let view = MapView(
      around: spot.coordinate, kilometresAcross: Self.mapWidth, size: area.size, style: state.mapStyle,
      features: .preview)
    let pin = MapPin(id: 0, coordinate: spot.coordinate, label: spot.name, role: .chosen)
    _ = view.draw(state.atlas, pins: [pin], on: &canvas, at: area.origin)
  }
}
