import Cells

extension MenuState {
  /// Adds a letter to the search.
  mutating func type(_ scalar: Unicode.Scalar, at now: Milliseconds) {
    guard Text.width(of: scalar) > 0, scalar != " " else { return }
    search(typeAhead + String(scalar), at: now)
  }

  /// Highlights what starts with the text; the same letter again and again goes round what starts with it.
  mutating func search(_ text: String, at now: Milliseconds) {
    guard !text.isEmpty else { return endSearch() }
    let level = levels.count - 1
    let items = levels[level].content.items
    let current = levels[level].content.index(of: levels[level].highlight)
    timers.typeAhead = now + settings.typeAheadTimeout
    let letters = Set(text.lowercased())
    if letters.count == 1, let first = text.first, !hasMatch(text) || text.count == 1 {
      let order = round(items.count, after: current)
      guard let found = order.first(where: { items[$0].matches(String(first)) }) else { return }
      typeAhead = text
      return highlight(items[found].id, level: level)
    }
    let order = round(items.count, after: current.map { $0 - 1 })
    let found =
      order.first { items[$0].matches(text) } ?? order.first { items[$0].hasWord(text) }
    guard let found else { return }
    typeAhead = text
    highlight(items[found].id, level: level)
  }

  func hasMatch(_ text: String) -> Bool {
    levels[levels.count - 1].content.items.contains { $0.matches(text) }
  }

  mutating func endSearch() {
    typeAhead = ""
    timers.typeAhead = nil
  }

  /// All indices once, beginning after the given one.
  private func round(_ count: Int, after index: Int?) -> [Int] {
    let start = (index ?? -1) + 1
    return (0..<count).map { (start + $0) % count }
  }
}

extension MenuItem {
  /// Whether the title starts with a text, in either case.
  func matches(_ text: String) -> Bool { title.lowercased().hasPrefix(text.lowercased()) }

  /// Whether a later word of the title starts with a text.
  func hasWord(_ text: String) -> Bool {
    title.lowercased().split(separator: " ").contains { $0.hasPrefix(text.lowercased()) }
  }
}
