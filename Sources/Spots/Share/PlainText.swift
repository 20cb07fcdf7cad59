/// Texts fit for other programs.
enum PlainText {
  /// The text without control characters and without what reverses the direction of writing; line breaks and tabs
  /// become blanks unless lines are kept.
  static func cleaned(_ text: String, keepingLines: Bool = false) -> String {
    var result = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x0A where previous == "\r": break
      case 0x0A, 0x0D, 0x85, 0x2028, 0x2029: result.append(keepingLines ? "\n" : " ")
      case 0x09: result.append(" ")
      case 0x00..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: break
      default: result.append(scalar)
      }
      previous = scalar
    }
    return String(result)
  }
}

/// Percent-encoding (RFC 3986).
enum PercentEncoding {
  /// The text in UTF-8 with all but the unreserved characters encoded: a blank is `%20`, never `+`.
  static func encoded(_ text: String) -> String {
    var result = ""
    for byte in text.utf8 { result += isUnreserved(byte) ? String(Unicode.Scalar(byte)) : "%" + hexadecimal(byte) }
    return result
  }

  /// Two upper-case digits.
  static func hexadecimal(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }

  /// Letters, digits, `-._~` of ASCII.
  private static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "-._~".utf8.contains(byte)
    }
  }
}
