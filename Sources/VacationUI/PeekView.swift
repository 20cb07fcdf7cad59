import Cells
import Spots

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
