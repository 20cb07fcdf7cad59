import Cells

extension MenuState {
  /// The deferred elements that the open levels wait for, each once.
  var pendingDeferred: [String] {
    var identifiers: [String] = []
    guard phase != .closed else { return [] }
    for level in levels {
      for element in level.content.awaited where !identifiers.contains(element.identifier) {
        identifiers.append(element.identifier)
      }
    }
    return identifiers
  }

  /// Brings the elements of a deferred element.
  mutating func fulfil(_ identifier: String, with elements: [MenuElement<MessageNumber>]) {
    answer(identifier) { state, element, level in
      if element.isCached {
        state.cache[identifier] = elements
      } else {
        state.levels[level].delivered[identifier] = elements
      }
    }
  }

  /// Shows why a deferred element can't be brought.
  mutating func fail(_ identifier: String, because reason: String) {
    answer(identifier) { state, _, level in state.levels[level].failures[identifier] = reason }
  }

  /// Takes what came of a request, and leaves every level's highlighted row on its line.
  private mutating func answer(_ identifier: String, _ take: (inout MenuState, DeferredElement, Int) -> Void) {
    guard phase != .closed else { return }
    let lines = levels.indices.map(highlightedLine)
    for level in levels.indices {
      guard let awaited = levels[level].content.awaited.first(where: { $0.identifier == identifier }) else { continue }
      take(&self, awaited, level)
    }
    rebuild()
    for level in levels.indices { hold(level: level, line: lines[level]) }
    announceRequests()
  }

  /// The screen row of a level's highlight.
  private func highlightedLine(level: Int) -> Int? {
    guard let card = layout.cards.first(where: { $0.level == level }) else { return nil }
    let highlight = levels[level].highlight
    return card.rows.first { row in row.elements.contains { $0.identifier == highlight } }?.rect.minY
  }

  /// Puts a level's highlight back on its line of the screen, by scrolling, and by moving the card where that is not
  /// enough.
  private mutating func hold(level: Int, line: Int?) {
    guard let line, let moved = highlightedLine(level: level), moved != line,
      let card = layout.cards.first(where: { $0.level == level }),
      let item = levels[level].content.index(of: levels[level].highlight),
      let row = levels[level].content.row(of: item)
    else { return }
    // Where the card would stand if it were moved by as much as the row, cut to the screen.
    let content = levels[level].content
    let top = content.rows[row].top
    var y = max(area.minY, min(card.rect.minY + line - moved, line - 1))
    let scroll = max(0, top - (line - y - 1))
    if scroll == 0 { y = line - 1 - top }
    let height = min(card.rect.height, content.lineCount - scroll + 2, area.maxY - y)
    guard y >= area.minY, height >= 3 else { return }
    levels[level].scroll = scroll
    levels[level].pin = .init(x: card.rect.minX, y: y, height: height)
    place()
  }
}
