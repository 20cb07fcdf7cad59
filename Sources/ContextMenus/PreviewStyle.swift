/// How a preview's picture is shown.
public enum PreviewStyle: Hashable, Sendable {
  /// A box of its own, left of the menu or above it.
  case card
  /// The view itself, undimmed, between the accessory and the menu; moved only where there is no room.
  case lifted
}

/// What is shown while the menu closes after its preview was pressed.
public enum PreviewCommitStyle: Hashable, Sendable {
  /// The menu goes away, then the message acts.
  case dismiss
  /// The preview grows into the screen, then the message acts.
  case pop
}
