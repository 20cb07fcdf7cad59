import Cells

extension OpenMenu {
  /// The cells that the menu may use.
  var area: Rect {
    let reserved = size.height >= 10 ? settings.statusLines : 0
    return Rect(x: 0, y: 0, width: size.width, height: size.height - reserved)
  }

  /// Whether the screen is too small for a card.
  var isPicker: Bool { size.width < 20 || size.height < 6 }

  /// Places everything anew.
  mutating func place() {
    layout = MenuLayout()
    accessoryForm = nil
    guard phase != .closed, !size.isEmpty else { return }
    if isPicker {
      placePicker()
    } else {
      placeParts()
    }
    layout.cursor = cursor
  }

  private mutating func placeParts() {
    var deepest = 0
    var result = placement(level: 0)
    var cards = [pinned(result.menu, level: 0)]
    for level in levels.indices.dropFirst() {
      guard let rect = besideParent(level, parent: cards[level - 1]) else {
        // No room beside: this level and the deeper ones take the root's place.
        deepest = levels.count - 1
        result = placement(level: deepest)
        cards = [pinned(result.menu, level: deepest)]
        break
      }
      cards.append(rect)
    }
    placeAccessory(&result, cards: &cards, deepest: deepest)
    opensAbove = result.isAbove
    if preview != nil { layout.preview = result.preview }
    previewIndex = result.previewIndex
    if cards[0].isEmpty { return }
    for (offset, rect) in cards.enumerated() {
      levels[deepest + offset].visibleLines = rect.height - 2
      levels[deepest + offset].reveal()
      layout.cards.append(card(level: deepest + offset, rect: rect))
    }
  }

  /// The card's size if there is room for all of it; empty for a level with nothing in it.
  private func naturalSize(_ level: Int, isDrilledInto: Bool) -> Size {
    let content = levels[level].content
    if content.rows.isEmpty { return .zero }
    var width = content.width
    let title = cardTitle(level, isDrilledInto: isDrilledInto)
    if !title.isEmpty { width = max(width, Text.width(of: title) + 2) }
    if level == 0, preview == nil || preview?.style == .lifted, !secondaryIdentifiers.isEmpty { width = max(width, 16) }
    return Size(width: min(max(14, width + 4), area.width), height: content.lineCount + 2)
  }

  /// What stands in a card's upper border.
  func cardTitle(_ level: Int, isDrilledInto: Bool) -> String {
    let title = MenuText.shown(levels[level].menu.title, ascii: theme.isASCII)
    if level == 0 { return title }
    guard isDrilledInto else { return "" }
    return "\(theme.glyphs.back) \(title.isEmpty ? "back" : title)"
  }

  private func placement(level: Int, in area: Rect? = nil) -> MenuPlacement.Result {
    let area = area ?? self.area
    let natural = naturalSize(level, isDrilledInto: level > 0)
    var pointer: Int?
    if case .mouse(let point) = trigger, anchor.contains(point) { pointer = point.x }
    var placement = MenuPlacement(
      area: area, anchor: anchor.intersection(area), pointerX: pointer, menu: natural,
      maxHeight: maxCardHeight(in: area))
    if let preview, preview.style == .card {
      placement.previews = preview.canvases.map { Size(width: $0.size.width + 4, height: $0.size.height + 2) }
    } else {
      placement.lifted = liftedRect
      placement.mayShift = preview != nil
    }
    return placement.result()
  }

  private func maxCardHeight(in area: Rect) -> Int { min(area.height, max(4, size.height - 2)) }

  /// Where the lifted view stands before anything is moved.
  var liftedRect: Rect {
    let target = preview?.target ?? anchor
    guard let preview, !preview.canvases.isEmpty else { return target }
    let fitting = preview.canvases.first { $0.size.width <= area.width && $0.size.height * 2 <= area.height }
    let size = (fitting ?? preview.canvases[preview.canvases.count - 1]).size
    return Rect(origin: target.origin, size: size)
  }

  private func pinned(_ rect: Rect, level: Int) -> Rect {
    guard let pin = levels[level].pin, !rect.isEmpty else { return rect }
    let height = min(pin.height, area.height)
    let y = max(area.minY, min(pin.y, area.maxY - height))
    let x = max(area.minX, min(pin.x, area.maxX - rect.width))
    return Rect(x: x, y: y, width: rect.width, height: height)
  }

  /// The place of a submenu's card right or left of its parent; `nil` where there is no room.
  private func besideParent(_ level: Int, parent: Rect) -> Rect? {
    let size = naturalSize(level, isDrilledInto: false)
    guard !size.isEmpty, !parent.isEmpty else { return nil }
    let height = min(size.height, maxCardHeight(in: area))
    let y = max(area.minY, min(openerLine(level, parent: parent) - 1, area.maxY - height))
    for x in [parent.maxX, parent.minX - size.width] where x >= area.minX && x + size.width <= area.maxX {
      return pinned(Rect(x: x, y: y, width: size.width, height: height), level: level)
    }
    return nil
  }

  /// The screen row of the parent's row that opened a level.
  private func openerLine(_ level: Int, parent: Rect) -> Int {
    let above = levels[level - 1]
    guard let item = above.content.index(of: path[level - 1]), let row = above.content.row(of: item) else {
      return parent.minY + 1
    }
    let visible = parent.height - 2
    let scroll = min(max(0, above.scroll), max(0, above.content.lineCount - visible))
    return max(parent.minY + 1, min(parent.maxY - 2, parent.minY + 1 + above.content.rows[row].top - scroll))
  }

  // MARK: The accessory

  private mutating func placeAccessory(_ result: inout MenuPlacement.Result, cards: inout [Rect], deepest: Int) {
    guard let accessory, !accessory.items.isEmpty || accessory.content != .forms([]) else { return }
    let forms = accessory.forms(theme: theme)
    let fitting = forms.filter { $0.canvas.size.width <= area.width && $0.canvas.size.height * 3 <= area.height }
    guard let smallest = forms.min(by: { $0.canvas.size.height < $1.canvas.size.height }) else { return }
    let placement = AccessoryPlacement(
      area: area, anchor: anchor.intersection(area), placed: result, alignment: accessory.alignment)
    for form in fitting {
      if let rect = placement.rect(for: form.canvas.size) { return setAccessory(form, rect) }
    }
    let narrow = fitting.last ?? forms.last ?? smallest
    if let rect = placement.rect(for: narrow.canvas.size) { return setAccessory(narrow, rect) }
    // No room beside the menu: a strip at the top, or at the bottom, that the menu leaves free.
    let height = min(smallest.canvas.size.height, max(1, area.height - 4))
    let isBottom = anchor.minY < area.minY + height
    let rest = Rect(
      x: area.minX, y: area.minY + (isBottom ? 0 : height), width: area.width, height: area.height - height)
    result = self.placement(level: deepest, in: rest)
    cards = [pinned(result.menu, level: deepest)]
    let width = min(smallest.canvas.size.width, area.width)
    setAccessory(smallest, Rect(x: area.minX, y: isBottom ? rest.maxY : area.minY, width: width, height: height))
  }

  mutating func setAccessory(_ form: AccessoryForm, _ rect: Rect) {
    accessoryForm = form
    layout.accessory = rect
    accessoryOffset = 0
    let surplus = form.canvas.size.width - rect.width
    if surplus > 0, case .accessory(let index) = focus, form.frames.indices.contains(index) {
      let frame = form.frames[index]
      accessoryOffset = max(0, min(surplus, frame.minX + frame.width / 2 - rect.width / 2))
    }
    for (index, frame) in form.frames.enumerated() {
      let shown = frame.offset(dx: rect.minX - accessoryOffset, dy: rect.minY).intersection(rect)
      if !shown.isEmpty { layout.accessoryItems[index] = shown }
    }
  }
}
