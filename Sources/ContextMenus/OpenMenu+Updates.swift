import Cells

extension OpenMenu {
  /// Places everything anew on a screen of another size; levels, highlight and scroll stay.
  public mutating func resize(to size: Size) {
    self.size = size
  }

  /// Follows the held view to another place.
  public mutating func anchorMoved(to anchor: Rect) {
    self.anchor = anchor
  }

  /// Ends the menu because the held view is no longer there.
  public mutating func anchorGone() -> MenuResult<Message> {
    phase = .closed
    return .dismiss
  }

  /// Replaces an open level (0 for the root); highlight, scroll and deeper levels stay where they still exist.
  public mutating func updateVisibleMenu(level: Int, to menu: Menu<Message>) {}

  /// Replaces the accessory, keeping the focused item.
  public mutating func updateAccessory(to accessory: Accessory<Message>?) {}

  /// Replaces the preview.
  public mutating func updatePreview(to preview: Preview<Message>?) {}

  /// Brings the elements of a deferred element; what they push aside is never the highlighted row.
  public mutating func fulfil(_ identifier: String, with elements: [MenuElement<Message>]) {}
}
