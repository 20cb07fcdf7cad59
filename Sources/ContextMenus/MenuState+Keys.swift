import Cells

extension MenuState {
  /// Takes one key.
  mutating func press(_ event: KeyEvent, at now: Milliseconds) -> MenuResult<MessageNumber> {
    guard event.phase != .release else { return .nothing }
    let isRepeat = train.isRepeat(event, at: now)
    if event.phase == .press {
      notice = nil
      timers.notice = nil
    }
    let key = event.key.withoutShiftOnText
    if let result = steer(key, isRepeat: isRepeat) { return result }
    guard event.phase == .press else { return .nothing }
    return act(key, at: now)
  }

  /// Keys that move; an auto-repeat of them moves on.
  private mutating func steer(_ key: Key, isRepeat: Bool) -> MenuResult<MessageNumber>? {
    switch key.code {
    case .up: moveVertically(by: -1, isRepeat: isRepeat)
    case .down: moveVertically(by: 1, isRepeat: isRepeat)
    case .left: moveLeft(isRepeat: isRepeat)
    case .right: moveRight(isRepeat: isRepeat)
    case .home: moveToEnd(first: true)
    case .end: moveToEnd(first: false)
    case .pageUp: moveByPage(-1)
    case .pageDown: moveByPage(1)
    case .tab: moveFocus(by: key.modifiers.contains(.shift) ? -1 : 1)
    default: return letterSteering(key, isRepeat: isRepeat)
    }
    endSearch()
    return .nothing
  }

  /// The letters of vi and Emacs, where no item has them as its key and no search is going on.
  private mutating func letterSteering(_ key: Key, isRepeat: Bool) -> MenuResult<MessageNumber>? {
    guard case .scalar(let scalar) = key.code, typeAhead.isEmpty, !isTaken(key) else { return nil }
    switch (scalar, key.modifiers) {
    case ("j", []), ("n", .control): moveVertically(by: 1, isRepeat: isRepeat)
    case ("k", []), ("p", .control): moveVertically(by: -1, isRepeat: isRepeat)
    case ("h", []): moveLeft(isRepeat: isRepeat)
    case ("l", []): moveRight(isRepeat: isRepeat)
    case ("g", []): moveToEnd(first: true)
    case ("G", []): moveToEnd(first: false)
    default: return nil
    }
    return .nothing
  }

  /// Keys that choose, close or search.
  private mutating func act(_ key: Key, at now: Milliseconds) -> MenuResult<MessageNumber> {
    switch key.code {
    case .enter: return chooseFocused(by: .enter, at: now)
    case .escape: return stepBack(at: now)
    case .menu: return close(.dismiss, at: now)
    case .function(10) where key.modifiers == .shift: return close(.dismiss, at: now)
    case .backspace:
      if !typeAhead.isEmpty { search(String(typeAhead.dropLast()), at: now) }
      return .nothing
    case .scalar(" ") where key.modifiers.isEmpty:
      if !typeAhead.isEmpty, hasMatch(typeAhead + " ") {
        search(typeAhead + " ", at: now)
        return .nothing
      }
      return chooseFocused(by: .space, at: now)
    default: break
    }
    if let result = chooseByKey(key, at: now) { return result }
    guard case .scalar(let scalar) = key.code, key.modifiers.isEmpty else { return .nothing }
    if let result = chooseByMnemonic(scalar, at: now) { return result }
    if scalar == "q", typeAhead.isEmpty, !hasMatch("q") { return close(.dismiss, at: now) }
    type(scalar, at: now)
    return .nothing
  }

  /// Esc: the search first, then one level, then the menu.
  private mutating func stepBack(at now: Milliseconds) -> MenuResult<MessageNumber> {
    if !typeAhead.isEmpty {
      endSearch()
      return .nothing
    }
    if levels.count > 1 {
      closeLevels(above: levels.count - 2)
      focus = .menu
      return .nothing
    }
    return close(.dismiss, at: now)
  }

  /// Whether an item or the accessory answers to a key.
  private func isTaken(_ key: Key) -> Bool {
    itemIndex(for: key) != nil || accessoryIndex(for: key) != nil || mnemonicIndices(key).count > 0
  }

  /// The item of the deepest level with this key; letters match in either case where no other item has the exact one.
  private func itemIndex(for key: Key) -> Int? {
    let items = levels[levels.count - 1].content.items
    let usable = items.indices.filter { items[$0].key != nil && !items[$0].isKeyStruck }
    return usable.first { items[$0].key?.withoutShiftOnText == key }
      ?? usable.first { items[$0].key?.folded == key.folded }
  }

  private func accessoryIndex(for key: Key) -> Int? {
    accessory?.items.firstIndex { $0.key?.withoutShiftOnText == key }
  }

  private mutating func chooseByKey(_ key: Key, at now: Milliseconds) -> MenuResult<MessageNumber>? {
    if let index = itemIndex(for: key) {
      let level = levels.count - 1
      return choose(levels[level].content.items[index].id, level: level, by: .key, at: now)
    }
    return accessoryIndex(for: key).map { chooseAccessory($0, at: now) }
  }

  private func mnemonicIndices(_ key: Key) -> [Int] {
    guard case .scalar(let scalar) = key.code, key.modifiers.isEmpty else { return [] }
    let letter = String(scalar).lowercased()
    let items = levels[levels.count - 1].content.items
    return items.indices.filter { items[$0].mnemonic.map { String($0).lowercased() } == letter }
  }

  /// A letter of one item chooses it; a letter of several goes round them.
  private mutating func chooseByMnemonic(_ scalar: Unicode.Scalar, at now: Milliseconds) -> MenuResult<MessageNumber>? {
    let indices = mnemonicIndices(.character(scalar))
    guard let first = indices.first, typeAhead.isEmpty else { return nil }
    let level = levels.count - 1
    let items = levels[level].content.items
    if indices.count == 1 { return choose(items[first].id, level: level, by: .key, at: now) }
    let current = levels[level].content.index(of: levels[level].highlight) ?? -1
    highlight(items[indices.first { $0 > current } ?? first].id, level: level)
    return .nothing
  }
}

extension Key {
  /// The key as it is compared: a scalar says by itself whether Shift was held.
  var withoutShiftOnText: Key {
    guard case .scalar = code else { return self }
    return Key(code, modifiers.subtracting(.shift))
  }

  /// The key with its letter in lower case, so that Caps Lock changes nothing.
  var folded: Key {
    guard case .scalar(let scalar) = code else { return self }
    let lower = scalar.properties.lowercaseMapping.unicodeScalars
    return Key(.scalar(lower.first ?? scalar), modifiers.subtracting(.shift))
  }
}
