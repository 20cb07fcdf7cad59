import Cells

/// Shows a raster in full colour: half blocks, and quarters where an outline needs them.
struct PostcardPixels {
  var raster: PostcardRaster
  /// Only backgrounds carry the picture then.
  var isASCII: Bool

  /// The blocks by the quarters they fill: 1 upper left, 2 upper right, 4 lower left, 8 lower right.
  static let blocks: [Unicode.Scalar] = [
    " ", "▘", "▝", "▀", "▖", "▌", "▞", "▛", "▗", "▚", "▐", "▜", "▄", "▙", "▟", "█",
  ]

  func canvas(_ size: Size) -> Canvas {
    var canvas = Canvas(size)
    for y in 0..<size.height {
      var before = Pair(front: .white, back: .white)
      for x in 0..<size.width { canvas.set(x, y, cell(x, y, after: &before)) }
    }
    return canvas
  }

  /// The colours of a cell.
  private struct Pair {
    var front: PostcardInk
    var back: PostcardInk
  }

  /// Two inks that no eye tells apart; a cell then keeps the colour of its neighbour, which costs the terminal nothing.
  private static let same: Float = 0.004

  private func cell(_ x: Int, _ y: Int, after before: inout Pair) -> Cell {
    let quarters = [
      raster[x * 2, y * 2], raster[x * 2 + 1, y * 2], raster[x * 2, y * 2 + 1], raster[x * 2 + 1, y * 2 + 1],
    ]
    if isASCII { return Cell(" ", Style(background: .rgb(Self.mean(quarters, 15).hex))) }
    var best = 3
    var error = Self.error(quarters, 3)
    // Half blocks unless another block is clearly nearer.
    if error > 0.02 {
      for mask in [1, 2, 4, 8, 5, 6] {
        let other = Self.error(quarters, mask)
        if other < error * 0.8 { (best, error) = (mask, other) }
      }
    }
    let back = Self.mean(quarters, 15 ^ best)
    if back.distance(before.back) > Self.same { before.back = back }
    let front = Self.mean(quarters, best)
    if front.distance(before.back) <= Self.same { return Cell(" ", Style(background: .rgb(before.back.hex))) }
    if front.distance(before.front) > Self.same { before.front = front }
    return Cell(
      Self.blocks[best], Style(foreground: .rgb(before.front.hex), background: .rgb(before.back.hex)))
  }

  /// The mean colour of the quarters in a mask.
  private static func mean(_ quarters: [PostcardInk], _ mask: Int) -> PostcardInk {
    var sum = PostcardInk(red: 0, green: 0, blue: 0)
    var count: Float = 0
    for index in 0..<4 where mask >> index & 1 == 1 {
      sum.red += quarters[index].red
      sum.green += quarters[index].green
      sum.blue += quarters[index].blue
      count += 1
    }
    return sum.times(1 / max(1, count))
  }

  /// How far the quarters are from two colours, one for those in the mask and one for the others.
  private static func error(_ quarters: [PostcardInk], _ mask: Int) -> Float {
    let (front, back) = (mean(quarters, mask), mean(quarters, 15 ^ mask))
    var sum: Float = 0
    for index in 0..<4 { sum += quarters[index].distance(mask >> index & 1 == 1 ? front : back) }
    return sum
  }
}
