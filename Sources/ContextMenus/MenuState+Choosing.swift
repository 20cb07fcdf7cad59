import Cells

/// By what an item is chosen: it decides whether the menu may stay.
enum MenuChoice: Equatable {
  case enter, space, key, pointer, lift
}

extension MenuState {
  /// Chooses what has the focus.
  mutating func chooseFocused(by choice: MenuChoice, at now: Milliseconds) -> MenuResult<MessageNumber> {
    endSearch()
    switch focus {
    case .accessory(let index): return chooseAccessory(index, at: now)
    case .preview: return commitPreview(at: now)
    case .menu:
      let level = levels.count - 1
      guard let id = levels[level].highlight else { return .nothing }
      return choose(id, level: level, by: choice, at: now)
    }
  }

  /// Chooses an item: its message, its submenu, or the reason why not.
  mutating func choose(
    _ id: String, level: Int, by choice: MenuChoice, at now: Milliseconds
  ) -> MenuResult<MessageNumber> {
    guard let item = levels[level].content.item(id) else { return .nothing }
    if let reason = item.disabledReason {
      if choice != .key { highlight(id, level: level) }
      notice = Text.sanitised(reason)
      timers.notice = now + settings.noticeTime
      return .refuse(reason)
    }
    highlight(id, level: level)
    switch item.role {
    case .failure: return .nothing
    case .submenu:
      open(item, level: level, byKey: choice != .pointer)
      return .nothing
    case .action(let message):
      guard stays(item, choice) else { return end(.choose(message, keepOpen: false)) }
      if item.isRadio { mark(item, level: level) }
      return .choose(message, keepOpen: true)
    }
  }

  private func stays(_ item: MenuItem, _ choice: MenuChoice) -> Bool {
    switch choice {
    case .enter: false
    case .space: item.keepsMenuPresented || item.isRadio
    case .key, .pointer, .lift: item.keepsMenuPresented
    }
  }

  mutating func chooseAccessory(_ index: Int, at now: Milliseconds) -> MenuResult<MessageNumber> {
    guard let items = accessory?.items, items.indices.contains(index) else { return .nothing }
    focus = .accessory(index)
    let item = items[index]
    return item.keepsMenuPresented ? .choose(item.message, keepOpen: true) : end(.choose(item.message, keepOpen: false))
  }

  mutating func commitPreview(at now: Milliseconds) -> MenuResult<MessageNumber> {
    guard let message = preview?.commit else { return .nothing }
    return close(.commitPreview(message), at: now)
  }

  // MARK: Levels

  /// Opens the submenu of an item.
  mutating func open(_ item: MenuItem, level: Int, byKey: Bool) {
    guard case .submenu(let submenu) = item.role else { return }
    if levels.count > level + 1 && path[level] == item.id {
      if byKey && levels.count == level + 2 { highlightFirst(level: level + 1) }
      return
    }
    closeLevels(above: level)
    levels[level].highlight = item.id
    path.append(item.id)
    levels.append(MenuLevel(menu: submenu, location: item.location))
    rebuild(level: level + 1, isReversed: false)
    pointer.tip = pointer.position
    timers.hover = nil
    if byKey { highlightFirst(level: level + 1) }
  }

  private mutating func highlightFirst(level: Int) {
    guard levels[level].highlightedItem == nil, let first = levels[level].content.initialItem else { return }
    levels[level].highlight = levels[level].content.items[first].id
  }

  /// Closes all levels deeper than this one.
  mutating func closeLevels(above level: Int) {
    guard levels.count > level + 1 else { return }
    levels.removeLast(levels.count - level - 1)
    path.removeLast(path.count - level)
    timers.hover = nil
    timers.grace = nil
    endSearch()
  }

  /// Moves the mark of a single selection to the chosen item.
  private mutating func mark(_ item: MenuItem, level: Int) {
    guard let location = item.location, let last = location.last else { return }
    levels[level].menu.editChildren(at: location.dropLast()) { children in
      for index in children.indices {
        guard case .action(var action) = children[index] else { continue }
        action.state = index == last ? .on : .off
        children[index] = .action(action)
      }
    }
    storeInParent(level)
    rebuild(level: level, isReversed: level == 0 && isReversed)
  }
}

extension Menu {
  /// Changes the children of the menu that the child indices lead to; nothing where they lead nowhere.
  mutating func editChildren(
    at location: some Collection<Int>, _ change: (inout [MenuElement<Message>]) -> Void
  ) {
    guard let first = location.first else { return change(&children) }
    guard children.indices.contains(first), case .menu(var menu) = children[first] else { return }
    menu.editChildren(at: Array(location.dropFirst()), change)
    children[first] = .menu(menu)
  }
}
