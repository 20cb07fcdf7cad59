import Cells

extension MenuState {
  /// The part of a card that is shown while it grows or shrinks, at the held view's side.
  func shown(_ rect: Rect) -> Rect {
    guard progress < 1 else { return rect }
    let height = max(min(3, rect.height), Int(Double(rect.height) * progress + 0.5))
    let width = max(min(8, rect.width), Int(Double(rect.width) * (0.6 + 0.4 * progress) + 0.5))
    return Rect(x: rect.minX, y: opensAbove ? rect.maxY - height : rect.minY, width: width, height: height)
  }

  /// Draws one level.
  func draw(_ card: MenuLayout.Card, on canvas: inout Canvas) {
    let rect = shown(card.rect)
    let isDeepest = card.level == levels.count - 1
    let border = now(isDeepest && focus == .menu ? theme.focusedBorder : theme.border)
    canvas.fill(rect, with: Cell(" ", theme.normal))
    canvas.drawBox(rect, style: border, glyphs: theme.glyphs)
    let level = levels[card.level]
    canvas.clipped(to: rect.inset(dy: 1)) { canvas in
      for row in card.rows {
        let y = card.rect.minY + 1 + level.content.rows[row.index].top - level.scroll
        if level.content.rows[row.index].kind == .rule {
          drawRule(y: y, in: rect, style: border, on: &canvas)
        } else {
          canvas.clipped(to: rect.inset(dx: 1)) { draw(row, y: y, of: card, on: &$0) }
        }
      }
    }
    if progress == 1 { drawEdges(of: card, style: border, on: &canvas) }
  }

  private func drawRule(y: Int, in rect: Rect, style: Style, on canvas: inout Canvas) {
    for x in rect.minX + 1..<max(rect.minX + 1, rect.maxX - 1) {
      canvas.set(x, y, Cell(theme.glyphs.horizontal, style))
    }
    canvas.set(rect.minX, y, Cell(theme.glyphs.ruleLeft, style))
    canvas.set(rect.maxX - 1, y, Cell(theme.glyphs.ruleRight, style))
  }

  /// What stands in the border: the title, the badge, the signs for more and the position.
  private func drawEdges(of card: MenuLayout.Card, style: Style, on canvas: inout Canvas) {
    let rect = card.rect
    var room = rect.width - 4
    if card.hasMoreAbove {
      canvas.write(" \(theme.glyphs.up) ", x: rect.maxX - 5, y: rect.minY, style: theme.mark)
      room -= 4
    }
    let isDrilledInto = card.level > 0 && layout.cards.count == 1
    let badge = badgeText
    if card.level == 0, !badge.isEmpty, preview?.style != .card {
      room -= badge.count + 1
      canvas.write(badge, x: rect.minX + 3 + room, y: rect.minY, style: theme.mark.adding(.reverse))
    }
    let title = cardTitle(card.level, isDrilledInto: isDrilledInto)
    if !title.isEmpty, room > 2 {
      let text = Text.truncated(title, to: room - 2, ellipsis: theme.glyphs.ellipsis)
      canvas.write(" \(text) ", x: rect.minX + 2, y: rect.minY, style: theme.title)
    }
    guard card.hasMoreAbove || card.hasMoreBelow else { return }
    let content = levels[card.level].content
    var text = card.hasMoreBelow ? " \(theme.glyphs.down) " : ""
    if let index = content.index(of: levels[card.level].highlight) {
      let position = "\(index + 1)/\(content.items.count)"
      text = " " + position + (text.isEmpty ? " " : text)
    }
    canvas.write(text, x: rect.maxX - 2 - Text.width(of: text), y: rect.maxY - 1, style: theme.mark)
  }

  /// How many things the menu is for, when there are several and its title does not say so.
  var badgeText: String {
    let count = String(secondaryIdentifiers.count + 1)
    guard !secondaryIdentifiers.isEmpty, !menu.title.split(separator: " ").contains(count[...]) else { return "" }
    return " \(count) "
  }

  /// The preview in its box.
  func drawPreviewCard(on canvas: inout Canvas) {
    guard let preview, let rect = layout.preview, preview.canvases.indices.contains(previewIndex) else { return }
    let box = shown(rect)
    let isFocused = focus == .preview
    canvas.fill(box, with: Cell(" ", theme.normal))
    canvas.drawBox(
      box, style: isFocused ? theme.focusedBorder : theme.border, glyphs: theme.glyphs)
    canvas.clipped(to: box.inset(dx: 1, dy: 1)) {
      $0.draw(preview.canvases[previewIndex], at: Point(x: rect.minX + 2, y: rect.minY + 1))
    }
    guard progress == 1 else { return }
    let badge = badgeText
    canvas.write(badge, x: rect.maxX - 2 - badge.count, y: rect.minY, style: theme.mark.adding(.reverse))
    guard preview.commit != nil else { return }
    let enter = theme.isASCII ? "Enter" : "⏎"
    let captions = isFocused ? ["\(enter) opens"] : ["tab \(enter) opens", "tab \(enter)", "tab"]
    guard let caption = captions.first(where: { Text.width(of: $0) + 6 <= rect.width }) else { return }
    let width = Text.width(of: caption) + 2
    let style = isFocused ? theme.highlight : theme.secondary
    canvas.write(" \(caption) ", x: rect.minX + (rect.width - width) / 2, y: rect.maxY - 1, style: style)
  }
}
