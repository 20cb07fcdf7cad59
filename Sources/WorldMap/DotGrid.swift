/// A black-and-white picture, 2 × 4 dots a cell, a bit each.
struct DotGrid {
  let columns: Int
  let rows: Int
  /// 64-bit words a row.
  private let stride: Int
  private var words: [UInt64]

  /// Makes an empty picture for so many cells.
  init(cells width: Int, _ height: Int) {
    columns = width * 2
    rows = height * 4
    stride = (columns + 63) / 64
    words = Array(repeating: 0, count: stride * rows)
  }

  @inline(__always)
  func contains(_ x: Int, _ y: Int) -> Bool { x >= 0 && y >= 0 && x < columns && y < rows }

  /// Sets a dot; nothing outside.
  @inline(__always)
  mutating func set(_ x: Int, _ y: Int) {
    guard contains(x, y) else { return }
    words[y * stride + x / 64] |= 1 << UInt64(x & 63)
  }

  /// Notes that an outline crosses a row just before the middle of a dot; before the first dot counts for it.
  @inline(__always)
  mutating func cross(_ x: Int, _ y: Int) {
    guard x < columns else { return }
    let x = max(0, x)
    words[y * stride + x / 64] ^= 1 << UInt64(x & 63)
  }

  /// Makes of the crossings what lies inside the outlines: what an odd number of crossings stands before.
  /// - Complexity: O(words).
  mutating func fill() {
    for row in 0..<rows {
      var before: UInt64 = 0
      for index in row * stride..<(row + 1) * stride {
        var word = words[index]
        word ^= word << 1
        word ^= word << 2
        word ^= word << 4
        word ^= word << 8
        word ^= word << 16
        word ^= word << 32
        word ^= before
        words[index] = word
        before = 0 &- (word >> 63)
      }
    }
  }

  /// Takes away the dots of another picture of the same size.
  mutating func subtract(_ other: DotGrid) {
    guard other.words.count == words.count else { return }
    for index in words.indices { words[index] &= ~other.words[index] }
  }

  /// The dots of a cell: the left column's from the top in bits 0…3, the right column's in bits 4…7.
  @inline(__always)
  func cell(_ x: Int, _ y: Int) -> UInt8 {
    let shift = UInt64(x * 2 & 63)
    var index = y * 4 * stride + x / 32
    var result: UInt64 = 0
    for bit in 0..<4 as Range<UInt64> {
      let pair = words[index] >> shift
      result |= (pair & 1) << bit | (pair >> 1 & 1) << (bit + 4)
      index += stride
    }
    return UInt8(truncatingIfNeeded: result)
  }
}
