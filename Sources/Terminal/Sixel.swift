import Cells

/// DEC's sixel graphics (VT330/VT340 Programmer Reference Manual, volume 2, chapter 14): bands of six rows of pixels,
/// colour by colour.
///
/// The palette is fixed, a cube of evenly spaced steps, and ordered dithering hides the steps: no picture has to be
/// looked at twice, and a picture that comes again is the same bytes.
struct Sixel {
  /// Ends a picture that was cut off.
  static let aborting = "\u{1B}\\"

  /// The steps of red, green and blue.
  let steps: (red: Int, green: Int, blue: Int)

  /// - Parameter colors: The colour registers that the terminal has; of more than 256 the first 256 are used.
  init(colors: Int) {
    // Green has most of the brightness, so it gets the steps that are left over.
    let most = min(256, max(8, colors))
    var side = 2
    while (side + 1) * (side + 1) * (side + 1) <= most { side += 1 }
    steps = (side, most / (side * side), side)
  }

  /// The number of colours in use; never more than the terminal has, from 8 on.
  var count: Int { steps.red * steps.green * steps.blue }

  /// Draws a picture with its first pixel in a cell, the cursor back where it was.
  ///
  /// Its cells must not reach the last line of the screen: there the terminal would scroll.
  /// - Complexity: O(pixels + bands · colours · width); even areas take few bytes, dithered ones more than one a pixel.
  func showing(_ bitmap: Bitmap, at cell: Point) -> String {
    var text = "\u{1B}7\u{1B}[\(cell.y + 1);\(cell.x + 1)H"
    // P2 = 1: pixels that are not drawn stay as they are, below the last row.
    text += "\u{1B}P0;1;0q\"1;1;\(bitmap.width);\(bitmap.height)"
    let indices = quantised(bitmap)
    var used = [Bool](repeating: false, count: count)
    for index in indices { used[Int(index)] = true }
    for index in used.indices where used[index] { text += definition(index) }
    for top in stride(from: 0, to: bitmap.height, by: 6) {
      if top > 0 { text += "-" }
      appendBand(indices, width: bitmap.width, rows: top..<min(top + 6, bitmap.height), to: &text)
    }
    return text + "\u{1B}\\\u{1B}8"
  }

  /// `#3;2;50;0;100`: a register and its colour in percent.
  private func definition(_ index: Int) -> String {
    let (red, green, blue) = (
      index / (steps.green * steps.blue), index / steps.blue % steps.green, index % steps.blue
    )
    func percent(_ level: Int, _ steps: Int) -> Int { (level * 100 + (steps - 1) / 2) / (steps - 1) }
    return "#\(index);2;\(percent(red, steps.red));\(percent(green, steps.green));\(percent(blue, steps.blue))"
  }

  /// The register of each pixel.
  private func quantised(_ bitmap: Bitmap) -> [UInt8] {
    let levels = [steps.red, steps.green, steps.blue]
    return [UInt8](unsafeUninitializedCapacity: bitmap.width * bitmap.height) { indices, count in
      var next = 0
      for y in 0..<bitmap.height {
        for x in 0..<bitmap.width {
          // The pixel's threshold, between 0 and 1 in sixty-fourths.
          let threshold = Int(Self.bayer[(y & 7) << 3 | x & 7]) * 2 + 1
          var index = 0
          for channel in 0..<3 {
            let scaled = Int(bitmap.bytes[next * 3 + channel]) * (levels[channel] - 1)
            index = index * levels[channel] + (scaled * 128 + threshold * 255) / (255 * 128)
          }
          indices[next] = UInt8(index)
          next += 1
        }
      }
      count = next
    }
  }

  /// A band, one colour after the other, each from the left; runs of the same sixel are counted.
  private func appendBand(_ indices: [UInt8], width: Int, rows: Range<Int>, to text: inout String) {
    var sixels = [UInt8](repeating: 0, count: count * width)
    var extents = [(first: Int, end: Int)](repeating: (width, 0), count: count)
    for (bit, y) in rows.enumerated() {
      for x in 0..<width {
        let index = Int(indices[y * width + x])
        sixels[index * width + x] |= 1 << UInt8(bit)
        extents[index] = (min(extents[index].first, x), max(extents[index].end, x + 1))
      }
    }
    var isFirst = true
    for index in 0..<count where extents[index].end > 0 {
      if !isFirst { text += "$" }
      isFirst = false
      text += "#\(index)"
      Self.append(0, times: extents[index].first, to: &text)
      var x = extents[index].first
      while x < extents[index].end {
        let sixel = sixels[index * width + x]
        var end = x + 1
        while end < extents[index].end, sixels[index * width + end] == sixel { end += 1 }
        Self.append(sixel, times: end - x, to: &text)
        x = end
      }
    }
  }

  private static func append(_ sixel: UInt8, times: Int, to text: inout String) {
    guard times > 0 else { return }
    let character = Character(Unicode.Scalar(sixel + 63))
    if times > 3 {
      text += "!\(times)\(character)"
    } else {
      for _ in 0..<times { text.append(character) }
    }
  }

  /// Bayer's 8×8 matrix: thresholds that are spread as evenly as can be, 0…63.
  private static let bayer: [UInt8] = [
    0, 32, 8, 40, 2, 34, 10, 42, 48, 16, 56, 24, 50, 18, 58, 26, 12, 44, 4, 36, 14, 46, 6, 38, 60, 28, 52, 20, 62, 30,
    54, 22, 3, 35, 11, 43, 1, 33, 9, 41, 51, 19, 59, 27, 49, 17, 57, 25, 15, 47, 7, 39, 13, 45, 5, 37, 63, 31, 55, 23,
    61, 29, 53, 21,
  ]
}
