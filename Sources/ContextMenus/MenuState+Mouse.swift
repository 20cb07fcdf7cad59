import Cells

/// What is under the pointer.
enum MenuHit: Equatable {
  case element(level: Int, id: String)
  /// The border, a header, a rule or a loading row of a level's card.
  case card(level: Int)
  /// The way back from a level that fills the place of its parent.
  case back(level: Int)
  /// The sign for more rows, up or down.
  case more(level: Int, step: Int)
  case accessoryItem(Int)
  case accessory
  case preview
  case anchor
  case outside
}

extension MenuState {
  func hit(_ point: Point) -> MenuHit {
    for card in layout.cards.reversed() where card.rect.contains(point) {
      for row in card.rows where row.rect.contains(point) {
        if let element = row.elements.first(where: { $0.rect.contains(point) }) {
          return .element(level: card.level, id: element.identifier)
        }
      }
      if layout.isPicker { return .card(level: card.level) }
      if point.y == card.rect.minY {
        if card.level > 0 && layout.cards.count == 1 && point.x < card.rect.maxX - 5 { return .back(level: card.level) }
        if card.hasMoreAbove { return .more(level: card.level, step: -1) }
      }
      if point.y == card.rect.maxY - 1 && card.hasMoreBelow { return .more(level: card.level, step: 1) }
      return .card(level: card.level)
    }
    if timers.accessory == nil, let rect = layout.accessory, rect.contains(point) {
      let item = layout.accessoryItems.filter { $0.value.contains(point) }.map(\.key).min()
      return item.map { .accessoryItem($0) } ?? .accessory
    }
    if let rect = layout.preview, rect.contains(point), preview?.commit != nil || preview?.style == .card {
      return .preview
    }
    return anchor.contains(point) ? .anchor : .outside
  }

  mutating func handle(_ event: MouseEvent, at now: Milliseconds) -> MenuResult<MessageNumber> {
    switch event.kind {
    case .press: return press(at: event.position, at: now)
    case .release:
      let wasArmed = pointer.isArmed
      pointer.isArmed = false
      pointer.position = event.position
      return wasArmed ? choose(hit(event.position), at: now) : .nothing
    case .drag: slide(to: event.position, at: now)
    case .move: hover(at: event.position, isDown: false, at: now)
    case .wheelUp: scroll(at: event.position, by: -1)
    case .wheelDown: scroll(at: event.position, by: 1)
    case .wheelLeft, .wheelRight: break
    }
    return .nothing
  }

  private mutating func press(at point: Point, at now: Milliseconds) -> MenuResult<MessageNumber> {
    pointer.position = point
    pointer.isArmed = true
    notice = nil
    timers.notice = nil
    switch hit(point) {
    case .outside where settings.passesOutsidePresses: return end(.passThrough)
    case .outside: return close(.dismiss, at: now)
    case .anchor: return close(.dismiss, at: now)
    case .element(let level, let id): highlight(id, level: level)
    case .accessoryItem(let index): focus = .accessory(index)
    case .preview: if preview?.commit != nil { focus = .preview }
    case .back(let level): closeLevels(above: level - 1)
    case .more(let level, let step): page(level: level, by: step)
    case .card, .accessory: break
    }
    return .nothing
  }

  /// Lets a button go over something.
  mutating func choose(_ hit: MenuHit, at now: Milliseconds) -> MenuResult<MessageNumber> {
    switch hit {
    case .element(let level, let id): choose(id, level: level, by: .pointer, at: now)
    case .accessoryItem(let index): chooseAccessory(index, at: now)
    case .preview: commitPreview(at: now)
    case .card, .back, .more, .accessory, .anchor, .outside: .nothing
    }
  }

  mutating func slide(to point: Point, at now: Milliseconds) {
    pointer.isSliding = true
    if hit(point) != .outside && hit(point) != .anchor { pointer.isArmed = true }
    hover(at: point, isDown: true, at: now)
  }

  /// Scrolls by a page, for a click on the sign for more.
  private mutating func page(level: Int, by step: Int) {
    scroll(level: level, by: step * max(1, levels[level].visibleLines - 1))
  }

  private mutating func scroll(at point: Point, by step: Int) {
    let level: Int
    switch hit(point) {
    case .element(let hit, _), .card(let hit), .back(let hit), .more(let hit, _): level = hit
    default: level = levels.count - 1
    }
    scroll(level: level, by: step * max(1, min(3, levels[level].visibleLines - 1)))
  }

  /// Scrolls a level, past rows that can't be highlighted; the highlight moves on to a row that is seen, so that no
  /// hidden one can be chosen.
  private mutating func scroll(level: Int, by lines: Int) {
    let before = levels[level]
    levels[level].scroll = max(0, min(before.maxScroll, before.scroll + lines))
    while !levels[level].seesItem && levels[level].scroll > 0 && levels[level].scroll < before.maxScroll {
      levels[level].scroll += lines.signum()
    }
    guard levels[level].scroll != before.scroll else { return }
    if !levels[level].seesItem && before.highlight != nil {
      levels[level] = before
      return
    }
    closeLevels(above: level)
    levels[level].keepHighlightVisible()
  }
}
