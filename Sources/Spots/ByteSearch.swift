/// Finding bytes in bytes.
enum ByteSearch {
  /// Tells whether `needle` occurs in `haystack`; an empty one always does.
  static func contains(_ haystack: UnsafeRawBufferPointer, _ needle: UnsafeRawBufferPointer) -> Bool {
    needle.isEmpty || first(needle, in: haystack, from: 0) != nil
  }

  /// The offset of the first place at or after `start` where `needle` occurs; nil for an empty needle.
  ///
  /// Looks at 32 places at once: where both the first and the last byte of the needle are right, the rest is compared.
  /// - Complexity: O(*n* · *m*) at worst, near O(*n*) for text.
  static func first(_ needle: UnsafeRawBufferPointer, in haystack: UnsafeRawBufferPointer, from start: Int) -> Int? {
    guard let firstByte = needle.first, let lastByte = needle.last else { return nil }
    let places = haystack.count - needle.count + 1
    var position = max(0, start)
    let firsts = SIMD32<UInt8>(repeating: firstByte)
    let lasts = SIMD32<UInt8>(repeating: lastByte)
    while position <= places - 32 {
      let head = haystack.loadUnaligned(fromByteOffset: position, as: SIMD32<UInt8>.self)
      let tail = haystack.loadUnaligned(fromByteOffset: position + needle.count - 1, as: SIMD32<UInt8>.self)
      let hits = unsafeBitCast((head .== firsts) .& (tail .== lasts), to: SIMD4<UInt64>.self)
      if hits[0] | hits[1] | hits[2] | hits[3] != 0 {
        for word in 0..<4 {
          // A hit is a byte of ones; the lowest byte is the first place.
          var bits = hits[word]
          while bits != 0 {
            let lane = bits.trailingZeroBitCount / 8
            if isEqual(needle, haystack, position + word * 8 + lane) { return position + word * 8 + lane }
            bits &= ~(0xFF << UInt64(lane * 8))
          }
        }
      }
      position += 32
    }
    while position < places {
      if haystack[position] == firstByte && isEqual(needle, haystack, position) { return position }
      position += 1
    }
    return nil
  }

  @inline(__always)
  private static func isEqual(_ needle: UnsafeRawBufferPointer, _ haystack: UnsafeRawBufferPointer, _ start: Int)
    -> Bool
  {
    for offset in 0..<needle.count where needle[offset] != haystack[start + offset] { return false }
    return true
  }
}
