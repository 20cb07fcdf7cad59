import Spots

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
    case .string(let text): JSONText.write(text, to: &output)
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
        JSONText.write(member.key, to: &output)
        output.append(UInt8(ascii: ":"))
        member.value.write(to: &output)
      }
      output.append(UInt8(ascii: "}"))
    }
  }
}
