/// A string sequence (OSC, DCS, SOS, PM, APC) while it comes in.
struct TerminalString: Sendable {
  enum Kind: Sendable {
    case operatingSystem, deviceControl, startOfString, privacyMessage, application

    /// The kind that ESC and this byte begin.
    init(escape byte: UInt8) {
      switch byte {
      case UInt8(ascii: "]"): self = .operatingSystem
      case UInt8(ascii: "P"): self = .deviceControl
      case UInt8(ascii: "X"): self = .startOfString
      case UInt8(ascii: "^"): self = .privacyMessage
      default: self = .application
      }
    }

    var introducer: Unicode.Scalar {
      switch self {
      case .operatingSystem: "]"
      case .deviceControl: "P"
      case .startOfString: "X"
      case .privacyMessage: "^"
      case .application: "_"
      }
    }
  }

  /// Longer than any reply that is understood; the rest of a longer string is swallowed.
  private static let limit = 1_024

  private(set) var kind = Kind.operatingSystem
  private(set) var bytes: [UInt8] = []
  private(set) var isEmpty = true
  /// Continuation bytes of a UTF-8 character still to come: 0x9C is no ST among them.
  private var continuations = 0

  mutating func begin(_ kind: Kind) {
    self.kind = kind
    bytes.removeAll(keepingCapacity: true)
    isEmpty = true
    continuations = 0
  }

  /// Takes one byte; `false` if it is the 8-bit ST, which ends the string.
  mutating func take(_ byte: UInt8) -> Bool {
    if byte & 0xC0 == 0x80 {
      if byte == 0x9C, continuations == 0 { return false }
      if byte == 0x9C, bytes.last == 0xC2 {
        // The same control, written in UTF-8.
        bytes.removeLast()
        return false
      }
      continuations = max(0, continuations - 1)
    } else {
      continuations = byte >= 0xF0 ? 3 : byte >= 0xE0 ? 2 : byte >= 0xC2 ? 1 : 0
    }
    isEmpty = false
    if bytes.count < Self.limit { bytes.append(byte) }
    return true
  }
}
