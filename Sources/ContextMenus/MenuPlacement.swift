import Cells

/// Where the root card, the preview and the accessory go: below the held view, else above, else beside, else over it.
struct MenuPlacement {
  /// The cells that may be used.
  var area: Rect
  /// The held view.
  var anchor: Rect
  /// The pointer's column, when the menu was opened there.
  var pointerX: Int?
  /// The card with its border, as large as it would like to be; empty for no menu.
  var menu: Size
  /// The narrowest that the card may be, where it would cover a point otherwise.
  var leastWidth = 14
  /// The tallest that the card may be.
  var maxHeight: Int
  /// The preview's boxes in decreasing sizes; empty for none.
  var previews: [Size] = []
  /// The cells of the lifted view; `nil` for a preview in a box.
  var lifted: Rect?
  /// Whether the lifted view may be moved to make room.
  var mayShift = false
  /// The rows that an accessory wants above the lifted view.
  var accessoryHeight = 0

  struct Result: Equatable {
    var menu = Rect(.zero)
    var preview: Rect?
    /// Which of the preview's sizes was taken.
    var previewIndex = 0
    /// Whether the menu stands above the held view.
    var isAbove = false
    /// Whether the menu's right edge is aligned with the held view's.
    var isTrailing = false
  }

  private var spaceBelow: Int { max(0, area.maxY - held.maxY) }
  private var spaceAbove: Int { max(0, held.minY - area.minY) }
  /// What must not be covered.
  private var held: Rect { anchor }
  private var height: Int { min(menu.height, maxHeight) }
  private var isTooTall: Bool { menu.height > maxHeight }

  func result() -> Result {
    var result = lifted == nil ? boxed() : aroundLifted()
    result.isTrailing = isTrailing
    return result
  }

  // MARK: A preview in a box, or none

  private func boxed() -> Result {
    if menu.isEmpty { return previewAlone() }
    for isAbove in [false, true] where !isTooTall && menu.height <= space(isAbove) {
      for index in previews.indices {
        if let result = together(index, isAbove: isAbove) { return result }
      }
    }
    return menuAlone()
  }

  private func space(_ isAbove: Bool) -> Int { isAbove ? spaceAbove : spaceBelow }

  /// The preview left of the menu, or above it.
  private func together(_ index: Int, isAbove: Bool) -> Result? {
    let preview = previews[index]
    let room = space(isAbove)
    if preview.width + menu.width <= area.width && preview.height <= room {
      let x = column(width: preview.width + menu.width)
      let previewY = isAbove ? held.minY - preview.height : held.maxY
      return Result(
        menu: Rect(origin: Point(x: x + preview.width, y: top(menu.height, isAbove)), size: menu),
        preview: Rect(origin: Point(x: x, y: previewY), size: preview), previewIndex: index, isAbove: isAbove)
    }
    let block = Size(width: max(preview.width, menu.width), height: preview.height + menu.height)
    guard block.width <= area.width, block.height <= room else { return nil }
    let x = column(width: block.width)
    let y = top(block.height, isAbove)
    return Result(
      menu: Rect(origin: Point(x: x, y: y + preview.height), size: menu),
      preview: Rect(origin: Point(x: x, y: y), size: preview), previewIndex: index, isAbove: isAbove)
  }

  private func previewAlone() -> Result {
    for isAbove in [false, true] {
      for index in previews.indices where previews[index].height <= space(isAbove) {
        let preview = previews[index]
        guard preview.width <= area.width else { continue }
        let origin = Point(x: column(width: preview.width), y: top(preview.height, isAbove))
        return Result(preview: Rect(origin: origin, size: preview), previewIndex: index, isAbove: isAbove)
      }
    }
    guard let smallest = previews.indices.last else { return Result() }
    let size = Size(
      width: min(previews[smallest].width, area.width), height: min(previews[smallest].height, area.height))
    let origin = Point(x: column(width: size.width), y: clampedY(held.maxY, height: size.height))
    return Result(preview: Rect(origin: origin, size: size), previewIndex: smallest)
  }

  private func menuAlone() -> Result {
    let x = column(width: menu.width)
    if !isTooTall {
      for isAbove in [false, true] where menu.height <= space(isAbove) {
        return Result(menu: Rect(origin: Point(x: x, y: top(menu.height, isAbove)), size: menu), isAbove: isAbove)
      }
    }
    if let beside = beside() { return withPreview(beside: beside) }
    // A card of two thirds, scrolling, is better than one over the view that it is about.
    let isAbove = spaceAbove > spaceBelow
    let room = min(space(isAbove), maxHeight)
    if room >= min(height, max(6, height * 2 / 3)) {
      return withPreview(scrolled: Size(width: menu.width, height: min(height, room)), x: x, isAbove: isAbove)
    }
    if isPoint, let card = besideNarrow() ?? scrolledLow() { return card }
    let y = clampedY(held.maxY, height: height)
    return Result(menu: Rect(x: x, y: y, width: menu.width, height: height))
  }

  /// Whether the held view is a mark in a picture, such as a pin: once covered it can't be told what it marks.
  private var isPoint: Bool { held.width <= 2 && held.height == 1 }

  /// A card as narrow as the larger side of the held view.
  private func besideNarrow() -> Result? {
    let (left, right) = (held.minX - area.minX, area.maxX - held.maxX)
    let width = min(menu.width, max(left, right))
    guard width >= leastWidth else { return nil }
    let x = left >= right ? held.minX - width : held.maxX
    return Result(menu: Rect(x: x, y: clampedY(held.minY, height: height), width: width, height: height))
  }

  /// A card of few lines below or above the held view.
  private func scrolledLow() -> Result? {
    let isAbove = spaceAbove > spaceBelow
    let height = min(height, space(isAbove))
    guard height >= 4 else { return nil }
    let y = top(height, isAbove)
    return Result(
      menu: Rect(x: column(width: menu.width), y: y, width: menu.width, height: height), isAbove: isAbove)
  }

  /// A preview left of a card that scrolls, in the same rows.
  private func withPreview(scrolled card: Size, x: Int, isAbove: Bool) -> Result {
    let y = top(card.height, isAbove)
    for index in previews.indices {
      let preview = previews[index]
      guard preview.height <= space(isAbove), preview.width + card.width <= area.width else { continue }
      let left = column(width: preview.width + card.width)
      return Result(
        menu: Rect(origin: Point(x: left + preview.width, y: y), size: card),
        preview: Rect(origin: Point(x: left, y: top(preview.height, isAbove)), size: preview), previewIndex: index,
        isAbove: isAbove)
    }
    return Result(menu: Rect(origin: Point(x: x, y: y), size: card), isAbove: isAbove)
  }

  /// A preview below or above the held view, with the card beside both.
  private func withPreview(beside card: Rect) -> Result {
    let isRight = card.minX >= held.maxX
    for index in previews.indices {
      let preview = previews[index]
      for isAbove in [false, true] where preview.height <= space(isAbove) && preview.width <= area.width {
        let x = clampedX(isRight ? held.minX : held.maxX - preview.width, width: preview.width)
        let cardX = isRight ? max(held.maxX, x + preview.width) : min(held.minX, x) - card.width
        let moved = Rect(origin: Point(x: cardX, y: card.minY), size: card.size)
        guard area.contains(moved) else { continue }
        let y = top(preview.height, isAbove)
        return Result(menu: moved, preview: Rect(origin: Point(x: x, y: y), size: preview), previewIndex: index)
      }
    }
    return Result(menu: card)
  }

  private func beside() -> Rect? {
    let y = clampedY(held.minY, height: height)
    if held.maxX + menu.width <= area.maxX { return Rect(x: held.maxX, y: y, width: menu.width, height: height) }
    let x = held.minX - menu.width
    return x >= area.minX ? Rect(x: x, y: y, width: menu.width, height: height) : nil
  }

  // MARK: The held view lifted

  private func aroundLifted() -> Result {
    let view = (lifted ?? anchor).intersection(area)
    if menu.isEmpty { return Result(preview: view.isEmpty ? nil : view) }
    if let stacked = stacked(view) { return stacked }
    var result = menuAlone()
    result.preview = view.isEmpty || result.menu.intersects(view) ? nil : view
    guard mayShift, isTooTall || result.preview == nil || result.menu.height < menu.height else { return result }
    // Move the view up, and cut it, so that the whole menu stands below it.
    let rows = min(view.height, area.height - height)
    guard rows > 0, !view.isEmpty else { return result }
    let y = min(view.minY, area.maxY - height - rows)
    result.preview = Rect(x: view.minX, y: y, width: view.width, height: rows)
    result.menu = Rect(x: column(width: menu.width), y: y + rows, width: menu.width, height: height)
    result.isAbove = false
    return result
  }

  /// The accessory above the view, the view, and the menu below it, moved by as little as they need.
  private func stacked(_ view: Rect) -> Result? {
    let total = accessoryHeight + view.height + height
    guard mayShift, accessoryHeight > 0, !view.isEmpty, !isTooTall, total <= area.height else { return nil }
    let y = max(area.minY + accessoryHeight, min(view.minY, area.maxY - height - view.height))
    return Result(
      menu: Rect(x: column(width: menu.width), y: y + view.height, width: menu.width, height: height),
      preview: Rect(x: view.minX, y: y, width: view.width, height: view.height))
  }

  // MARK: Columns and rows

  /// Whether the parts line up with the held view's right edge: for narrow views in the right half of the screen.
  private var isTrailing: Bool {
    pointerX == nil && held.width < area.width * 2 / 3 && held.minX + held.maxX > area.minX + area.maxX
  }

  /// The left edge of a part of this width.
  private func column(width: Int) -> Int {
    // At a long row the menu stands under the text, not under the margin.
    let indent = held.width >= menu.width + 12 && !mayShift ? 6 : held.width >= menu.width + 4 ? 2 : 0
    if isTrailing { return clampedX(held.maxX - indent - width, width: width) }
    return clampedX(pointerX ?? held.minX + indent, width: width)
  }

  private func top(_ height: Int, _ isAbove: Bool) -> Int { isAbove ? held.minY - height : held.maxY }

  func clampedX(_ x: Int, width: Int) -> Int { max(area.minX, min(x, area.maxX - width)) }

  func clampedY(_ y: Int, height: Int) -> Int { max(area.minY, min(y, area.maxY - height)) }
}
