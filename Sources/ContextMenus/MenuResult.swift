/// What came of an input or of time passing.
///
/// After ``choose(_:keepOpen:)`` with `keepOpen` false, ``commitPreview(_:)``, ``dismiss`` and ``passThrough`` the menu
/// is over: drop it, draw, then act.
public enum MenuResult<Message: Equatable & Sendable>: Equatable, Sendable {
  /// The input was taken; draw again.
  case nothing
  /// An action was chosen. With `keepOpen` the menu stays: act, then bring it up to date with
  /// ``OpenMenu/updateVisibleMenu(level:to:)``.
  case choose(Message, keepOpen: Bool)
  /// The preview was pressed, and the menu has closed: open what it shows.
  case commitPreview(Message)
  /// A disabled action was chosen; the menu stays and shows the reason.
  case refuse(String)
  /// The menu has closed, with nothing chosen.
  case dismiss
  /// The menu is over, and the input was not meant for it: drop it and handle the input yourself.
  case passThrough
  /// A level was shown that holds deferred elements: bring them with ``OpenMenu/fulfil(_:with:)`` when they are there.
  case requestDeferred([String])
}
