import Cells

/// One thing that a menu offers; choosing it hands its message to the program.
public struct Action<Message: Equatable & Sendable>: Equatable, Sendable {
  /// What the row says.
  public var title: String
  /// A second, dim line under the title.
  public var subtitle: String?
  /// The picture before the title.
  public var image: Image?
  /// Names the action among its siblings, so that it stays highlighted when the menu changes; empty for the title.
  public var identifier: String
  /// What the status line says while the action is highlighted; `nil` for the title.
  public var discoverabilityTitle: String?
  /// Whether the action is destructive, disabled, hidden, or keeps the menu.
  public var attributes: ElementAttributes
  /// The mark before the picture.
  public var state: ElementState
  /// A key that chooses the action while its menu is open; shown at the right.
  public var key: Key?
  /// A letter of the title that is underlined and chooses the action, if no sibling has it too.
  public var mnemonic: Character?
  /// What the program is told when the action is chosen.
  public var message: Message

  /// Makes an action; the order of the parameters is UIKit's, with a message for the handler.
  @inlinable
  public init(
    title: String, subtitle: String? = nil, image: Image? = nil, identifier: String = "",
    discoverabilityTitle: String? = nil, attributes: ElementAttributes = [], state: ElementState = .off,
    key: Key? = nil, mnemonic: Character? = nil, message: Message
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    self.identifier = identifier
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.key = key
    self.mnemonic = mnemonic
    self.message = message
  }
}
