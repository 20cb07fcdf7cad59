import Cells

extension MenuState {
  /// How long the pointer may stop within the safe triangle, in milliseconds.
  static var graceTime: Milliseconds { 300 }

  /// Follows the pointer; without a button down it counts only if it really moved.
  mutating func hover(at point: Point, isDown: Bool, at now: Milliseconds) {
    let previous = pointer.position
    pointer.position = point
    guard isDown || (previous != nil && previous != point) else { return }
    if case .element(let level, let id) = hit(point), levels.count > level + 1, path[level] != id,
      isHeadingForSubmenu(from: previous ?? point, to: point, level: level)
    {
      timers.grace = now + Self.graceTime
      return
    }
    settle(at: point, at: now)
  }

  /// Highlights what is under the pointer, and lets its submenu open after a while.
  mutating func settle(at point: Point, at now: Milliseconds) {
    timers.grace = nil
    switch hit(point) {
    case .element(let level, let id):
      if levels.count > level + 1 && path[level] == id {
        pointer.tip = point
        focus = .menu
        return
      }
      let isNew = levels[level].highlight != id || levels.count > level + 1
      highlight(id, level: level)
      guard let item = levels[level].highlightedItem, item.isSubmenu, !item.isDisabled else {
        timers.hover = nil
        return
      }
      if isNew || timers.hover == nil {
        timers.hover = now + (pointer.isSliding ? settings.slideDelay : settings.hoverDelay)
      }
    case .accessoryItem(let index):
      focus = .accessory(index)
      timers.hover = nil
    case .preview:
      if preview?.commit != nil { focus = .preview }
      timers.hover = nil
    case .card, .back, .more, .accessory, .anchor, .outside:
      timers.hover = nil
    }
  }

  /// Opens the submenu on whose row the pointer has rested.
  mutating func openUnderPointer() {
    guard let position = pointer.position, case .element(let level, let id) = hit(position),
      let item = levels[level].content.item(id), item.isSubmenu, !item.isDisabled
    else { return }
    open(item, level: level, byKey: false)
  }

  /// Whether the pointer, having left the row whose submenu is open, is on its way to that submenu.
  private func isHeadingForSubmenu(from previous: Point, to point: Point, level: Int) -> Bool {
    guard let tip = pointer.tip, let child = layout.cards.first(where: { $0.level == level + 1 })?.rect else {
      return false
    }
    return SafeTriangle(tip: tip, card: child).contains(point, comingFrom: previous)
  }
}
