import Cells
import Spots

/// A small drawn scene of a kind of place, as pixels shown by half blocks.
struct Postcard {
  var spot: Spot
  var colors: Int
  var glyphs: Glyphs
  /// The hour of day there, 0…23; `nil` for noon.
  var hour: Int?

  /// Draws the scene; two pixels a cell, one above the other.
  func canvas(_ size: Size) -> Canvas {
    var canvas = Canvas(size)
    let tile = Tile(spot.kind)
    let style = tile.style(colors: colors, isMono: colors < 8)
    let shape = glyphs.isASCII ? tile.ascii : tile.shape
    canvas.fill(canvas.bounds, with: Cell(" ", style))
    guard size.height > 0 else { return canvas }
    var x = 0
    while x < size.width { x = canvas.write(shape, x: x, y: size.height - 1, style: style) }
    return canvas
  }
}
