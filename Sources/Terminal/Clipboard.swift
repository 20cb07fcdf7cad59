import CTerminal
import Glibc

/// The terminal's clipboard (OSC 52).
public enum Clipboard {
  /// The longest text that is sent, in bytes of UTF-8: xterm's limit of 100,000 for the whole sequence, in base64.
  public static let limit = 74_994

  /// The sequence that puts a text on the clipboard.
  /// - Returns: `nil` for a text longer than ``limit``.
  static func sequence(for text: String, through multiplexer: TerminalFacts.Multiplexer?) -> String? {
    let bytes = Array(text.utf8)
    guard bytes.count <= limit else { return nil }
    let plain = "\u{1B}]52;c;\(base64(bytes))\u{07}"
    guard multiplexer == .screen else { return plain }
    // GNU screen hands on what stands in a device control string, of at most 768 bytes each.
    var wrapped = ""
    var rest = plain.utf8[...]
    while !rest.isEmpty {
      wrapped += "\u{1B}P" + String(Substring(rest.prefix(700))) + "\u{1B}\\"
      rest = rest.dropFirst(700)
    }
    return wrapped
  }

  /// Base64 with padding (RFC 4648, section 4).
  static func base64(_ bytes: [UInt8]) -> String {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var result: [UInt8] = []
    result.reserveCapacity((bytes.count + 2) / 3 * 4)
    var index = 0
    while index < bytes.count {
      let count = min(3, bytes.count - index)
      var group = 0
      for offset in 0..<3 { group = group << 8 | (offset < count ? Int(bytes[index + offset]) : 0) }
      for place in 0..<4 {
        result.append(place <= count ? alphabet[group >> (18 - 6 * place) & 63] : UInt8(ascii: "="))
      }
      index += 3
    }
    return String(decoding: result, as: UTF8.self)
  }
}
