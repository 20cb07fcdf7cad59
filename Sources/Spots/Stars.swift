/// What a traveller thinks of a spot, in one to five stars.
public enum Stars: UInt8, CaseIterable, Comparable, Sendable {
  case boring = 1
  case meh
  case itsOK
  case likeIt
  case fantastic

  /// Makes stars of a number 1…5; nil for another.
  public init?(_ count: Int) {
    guard let value = UInt8(exactly: count), let stars = Stars(rawValue: value) else { return nil }
    self = stars
  }

  /// The number of stars, 1…5.
  public var count: Int { Int(rawValue) }

  /// The word on the rating menu.
  public var word: String {
    switch self {
    case .boring: "Boring"
    case .meh: "Meh"
    case .itsOK: "It's OK"
    case .likeIt: "Like It"
    case .fantastic: "Fantastic!"
    }
  }

  /// Five characters, as `★★★★☆`.
  public func drawn(full: String = "★", empty: String = "☆") -> String {
    String(repeating: full, count: count) + String(repeating: empty, count: 5 - count)
  }

  public static func < (left: Stars, right: Stars) -> Bool { left.rawValue < right.rawValue }
}
