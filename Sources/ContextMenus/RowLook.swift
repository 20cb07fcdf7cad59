import Cells

/// The styles of one row.
struct RowLook {
  var text: Style
  /// The key and the subtitle.
  var detail: Style
  /// The marker at the row's edges; `nil` for a row that is not highlighted.
  var marker: Style?
  /// Whether the row stands on the highlight's ground.
  var isFilled = false
}

extension MenuState {
  /// How an item looks now.
  func look(_ item: MenuItem, level: Int) -> RowLook {
    let plain = now(item.isDisabled ? theme.disabled : item.isDestructive ? theme.destructive : theme.normal)
    guard focus == .menu, levels[level].highlight == item.id else {
      return RowLook(text: plain, detail: now(item.isDisabled ? theme.disabled : theme.secondary))
    }
    var filled = item.isDestructive ? theme.destructiveHighlight : theme.highlight
    let marker = Style(foreground: filled.markerColor)
    guard level == levels.count - 1 else {
      // The row whose submenu is open.
      return RowLook(text: plain.adding(.bold), detail: theme.secondary, marker: marker)
    }
    if item.isDisabled { filled = filled.adding(.dim) }
    return RowLook(text: filled, detail: filled, marker: marker, isFilled: true)
  }
}

extension Style {
  /// The colour that the ground of this style shows.
  fileprivate var markerColor: Color { attributes.contains(.reverse) ? foreground : background }
}

extension Image {
  /// The sign for taking away; it marks a destructive action by itself.
  public static let delete = Image("⌫", ascii: "!")
}
