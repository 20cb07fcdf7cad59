import Cells

/// Tells text that was pasted without brackets (or piped, or sent by a script) from text that was typed.
///
/// Fingers make at most some 20 characters a second and auto-repeat at most 66, so dozens of characters at once
/// are a paste. The bounds are high, for a line may stall while somebody types, and scripts send short commands.
struct TextBurst: Sendable {
  /// So many characters of different kinds at once are a paste.
  private static let mixedLimit = 48
  /// So many times the same character at once is one too: more than a second of the fastest auto-repeat.
  private static let sameLimit = 80
  /// Reads closer than this belong together.
  private static let burstGap: Milliseconds = 8
  /// Text that follows a paste within this time belongs to it.
  private static let tailGap: Milliseconds = 50

  private var count = 0
  private var first: UInt8 = 0
  private var isMixed = false
  /// What comes now is pasted.
  private(set) var isPaste = false
  /// How far in this read the characters are counted.
  private var counted = 0

  mutating func begin(at now: Milliseconds, sinceLastRead gap: Milliseconds) {
    isPaste = isPaste && gap <= Self.tailGap
    counted = 0
    guard gap > Self.burstGap else { return }
    count = 0
    isMixed = false
  }

  /// How many bytes from `start` on are pasted text; 0 if what stands there was typed.
  ///
  /// - Complexity: O(bytes up to the first that is not text), which are counted once a read.
  mutating func pastedRun(in bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
    var end = start
    while end < bytes.count, Self.isText(bytes[end]) {
      if end >= counted { count(bytes[end]) }
      end += 1
    }
    counted = max(counted, end)
    if count >= (isMixed ? Self.mixedLimit : Self.sameLimit) { isPaste = true }
    guard isPaste else { return 0 }
    // A character that the read cut in two is left to the next one.
    var whole = end
    if end == bytes.count {
      var back = end - 1
      while back > start, end - back < 4, bytes[back] & 0xC0 == 0x80 { back -= 1 }
      if back >= start, bytes[back] >= 0xC0, end - back < Self.length(bytes[back]) { whole = back }
    }
    return whole - start
  }

  private mutating func count(_ byte: UInt8) {
    if byte & 0xC0 == 0x80 { return }
    if count == 0 { first = byte }
    if byte != first { isMixed = true }
    count += 1
  }

  /// Whether text that is pasted may hold this byte.
  static func isText(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte != 0x7F || byte == 0x0D || byte == 0x0A || byte == 0x09
  }

  private static func length(_ lead: UInt8) -> Int { lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2 }
}
