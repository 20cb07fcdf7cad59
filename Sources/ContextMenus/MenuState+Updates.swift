import Cells

extension MenuState {
  /// Places everything anew on a screen of another size; levels, highlight and scroll stay.
  mutating func resize(to size: Size) {
    self.size = size
    for level in levels.indices { levels[level].pin = nil }
    rebuild()
  }

  /// Follows the held view to another place.
  mutating func anchorMoved(to anchor: Rect) {
    guard anchor != self.anchor else { return }
    self.anchor = anchor
    for level in levels.indices { levels[level].pin = nil }
    rebuild()
  }

  /// Ends the menu because the held view is no longer there.
  mutating func anchorGone() -> MenuResult<MessageNumber> {
    phase == .closed ? .nothing : end(.dismiss)
  }

  /// Replaces an open level (0 for the root); highlight, scroll and deeper levels stay where they still exist.
  ///
  /// A highlight whose item is gone goes to the nearest enabled one. A level that is not open is left alone.
  mutating func updateVisibleMenu(level: Int, to menu: Menu<MessageNumber>) {
    guard levels.indices.contains(level), phase != .closed else { return }
    levels[level].menu = menu
    levels[level].pin = nil
    storeInParent(level)
    rebuild(level: level, isReversed: level == 0 && isReversed)
    resolveDeeperLevels(below: level)
    rebuild()
    announceRequests()
  }

  /// Changes each open level in turn, the root first, as UIKit's `updateVisibleMenu(_:)` does.
  /// - Parameter change: Given the level and its menu.
  mutating func updateVisibleMenus(_ change: (Int, Menu<MessageNumber>) -> Menu<MessageNumber>) {
    var level = 0
    while level < levels.count {
      updateVisibleMenu(level: level, to: change(level, levels[level].menu))
      level += 1
    }
  }

  /// The menu of an open level as it is now; `nil` for a level that is not open.
  func visibleMenu(level: Int) -> Menu<MessageNumber>? {
    levels.indices.contains(level) ? levels[level].menu : nil
  }

  /// Replaces the accessory, keeping the focused item.
  mutating func updateAccessory(to accessory: Accessory<MessageNumber>?) {
    var focused: String?
    if case .accessory(let index) = focus, let items = self.accessory?.items, items.indices.contains(index) {
      focused = items[index].identifier
    }
    self.accessory = accessory
    if case .accessory(let index) = focus {
      let items = accessory?.items ?? []
      let same = items.firstIndex { $0.identifier == focused } ?? min(index, items.count - 1)
      focus = items.isEmpty ? .menu : .accessory(same)
    }
    rebuild()
  }

  /// Replaces the preview.
  mutating func updatePreview(to preview: Preview<MessageNumber>?) {
    self.preview = preview
    rebuild()
  }

  /// Writes a level's menu back into its parents, so that it is the same when it is opened again.
  mutating func storeInParent(_ level: Int) {
    for child in stride(from: level, to: 0, by: -1) {
      guard let location = levels[child].location, let last = location.last else { return }
      let menu = levels[child].menu
      levels[child - 1].menu.editChildren(at: location.dropLast()) { children in
        if children.indices.contains(last), case .menu = children[last] { children[last] = .menu(menu) }
      }
    }
    menu = levels[0].menu
  }

  /// Finds the deeper levels in a changed parent; those that are gone close.
  private mutating func resolveDeeperLevels(below level: Int) {
    for parent in level..<max(level, levels.count - 1) {
      guard let item = levels[parent].content.item(path[parent]), case .submenu(let submenu) = item.role else {
        return closeLevels(above: parent)
      }
      levels[parent + 1].menu = submenu
      levels[parent + 1].location = item.location
      rebuild(level: parent + 1, isReversed: false)
    }
  }

  /// Has ``tick(at:)`` called at once, to ask for deferred elements.
  mutating func announceRequests() {
    if !requests.isEmpty { timers.requests = clock }
  }
}
