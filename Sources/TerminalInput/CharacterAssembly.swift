/// Puts one UTF-8 character together, byte by byte, by the table of well-formed sequences (Unicode 3.9, D92).
struct CharacterAssembly: Sendable {
  enum Outcome {
    case more
    case scalar(Unicode.Scalar)
    /// The byte does not belong to the character, which is dropped.
    case broken
  }

  private var value: UInt32 = 0
  private var missing = 0
  private var allowed: ClosedRange<UInt8> = 0x80...0xBF

  /// Begins with a lead byte; `false` if it is none.
  mutating func begin(_ byte: UInt8) -> Bool {
    allowed = 0x80...0xBF
    switch byte {
    case 0xC2...0xDF: (missing, value) = (1, UInt32(byte & 0x1F))
    case 0xE0...0xEF:
      (missing, value) = (2, UInt32(byte & 0x0F))
      if byte == 0xE0 { allowed = 0xA0...0xBF }
      if byte == 0xED { allowed = 0x80...0x9F }
    case 0xF0...0xF4:
      (missing, value) = (3, UInt32(byte & 0x07))
      if byte == 0xF0 { allowed = 0x90...0xBF }
      if byte == 0xF4 { allowed = 0x80...0x8F }
    default: return false
    }
    return true
  }

  mutating func take(_ byte: UInt8) -> Outcome {
    guard allowed.contains(byte) else { return .broken }
    allowed = 0x80...0xBF
    value = value << 6 | UInt32(byte & 0x3F)
    missing -= 1
    guard missing == 0 else { return .more }
    return Unicode.Scalar(value).map(Outcome.scalar) ?? .broken
  }
}
