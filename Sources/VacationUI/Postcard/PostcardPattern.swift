import Cells

/// Shows a raster by what its pixels are made of: patterns of shades in eight colours, or shapes without colour.
struct PostcardPattern {
  var hasColor: Bool
  var isASCII: Bool
  var light: PostcardLight

  /// - Parameter base: The row of pixels where the sky ends.
  func canvas(of raster: PostcardRaster, base: Int, _ size: Size) -> Canvas {
    var canvas = Canvas(size)
    for y in 0..<size.height {
      let altitude = 1 - Double(y * 2 + 1) / Double(max(1, base))
      for x in 0..<size.width {
        let patch = Patch(raster, x, y)
        canvas.set(x, y, hasColor ? colored(patch, x, y, altitude) : plain(patch, x, y))
      }
    }
    return canvas
  }

  /// The four pixels of a cell.
  struct Patch {
    /// What stands in front among them.
    var front = PostcardMaterial.sky
    /// What else is there; the front itself where there is nothing else.
    var back = PostcardMaterial.sky
    /// The quarters that the front fills, as in ``PostcardPixels/blocks``.
    var mask = 0
    /// The quarters that anything built fills.
    var solid = 0

    init(_ raster: PostcardRaster, _ x: Int, _ y: Int) {
      let first = y * 2 * raster.columns + x * 2
      let places = [first, first + 1, first + raster.columns, first + raster.columns + 1]
      for place in places where raster.materials[place].rawValue > front.rawValue { front = raster.materials[place] }
      back = front
      for (quarter, place) in places.enumerated() {
        let material = raster.materials[place]
        if material == front { mask |= 1 << quarter } else { back = material }
        if material.rawValue >= PostcardMaterial.town.rawValue { solid |= 1 << quarter }
      }
    }

    /// A star or a window by itself.
    var isSpark: Bool { front == .light && mask != 15 }
  }

  static let shades: [Unicode.Scalar] = [" ", "░", "▒", "▓", "█"]
  /// Letters that let the background through, which carries the colour there.
  static let asciiShades: [Unicode.Scalar] = [" ", ".", ":", ".", " "]
  /// ASCII for the quarters that something fills.
  static let asciiEdges: [Unicode.Scalar] = [
    " ", "'", "'", "\"", ".", "|", "/", "/", ".", "\\", "|", "\\", "_", "\\", "/", "#",
  ]

  /// Whether there is a ripple here; the same for every hour.
  func ripples(_ x: Int, _ y: Int) -> Bool {
    let cell = UInt32(truncatingIfNeeded: (x + y * 2) / 3 &* 40_503 &+ y &* 9_973)
    return (cell ^ cell >> 7) % 5 < 2
  }

  // MARK: Eight colours

  private func colored(_ patch: Patch, _ x: Int, _ y: Int, _ altitude: Double) -> Cell {
    let palette = PostcardPalette(light: light, altitude: altitude)
    var shade = palette.shade(patch.front)
    let behind = palette.shade(patch.back)
    if patch.front == .water, ripples(x, y) { shade.density += 1 }
    if patch.isSpark {
      let style = Style(foreground: patch.back == .sky ? .white : .yellow, background: behind.main)
      return Cell(isASCII ? "." : patch.mask & 3 != 0 ? "·" : ".", style)
    }
    if patch.front == patch.back || shade.main == behind.main {
      return isASCII
        ? Cell(Self.asciiShades[shade.density], Style(foreground: shade.other, background: shade.main))
        : Cell(Self.shades[shade.density], Style(foreground: shade.front, background: shade.back))
    }
    let blocks = isASCII ? Self.asciiEdges : PostcardPixels.blocks
    return Cell(blocks[patch.mask], Style(foreground: shade.main, background: behind.main))
  }

  // MARK: No colour

  private func plain(_ patch: Patch, _ x: Int, _ y: Int) -> Cell {
    if patch.solid == 15 { return Cell(solid(patch.front)) }
    if patch.solid != 0 { return Cell(isASCII ? Self.asciiEdges[patch.solid] : PostcardPixels.blocks[patch.solid]) }
    return Cell(isASCII ? asciiTexture(patch, x, y) : texture(patch, x, y))
  }

  private func solid(_ material: PostcardMaterial) -> Unicode.Scalar {
    switch material {
    case .town: isASCII ? "+" : "░"
    case .tiles: isASCII ? "=" : "▒"
    case .wall, .rock: isASCII ? "#" : "█"
    default: isASCII ? "%" : "▓"
    }
  }

  private func texture(_ patch: Patch, _ x: Int, _ y: Int) -> Unicode.Scalar {
    let isWhole = patch.mask == 15
    switch patch.front {
    case .disc, .plant, .ice:
      return isWhole
        ? (patch.front == .disc ? "█" : patch.front == .plant ? "▓" : "▒") : PostcardPixels.blocks[patch.mask]
    case .light: return patch.mask & 3 != 0 ? "·" : "."
    case .cloud: return isWhole ? "░" : " "
    case .far: return isWhole ? "░" : patch.mask & 12 == 12 ? "▁" : " "
    case .land, .sand, .road: return (x * 7 + y * 5) % 4 == 0 ? "." : " "
    case .water: return ripples(x, y) ? "▁" : " "
    default: return " "
    }
  }

  private func asciiTexture(_ patch: Patch, _ x: Int, _ y: Int) -> Unicode.Scalar {
    let isWhole = patch.mask == 15
    switch patch.front {
    case .disc: return isWhole ? "@" : "o"
    case .plant, .ice: return isWhole ? (patch.front == .plant ? "%" : "*") : Self.asciiEdges[patch.mask]
    case .light: return patch.mask & 3 != 0 ? "'" : "."
    case .cloud: return isWhole ? "-" : " "
    case .far: return isWhole ? ":" : patch.mask & 12 == 12 ? "." : " "
    case .land, .sand, .road: return (x * 7 + y * 5) % 4 == 0 ? "." : " "
    case .water: return ripples(x, y) ? "~" : " "
    default: return " "
    }
  }
}
