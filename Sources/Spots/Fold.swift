/// Text as it is searched and compared: lower-case, without accents, punctuation as single blanks.
///
/// `São Miguel, Azores` becomes `sao miguel azores`, `Hawaiʻi` becomes `hawaii`, `Mont-Saint-Michel` becomes
/// `mont saint michel`, `Trinidad & Tobago` becomes `trinidad and tobago`.
public enum Fold {
  /// The text folded.
  /// - Complexity: O(*n*) in the scalars.
  public static func text(_ text: some StringProtocol) -> String { String(decoding: bytes(text), as: UTF8.self) }

  /// The text folded, as UTF-8.
  /// - Complexity: O(*n*) in the scalars.
  public static func bytes(_ text: some StringProtocol) -> [UInt8] {
    var output = Output()
    for scalar in text.unicodeScalars { output.append(scalar) }
    return output.bytes
  }

  /// What is folded so far; a blank is written only once a letter follows it.
  private struct Output {
    var bytes: [UInt8] = []
    private var blankIsDue = false

    mutating func append(_ scalar: Unicode.Scalar) {
      let value = scalar.value
      switch value {
      case 0x61...0x7A, 0x30...0x39: letter(UInt8(value))
      case 0x41...0x5A: letter(UInt8(value | 0x20))
      case 0x26:
        blankIsDue = true
        for byte in "and".utf8 { letter(byte) }
        blankIsDue = true
      case 0x27, 0x2E, 0x60, 0xB4, 0x02B0...0x02FF, 0x2018...0x201B, 0x2032: break
      case 0x00..<0xC0, 0xD7, 0xF7, 0x2000...0x206F, 0x3000...0x3003: blankIsDue = true
      case 0x0300...0x036F, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: break
      case 0xC0..<0x250: accented(scalar, FoldTable.latin, at: value - 0xC0)
      case 0x1E00..<0x1F00: accented(scalar, FoldTable.additional, at: value - 0x1E00)
      default: other(scalar)
      }
    }

    private mutating func letter(_ byte: UInt8) {
      if blankIsDue && !bytes.isEmpty { bytes.append(UInt8(ascii: " ")) }
      blankIsDue = false
      bytes.append(byte)
    }

    private mutating func accented(_ scalar: Unicode.Scalar, _ table: StaticString, at position: UInt32) {
      let place = Int(position) * 2
      guard place + 1 < table.utf8CodeUnitCount else { return other(scalar) }
      let first = table.utf8Start[place]
      guard first != UInt8(ascii: ".") else { return other(scalar) }
      letter(first)
      if table.utf8Start[place + 1] != UInt8(ascii: ".") { letter(table.utf8Start[place + 1]) }
    }

    private mutating func other(_ scalar: Unicode.Scalar) {
      for byte in scalar.properties.lowercaseMapping.utf8 { letter(byte) }
    }
  }
}
