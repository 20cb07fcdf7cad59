import Cells

extension MenuState {
  /// What the highlighted item is, or why it is disabled: for the right end of the status line.
  var statusText: String {
    if let notice { return notice }
    if !typeAhead.isEmpty { return "find: \(typeAhead)" }
    switch focus {
    case .accessory(let index):
      guard let items = accessory?.items, items.indices.contains(index) else { return "" }
      return Text.sanitised(items[index].title)
    case .preview: return previewTitle
    case .menu:
      guard let item = levels[levels.count - 1].highlightedItem else { return Text.sanitised(menu.title) }
      return item.disabledReason.map { "\(item.status): \(Text.sanitised($0))" } ?? item.status
    }
  }

  /// The keys that matter now, the most important first: the program drops the last ones where there is no room.
  var hints: [MenuHint] {
    let enter = theme.isASCII ? "Enter" : "⏎"
    if case .refusing = phase { return [] }
    var hints: [MenuHint] = []
    let item = levels[levels.count - 1].highlightedItem
    switch focus {
    case .accessory: hints.append(MenuHint(enter, "choose"))
    case .preview: hints.append(MenuHint(enter, "open"))
    case .menu:
      if let item {
        if item.isDisabled {
          hints.append(MenuHint(enter, "why not"))
        } else {
          hints.append(item.isSubmenu ? MenuHint(theme.isASCII ? "Right" : "→", "into") : MenuHint(enter, "choose"))
          if item.staysOpen { hints.append(MenuHint("space", "keep open")) }
        }
      }
    }
    hints.append(MenuHint("esc", !typeAhead.isEmpty ? "clear" : levels.count > 1 ? "back" : "close"))
    if !others.isEmpty { hints.append(MenuHint("tab", others.joined(separator: ", "))) }
    return hints
  }

  /// The parts to which Tab leads, in its order.
  private var others: [String] {
    var parts: [String] = []
    if focus != .preview, preview?.commit != nil { parts.append("preview") }
    if case .accessory = focus { return parts }
    if let accessory, !accessory.items.isEmpty { parts.append("bar") }
    return parts
  }

  /// The keys that matter now: for the left end of the status line.
  var hintText: String { hints.map { "\($0.key) \($0.label)" }.joined(separator: "   ") }

  /// The identifier of the highlighted element of a level; `nil` where nothing is.
  func highlightedIdentifier(level: Int) -> String? {
    levels.indices.contains(level) ? levels[level].highlightedItem?.id : nil
  }

  /// The identifier of what is highlighted in the deepest open level.
  var highlightedIdentifier: String? { highlightedIdentifier(level: levels.count - 1) }

  var previewTitle: String {
    let title = MenuText.shown(preview?.title ?? "", ascii: theme.isASCII)
    return title.isEmpty ? "Open" : title
  }
}
