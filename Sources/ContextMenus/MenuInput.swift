import Cells

/// What an open menu is given.
public enum MenuInput: Hashable, Sendable {
  /// A key; its releases are ignored.
  case key(KeyEvent)
  /// A press, a release, a movement or the wheel.
  case mouse(MouseEvent)
  /// The pointer moved while the button that opened the menu is still down.
  case slide(to: Point)
  /// The key or button that opened the menu went up; `moved` when an arrow was pressed or the pointer moved while it
  /// was down, so that letting go chooses.
  case lift(moved: Bool)
  /// Pasted text: taken and ignored, so that it never chooses anything.
  case paste
}

/// How a menu came to open.
public enum MenuTrigger: Hashable, Sendable {
  /// By a key press: the first enabled item is highlighted.
  case key
  /// By a held key, which may be let go over an item: highlighted like `key`.
  case hold
  /// By the mouse at this cell: nothing is highlighted.
  case mouse(Point)

  /// Whether something is highlighted from the start.
  public var isKey: Bool { self == .key || self == .hold }
}
