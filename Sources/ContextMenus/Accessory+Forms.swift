import Cells

extension Accessory {
  /// The forms to choose from, in decreasing sizes.
  func forms(theme: MenuTheme) -> [AccessoryForm] {
    switch content {
    case .forms(let forms): forms
    case .bar(let images):
      [
        bar(images, theme: theme, isBoxed: true, showsKeys: true),
        bar(images, theme: theme, isBoxed: true, showsKeys: false),
        bar(images, theme: theme, isBoxed: false, showsKeys: true),
        bar(images, theme: theme, isBoxed: false, showsKeys: false),
      ]
    }
  }

  /// Draws a bar of pictures; the marked one stands in parentheses, so that it shows without colour.
  private func bar(_ images: [Image], theme: MenuTheme, isBoxed: Bool, showsKeys: Bool) -> AccessoryForm {
    let texts = images.map { $0.text(ascii: theme.isASCII) }
    let labels = items.map { item in
      showsKeys ? item.key.map { " " + KeyLabel.text($0, isStruck: false, ascii: theme.isASCII) } ?? "" : ""
    }
    let widths = zip(texts, labels).map { Text.width(of: $0) + Text.width(of: $1) + 2 }
    let edge = isBoxed ? 1 : 0
    let size = Size(width: widths.reduce(2 * edge, +), height: isBoxed ? 3 : 1)
    var canvas = Canvas(size, filledWith: Cell(" ", theme.normal))
    if isBoxed { canvas.drawBox(Rect(size), style: theme.border, glyphs: theme.glyphs) }
    var frames: [Rect] = []
    var x = edge
    for index in texts.indices where index < items.count {
      let isMarked = items[index].isMarked
      if isMarked {
        canvas.write("(", x: x, y: edge, style: theme.mark)
        canvas.write(")", x: x + widths[index] - 1, y: edge, style: theme.mark)
      }
      let next = canvas.write(texts[index], x: x + 1, y: edge, style: theme.normal)
      canvas.write(labels[index], x: next, y: edge, style: theme.secondary)
      frames.append(Rect(x: x, y: edge, width: widths[index], height: 1))
      x += widths[index]
    }
    return AccessoryForm(canvas: canvas, frames: frames)
  }
}
