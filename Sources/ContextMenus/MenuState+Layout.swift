import Cells

extension MenuState {
  /// The cells that the menu may use.
  var area: Rect {
    let bottom = isPicker ? 0 : settings.statusLines
    let top = size.height < 10 || anchor.minY < settings.titleLines ? 0 : settings.titleLines
    return Rect(x: 0, y: top, width: size.width, height: size.height - top - bottom)
  }

  /// The cells that an accessory may use where it has no room in the area: the title's too.
  private var areaWithTitle: Rect { Rect(x: 0, y: 0, width: size.width, height: area.maxY) }

  /// The cells of a card's border with the air inside it: the highlight's mark stands there, and the letters that it is
  /// in ASCII need a cell between them and the row.
  var cardEdge: Int { theme.isASCII ? 3 : 2 }

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
      if removeRules() {
        layout = MenuLayout()
        accessoryForm = nil
        placeParts()
      }
    }
    layout.cursor = cursor
  }

  /// A card that scrolls and shows fewer lines than these has none to spare for rules.
  private static var leastLinesWithRules: Int { 4 }

  /// Leaves the rules out of the placed cards that have no lines to spare; they come back when the level is made anew.
  /// - Returns: Whether there were any.
  private mutating func removeRules() -> Bool {
    var isChanged = false
    for level in layout.cards.map(\.level) where levels[level].visibleLines < Self.leastLinesWithRules {
      guard levels[level].maxScroll > 0, levels[level].content.removeRules() else { continue }
      isChanged = true
    }
    return isChanged
  }

  /// Where the cards stand, and the parts that the root was placed with.
  private struct Arrangement {
    var result: MenuPlacement.Result
    /// One for each visible level.
    var cards: [Rect]
    /// The first visible level: the deepest where there is no room for cards side by side.
    var firstLevel = 0
  }

  private mutating func placeParts() {
    var parts = arrangement(in: area)
    placeAccessory(&parts)
    opensAbove = parts.result.isAbove
    if preview != nil { layout.preview = parts.result.preview }
    previewIndex = parts.result.previewIndex
    if parts.result.menu.isEmpty { return }
    for (offset, rect) in parts.cards.enumerated() {
      let level = parts.firstLevel + offset
      levels[level].visibleLines = rect.height - 2
      levels[level].reveal()
      layout.cards.append(card(level: level, rect: rect))
    }
  }

  /// Places the cards: each beside its parent, or the deepest alone in the root's place.
  private func arrangement(in area: Rect) -> Arrangement {
    var parts = Arrangement(result: placement(level: 0, in: area), cards: [])
    parts.result.menu = pinned(parts.result.menu, level: 0, in: area)
    parts.cards = [parts.result.menu]
    for level in levels.indices.dropFirst() {
      if let rect = besideParent(level, parent: parts.cards[level - 1], in: area) {
        parts.cards.append(rect)
        continue
      }
      let deepest = levels.count - 1
      parts.result = placement(level: deepest, in: area)
      parts.result.menu = pinned(parts.result.menu, level: deepest, in: area)
      parts.cards = [parts.result.menu]
      parts.firstLevel = deepest
      break
    }
    return parts
  }

  /// The card's size if there is room for all of it; empty for a level with nothing in it.
  private func naturalSize(_ level: Int, isDrilledInto: Bool) -> Size {
    let content = levels[level].content
    if content.rows.isEmpty { return .zero }
    var width = content.width
    let title = cardTitle(level, isDrilledInto: isDrilledInto)
    if !title.isEmpty { width = max(width, Text.width(of: title) + 2) }
    if level == 0, preview == nil || preview?.style == .lifted, !badgeText.isEmpty { width = max(width, 16) }
    return Size(width: min(max(14, width + 2 * cardEdge), area.width), height: content.lineCount + 2)
  }

  /// What stands in a card's upper border.
  func cardTitle(_ level: Int, isDrilledInto: Bool) -> String {
    let title = MenuText.shown(levels[level].menu.title, ascii: theme.isASCII)
    if level == 0 { return title }
    guard isDrilledInto else { return "" }
    return "\(theme.glyphs.back) \(title.isEmpty ? "back" : title)"
  }

  private func placement(level: Int, in area: Rect) -> MenuPlacement.Result {
    let natural = naturalSize(level, isDrilledInto: level > 0)
    var pointer: Int?
    if case .mouse(let point) = trigger, anchor.contains(point) { pointer = point.x }
    var placement = MenuPlacement(
      area: area, anchor: anchor.clamped(to: area), pointerX: pointer, menu: natural,
      maxHeight: maxCardHeight(in: area))
    placement.leastWidth = max(14, levels[level].content.leastWidth(ascii: theme.isASCII) + 2 * cardEdge)
    if let preview, preview.style == .card {
      placement.previews = preview.canvases.map { Size(width: $0.size.width + 4, height: $0.size.height + 2) }
    } else {
      placement.lifted = liftedRect
      placement.mayShift = preview != nil
      if level == 0, preview != nil { placement.accessoryHeight = accessoryHeight }
    }
    return placement.result()
  }

  /// The rows of the accessory's largest form that is no wider than the area; 0 without one.
  private var accessoryHeight: Int {
    guard let accessory else { return 0 }
    let forms = accessory.forms(theme: theme)
    return (forms.first { $0.canvas.size.width <= area.width } ?? forms.last)?.canvas.size.height ?? 0
  }

  private func maxCardHeight(in area: Rect) -> Int { min(area.height, max(4, size.height - 2)) }

  /// Where the lifted view stands before anything is moved.
  var liftedRect: Rect {
    let target = (preview?.target ?? anchor).clamped(to: area)
    guard let preview, !preview.canvases.isEmpty else { return target }
    let fitting = preview.canvases.first { $0.size.width <= area.width && $0.size.height * 2 <= area.height }
    let size = (fitting ?? preview.canvases[preview.canvases.count - 1]).size
    return Rect(origin: target.origin, size: size)
  }

  private func pinned(_ rect: Rect, level: Int, in area: Rect) -> Rect {
    guard let pin = levels[level].pin, !rect.isEmpty else { return rect }
    let height = min(pin.height, area.height)
    let y = max(area.minY, min(pin.y, area.maxY - height))
    let x = max(area.minX, min(pin.x, area.maxX - rect.width))
    return Rect(x: x, y: y, width: rect.width, height: height)
  }

  /// The place of a submenu's card right or left of its parent; `nil` where there is no room.
  private func besideParent(_ level: Int, parent: Rect, in area: Rect) -> Rect? {
    let size = naturalSize(level, isDrilledInto: false)
    guard !size.isEmpty, !parent.isEmpty else { return nil }
    let height = min(size.height, maxCardHeight(in: area))
    let y = max(area.minY, min(openerLine(level, parent: parent) - 1, area.maxY - height))
    // What comes later seldom fits where only a loading row does: the side has room for it from the start, so that the
    // card stays there.
    let expected = levels[level].requested.isEmpty ? size.width : max(size.width, Self.deferredWidth)
    let room = [(parent.maxX, area.maxX - parent.maxX), (parent.minX - size.width, parent.minX - area.minX)]
    guard let place = room.first(where: { $0.1 >= expected }) ?? room.first(where: { $0.1 >= size.width }) else {
      return nil
    }
    return pinned(Rect(x: place.0, y: y, width: size.width, height: height), level: level, in: area)
  }

  /// The columns that a card is taken to need once its deferred elements have come.
  private static var deferredWidth: Int { 26 }

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

  private mutating func placeAccessory(_ parts: inout Arrangement) {
    guard let accessory else { return }
    let forms = accessory.forms(theme: theme).filter { !$0.canvas.size.isEmpty }
    let fitting = forms.filter { $0.canvas.size.width <= area.width && $0.canvas.size.height * 3 <= area.height }
    guard let smallest = forms.min(by: { $0.canvas.size.height < $1.canvas.size.height }) else { return }
    for room in area.minY > 0 ? [area, areaWithTitle] : [area] {
      let placement = AccessoryPlacement(
        area: room, anchor: anchor.clamped(to: area), placed: parts.result, alignment: accessory.alignment,
        isLifted: preview?.style == .lifted)
      for form in fitting.isEmpty ? forms.suffix(1) : fitting {
        if let rect = placement.rect(for: form.canvas.size) { return setAccessory(form, rect) }
      }
    }
    // No room beside the menu: a strip at the top, or at the bottom, that the menu leaves free.
    let form = fitting.last ?? smallest
    let height = min(form.canvas.size.height, max(1, area.height - 4))
    let isBottom = anchor.minY < area.minY + height
    let rest = Rect(
      x: area.minX, y: area.minY + (isBottom ? 0 : height), width: area.width, height: area.height - height)
    parts = arrangement(in: rest)
    let width = min(form.canvas.size.width, area.width)
    setAccessory(form, Rect(x: area.minX, y: isBottom ? rest.maxY : area.minY, width: width, height: height))
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

extension Rect {
  /// The part within an area; where there is none, the cell of the area nearest to it.
  func clamped(to area: Rect) -> Rect {
    let part = intersection(area)
    guard part.isEmpty else { return part }
    return Rect(
      x: max(area.minX, min(minX, area.maxX - 1)), y: max(area.minY, min(minY, area.maxY - 1)),
      width: min(1, area.width), height: min(1, area.height))
  }
}
