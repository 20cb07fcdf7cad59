/// The characters for dots: a mask has the left column's from the top in bits 0…3, the right column's in 4…7.
enum MapGlyphs {
  /// The braille pattern with these dots (Unicode's block at U+2800 numbers them 1, 2, 3, 7 and 4, 5, 6, 8).
  @inline(__always)
  static func braille(_ mask: UInt8) -> Unicode.Scalar {
    let left = mask & 0x7 | (mask & 0x8) << 3
    let right = mask >> 1 & 0x38 | mask & 0x80
    return Unicode.Scalar(0x2800 + UInt32(left | right)) ?? " "
  }

  /// The block character for the quarters in which at least `least` of the two dots are set.
  static func quadrants(_ mask: UInt8, least: Int) -> Unicode.Scalar {
    var index = 0
    for (bit, quarter) in [0x03, 0x30, 0x0C, 0xC0].enumerated() as EnumeratedSequence<[UInt8]> {
      if (mask & quarter).nonzeroBitCount >= least { index |= 1 << bit }
    }
    return quadrant[index]
  }

  /// Upper left 1, upper right 2, lower left 4, lower right 8.
  private static let quadrant: [Unicode.Scalar] = [
    " ", "▘", "▝", "▀", "▖", "▌", "▞", "▛", "▗", "▚", "▐", "▜", "▄", "▙", "▟", "█",
  ]

  /// The ASCII character that looks most like a line of these dots.
  static func ascii(line mask: UInt8) -> Unicode.Scalar {
    let (left, right) = (mask & 0xF, mask >> 4)
    let rows = left | right
    if left == 0 || right == 0 {
      // A column of dots, or one or two of them.
      if rows.nonzeroBitCount > 2 { return left == 0 ? "|" : "|" }
      return dot(rows)
    }
    let slope = left.trailingZeroBitCount - right.trailingZeroBitCount + (top(left) - top(right))
    if slope >= 3 { return "/" }
    if slope <= -3 { return "\\" }
    return rows.nonzeroBitCount >= 3 ? "|" : dot(rows, wide: true)
  }

  /// The number of the lowest dot of a column.
  private static func top(_ column: UInt8) -> Int { 7 - column.leadingZeroBitCount }

  private static func dot(_ rows: UInt8, wide: Bool = false) -> Unicode.Scalar {
    if rows & 0x3 != 0 && rows & 0xC == 0 { return wide ? (rows & 1 != 0 ? "\"" : "-") : "'" }
    if rows & 0xC != 0 && rows & 0x3 == 0 { return wide ? (rows & 8 != 0 ? "_" : "-") : "." }
    return wide ? "-" : ":"
  }
}
