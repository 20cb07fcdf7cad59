/// What a view answers when it is held: which menu, which preview, which accessory.
///
/// The providers are called once, at the moment the menu opens, so that they see the current state. A `nil`
/// configuration never begins; an empty one begins and is visibly refused.
public struct ContextMenuConfiguration<Message: Equatable & Sendable> {
  /// The held thing, by its own identifier (never by a row number).
  public var identifier: String
  /// Further things that the menu is for, when several are marked.
  public var secondaryIdentifiers: [String]
  /// In which order the elements stand.
  public var elementOrder: ElementOrder
  /// Makes the preview; `nil`, or a `nil` result, for the held view's own cells.
  public var previewProvider: (() -> Preview<Message>?)?
  /// Makes the free view beside the preview.
  public var accessoryProvider: (() -> Accessory<Message>?)?
  /// Makes the menu, given the actions that the view suggests.
  public var actionProvider: (([MenuElement<Message>]) -> Menu<Message>?)?

  /// Makes a configuration; the order of the parameters is UIKit's.
  @inlinable
  public init(
    identifier: String = "", secondaryIdentifiers: [String] = [], elementOrder: ElementOrder = .automatic,
    previewProvider: (() -> Preview<Message>?)? = nil, accessoryProvider: (() -> Accessory<Message>?)? = nil,
    actionProvider: (([MenuElement<Message>]) -> Menu<Message>?)? = nil
  ) {
    self.identifier = identifier
    self.secondaryIdentifiers = secondaryIdentifiers
    self.elementOrder = elementOrder
    self.previewProvider = previewProvider
    self.accessoryProvider = accessoryProvider
    self.actionProvider = actionProvider
  }
}
