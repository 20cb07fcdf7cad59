// The same elements with other messages. Inlinable, so that a program's own module makes them for its message type.

extension Menu {
  @inlinable
  func mapMessages<Other>(_ change: (Message) -> Other) -> Menu<Other> {
    Menu<Other>(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, key: key, mnemonic: mnemonic,
      children: children.map { $0.mapMessages(change) })
  }
}

extension MenuElement {
  @inlinable
  func mapMessages<Other>(_ change: (Message) -> Other) -> MenuElement<Other> {
    switch self {
    case .action(let action): .action(action.mapMessages(change))
    case .menu(let menu): .menu(menu.mapMessages(change))
    case .deferred(let element): .deferred(element)
    }
  }
}

extension Action {
  @inlinable
  func mapMessages<Other>(_ change: (Message) -> Other) -> Action<Other> {
    Action<Other>(
      title: title, subtitle: subtitle, image: image, identifier: identifier,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state, key: key, mnemonic: mnemonic,
      message: change(message))
  }
}

extension Preview {
  @inlinable
  func mapMessages<Other>(_ change: (Message) -> Other) -> Preview<Other> {
    Preview<Other>(
      canvases, title: title, style: style, commit: commit.map(change), commitStyle: commitStyle, target: target)
  }
}

extension Accessory {
  @inlinable
  func mapMessages<Other>(_ change: (Message) -> Other) -> Accessory<Other> {
    var accessory = Accessory<Other>(items: items.map { $0.mapMessages(change) }, forms: [], alignment: alignment)
    accessory.content = content
    return accessory
  }
}

extension AccessoryItem {
  @inlinable
  func mapMessages<Other>(_ change: (Message) -> Other) -> AccessoryItem<Other> {
    AccessoryItem<Other>(
      identifier: identifier, title: title, key: key, isMarked: isMarked, keepsMenuPresented: keepsMenuPresented,
      message: change(message))
  }
}
