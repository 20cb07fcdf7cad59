import Cells

extension OpenMenu {
  /// Places everything anew on a screen of another size; levels, highlight and scroll stay.
  public mutating func resize(to size: Size) { state.resize(to: size) }

  /// Follows the held view to another place.
  public mutating func anchorMoved(to anchor: Rect) { state.anchorMoved(to: anchor) }

  /// Replaces an open level (0 for the root); highlight, scroll and deeper levels stay where they still exist.
  ///
  /// A highlight whose item is gone goes to the nearest enabled one. A level that is not open is left alone.
  public mutating func updateVisibleMenu(level: Int, to menu: Menu<Message>) {
    guard visibleLevels.contains(level) else { return }
    state.updateVisibleMenu(level: level, to: menu.mapMessages { number($0) })
  }

  /// Changes each open level in turn, the root first, as UIKit's `updateVisibleMenu(_:)` does.
  /// - Parameter change: Given the level and its menu.
  public mutating func updateVisibleMenus(_ change: (Int, Menu<Message>) -> Menu<Message>) {
    var level = 0
    while let menu = visibleMenu(level: level) {
      updateVisibleMenu(level: level, to: change(level, menu))
      level += 1
    }
  }

  /// Replaces the accessory, keeping the focused item.
  public mutating func updateAccessory(to accessory: Accessory<Message>?) {
    state.updateAccessory(to: accessory?.mapMessages { number($0) })
  }

  /// Replaces the preview.
  public mutating func updatePreview(to preview: Preview<Message>?) {
    state.updatePreview(to: preview?.mapMessages { number($0) })
  }

  /// Brings the elements of a deferred element, at any time after it was asked for; an answer that nobody waits for any
  /// more is ignored.
  ///
  /// The highlighted row stays where it is on the screen: rows that arrive above it push what is above it out of the
  /// card's top.
  public mutating func fulfil(_ identifier: String, with elements: [MenuElement<Message>]) {
    guard pendingDeferred.contains(identifier) else { return }
    state.fulfil(identifier, with: elements.map { $0.mapMessages { number($0) } })
  }

  /// Says that a deferred element can't be brought now: its loading row becomes a disabled one that says why.
  ///
  /// It is asked for again when its level is shown the next time. An answer that nobody waits for is ignored.
  /// - Parameters:
  ///   - identifier: The deferred element's.
  ///   - reason: A short sentence without a full stop.
  public mutating func fail(_ identifier: String, because reason: String) {
    guard pendingDeferred.contains(identifier) else { return }
    state.fail(identifier, because: reason)
  }

  private var visibleLevels: ClosedRange<Int> { 0...state.path.count }

  /// The number of a message: the one it has already, else a new one.
  private mutating func number(_ message: Message) -> MessageNumber {
    if let number = messages.firstIndex(of: message) { return number }
    messages.append(message)
    return messages.count - 1
  }
}
