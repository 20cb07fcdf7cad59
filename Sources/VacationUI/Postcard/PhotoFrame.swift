import Cells

/// Shows a user's own picture in cells: the middle of it, and where the place is much wider than the picture, all that
/// is worth seeing between its mirrored sides, which fade away.
struct PhotoFrame {
  var bitmap: Bitmap
  var colors: Int

  /// The least part of the picture's height that is shown.
  private static let leastHeight = 0.5

  /// Draws in exactly this size.
  /// - Complexity: O(pixels of the bitmap + cells).
  func canvas(_ size: Size) -> Canvas {
    guard !size.isEmpty else { return Canvas(size) }
    // Of 256 colours most are strong: pale ones would all come out grey.
    let raster = PostcardRaster(
      pixels(size), width: size.width, height: size.height, saturation: colors == 256 ? 1.4 : 1)
    return Photo.cellColors(of: colors) >= 256
      ? PostcardPixels(raster: raster, isASCII: false).canvas(size) : PhotoPattern(raster: raster).canvas(size)
  }

  /// The cells between the mirrored sides, and what they show of the picture.
  func place(in size: Size) -> (area: Rect, part: Bitmap.Area) {
    let height = Double(size.height * 2)
    let ratio = Double(size.width) / height
    let least = bitmap.area.width / (bitmap.area.height * Self.leastHeight)
    guard ratio > least else { return (Rect(size), bitmap.middle(ratio: ratio)) }
    var width = min(size.width, max(1, Int((least * height).rounded())))
    // As many columns on both sides.
    if (size.width - width) % 2 == 1 { width += 1 }
    let area = Rect(x: (size.width - width) / 2, y: 0, width: width, height: size.height)
    return (area, bitmap.middle(ratio: Double(width) / height))
  }

  /// Two pixels a column and two a row; a column is as wide as half a row is high.
  private func pixels(_ size: Size) -> Bitmap {
    let (area, part) = place(in: size)
    return bitmap.scaled(width: area.width * 2, height: area.height * 2, part: part).between(size.width * 2)
  }
}

extension Bitmap {
  /// The picture in the middle of a wider one, between its mirrored sides.
  fileprivate func between(_ columns: Int) -> Bitmap {
    guard columns > width else { return self }
    let left = (columns - width) / 2
    let places = (-left..<(columns - left)).map { mirrored($0, side: $0 < 0 ? left : columns - width - left) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(columns * height * 3)
    for y in 0..<height {
      for place in places {
        let start = (y * width + place.column) * 3
        for byte in self.bytes[start..<(start + 3)] { bytes.append(UInt8(Int(byte) * place.light / 256)) }
      }
    }
    return Bitmap(width: columns, height: height, bytes: bytes) ?? self
  }

  /// The column to show in place of one that may lie outside, and its brightness (256 as it is): half of that beside
  /// the picture, none at the end of the side.
  private func mirrored(_ x: Int, side: Int) -> (column: Int, light: Int) {
    if x >= 0, x < width { return (x, 256) }
    let outside = x < 0 ? -x : x - width + 1
    let column = min(outside, width) - 1
    return (x < 0 ? column : width - 1 - column, 128 * (side - outside) / max(1, side))
  }
}

extension PostcardRaster {
  /// A raster that shows a bitmap of twice as many pixels as cells, in both directions; otherwise white.
  init(_ bitmap: Bitmap, width: Int, height: Int, saturation: Float = 1) {
    self.init(width: width, height: height)
    guard bitmap.width == columns, bitmap.height == rows else { return }
    for y in 0..<rows {
      for x in 0..<columns {
        dab(x, y, PostcardBrush(PostcardInk(bitmap[x, y]).saturated(saturation), .sky))
      }
    }
  }
}
