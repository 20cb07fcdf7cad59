import Cells
import Spots

/// A spot at a glance: picture, name, facts and stars; the menu's preview, the card of a first Enter, and the pane.
struct SpotCard {
  var state: AppState
  var spot: Spot

  /// Draws into exactly this size, leaving away what has no room: the picture first, then words.
  func canvas(_ size: Size) -> Canvas {
    var canvas = Canvas(size)
    var y = 0
    let pictureRows = max(0, min(size.height - 5, size.height / 2, 10))
    if pictureRows >= 2 {
      let picture = state.postcard(of: spot).canvas(Size(width: size.width, height: pictureRows))
      canvas.draw(picture, at: .zero)
      y = pictureRows
    }
    for (text, style) in lines where y < size.height {
      canvas.write(
        Text.truncated(state.glyphs.text(text), to: size.width, ellipsis: state.glyphs.ellipsis), x: 0, y: y,
        style: style)
      y += 1
    }
    guard y + 1 < size.height, !spot.whyVisit.isEmpty else { return canvas }
    y += 1
    for line in Text.wrapped(state.glyphs.text(spot.whyVisit), to: size.width) where y < size.height {
      canvas.write(line, x: 0, y: y)
      y += 1
    }
    return canvas
  }

  /// Name, place, and stars.
  private var lines: [(String, Style)] {
    let theme = state.theme
    let best = spot.bestMonths == [] ? "" : " \(state.glyphs.dot) \(spot.bestMonths.display())"
    return [
      (spot.name, theme.strong), ("\(spot.country)\(best)", theme.secondary), (rating, theme.star),
    ]
  }

  private var rating: String {
    let average = state.ratings.average(id: spot.id).map { "\(RowView.tenths($0)) \(state.glyphs.star)" }
    let yours = state.ratings.yours(id: spot.id).map { "\(state.glyphs.stars($0.count)) yours" }
    let parts = [yours, average].compactMap { $0 }
    return parts.isEmpty ? "not rated yet" : parts.joined(separator: " \(state.glyphs.dot) ")
  }
}

/// The pane beside the list on wide screens: the selected spot.
struct PaneView {
  var state: AppState
  var spot: Spot

  func draw(on frame: inout Frame<Target>, in rect: Rect) {
    for row in rect.minY..<rect.maxY {
      frame.canvas.write(state.glyphs.isASCII ? "|" : "│", x: rect.minX, y: row, style: state.theme.secondary)
    }
    let inner = Rect(x: rect.minX + 2, y: rect.minY + 1, width: rect.width - 4, height: rect.height - 2)
    let chart = spot.climate.map {
      ClimateChart(climate: $0, best: spot.bestMonths, theme: state.theme, glyphs: state.glyphs)
        .canvas(width: inner.width)
    }
    let chartHeight = chart.map { $0.size.height + 1 } ?? 0
    let hasChart = inner.height >= chartHeight + 10
    let card = SpotCard(state: state, spot: spot)
      .canvas(Size(width: inner.width, height: inner.height - (hasChart ? chartHeight : 0)))
    frame.canvas.draw(card, at: inner.origin)
    if hasChart, let chart {
      frame.canvas.draw(chart, at: Point(x: inner.minX, y: inner.maxY - chart.size.height))
    }
  }
}

/// The card that a first press of Enter shows where releases are not reported: readable at once, it grows into the
/// spot-info screen, or becomes the preview of the menu when the key turns out to be held.
struct PeekView {
  var state: AppState
  var id: Spot.ID

  func draw(on frame: inout Frame<Target>) {
    guard let spot = state.catalog.spot(id), let index = state.catalog.index(ofID: id) else { return }
    let row = frame.rect(of: .row(index)) ?? Rect(x: 0, y: 1, width: 1, height: 1)
    // Below the row where that is the larger half, above it otherwise; never over it while three lines fit.
    let roomBelow = state.size.height - 1 - row.maxY
    let roomAbove = row.minY - 1
    let room = max(roomBelow, roomAbove)
    let size = Size(width: min(40, state.size.width - 4), height: min(14, max(room, min(5, state.size.height - 2)) - 2))
    guard size.width >= 12, size.height >= 2 else { return }
    let below = size.height + 2 <= roomBelow
    let y = below ? row.maxY : max(1, row.minY - size.height - 2)
    let box = Rect(x: min(4, state.size.width - size.width - 4), y: y, width: size.width + 4, height: size.height + 2)
    Box(theme: state.theme, glyphs: state.glyphs, caption: "opens\(state.glyphs.isASCII ? "..." : "…")")
      .draw(box, on: &frame.canvas)
    frame.canvas.draw(SpotCard(state: state, spot: spot).canvas(size), at: Point(x: box.minX + 2, y: box.minY + 1))
    frame.mark(box, as: .peek)
  }
}
