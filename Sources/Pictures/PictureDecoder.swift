import Cells

/// Makes pixels of the bytes of a PNG or a JPEG.
public enum PictureDecoder {
  /// The formats that are understood.
  enum Format: Hashable, Sendable {
    case png, jpeg

    /// The format by the first bytes (PNG 1.2, section 3.1; ITU-T T.81, annex B); the file's name says nothing.
    init?(_ bytes: some Collection<UInt8>) {
      if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
        self = .png
      } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
        self = .jpeg
      } else {
        return nil
      }
    }
  }

  /// Decodes a picture, upright and with no side longer than a limit.
  /// - Parameters:
  ///   - bytes: The whole file; whatever they are, the answer is a bitmap or an error.
  ///   - limit: The longest side of the result, in pixels, at least 1.
  /// - Complexity: O(pixels of the file); a JPEG is made smaller while it is decoded.
  public static func bitmap(of bytes: [UInt8], longestSide limit: Int) throws(PictureError.Problem) -> Bitmap {
    guard !bytes.isEmpty else { throw .empty }
    guard bytes.count <= PictureLimits.bytes else { throw .tooManyBytes(bytes.count) }
    switch Format(bytes) {
    case .png:
      let bitmap = try PNGDecoder.bitmap(of: bytes).fitted(to: max(1, limit))
      return bitmap.upright(from: EXIF.orientation(ofPNG: bytes))
    case .jpeg:
      let bitmap = try JPEGDecoder.bitmap(of: bytes, atLeast: max(1, limit)).fitted(to: max(1, limit))
      return bitmap.upright(from: EXIF.orientation(ofJPEG: bytes))
    case nil: throw .unknownFormat
    }
  }
}
