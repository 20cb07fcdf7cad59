import Cells

extension OpenMenu {
  /// Brings the elements of a deferred element, at any time after it was asked for.
  ///
  /// The highlighted row stays where it is on the screen: rows that arrive above it push what is above it out of the
  /// card's top.
  public mutating func fulfil(_ identifier: String, with elements: [MenuElement<Message>]) {
    guard phase != .closed else { return }
    let lines = levels.indices.map(highlightedLine)
    for level in levels.indices {
      guard let awaited = levels[level].content.awaited.first(where: { $0.identifier == identifier }) else { continue }
      if awaited.isCached { cache[identifier] = elements } else { levels[level].delivered[identifier] = elements }
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
