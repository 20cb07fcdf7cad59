import Cells

extension MenuState {
  /// Highlights an item, which closes what another item of its level had opened.
  mutating func highlight(_ id: String, level: Int) {
    guard levels.indices.contains(level) else { return }
    if levels.count > level + 1 && path[level] != id { closeLevels(above: level) }
    levels[level].highlight = id
    focus = .menu
  }

  /// Highlights by key: the head of the level is shown with its first item.
  private mutating func moveHighlight(to item: Int) {
    let level = levels.count - 1
    highlight(levels[level].content.items[item].id, level: level)
    levels[level].revealWithHead()
  }

  /// The rows of the deepest level that can be highlighted, and where the highlight is among them.
  private var stops: (rows: [Int], current: Int?) {
    let level = levels[levels.count - 1]
    let rows = level.content.rows.indices.filter { !level.content.rows[$0].items.isEmpty }
    let row = level.content.index(of: level.highlight).flatMap { level.content.row(of: $0) }
    return (rows, row.flatMap { rows.firstIndex(of: $0) })
  }

  mutating func moveVertically(by step: Int, isRepeat: Bool) {
    switch focus {
    case .preview: leavePreview(by: step)
    case .accessory(let index): leaveAccessory(index, by: step, isRepeat: isRepeat)
    case .menu: moveAmongRows(by: step, isRepeat: isRepeat)
    }
  }

  private mutating func moveAmongRows(by step: Int, isRepeat: Bool) {
    let (rows, current) = stops
    guard !rows.isEmpty else {
      if !isRepeat { enterAccessory() }
      return
    }
    guard let current else { return enterRow(step > 0 ? rows[0] : rows[rows.count - 1]) }
    let next = current + step
    if rows.indices.contains(next) { return enterRow(rows[next]) }
    if isRepeat { return }
    let accessoryIsBelow = (layout.accessory?.minY ?? .min) > (layout.cards.first?.rect.minY ?? .min)
    if levels.count == 1, step < 0 || accessoryIsBelow, enterAccessory() { return }
    enterRow(step > 0 ? rows[0] : rows[rows.count - 1])
  }

  /// Highlights an item of a row: in a strip the one at the same place as before.
  private mutating func enterRow(_ row: Int) {
    let level = levels[levels.count - 1]
    let items = level.content.rows[row].items
    var place = 0
    if let index = level.content.index(of: level.highlight), let old = level.content.row(of: index) {
      place = level.content.rows[old].items.firstIndex(of: index) ?? 0
    }
    if !items.isEmpty { moveHighlight(to: items[min(place, items.count - 1)]) }
  }

  mutating func moveLeft(isRepeat: Bool) {
    switch focus {
    case .preview: break
    case .accessory(let index): moveInAccessory(index, by: -1, isRepeat: isRepeat)
    case .menu:
      if moveInStrip(by: -1) { return }
      if levels.count > 1 && !isRepeat { closeLevels(above: levels.count - 2) }
    }
  }

  mutating func moveRight(isRepeat: Bool) {
    switch focus {
    case .preview: leavePreview(by: 1)
    case .accessory(let index): moveInAccessory(index, by: 1, isRepeat: isRepeat)
    case .menu:
      if moveInStrip(by: 1) { return }
      let level = levels.count - 1
      guard !isRepeat, let item = levels[level].highlightedItem, item.isSubmenu, !item.isDisabled else { return }
      open(item, level: level, byKey: true)
    }
  }

  /// Moves along a strip; false at its end and in a plain row.
  private mutating func moveInStrip(by step: Int) -> Bool {
    let level = levels[levels.count - 1]
    guard let index = level.content.index(of: level.highlight), let row = level.content.row(of: index) else {
      return false
    }
    let items = level.content.rows[row].items
    guard let place = items.firstIndex(of: index), items.indices.contains(place + step) else { return false }
    moveHighlight(to: items[place + step])
    return true
  }

  mutating func moveToEnd(first: Bool) {
    if case .accessory = focus, let accessory {
      focus = .accessory(first ? 0 : accessory.items.count - 1)
      return
    }
    let rows = stops.rows
    guard let row = first ? rows.first : rows.last else { return }
    let items = levels[levels.count - 1].content.rows[row].items
    moveHighlight(to: items[first ? 0 : items.count - 1])
  }

  /// Moves by as many lines as the card shows, at least by one row, and not past the end.
  mutating func moveByPage(_ step: Int) {
    guard focus == .menu else { return moveToEnd(first: step < 0) }
    let (rows, current) = stops
    let level = levels[levels.count - 1]
    guard let current else { return moveVertically(by: step, isRepeat: true) }
    let goal = level.content.rows[rows[current]].top + step * max(1, level.visibleLines)
    let reachable = rows.indices.filter { number in
      let top = level.content.rows[rows[number]].top
      return step > 0 ? number > current && top <= goal : number < current && top >= goal
    }
    let target = (step > 0 ? reachable.last : reachable.first) ?? current + step
    if rows.indices.contains(target) { enterRow(rows[target]) }
  }
}
