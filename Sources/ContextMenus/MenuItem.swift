import Cells

/// The mark in the state column.
enum MenuMark: Hashable, Sendable {
  case none, check, radio, mixed
}

/// An element of a level that can be highlighted.
struct MenuItem: Equatable, Sendable {
  enum Role: Equatable, Sendable {
    case action(MessageNumber)
    case submenu(Menu<MessageNumber>)
    /// Stands for a deferred element that could not be brought.
    case failure
  }

  /// Unique within its level.
  var id: String
  var role: Role
  /// As it is shown.
  var title: String
  var subtitle: String?
  var image: Image?
  var key: Key?
  var mnemonic: Character?
  var mark = MenuMark.none
  var isDestructive = false
  var disabledReason: String?
  var keepsMenuPresented = false
  /// One of a single selection.
  var isRadio = false
  var status: String
  /// The child indices that lead from the level's menu to the element; `nil` for one that a deferred element brought.
  var location: [Int]?
  /// Whether the key is shown but cannot work: it steers the menu itself, or a sibling has it already.
  var isKeyStruck = false
  /// How the key is shown, and the cells that it takes.
  var keyLabel = ""
  var keyWidth = 0
  /// The picture as it is shown, and its cells; a destructive item without one has the sign for that.
  var picture = ""
  var pictureWidth = 0
  /// The cells of the title, with the sign of a submenu.
  var titleWidth = 0

  var isDisabled: Bool { disabledReason != nil }

  var isSubmenu: Bool {
    if case .submenu = role { return true }
    return false
  }

  /// Whether Space and a click leave the menu open.
  var staysOpen: Bool { keepsMenuPresented || isRadio }
}

extension MenuItem {
  init(_ action: Action<MessageNumber>, location: [Int]?, isRadio: Bool, ascii: Bool) {
    let title = Text.sanitised(action.title)
    self.init(
      id: action.identifier.isEmpty ? title : action.identifier, role: .action(action.message),
      title: MenuText.ascii(title, if: ascii), subtitle: action.subtitle.map { MenuText.shown($0, ascii: ascii) },
      image: action.image, key: action.key, mnemonic: action.mnemonic,
      isDestructive: action.attributes.isDestructive, disabledReason: action.attributes.disabledReason,
      keepsMenuPresented: action.attributes.keepsMenuPresented, isRadio: isRadio,
      status: action.discoverabilityTitle.map { Text.sanitised($0) } ?? title, location: location)
    switch action.state {
    case .off: mark = .none
    case .on: mark = isRadio ? .radio : .check
    case .mixed: mark = .mixed
    }
    titleWidth = Text.width(of: self.title)
    setPicture(ascii: ascii)
  }

  init(_ menu: Menu<MessageNumber>, location: [Int]?, ascii: Bool) {
    let title = Text.sanitised(menu.title)
    self.init(
      id: menu.identifier.isEmpty ? title : menu.identifier, role: .submenu(menu),
      title: MenuText.ascii(title, if: ascii), subtitle: menu.subtitle.map { MenuText.shown($0, ascii: ascii) },
      image: menu.image, key: menu.key, mnemonic: menu.mnemonic,
      isDestructive: menu.options.contains(.destructive), status: title, location: location)
    titleWidth = Text.width(of: self.title) + 2
    setPicture(ascii: ascii)
  }

  /// The row of a deferred element that could not be brought.
  init(failed element: DeferredElement, because reason: String, ascii: Bool) {
    let reason = Text.sanitised(reason)
    self.init(
      id: element.identifier, role: .failure, title: MenuText.ascii(reason, if: ascii), disabledReason: reason,
      status: "Not loaded")
    titleWidth = Text.width(of: title)
  }

  private mutating func setPicture(ascii: Bool) {
    if let image {
      picture = image.text(ascii: ascii)
    } else if isDestructive {
      picture = String((ascii ? MenuGlyphs.ascii : .unicode).destructive)
    }
    pictureWidth = Text.width(of: picture)
  }

  /// Notes whether the key can work, and how it is shown.
  mutating func setKey(_ key: Key, isStruck: Bool, ascii: Bool) {
    isKeyStruck = isStruck
    keyLabel = KeyLabel.text(key, isStruck: isStruck, ascii: ascii)
    keyWidth = Text.width(of: keyLabel)
  }
}
