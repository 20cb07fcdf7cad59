extension PostcardPainter {
  /// One tree with its foot at a place.
  mutating func plant(
    _ kind: PostcardScene.Flank, at x: Double, _ y: Double, _ high: Double, _ dice: inout PostcardDice
  ) {
    switch kind {
    case .pines: pine(x, y, high, dice.happens(0.5) ? 0x2E5E45 : 0x3A7050)
    case .palms: palm(x, y, high, lean: dice.within(-0.2, 0.2))
    case .acacias: acacia(x, y, high)
    default: broadleaf(x, y, high, dice.happens(0.5) ? 0x4B8A45 : 0x5F9E4E)
    }
  }

  mutating func pine(_ x: Double, _ y: Double, _ high: Double, _ hex: UInt32) {
    let wide = high * 0.26
    let bright = brush(hex, .plant)
    raster.fill(polygon: [x - wide, y, x, y - high * 0.6, x + wide, y], bright)
    raster.fill(polygon: [x - wide * 0.78, y - high * 0.34, x, y - high, x + wide * 0.78, y - high * 0.34], bright)
    if world.isCold {
      raster.fill(
        polygon: [x - wide * 0.4, y - high * 0.66, x, y - high, x + wide * 0.4, y - high * 0.66], brush(0xF4F8FC, .ice))
    }
  }

  mutating func broadleaf(_ x: Double, _ y: Double, _ high: Double, _ hex: UInt32) {
    raster.fill(x: x - high * 0.06, y: y - high * 0.4, width: high * 0.12, height: high * 0.4, brush(0x5A4632, .shade))
    raster.fill(ellipseAt: x, y - high * 0.6, radii: high * 0.42, high * 0.4, brush(hex, .plant))
    let bright = PostcardBrush(light.lit(hex).times(1.18), .plant)
    raster.fill(ellipseAt: x - high * 0.12, y - high * 0.72, radii: high * 0.22, high * 0.2, bright)
  }

  mutating func acacia(_ x: Double, _ y: Double, _ high: Double) {
    let trunk = brush(0x5A4430, .shade)
    raster.fill(polygon: [x - high * 0.05, y, x + high * 0.05, y, x + high * 0.02, y - high * 0.7], trunk)
    let pen = SketchPen(x: x, y: y, scale: high / 100)
    for case let shape? in SketchShape.all(in: "0 l 0 40 26 76 5\n0 l 0 40 -26 76 5") {
      pen.draw(shape, shift: 0, on: &raster, trunk)
    }
    raster.fill(
      ellipseAt: x, y - high * 0.76, radii: high * 0.62, high * 0.22, onlyUpper: true, brush(0x5D8140, .plant))
    raster.fill(
      ellipseAt: x + high * 0.3, y - high * 0.68, radii: high * 0.4, high * 0.14, onlyUpper: true,
      brush(0x6E9448, .plant))
  }

  /// A palm that leans by a part of its height.
  mutating func palm(_ x: Double, _ y: Double, _ high: Double, lean: Double) {
    let trunk = brush(0x6E5338, .shade)
    let (topX, topY) = (x + lean * high, y - high * 0.78)
    let middle = x + lean * high * 0.35
    raster.fill(
      polygon: [
        x - high * 0.05, y, middle - high * 0.03, y - high * 0.4, topX - high * 0.02, topY, topX + high * 0.025, topY,
        middle + high * 0.035, y - high * 0.4, x + high * 0.05, y,
      ], trunk)
    let leaf = brush(0x3E8C4A, .plant)
    let dark = brush(0x2C6E3E, .plant)
    let fronds: [(Double, Double)] = [
      (0.46, 0.2), (-0.46, 0.2), (0.42, -0.1), (-0.42, -0.1), (0.2, -0.28), (-0.2, -0.28),
    ]
    for (index, frond) in fronds.enumerated() {
      let (dx, dy) = (frond.0 * high, frond.1 * high)
      let (bendX, bendY) = (topX + dx * 0.55, topY + dy * 0.3 - high * 0.13)
      let thick = high * 0.07
      raster.fill(
        polygon: [topX, topY, bendX, bendY - thick, topX + dx, topY + dy, bendX, bendY + thick * 0.5],
        index < 2 ? dark : leaf)
    }
  }

  private mutating func cactus(_ x: Double, _ y: Double, _ high: Double) {
    let green = brush(0x4F7F4A, .plant)
    let pen = SketchPen(x: x, y: y, scale: high / 100)
    let sketch = "0 a -7 0 14 100\n0 r -28 40 24 10\n0 a -30 40 10 36\n0 r 6 30 22 10\n0 a 20 30 10 46"
    for case let shape? in SketchShape.all(in: sketch) { pen.draw(shape, shift: 0, on: &raster, green) }
  }

  /// What frames the picture in front.
  mutating func paintFront() {
    var dice = dice(.front)
    for parasol in parasols { paintParasol(parasol) }
    let far = focus < width / 2 ? width - base * 0.35 : base * 0.35
    let near = focus < width / 2 ? base * 0.15 : width - base * 0.15
    let isRoomy = width > height * 1.6
    switch scene.front {
    case .none: break
    case .palms:
      let lean = far < width / 2 ? 0.22 : -0.22
      palm(far, height + 0.4, height * dice.within(0.72, 0.86), lean: lean)
      if isRoomy { palm(far + lean * height * 1.2, height + 0.4, height * dice.within(0.5, 0.62), lean: lean * 1.3) }
      if width > height * 4 { palm(near, height + 0.4, height * 0.6, lean: -lean) }
    case .pines:
      for index in 0..<3 {
        let x = far + (far < width / 2 ? 1 : -1) * Double(index) * height * 0.24
        pine(x, height + 0.4, height * dice.within(0.4, 0.62) * (index == 0 ? 1.15 : 1), 0x234D3A)
      }
      if width > height * 4 { pine(near, height + 0.4, height * 0.5, 0x234D3A) }
    case .cactus:
      cactus(far, height - 0.3, height * 0.5)
      if isRoomy { cactus(far + (far < width / 2 ? 1 : -1) * height * 0.6, height - 0.8, height * 0.3) }
    case .boats: paintBoats(&dice)
    case .leaves:
      let side = far < width / 2 ? 1.0 : -1.0
      broadleaf(far - side * base * 0.2, height + height * 0.06, height * 0.5, 0x3B7A42)
      broadleaf(far + side * base * 0.35, height + height * 0.1, height * 0.36, 0x4B8A48)
    }
  }

  private mutating func paintBoats(_ dice: inout PostcardDice) {
    let count = max(1, Int(width / height / 2))
    for index in 0..<count {
      let size = height * dice.within(0.16, 0.24)
      let x = width * (Double(index) + dice.within(0.2, 0.8)) / Double(count)
      let y = base + (height - base) * dice.within(0.35, 0.7)
      let hull = [
        x - size * 0.6, y - size * 0.22, x + size * 0.7, y - size * 0.22, x + size * 0.45, y, x - size * 0.45, y,
      ]
      raster.fill(polygon: hull, brush(0x8C4A3A, .shade))
      raster.fill(
        polygon: [x, y - size * 0.3, x, y - size * 1.25, x + size * 0.6, y - size * 0.3], brush(0xFBF6EA, .wall))
      raster.fill(
        polygon: [x - size * 0.08, y - size * 0.3, x - size * 0.08, y - size * 1.05, x - size * 0.45, y - size * 0.3],
        brush(0xE6DCC8, .wall))
    }
  }

  private mutating func paintParasol(_ parasol: Parasol) {
    let (x, y, size) = (parasol.x, parasol.y, parasol.size)
    raster.fill(x: x - 0.12, y: y - size, width: 0.24, height: size, brush(0x7A6248, .shade))
    raster.fill(
      ellipseAt: x, y - size * 0.62, radii: size * 0.62, size * 0.42, onlyUpper: true, brush(parasol.hex, .roof))
    let stripe = brush(parasol.hex == 0xFFFFFF ? 0x4A9CC0 : 0xFFF6E4, .wall)
    raster.fill(ellipseAt: x, y - size * 0.62, radii: size * 0.2, size * 0.42, onlyUpper: true, stripe)
  }
}
