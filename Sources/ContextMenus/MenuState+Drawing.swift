import Cells

extension MenuState {
  /// Dims the screen and draws the menu above it; the status line is drawn by the program, afterwards.
  /// - Parameters:
  ///   - canvas: The finished screen, of the size that the menu was told.
  ///   - theme: Another look than the menu's own.
  func draw(on canvas: inout Canvas, theme: MenuTheme? = nil) {
    if let theme, theme != self.theme {
      var copy = self
      copy.theme = theme
      return copy.draw(on: &canvas)
    }
    switch phase {
    case .closed: return
    case .refusing: return drawRefusal(on: &canvas)
    case .opening, .open, .closing: break
    }
    if layout.isPicker { return drawPicker(on: &canvas) }
    // Where nothing is dimmed and nothing lifted, the held view is on the canvas as it should be.
    if !isSketch || preview?.style == .lifted {
      let held = canvas.copy(of: preview?.canvases.isEmpty == false ? anchor : liftedRect)
      dim(&canvas)
      drawHeldView(held, on: &canvas)
    }
    if preview?.style == .card, !isSketch { drawPreviewCard(on: &canvas) }
    drawAccessory(on: &canvas)
    for card in layout.cards { draw(card, on: &canvas) }
    if case .closing = phase, preview?.commitStyle == .pop, outcome != .dismiss { drawPop(on: &canvas) }
  }

  /// Whether this is the first frame after a key: the menu alone and in one style, because each change of style costs as
  /// much as a row of text. Preview, colours and the dimmed screen follow with the second frame.
  var isSketch: Bool {
    if case .opening = phase { return frame == 0 && isAtOnce }
    return false
  }

  /// A style as it is drawn now.
  func now(_ style: Style) -> Style { isSketch ? theme.normal : style }

  /// Whether the menu comes and goes without movement, because a key press opened it.
  var isAtOnce: Bool { trigger == .key && !settings.animatesKeys }

  /// How much of the parts is shown, from 0 to 1.
  var progress: Double {
    switch phase {
    case .opening where isAtOnce: 1
    case .opening: min(1, Double(frame + 1) / Double(MenuAnimation.openingFrames))
    case .closing: Double(MenuAnimation.closingFrames - frame) / Double(MenuAnimation.closingFrames + 1)
    case .open, .refusing, .closed: 1
    }
  }

  private func dim(_ canvas: inout Canvas) {
    guard !theme.isMono else { return }
    // The first frame shows the menu, without waiting for all the cells around it; they follow with the second.
    if case .opening = phase, frame == 0 { return }
    canvas.restyle(canvas.bounds) { style in
      style.attributes.remove(.bold)
      style.attributes.insert(.dim)
    }
  }

  /// Whether the whole held view stands elsewhere while the menu is open.
  var isHeldViewMoved: Bool {
    guard preview?.style == .lifted, let rect = layout.preview else { return false }
    return rect.size == liftedRect.size && rect.origin != liftedRect.origin
  }

  /// Draws the held view undimmed: where it stands, or where the menu has moved it.
  private func drawHeldView(_ held: Canvas, on canvas: inout Canvas) {
    guard let preview, preview.style == .lifted, let rect = layout.preview else {
      canvas.draw(held, at: (preview?.canvases.isEmpty == false ? anchor : liftedRect).clampedOrigin)
      return
    }
    // A view that was moved is not also where it stood.
    if isHeldViewMoved { canvas.fill(liftedRect) }
    let picture = preview.canvases.first { $0.size == liftedRect.size } ?? held
    canvas.clipped(to: rect) { $0.draw(picture, at: rect.origin) }
    guard focus == .preview else { return }
    // The focused view shows its edges in reverse, so that it shows without colour.
    canvas.restyle(Rect(x: rect.minX, y: rect.minY, width: 1, height: rect.height)) { $0 = theme.highlight }
    canvas.restyle(Rect(x: rect.maxX - 1, y: rect.minY, width: 1, height: rect.height)) { $0 = theme.highlight }
  }

  private func drawAccessory(on canvas: inout Canvas) {
    guard timers.accessory == nil, let rect = layout.accessory, let form = accessoryForm else { return }
    canvas.clipped(to: rect) { canvas in
      let origin = Point(x: rect.minX - accessoryOffset, y: rect.minY)
      if case .accessory(let index) = focus {
        canvas.draw(form.focused[index] ?? form.canvas, at: origin)
        if form.focused[index] == nil, let item = layout.accessoryItems[index] {
          canvas.restyle(item) { $0 = theme.highlight }
        }
      } else {
        canvas.draw(form.canvas, at: origin)
      }
    }
    drawOverflow(of: form, in: rect, on: &canvas)
  }

  /// Marks the ends where a bar goes on beyond a narrow screen.
  private func drawOverflow(of form: AccessoryForm, in rect: Rect, on canvas: inout Canvas) {
    let y = rect.minY + rect.height / 2
    if accessoryOffset > 0 { canvas.set(rect.minX, y, Cell(theme.glyphs.back, theme.mark)) }
    if accessoryOffset + rect.width < form.canvas.size.width {
      canvas.set(rect.maxX - 1, y, Cell(theme.glyphs.forward, theme.mark))
    }
  }

  /// The preview on its way to becoming the whole screen.
  private func drawPop(on canvas: inout Canvas) {
    guard let start = layout.preview else { return }
    let part = Double(frame + 1) / Double(MenuAnimation.closingFrames + 1)
    func between(_ from: Int, _ to: Int) -> Int { from + Int(Double(to - from) * part) }
    let x = between(start.minX, 0)
    let y = between(start.minY, 0)
    let rect = Rect(
      x: x, y: y, width: between(start.maxX, size.width) - x, height: between(start.maxY, size.height) - y)
    canvas.fill(rect, with: Cell(" ", theme.normal))
    canvas.drawBox(rect, style: theme.focusedBorder, glyphs: theme.glyphs)
  }
}

extension Rect {
  /// The origin of the part on the screen, for cells that were copied from there.
  var clampedOrigin: Point { Point(x: max(0, minX), y: max(0, minY)) }
}

extension Canvas {
  /// The cells of a rectangle, as far as it lies on the canvas.
  func copy(of rect: Rect) -> Canvas {
    let part = rect.intersection(bounds)
    var result = Canvas(part.size)
    result.draw(self, at: Point(x: -part.minX, y: -part.minY))
    return result
  }
}
