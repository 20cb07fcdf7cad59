/// Lists the elements of a menu in a block.
@resultBuilder
public enum MenuBuilder<Message: Equatable & Sendable> {
  /// An action as an element.
  @inlinable
  public static func buildExpression(_ action: Action<Message>) -> [MenuElement<Message>] { [.action(action)] }
  /// A submenu or a section as an element.
  @inlinable
  public static func buildExpression(_ menu: Menu<Message>) -> [MenuElement<Message>] { [.menu(menu)] }
  /// A deferred element.
  @inlinable
  public static func buildExpression(_ element: DeferredElement) -> [MenuElement<Message>] { [.deferred(element)] }
  /// An element as it is.
  @inlinable
  public static func buildExpression(_ element: MenuElement<Message>) -> [MenuElement<Message>] { [element] }
  /// Elements that were made elsewhere, the suggested ones say.
  @inlinable
  public static func buildExpression(_ elements: [MenuElement<Message>]) -> [MenuElement<Message>] { elements }
  /// The parts of a block, one after another.
  @inlinable
  public static func buildBlock(_ parts: [MenuElement<Message>]...) -> [MenuElement<Message>] {
    parts.flatMap { $0 }
  }
  /// The rounds of a loop.
  @inlinable
  public static func buildArray(_ parts: [[MenuElement<Message>]]) -> [MenuElement<Message>] { parts.flatMap { $0 } }
  /// The elements of an `if`, or none.
  @inlinable
  public static func buildOptional(_ part: [MenuElement<Message>]?) -> [MenuElement<Message>] { part ?? [] }
  /// The elements of the branch taken.
  @inlinable
  public static func buildEither(first part: [MenuElement<Message>]) -> [MenuElement<Message>] { part }
  /// The elements of the branch taken.
  @inlinable
  public static func buildEither(second part: [MenuElement<Message>]) -> [MenuElement<Message>] { part }
}
