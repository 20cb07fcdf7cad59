import Cells

extension MenuState {
  /// Draws a row other than a rule.
  func draw(_ row: MenuLayout.Row, y: Int, of card: MenuLayout.Card, on canvas: inout Canvas) {
    let content = levels[card.level].content
    let edge = layout.isPicker ? 0 : cardEdge
    let x = card.rect.minX + edge
    let width = card.rect.width - 2 * edge
    switch content.rows[row.index].kind {
    case .rule: break
    case .header(let title):
      let text = Text.truncated(title, to: width, ellipsis: theme.glyphs.ellipsis)
      canvas.write(text, x: x, y: y, style: now(theme.header))
    case .loading(let title):
      let text = Text.truncated(title, to: width, ellipsis: theme.glyphs.ellipsis)
      canvas.write(text, x: x, y: y, style: now(theme.secondary))
    case .item(let index):
      let place = RowPlace(x: x, y: y, width: width, row: content.rows[row.index])
      drawItem(content.items[index], at: place, level: card.level, on: &canvas)
    case .strip(let indices):
      for (index, element) in zip(indices, row.elements) {
        drawStripItem(
          content.items[index], in: element.rect, row: content.rows[row.index], level: card.level, on: &canvas)
      }
    }
  }

  /// Where a row is drawn, without air and border.
  private struct RowPlace {
    var x: Int
    var y: Int
    var width: Int
    var row: MenuRow
  }

  private func drawItem(
    _ item: MenuItem, at place: RowPlace, level: Int, on canvas: inout Canvas
  ) {
    let content = levels[level].content
    let look = look(item, level: level)
    let columns = content.columns(group: place.row.group, width: place.width)
    drawGround(look, item: item, at: place, on: &canvas)
    let (x, y) = (place.x, place.y)
    if content.hasMarks, let glyph = glyph(item.mark) {
      canvas.set(x, y, Cell(glyph, look.isFilled ? look.text : now(theme.mark)))
    }
    if columns.showsImages {
      canvas.write(item.picture, x: x + columns.image, y: y, style: look.text)
    }
    let room = columns.titleWidth - (item.isSubmenu ? 2 : 0)
    let title = Text.truncated(item.title, to: room, ellipsis: theme.glyphs.ellipsis)
    let end = canvas.write(title, x: x + columns.title, y: y, style: look.text)
    underline(item.mnemonic, of: title, x: x + columns.title, y: y, on: &canvas)
    if item.isSubmenu { canvas.set(end + 1, y, Cell(theme.glyphs.submenu, look.text)) }
    if item.keyWidth > 0 { canvas.write(item.keyLabel, x: x + place.width - item.keyWidth, y: y, style: look.detail) }
    if place.row.height > 1, let subtitle = item.subtitle {
      let text = Text.truncated(
        subtitle, to: place.width - columns.title, ellipsis: theme.glyphs.ellipsis)
      canvas.write(text, x: x + columns.title, y: y + 1, style: look.detail)
    }
  }

  /// Fills a highlighted row, and marks a destructive one that its picture does not mark.
  private func drawGround(
    _ look: RowLook, item: MenuItem, at place: RowPlace, on canvas: inout Canvas
  ) {
    let ground = Rect(x: place.x, y: place.y, width: place.width, height: place.row.height)
    let gap = cardEdge - 1
    if look.isFilled { canvas.fill(ground, with: Cell(" ", look.text)) }
    for y in ground.minY..<ground.maxY {
      if let marker = look.marker {
        canvas.set(ground.minX - gap, y, Cell(theme.glyphs.markerLeft, marker))
        canvas.set(ground.maxX + gap - 1, y, Cell(theme.glyphs.markerRight, marker))
      }
    }
    guard item.isDestructive, let image = item.image,
      image.text(ascii: theme.isASCII) != Image.delete.text(ascii: theme.isASCII)
    else { return }
    canvas.set(ground.minX - gap, ground.minY, Cell("!", look.marker ?? look.text))
  }

  private func drawStripItem(
    _ item: MenuItem, in rect: Rect, row: MenuRow, level: Int, on canvas: inout Canvas
  ) {
    let look = look(item, level: level)
    let style = levels[level].content.styles[row.group]
    if look.isFilled { canvas.fill(rect, with: Cell(" ", look.text)) }
    let text = MenuContent.stripText(item, style: style, ascii: theme.isASCII)
    canvas.write(text, x: rect.minX + 1, y: rect.minY, style: look.text, width: rect.width - 1)
    let brackets: (Unicode.Scalar, Unicode.Scalar)? =
      switch item.mark {
      case .none: look.marker != nil && theme.isASCII ? (theme.glyphs.markerLeft, theme.glyphs.markerRight) : nil
      case .check, .radio: ("(", ")")
      case .mixed: ("-", "-")
      }
    guard let brackets else { return }
    let mark = look.isFilled ? look.text : theme.mark
    canvas.set(rect.minX, rect.minY, Cell(brackets.0, mark))
    canvas.set(rect.maxX - 1, rect.minY, Cell(brackets.1, mark))
  }

  private func underline(_ letter: Character?, of title: String, x: Int, y: Int, on canvas: inout Canvas) {
    guard let letter = letter.map({ String($0).lowercased() }) else { return }
    var column = x
    for character in title {
      let width = Text.width(of: String(character))
      if String(character).lowercased() == letter {
        return canvas.restyle(Rect(x: column, y: y, width: width, height: 1)) { $0 = $0.adding(.underline) }
      }
      column += width
    }
  }

  private func glyph(_ mark: MenuMark) -> Unicode.Scalar? {
    switch mark {
    case .none: nil
    case .check: theme.glyphs.check
    case .radio: theme.glyphs.radio
    case .mixed: theme.glyphs.mixed
    }
  }
}
