extension Bitmap {
  /// How a picture has to be turned to stand upright, by the numbers of EXIF (tag 0x0112).
  public enum Orientation: Int, CaseIterable, Sendable {
    case upright = 1
    /// Left and right changed over.
    case mirrored
    /// Upside down.
    case halfTurned
    /// Top and bottom changed over.
    case flipped
    /// Rows are columns.
    case transposed
    /// To be turned by a quarter clockwise.
    case quarterLeft
    /// Rows are columns, from the other corner.
    case transversed
    /// To be turned by a quarter counterclockwise.
    case quarterRight

    /// Whether width and height change over.
    public var turnsSides: Bool { rawValue >= 5 }
  }

  /// The bitmap turned so that it stands upright.
  /// - Complexity: O(pixels).
  public func upright(from orientation: Orientation) -> Bitmap {
    guard orientation != .upright else { return self }
    let (w, h) = orientation.turnsSides ? (height, width) : (width, height)
    let turned = bytes.withUnsafeBufferPointer { source in
      [UInt8](unsafeUninitializedCapacity: w * h * 3) { target, count in
        var out = 0
        for y in 0..<h {
          for x in 0..<w {
            let (column, row) = place(of: x, y, orientation)
            let index = (row * width + column) * 3
            for channel in 0..<3 { target[out + channel] = source[index + channel] }
            out += 3
          }
        }
        count = out
      }
    }
    return Bitmap(w, h, turned)
  }

  /// Where a pixel of the upright picture is in this one.
  private func place(of x: Int, _ y: Int, _ orientation: Orientation) -> (column: Int, row: Int) {
    switch orientation {
    case .upright: (x, y)
    case .mirrored: (width - 1 - x, y)
    case .halfTurned: (width - 1 - x, height - 1 - y)
    case .flipped: (x, height - 1 - y)
    case .transposed: (y, x)
    case .quarterLeft: (y, height - 1 - x)
    case .transversed: (width - 1 - y, height - 1 - x)
    case .quarterRight: (width - 1 - y, x)
    }
  }
}
