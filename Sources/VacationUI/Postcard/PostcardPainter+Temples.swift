extension PostcardPainter {
  /// Ruins: a temple front, then columns that still stand.
  mutating func paintColumns() {
    var dice = dice(.flank)
    let sketch = """
      0 r -75 0 150 8
      0 r -68 8 136 6
      0 r -64 14 10 56 * 7 20
      1 r -58 14 4 56 * 7 20
      0 r -70 70 140 10
      1 p -72 80 0 108 72 80
      """
    paintScattered(sketch, [0xEADBBE, 0xB79C78], high: 0.5, wide: 1.5, gap: 0.4, &dice) { isFirst in
      isFirst ? nil : "0 r -30 0 60 8\n0 r -26 8 12 70\n1 r -18 8 4 70\n0 r 14 8 12 44\n1 r 22 8 4 44\n0 r -30 78 20 8"
    }
  }

  /// The temples of Asia and of old America.
  mutating func paintTemples() {
    var dice = dice(.flank)
    switch scene.flank {
    case .pagodas:
      let sketch = """
        0 r -14 0 28 88
        1 p -44 18 -22 32 22 32 44 18
        1 p -38 42 -18 55 18 55 38 42
        1 p -32 65 0 88 32 65
        1 r -2 86 4 24
        """
      paintScattered(sketch, [0xA8402F, 0x4A3A38], high: 0.62, wide: 0.9, gap: 0.5, &dice) { _ in nil }
    case .steps:
      let sketch = """
        0 r -80 0 160 20
        0 r -64 20 128 20
        0 r -48 40 96 18
        0 r -32 58 64 18
        0 r -17 76 34 18
        1 r 48 0 32 20
        1 r 36 20 28 20
        1 r 26 40 22 18
        1 r 16 58 16 18
        1 r -6 0 12 92
        """
      paintScattered(sketch, [0xD2C3A0, 0x9A8B6E], high: 0.58, wide: 1.6, gap: 0.9, &dice) { _ in nil }
    default:
      let sketch = """
        1 r -46 0 92 10
        0 d 0 10 40 44
        0 p -18 46 -14 62 14 62 18 46
        1 p -12 62 0 110 12 62
        """
      paintScattered(sketch, [0xEBDDC0, 0xC99A3E], high: 0.5, wide: 0.95, gap: 0.5, &dice) { _ in nil }
    }
  }

  /// A castle with flags and a big wheel.
  mutating func paintFair() {
    var dice = dice(.flank)
    let sketch = """
      2 e 0 52 44 44
      x e 0 52 39 39
      2 l -42 52 42 52 3
      2 l 0 10 0 94 3
      2 l -30 22 30 82 3
      2 l -30 82 30 22 3
      1 l 0 52 -24 0 4
      1 l 0 52 24 0 4
      0 e 0 96 6 6
      1 e 44 52 6 6
      0 e -44 52 6 6
      1 e 0 8 6 6
      """
    paintScattered(sketch, [0xE85D75, 0xF2C14E, 0xF4F0FA], high: 0.7, wide: 0.9, gap: 1.4, &dice) { isFirst in
      isFirst ? nil : "0 r -40 0 80 34\n1 p -54 34 0 66 54 34\n2 r -20 0 10 34\n2 r 12 0 10 34\n0 t 0 60 8 30"
    }
  }

  /// Draws a sketch again and again across the picture, smaller where it repeats, clear of the silhouette.
  private mutating func paintScattered(
    _ sketch: String, _ inks: [UInt32], high: Double, wide: Double, gap: Double, _ dice: inout PostcardDice,
    other: (Bool) -> String?
  ) {
    let size = base * high
    // The largest stands at the focus, where no silhouette does.
    if silhouette == nil { stamp(sketch, inks, at: focus, size * 1.25) }
    let room = silhouette == nil ? size * wide * 0.7 : clearing
    for side in [-1.0, 1.0] {
      var distance = room + size * wide * dice.within(0.5, 0.8)
      var isFirst = silhouette != nil
      while distance < width {
        let scale = size * dice.within(0.55, 0.9)
        stamp(other(isFirst) ?? sketch, inks, at: focus + side * distance, scale)
        isFirst = dice.happens(0.3)
        distance += size * (wide + gap * dice.within(0.6, 1.6))
      }
    }
  }

  private mutating func stamp(_ sketch: String, _ inks: [UInt32], at x: Double, _ size: Double) {
    guard x > -size, x < width + size else { return }
    raster.keep()
    let pen = SketchPen(x: x, y: base + 0.3, scale: size / 100)
    for case let shape? in SketchShape.all(in: sketch) {
      var brush = PostcardBrush(.white, .sky)
      switch shape.tone {
      case .ink(let place):
        brush = self.brush(
          place < inks.count ? inks[place] : 0x888888, place == 0 ? .wall : place == 1 ? .shade : .roof)
        let lamp = PostcardInk(place < inks.count ? inks[place] : 0x888888).times(PostcardInk(0xFFDFA6))
        if light.darkness > 0 { brush.ink = brush.ink.mixed(lamp, light.darkness * 0.55) }
      case .cut: brush.erases = true
      case .window: brush = PostcardBrush(PostcardInk(0xFFD77E), .light)
      }
      for copy in 0..<shape.count { pen.draw(shape, shift: Double(copy) * shape.step, on: &raster, brush) }
    }
  }
}
