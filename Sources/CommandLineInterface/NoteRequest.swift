import Spots

/// A note as it was asked for: the spot by any name.
public struct NoteRequest: Hashable, Sendable {
  public let spot: String
  /// Nil for the text on standard input.
  public let text: String?

  public init(spot: String, text: String?) {
    self.spot = spot
    self.text = text
  }

  /// Reads `SPOT=TEXT`, split at the first `=`: texts hold that sign, ids and names of spots don't. `-` as TEXT is
  /// standard input.
  init(_ argument: String) throws(CommandError) {
    let bytes = argument.utf8
    guard let equals = bytes.firstIndex(of: UInt8(ascii: "=")), equals != bytes.startIndex else {
      throw .usage("--note needs SPOT=TEXT, such as --note bled=\"Go early\", not “\(argument)”")
    }
    spot = String(argument[..<equals])
    let value = String(argument[bytes.index(after: equals)...])
    text = value == "-" ? nil : try Self.checked(value, spot: spot)
  }

  /// The text as it is kept.
  /// - Throws: a usage error where nothing is left, or too much.
  public static func checked(_ text: String, spot: String) throws(CommandError) -> String {
    do {
      return try Note.text(text)
    } catch {
      switch error {
      case .empty: throw .usage("the text of --note \(spot)=TEXT is empty")
      case .tooLong: throw .usage("a note has at most \(Note.limit) bytes; the one for \(spot) has more")
      }
    }
  }
}
