import Cells

extension MenuState {
  /// The rows of a card that are seen, and the elements in them.
  func card(level: Int, rect: Rect) -> MenuLayout.Card {
    let current = levels[level]
    let inner = layout.isPicker ? rect : rect.inset(dx: 1, dy: 1)
    var rows: [MenuLayout.Row] = []
    for (index, row) in current.content.rows.enumerated() {
      guard row.top + row.height > current.scroll, row.top < current.scroll + inner.height else { continue }
      let whole = Rect(
        x: inner.minX, y: inner.minY + row.top - current.scroll, width: inner.width, height: row.height)
      let shown = whole.intersection(inner)
      rows.append(
        MenuLayout.Row(index: index, rect: shown, elements: elements(of: row, in: shown, content: current.content)))
    }
    return MenuLayout.Card(
      level: level, rect: rect, rows: rows, hasMoreAbove: current.scroll > 0,
      hasMoreBelow: current.scroll + inner.height < current.content.lineCount)
  }

  private func elements(
    of row: MenuRow, in rect: Rect, content: MenuContent
  ) -> [MenuLayout.Element] {
    switch row.kind {
    case .header, .rule, .loading: return []
    case .item(let index): return [.init(identifier: content.items[index].id, rect: rect)]
    case .strip(let indices):
      var x = rect.minX + cardEdge - 1
      return indices.map { index in
        let item = content.items[index]
        let width = MenuContent.stripWidth(item, style: content.styles[row.group], ascii: theme.isASCII)
        defer { x += width }
        let cells = Rect(x: x, y: rect.minY, width: width, height: rect.height)
        return .init(identifier: item.id, rect: cells.intersection(rect))
      }
    }
  }

  /// The whole screen as a list without borders, for screens smaller than 20×6.
  mutating func placePicker() {
    layout.isPicker = true
    let screen = Rect(size)
    if case .accessory = focus, let form = accessory?.forms(theme: theme).last {
      setAccessory(form, Rect(x: 0, y: 0, width: size.width, height: min(size.height, form.canvas.size.height)))
      return
    }
    if focus == .preview {
      layout.preview = Rect(x: 0, y: 0, width: size.width, height: 1)
      return
    }
    let level = levels.count - 1
    guard !levels[level].content.rows.isEmpty else { return }
    levels[level].visibleLines = size.height
    levels[level].reveal()
    layout.cards = [card(level: level, rect: screen)]
  }

  /// Where the terminal's cursor rests: at the start of what is highlighted.
  var cursor: Point? {
    switch focus {
    case .accessory(let index): return layout.accessoryItems[index]?.origin
    case .preview: return layout.preview.map { Point(x: $0.minX, y: $0.maxY - 1) }
    case .menu:
      for card in layout.cards.reversed() {
        let highlight = levels[card.level].highlight
        for row in card.rows {
          if let element = row.elements.first(where: { $0.identifier == highlight }) { return element.rect.origin }
        }
      }
      return layout.cards.last.map(\.rect.origin)
    }
  }
}
