import Cells

/// Shows a raster in the eight colours that every terminal has: each cell the mixture of two of them that comes nearest.
///
/// Only such colours are mixed as look alike, or with black and white: red dots on green make no brown for the eye.
struct PhotoPattern {
  var raster: PostcardRaster

  /// A shade of one colour on another.
  private struct Mixture: Sendable {
    var ink: PostcardInk
    var cell: Cell
  }

  /// The eight colours as xterm shows them (XTerm-col.ad).
  private static let inks: [PostcardInk] = [
    0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
  ].map { PostcardInk($0) }

  private static let mixtures: [Mixture] = {
    var mixtures: [Mixture] = []
    for back in inks.indices {
      let backdrop = Color.palette(UInt8(back))
      mixtures.append(Mixture(ink: inks[back], cell: Cell(" ", Style(background: backdrop))))
      for front in inks.indices where mix(front, back) {
        for quarters in 1...2 {
          let ink = inks[back].mixed(inks[front], Float(quarters) / 4)
          let style = Style(foreground: .palette(UInt8(front)), background: backdrop)
          mixtures.append(Mixture(ink: ink, cell: Cell(PostcardPattern.shades[quarters], style)))
        }
      }
    }
    return mixtures
  }()

  /// Whether two of the eight may be mixed; their numbers are made of a bit each for red, green and blue.
  private static func mix(_ front: Int, _ back: Int) -> Bool {
    front != back && (front ^ back).nonzeroBitCount == 1 || [0, 7].contains(front) != [0, 7].contains(back)
      || front ^ back == 7 && [0, 7].contains(front)
  }

  func canvas(_ size: Size) -> Canvas {
    var canvas = Canvas(size)
    for y in 0..<size.height {
      for x in 0..<size.width { canvas.set(x, y, cell(x, y)) }
    }
    return canvas
  }

  private func cell(_ x: Int, _ y: Int) -> Cell {
    var mean = raster[x * 2, y * 2].mixed(raster[x * 2 + 1, y * 2], 0.5)
    mean = mean.mixed(raster[x * 2, y * 2 + 1].mixed(raster[x * 2 + 1, y * 2 + 1], 0.5), 0.5)
    mean = mean.saturated(2)
    let best = Self.mixtures.min { $0.ink.distance(mean) < $1.ink.distance(mean) }
    return best?.cell ?? .blank
  }
}
