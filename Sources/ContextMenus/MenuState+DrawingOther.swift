import Cells

extension MenuState {
  /// Draws the menu over the whole of a screen that is too small for a card.
  func drawPicker(on canvas: inout Canvas) {
    canvas.fill(Rect(size), with: Cell(" ", theme.normal))
    if let rect = layout.accessory, let form = accessoryForm {
      canvas.draw(form.canvas, at: Point(x: rect.minX - accessoryOffset, y: rect.minY))
      if case .accessory(let index) = focus, let item = layout.accessoryItems[index] {
        canvas.restyle(item) { $0 = theme.highlight }
      }
    }
    if let rect = layout.preview {
      let text = Text.truncated(previewTitle, to: rect.width, ellipsis: theme.glyphs.ellipsis)
      canvas.write(text, x: rect.minX, y: rect.minY, style: theme.highlight)
    }
    guard let card = layout.cards.first else { return }
    let level = levels[card.level]
    for row in card.rows { draw(row, y: level.content.rows[row.index].top - level.scroll, of: card, on: &canvas) }
    drawPosition(of: card, on: &canvas)
  }

  /// The position at the end of the highlighted row, where it leaves room for the title.
  private func drawPosition(of card: MenuLayout.Card, on canvas: inout Canvas) {
    let level = levels[card.level]
    guard card.hasMoreAbove || card.hasMoreBelow, let index = level.content.index(of: level.highlight) else { return }
    let text = " \(index + 1)/\(level.content.items.count)"
    let row = card.rows.first { $0.elements.contains { $0.identifier == level.highlight } }
    guard let row, text.count * 2 <= card.rect.width, level.content.keyWidth == 0 else { return }
    canvas.write(text, x: card.rect.maxX - text.count, y: row.rect.minY, style: theme.highlight)
  }

  /// Shakes the held view and says that there is nothing to choose.
  func drawRefusal(on canvas: inout Canvas) {
    if !theme.reducedMotion, MenuAnimation.shake.indices.contains(frame) {
      let held = canvas.copy(of: anchor)
      let origin = anchor.clampedOrigin
      canvas.fill(anchor)
      canvas.clipped(to: anchor) { $0.draw(held, at: Point(x: origin.x + MenuAnimation.shake[frame], y: origin.y)) }
    }
    let text = notice ?? ""
    let wanted = Size(width: Text.width(of: text) + 4, height: 3)
    guard wanted.width <= area.width, wanted.height < area.height else {
      canvas.write(text, x: 0, y: 0, style: theme.highlight, width: size.width)
      return
    }
    let placement = MenuPlacement(
      area: area, anchor: anchor.clamped(to: area), pointerX: nil, menu: wanted, maxHeight: area.height)
    let rect = placement.result().menu
    canvas.fill(rect, with: Cell(" ", theme.normal))
    canvas.drawBox(rect, style: theme.border, glyphs: theme.glyphs)
    canvas.write(text, x: rect.minX + 2, y: rect.minY + 1, style: theme.disabled)
  }
}
