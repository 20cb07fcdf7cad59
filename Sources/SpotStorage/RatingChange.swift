import Spots

/// One change to the ratings.
public enum RatingChange: Hashable, Sendable {
  /// Sets the rating of this spot by this rater, in place of an earlier one.
  case rate(Rating)
  /// Takes the rating of this spot by this rater away; changes nothing where there is none.
  case unrate(spot: String, rater: String)
}

/// What a change did, in the order of the changes.
public enum RatingOutcome: Hashable, Sendable {
  /// There was no rating by this rater before.
  case added
  /// This earlier rating was replaced.
  case replaced(Rating)
  /// This rating was taken away.
  case removed(Rating)
  /// The store already said so: the very rating that is there, or `nil` where there was none to take away.
  case unchanged(Rating?)

  /// What it is to go from one rating, or none, to another, or none.
  init(from old: Rating?, to new: Rating?) {
    self =
      switch (old, new) {
      case (nil, nil): .unchanged(nil)
      case (nil, .some): .added
      case (.some(let old), nil): .removed(old)
      case (.some(let old), .some(let new)): old == new ? .unchanged(old) : .replaced(old)
      }
  }

  /// The rating before the change.
  public var previous: Rating? {
    switch self {
    case .added: nil
    case .replaced(let rating), .removed(let rating): rating
    case .unchanged(let rating): rating
    }
  }

  /// Whether the store differs from what it was.
  public var isChange: Bool {
    if case .unchanged = self { false } else { true }
  }
}
