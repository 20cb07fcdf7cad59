import Cells

/// The start of a sequence that a silence made into keys, ESC or ESC with its introducer: where the rest comes after all
/// it is known, and not taken for text.
struct CutSequence: Sendable {
  /// The rest of a sequence that comes later than this is text.
  private static let patience: Milliseconds = 1_000

  /// What came after the ESC.
  let introducer: Unicode.Scalar?
  /// When the silence was over.
  let time: Milliseconds

  /// Whether what one read brought goes on with the sequence: two bytes at once that nobody types at once.
  func goesOn(with bytes: UnsafeRawBufferPointer, at now: Milliseconds) -> Bool {
    guard now - time <= Self.patience else { return false }
    if let introducer { return Self.isInside(introducer, bytes[...]) }
    guard let first = bytes.first else { return false }
    // A key without parameters, such as an arrow, stands alone.
    let isKey = first == UInt8(ascii: "[") && bytes.count == 2 && (0x41...0x5A).contains(bytes[1])
    return isKey || Self.isInside(Unicode.Scalar(first), bytes.dropFirst())
  }

  /// Whether bytes look like those behind an introducer.
  private static func isInside(_ introducer: Unicode.Scalar, _ bytes: Slice<UnsafeRawBufferPointer>) -> Bool {
    guard let first = bytes.first else { return false }
    let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first)
    switch introducer {
    // Answers and reports of the mouse; keys with parameters.
    case "[": return bytes.count > 1 && (isDigit || first == UInt8(ascii: "?") || first == UInt8(ascii: "<"))
    case "]": return isDigit && bytes.contains(UInt8(ascii: ";"))
    case "P": return bytes.starts(with: ">|".utf8)
    case "_": return first == UInt8(ascii: "G") && bytes.count > 1
    default: return false
    }
  }
}
