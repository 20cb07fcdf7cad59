import Cells

/// A menu, a submenu or a section: a comparable value.
public struct Menu<Message: Equatable & Sendable>: Equatable, Sendable {
  /// The scope of a root menu ("3 spots", mostly empty), the row of a submenu, the header of an inline section.
  public var title: String
  /// A second, dim line in the row of a submenu.
  public var subtitle: String?
  /// The picture in the row of a submenu.
  public var image: Image?
  /// Names the menu among its siblings; empty for the title.
  public var identifier: String
  /// How the menu is shown within its parent.
  public var options: MenuOptions
  /// How much room its children take.
  public var preferredElementSize: ElementSize
  /// A letter of the title that is underlined and opens the submenu.
  public var mnemonic: Character?
  /// A key that opens the submenu while its parent is open; shown at the right.
  public var key: Key?
  /// The actions, submenus, sections and deferred elements, in order.
  public var children: [MenuElement<Message>]

  /// Makes a menu; the order of the parameters is UIKit's.
  @inlinable
  public init(
    title: String = "", subtitle: String? = nil, image: Image? = nil, identifier: String = "",
    options: MenuOptions = [], preferredElementSize: ElementSize = .large, key: Key? = nil,
    mnemonic: Character? = nil, children: [MenuElement<Message>]
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    self.identifier = identifier
    self.options = options
    self.preferredElementSize = preferredElementSize
    self.key = key
    self.mnemonic = mnemonic
    self.children = children
  }

  /// Makes a menu of the elements that the block lists; `if`, `for` and `switch` work in it.
  @inlinable
  public init(
    title: String = "", subtitle: String? = nil, image: Image? = nil, identifier: String = "",
    options: MenuOptions = [], preferredElementSize: ElementSize = .large, key: Key? = nil,
    mnemonic: Character? = nil, @MenuBuilder<Message> _ children: () -> [MenuElement<Message>]
  ) {
    self.init(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, key: key, mnemonic: mnemonic, children: children())
  }
}
