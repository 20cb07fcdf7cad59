import Spots

/// What a change to the notes did, in the order of the changes.
public enum NoteOutcome: Hashable, Sendable {
  /// There was no note of this id before.
  case added
  /// This earlier form of the note was replaced.
  case replaced(Note)
  /// This note was taken away, and these reactions with it.
  case removed(Note, [Reaction])
  /// The reaction was stored, in place of an earlier one of this kind, or of none.
  case reacted(before: ReactionKind?)
  /// This reaction was taken away.
  case unreacted(ReactionKind)
  /// The store already said so.
  case unchanged
  /// There is no such note; another program may have removed it.
  case missing

  /// Whether the store differs from what it was.
  public var isChange: Bool {
    switch self {
    case .unchanged, .missing: false
    default: true
    }
  }
}
