import CTurboJPEG
import Cells

/// The calls to libjpeg-turbo: its TurboJPEG interface, which returns its errors instead of jumping out of the call.
enum JPEGDecoder {
  /// Decodes a JPEG, made smaller by eighths while its longer side stays at least `side` pixels.
  static func bitmap(of bytes: [UInt8], atLeast side: Int) throws(PictureError.Problem) -> Bitmap {
    guard let handle = tjInitDecompress() else { throw .outOfMemory }
    defer { tjDestroy(handle) }
    var (width, height, sampling, space): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    let length = UInt(bytes.count)
    guard tjDecompressHeader3(handle, bytes, length, &width, &height, &sampling, &space) == 0 else {
      throw .damaged(words(of: handle))
    }
    try PictureLimits.check(width: Int(width), height: Int(height))
    let scaled = Self.scaled(Int(width), Int(height), atLeast: side)
    // Inks can't be had as light from the decoder.
    let hasInks = space == Int32(TJCS_CMYK.rawValue) || space == Int32(TJCS_YCCK.rawValue)
    let format = Int32(hasInks ? TJPF_CMYK.rawValue : TJPF_RGB.rawValue)
    let size = scaled.width * scaled.height * (hasInks ? 4 : 3)
    var pixels = [UInt8](repeating: 0, count: size)
    // A file of a few bytes may ask for thousands of passes: no more than 500 are made.
    let status = tjDecompress2(
      handle, bytes, length, &pixels, Int32(scaled.width), 0, Int32(scaled.height), format, TJFLAG_LIMITSCANS)
    if status != 0 {
      let words = words(of: handle)
      guard isHarmless(words) else { throw .damaged(words) }
    }
    let light = hasInks ? light(ofInks: pixels) : pixels
    guard let bitmap = Bitmap(width: scaled.width, height: scaled.height, bytes: light) else {
      throw .damaged("it has no pixels")
    }
    return bitmap
  }

  /// The size after the strongest of TurboJPEG's scalings (1/8, 1/4, 3/8 … 1) that leaves the longer side long enough.
  private static func scaled(_ width: Int, _ height: Int, atLeast side: Int) -> (width: Int, height: Int) {
    func size(_ factor: tjscalingfactor) -> (width: Int, height: Int) {
      let (num, denom) = (Int(factor.num), max(1, Int(factor.denom)))
      return ((width * num + denom - 1) / denom, (height * num + denom - 1) / denom)
    }
    var count: Int32 = 0
    let factors = UnsafeBufferPointer(start: tjGetScalingFactors(&count), count: Int(count))
    let sizes = factors.lazy.filter { $0.num <= $0.denom }.map(size).filter { max($0.width, $0.height) >= side }
    return sizes.min { $0.width * $0.height < $1.width * $1.height } ?? (width, height)
  }

  /// Whether a complaint is no more than a warning at what some phones and cameras write into every picture. Any other
  /// leaves parts of the picture grey.
  private static func isHarmless(_ words: String) -> Bool {
    words.hasPrefix("Invalid SOS parameters for sequential JPEG")
      || words.hasPrefix("Corrupt JPEG data: ") && Text.range(of: " extraneous bytes before marker ", in: words) != nil
  }

  /// What TurboJPEG says is wrong.
  private static func words(of handle: tjhandle) -> String {
    tjGetErrorStr2(handle).map { String(cString: $0) } ?? "no reason is given"
  }

  /// Cyan, magenta, yellow and black as Adobe writes them (255 is no ink), as red, green and blue.
  private static func light(ofInks inks: [UInt8]) -> [UInt8] {
    var light: [UInt8] = []
    light.reserveCapacity(inks.count / 4 * 3)
    for start in stride(from: 0, to: inks.count - 3, by: 4) {
      let black = Int(inks[start + 3])
      for channel in 0..<3 { light.append(UInt8(Int(inks[start + channel]) * black / 255)) }
    }
    return light
  }
}
