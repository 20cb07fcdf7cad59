import Cells

/// The one thing that is wanted of a photo's EXIF data (CIPA DC-008): how it has to be turned.
enum EXIF {
  /// How a JPEG has to be turned; upright where it doesn't say, or says nonsense.
  /// - Complexity: O(segments before the picture).
  static func orientation(ofJPEG bytes: [UInt8]) -> Bitmap.Orientation {
    var index = 2
    while index + 4 <= bytes.count, bytes[index] == 0xFF {
      let marker = bytes[index + 1]
      // A marker may be padded with more 0xFF.
      if marker == 0xFF {
        index += 1
        continue
      }
      // The picture itself begins (SOS), or the file ends (EOI).
      if marker == 0xDA || marker == 0xD9 { break }
      let length = Int(bytes[index + 2]) << 8 | Int(bytes[index + 3])
      let end = index + 2 + length
      guard length >= 2, end <= bytes.count else { break }
      let segment = bytes[(index + 4)..<end]
      if marker == 0xE1, segment.starts(with: "Exif\0\0".utf8) {
        return orientation(ofTIFF: Array(segment.dropFirst(6))) ?? .upright
      }
      index = end
    }
    return .upright
  }

  /// How a PNG has to be turned, by its eXIf chunk (PNG, third edition, section 11.3.4.5); upright where it doesn't say,
  /// or says nonsense.
  /// - Complexity: O(chunks): one that says so may also follow the picture.
  static func orientation(ofPNG bytes: [UInt8]) -> Bitmap.Orientation {
    var index = 8
    while index + 12 <= bytes.count {
      let length = bytes[index..<(index + 4)].reduce(0) { $0 << 8 | Int($1) }
      let start = index + 8
      // A checksum of four bytes ends a chunk.
      guard start + length + 4 <= bytes.count else { break }
      if bytes[(index + 4)..<start].elementsEqual("eXIf".utf8) {
        return orientation(ofTIFF: Array(bytes[start..<(start + length)])) ?? .upright
      }
      index = start + length + 4
    }
    return .upright
  }

  /// The orientation in the first directory of a TIFF structure (TIFF 6.0, section 2).
  private static func orientation(ofTIFF bytes: [UInt8]) -> Bitmap.Orientation? {
    let isLittle = bytes.starts(with: "II".utf8)
    guard isLittle || bytes.starts(with: "MM".utf8) else { return nil }
    func number(_ index: Int, _ count: Int) -> Int? {
      guard index >= 0, index + count <= bytes.count else { return nil }
      let digits = bytes[index..<(index + count)]
      return isLittle ? digits.reversed().reduce(0) { $0 << 8 | Int($1) } : digits.reduce(0) { $0 << 8 | Int($1) }
    }
    guard number(2, 2) == 42, let start = number(4, 4), let count = number(start, 2) else { return nil }
    for entry in 0..<count {
      let place = start + 2 + entry * 12
      guard let tag = number(place, 2) else { return nil }
      // A SHORT (3), in the first half of the value's place.
      if tag == 0x0112, number(place + 2, 2) == 3 { return number(place + 8, 2).flatMap { .init(rawValue: $0) } }
    }
    return nil
  }
}
