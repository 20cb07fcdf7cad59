/// Lists the elements of a menu in a block.
@resultBuilder
public enum MenuBuilder<Message: Equatable & Sendable> {
  public static func buildExpression(_ action: Action<Message>) -> [MenuElement<Message>] { [.action(action)] }
  public static func buildExpression(_ menu: Menu<Message>) -> [MenuElement<Message>] { [.menu(menu)] }
  public static func buildExpression(_ element: DeferredElement) -> [MenuElement<Message>] { [.deferred(element)] }
  public static func buildExpression(_ element: MenuElement<Message>) -> [MenuElement<Message>] { [element] }
  public static func buildExpression(_ elements: [MenuElement<Message>]) -> [MenuElement<Message>] { elements }
  public static func buildBlock(_ parts: [MenuElement<Message>]...) -> [MenuElement<Message>] {
    parts.flatMap { $0 }
  }
  public static func buildArray(_ parts: [[MenuElement<Message>]]) -> [MenuElement<Message>] { parts.flatMap { $0 } }
  public static func buildOptional(_ part: [MenuElement<Message>]?) -> [MenuElement<Message>] { part ?? [] }
  public static func buildEither(first part: [MenuElement<Message>]) -> [MenuElement<Message>] { part }
  public static func buildEither(second part: [MenuElement<Message>]) -> [MenuElement<Message>] { part }
}
