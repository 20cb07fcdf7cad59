/// A JSON value (RFC 8259); objects are written with sorted keys.
enum JSON: Hashable, Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  /// A number as text, such as `51.5072`.
  case number(String)
  case string(String)
  case array([JSON])
  case object([String: JSON])

  /// A text, or null for nil.
  static func optional(_ text: String?) -> JSON { text.map { .string($0) } ?? .null }

  /// Appends the value on one line.
  func write(to output: inout [UInt8]) {
    switch self {
    case .null: output += Array("null".utf8)
    case .bool(let value): output += Array((value ? "true" : "false").utf8)
    case .integer(let value): output += Array(String(value).utf8)
    case .number(let text): output += Array(text.utf8)
    case .string(let text): Self.write(text, to: &output)
    case .array(let values):
      output.append(UInt8(ascii: "["))
      for (position, value) in values.enumerated() {
        if position > 0 { output.append(UInt8(ascii: ",")) }
        value.write(to: &output)
      }
      output.append(UInt8(ascii: "]"))
    case .object(let members):
      output.append(UInt8(ascii: "{"))
      for (position, member) in members.sorted(by: { $0.key < $1.key }).enumerated() {
        if position > 0 { output.append(UInt8(ascii: ",")) }
        Self.write(member.key, to: &output)
        output.append(UInt8(ascii: ":"))
        member.value.write(to: &output)
      }
      output.append(UInt8(ascii: "}"))
    }
  }

  /// Writes a string; what a terminal might obey or be confused by is escaped besides what JSON asks for.
  private static func write(_ text: String, to output: inout [UInt8]) {
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
