import Cells

/// The mark in the state column.
enum MenuMark: Hashable, Sendable {
  case none, check, radio, mixed
}

/// An element of a level that can be highlighted.
struct MenuItem<Message: Equatable & Sendable>: Equatable, Sendable {
  enum Role: Equatable, Sendable {
    case action(Message)
    case submenu(Menu<Message>)
  }

  /// Unique within its level.
  var id: String
  var role: Role
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

  var isDisabled: Bool { disabledReason != nil }

  var isSubmenu: Bool {
    if case .submenu = role { return true }
    return false
  }

  /// Whether Space and a click leave the menu open.
  var staysOpen: Bool { keepsMenuPresented || isRadio }
}

extension MenuItem {
  init(_ action: Action<Message>, location: [Int]?, isRadio: Bool) {
    let title = Text.sanitised(action.title)
    let identifier = action.identifier.isEmpty ? title : action.identifier
    self.init(
      id: identifier, role: .action(action.message), title: title,
      subtitle: action.subtitle.map { Text.sanitised($0) }, image: action.image, key: action.key,
      mnemonic: action.mnemonic, isDestructive: action.attributes.isDestructive,
      disabledReason: action.attributes.disabledReason, keepsMenuPresented: action.attributes.keepsMenuPresented,
      isRadio: isRadio, status: Text.sanitised(action.discoverabilityTitle ?? action.title), location: location)
    switch action.state {
    case .off: mark = .none
    case .on: mark = isRadio ? .radio : .check
    case .mixed: mark = .mixed
    }
  }

  init(_ menu: Menu<Message>, location: [Int]?) {
    let title = Text.sanitised(menu.title)
    self.init(
      id: menu.identifier.isEmpty ? title : menu.identifier, role: .submenu(menu), title: title,
      subtitle: menu.subtitle.map { Text.sanitised($0) }, image: menu.image, key: menu.key, mnemonic: menu.mnemonic,
      isDestructive: menu.options.contains(.destructive), status: title, location: location)
  }
}
