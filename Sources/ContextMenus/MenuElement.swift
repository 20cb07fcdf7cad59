/// What a menu is made of.
public enum MenuElement<Message: Equatable & Sendable>: Equatable, Sendable {
  /// A row that hands a message to the program.
  case action(Action<Message>)
  /// A submenu, or a section of its parent with ``MenuOptions/displayInline``.
  case menu(Menu<Message>)
  /// Elements that come later.
  case deferred(DeferredElement)
}
