/// The mark before an action's title.
public enum ElementState: Hashable, Sendable {
  /// No mark.
  case off
  /// A check mark, or a radio mark in a single selection.
  case on
  /// A dash: on for some of the things that the menu is for.
  case mixed
}
