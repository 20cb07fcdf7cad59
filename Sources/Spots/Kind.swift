/// What sort of place a spot is, in the order of the names.
public enum Kind: String, CaseIterable, Comparable, Sendable {
  case beach
  case city
  case heritage
  case island
  case mountain
  case nature
  case park
  /// A place that says no more about itself.
  case place
  case polar
  case themePark = "theme-park"

  /// The kind as people read it.
  public var name: String { self == .themePark ? "theme park" : rawValue }

  /// The place in the order of names.
  var rank: UInt8 { Self.ranks[self] ?? 0 }

  /// Makes the kind with this rank; an unknown one is a ``place``.
  init(rank: UInt8) { self = Int(rank) < Self.allCases.count ? Self.allCases[Int(rank)] : .place }

  private static let ranks = Dictionary(uniqueKeysWithValues: zip(allCases, UInt8(0)...))

  public static func < (left: Kind, right: Kind) -> Bool { left.rank < right.rank }
}
