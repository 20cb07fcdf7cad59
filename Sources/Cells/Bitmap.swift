/// A picture as pixels: what a decoder hands over and a screen draws.
public struct Bitmap: Hashable, Sendable {
  /// In pixels.
  public let width: Int
  /// In pixels.
  public let height: Int
  /// Red, green and blue, a byte each in sRGB, row by row from the top; `width * height * 3` bytes.
  public let bytes: [UInt8]

  /// Makes a bitmap of its bytes.
  /// - Returns: `nil` for sides below 1, and where the bytes are not as many as the sides say.
  public init?(width: Int, height: Int, bytes: [UInt8]) {
    guard width > 0, height > 0 else { return nil }
    let (pixels, isTooLarge) = width.multipliedReportingOverflow(by: height)
    guard !isTooLarge, bytes.count % 3 == 0, bytes.count / 3 == pixels else { return nil }
    self.init(width, height, bytes)
  }

  /// Makes a bitmap whose sides and bytes are known to agree.
  init(_ width: Int, _ height: Int, _ bytes: [UInt8]) {
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  /// The colour of a pixel as 0xRRGGBB; 0 outside.
  public subscript(x: Int, y: Int) -> UInt32 {
    guard x >= 0, y >= 0, x < width, y < height else { return 0 }
    let index = (y * width + x) * 3
    return UInt32(bytes[index]) << 16 | UInt32(bytes[index + 1]) << 8 | UInt32(bytes[index + 2])
  }
}
