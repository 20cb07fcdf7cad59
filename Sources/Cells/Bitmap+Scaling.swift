extension Bitmap {
  /// A part of a bitmap, in pixels and fractions of them from the top left corner.
  public struct Area: Hashable, Sendable {
    public var x: Double
    public var y: Double
    public var width: Double
    public var height: Double

    public init(x: Double, y: Double, width: Double, height: Double) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }

  /// The whole bitmap.
  public var area: Area { Area(x: 0, y: 0, width: Double(width), height: Double(height)) }

  /// The largest part from the middle whose sides are in a ratio (width to height); the whole for a ratio that is no
  /// positive number.
  public func middle(ratio: Double) -> Area {
    guard ratio > 0, ratio < .infinity else { return area }
    let (w, h) = (Double(width), Double(height))
    let part = (width: min(w, h * ratio), height: min(h, w / ratio))
    return Area(x: (w - part.width) / 2, y: (h - part.height) / 2, width: part.width, height: part.height)
  }

  /// The bitmap at another size, each new pixel the mean of what it covers (a box filter); smaller or larger, and with
  /// other proportions where the sizes ask for it.
  /// - Parameters:
  ///   - width: In pixels, at least 1.
  ///   - height: In pixels, at least 1.
  ///   - part: The part to show; `nil` for all. What lies outside the bitmap counts as its edge.
  /// - Complexity: O(pixels of the part + new pixels).
  public func scaled(width: Int, height: Int, part: Area? = nil) -> Bitmap {
    let (width, height) = (max(1, width), max(1, height))
    let part = part ?? area
    if width == self.width, height == self.height, part == area { return self }
    let columns = Self.spans(from: part.x, length: part.width, count: width, limit: self.width)
    let rows = Self.spans(from: part.y, length: part.height, count: height, limit: self.height)
    let result = bytes.withUnsafeBufferPointer { source in
      [UInt8](unsafeUninitializedCapacity: width * height * 3) { target, count in
        var out = 0
        for row in rows {
          for column in columns {
            let mean = Self.mean(source, self.width, column, row)
            target[out] = mean.0
            target[out + 1] = mean.1
            target[out + 2] = mean.2
            out += 3
          }
        }
        count = out
      }
    }
    return Bitmap(width, height, result)
  }

  /// The bitmap made smaller, in its own proportions, so that no side is longer than a limit; as it is where it fits.
  public func fitted(to limit: Int) -> Bitmap {
    let longer = max(width, height)
    guard limit > 0, longer > limit else { return self }
    func side(_ side: Int) -> Int { max(1, (side * limit + longer / 2) / longer) }
    return scaled(width: side(width), height: side(height))
  }

  /// The pixels that one new pixel covers along an axis, and how much of the first and the last.
  private struct Span {
    var first: Int
    var last: Int
    var firstPart: Float
    var lastPart: Float

    func part(of index: Int) -> Float { index == first ? firstPart : index == last ? lastPart : 1 }
  }

  private static func spans(from start: Double, length: Double, count: Int, limit: Int) -> [Span] {
    let most = Double(limit)
    return (0..<count).map { index in
      let from = min(max(0, start + length * Double(index) / Double(count)), most)
      let to = min(max(from, start + length * Double(index + 1) / Double(count)), most)
      let first = min(limit - 1, Int(from))
      let last = max(first, min(limit, Int(to.rounded(.up))) - 1)
      guard first < last else { return Span(first: first, last: first, firstPart: 1, lastPart: 1) }
      return Span(
        first: first, last: last, firstPart: Float(Double(first + 1) - from), lastPart: Float(to - Double(last)))
    }
  }

  private static func mean(
    _ source: UnsafeBufferPointer<UInt8>, _ width: Int, _ columns: Span, _ rows: Span
  ) -> (UInt8, UInt8, UInt8) {
    var sum = SIMD4<Float>(repeating: 0)
    for y in rows.first...rows.last {
      var line = SIMD4<Float>(repeating: 0)
      var index = (y * width + columns.first) * 3
      for x in columns.first...columns.last {
        let pixel = SIMD4<Float>(Float(source[index]), Float(source[index + 1]), Float(source[index + 2]), 1)
        line += pixel * columns.part(of: x)
        index += 3
      }
      sum += line * rows.part(of: y)
    }
    let mean = sum / max(sum.w, .leastNormalMagnitude) + 0.5
    func byte(_ value: Float) -> UInt8 { UInt8(min(255, max(0, value))) }
    return (byte(mean.x), byte(mean.y), byte(mean.z))
  }
}
