/// Reads whole numbers of one to five bytes, seven bits each, the lowest first.
struct VarintReader {
  private let bytes: UnsafeRawBufferPointer
  private var position = 0

  init(_ bytes: UnsafeRawBufferPointer, at position: Int = 0) {
    self.bytes = bytes
    self.position = position
  }

  var isAtEnd: Bool { position >= bytes.count }

  /// The next number; 0 at the end of the bytes.
  @inline(__always)
  mutating func next() -> UInt32 {
    var result: UInt32 = 0
    var shift: UInt32 = 0
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      result |= UInt32(byte & 0x7F) &<< shift
      if byte < 0x80 { break }
      shift += 7
      if shift > 28 { break }
    }
    return result
  }

  /// The next number with a sign: 0, -1, 1, -2 … are written as 0, 1, 2, 3 …
  @inline(__always)
  mutating func nextSigned() -> Int {
    let number = next()
    return Int(number >> 1) ^ -Int(number & 1)
  }

  /// The next so many bytes; what there is of them at the end.
  mutating func take(_ count: Int) -> UnsafeRawBufferPointer {
    let end = min(bytes.count, position + max(0, count))
    defer { position = end }
    return UnsafeRawBufferPointer(rebasing: bytes[position..<end])
  }
}
