/// Strings of JSON (RFC 8259).
package enum JSONText {
  /// Appends a text as a string with its quotes; what a terminal might obey or be confused by is escaped besides what
  /// JSON asks for.
  package static func write(_ text: String, to output: inout [UInt8]) {
    output.append(UInt8(ascii: "\""))
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x22, 0x5C: output += [UInt8(ascii: "\\"), UInt8(scalar.value)]
      case 0x0A: output += Array("\\n".utf8)
      case 0x09: output += Array("\\t".utf8)
      case 0x00..<0x20, 0x7F..<0xA0, 0x200B...0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF:
        let digits = String(scalar.value, radix: 16)
        output += Array("\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)".utf8)
      default: output += Array(String(scalar).utf8)
      }
    }
    output.append(UInt8(ascii: "\""))
  }
}
