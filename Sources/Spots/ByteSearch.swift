/// Finding bytes in bytes.
enum ByteSearch {
  /// Tells whether `needle` occurs in `haystack`; an empty one always does.
  /// - Complexity: O(*n* · *m*) at worst, near O(*n*) for text.
  static func contains(_ haystack: UnsafeRawBufferPointer, _ needle: UnsafeRawBufferPointer) -> Bool {
    guard let first = needle.first, let second = needle.dropFirst().first else {
      return needle.first.map { haystack.contains($0) } ?? true
    }
    var position = 0
    let last = haystack.count - needle.count
    while position <= last {
      if haystack[position] == first, haystack[position + 1] == second,
        UnsafeRawBufferPointer(rebasing: haystack[position..<position + needle.count]).elementsEqual(needle)
      {
        return true
      }
      position += 1
    }
    return false
  }
}
