/// A traveller's note about a spot.
public struct Note: Hashable, Sendable, Identifiable {
  /// Stable for ever; see ``makeID(when:random:)``.
  public var id: String
  /// The spot's id.
  public var spot: Spot.ID
  /// Who wrote it: the name of a rater.
  public var author: String
  /// What it says; may have several lines.
  public var text: String
  /// When it was written, in milliseconds since 1970.
  public var when: Int64
  /// When it was last changed, in milliseconds since 1970; `nil` for never.
  public var edited: Int64?

  public init(id: String, spot: Spot.ID, author: String, text: String, when: Int64, edited: Int64? = nil) {
    self.id = id
    self.spot = spot
    self.author = author
    self.text = text
    self.when = when
    self.edited = edited
  }

  /// The longest text that is kept, in bytes of UTF-8.
  public static let limit = 16_384

  /// A new id: the moment and a random number, so that two programs never make the same, in 24 hexadecimal digits.
  public static func makeID(when: Int64, random: UInt64) -> String {
    hexadecimal(UInt64(bitPattern: when), digits: 12) + hexadecimal(random, digits: 12)
  }

  private static func hexadecimal(_ value: UInt64, digits: Int) -> String {
    let text = String(value & (1 << UInt64(digits * 4) - 1), radix: 16)
    return String(repeating: "0", count: digits - text.count) + text
  }
}

/// How one takes a note: a picture, and a word where pictures can't be shown.
public enum ReactionKind: String, CaseIterable, Hashable, Sendable {
  case smile, touched, laugh, heart
  case thumbsUp = "thumbs-up"
  case thumbsDown = "thumbs-down"
  case surprised, party

  /// One or two cells wide, alike in every terminal measured.
  public var glyph: String {
    switch self {
    case .smile: "😀"
    case .touched: "🥹"
    case .laugh: "😂"
    case .heart: "♥"
    case .thumbsUp: "👍"
    case .thumbsDown: "👎"
    case .surprised: "😮"
    case .party: "🎉"
    }
  }

  /// The form for terminals with ASCII only.
  public var ascii: String {
    switch self {
    case .smile: ":)"
    case .touched: ":')"
    case .laugh: ":D"
    case .heart: "<3"
    case .thumbsUp: "+1"
    case .thumbsDown: "-1"
    case .surprised: ":o"
    case .party: "\\o/"
    }
  }

  public var name: String {
    switch self {
    case .smile: "Smile"
    case .touched: "Touched"
    case .laugh: "Laugh"
    case .heart: "Love"
    case .thumbsUp: "Like"
    case .thumbsDown: "Dislike"
    case .surprised: "Surprised"
    case .party: "Party"
    }
  }
}

/// One rater's reaction to a note; a rater has at most one to each.
public struct Reaction: Hashable, Sendable {
  public var note: Note.ID
  public var rater: String
  public var kind: ReactionKind

  public init(note: Note.ID, rater: String, kind: ReactionKind) {
    self.note = note
    self.rater = rater
    self.kind = kind
  }
}
