import Cells
import Spots

/// A picture of a spot, drawn from its kind, its climate, the part of the world it lies in and the hour there.
///
/// The same spot and hour always give the same picture. With 256 colours or more it is made of pixels, with fewer of
/// patterns, and without colours of shapes alone. A user's own picture stands in its place.
struct Postcard {
  var spot: Spot
  /// The colours of the terminal; fewer than 8 draw without colour.
  var colors: Int
  var glyphs: Glyphs
  /// The hour of day there, 0…23; `nil` for a fine morning.
  var hour: Int?
  /// The user's own picture.
  var picture: Bitmap?

  /// Draws the picture in exactly this size.
  /// - Complexity: O(cells × layers): about 0.2 ms for a banner of 80 by 4 cells.
  func canvas(_ size: Size) -> Canvas {
    guard !size.isEmpty else { return Canvas(size) }
    if let picture { return PhotoFrame(bitmap: picture, colors: colors).canvas(size) }
    var painter = PostcardPainter(spot, hour: hour ?? 10, columns: size.width, rows: size.height)
    painter.paint()
    if colors >= 256 { return PostcardPixels(raster: painter.raster, isASCII: glyphs.isASCII).canvas(size) }
    let light = painter.light
    let look = PostcardPattern(hasColor: colors >= 8, isASCII: glyphs.isASCII, light: light)
    return look.canvas(of: painter.raster, base: Int(painter.base), size)
  }
}
