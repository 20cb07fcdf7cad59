import Cells

/// Where an open menu is in its life.
public enum MenuPhase: Hashable, Sendable {
  /// Growing since this moment; it takes input already.
  case opening(since: Milliseconds)
  /// At rest.
  case open
  /// Empty: shaking and saying so since this moment.
  case refusing(since: Milliseconds)
  /// Going away since this moment, before ``MenuResult/dismiss`` or ``MenuResult/commitPreview(_:)``.
  case closing(since: Milliseconds)
  /// Over; it takes and draws nothing.
  case closed
}
