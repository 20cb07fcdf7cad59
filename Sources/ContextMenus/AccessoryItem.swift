import Cells

/// Something in an accessory that can be focused and chosen.
public struct AccessoryItem<Message: Equatable & Sendable>: Equatable, Sendable {
  /// Names the item, so that it stays focused when the accessory changes.
  public var identifier: String
  /// What the status line says while the item is focused.
  public var title: String
  /// What the program is told when the item is chosen.
  public var message: Message
  /// A key that chooses the item while the menu is open; an item of the menu with the same key goes first.
  public var key: Key?
  /// Whether the item is the current one.
  public var isMarked: Bool
  /// Choosing the item leaves the menu open.
  public var keepsMenuPresented: Bool

  /// Makes an item.
  @inlinable
  public init(
    identifier: String, title: String, key: Key? = nil, isMarked: Bool = false, keepsMenuPresented: Bool = false,
    message: Message
  ) {
    self.identifier = identifier
    self.title = title
    self.key = key
    self.isMarked = isMarked
    self.keepsMenuPresented = keepsMenuPresented
    self.message = message
  }
}
