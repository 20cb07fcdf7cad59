extension PostcardPainter {
  /// What closes the view at the horizon.
  mutating func paintBackdrop() {
    var farther = dice(.farther)
    var near = dice(.backdrop)
    switch scene.backdrop {
    case .none: break
    case .hills:
      paintRidge(Ridge(spacing: 0.9, low: 0.1, high: 0.3, isSmooth: true), 0x6F8FA0, distance: 0.6, &farther)
      paintRidge(Ridge(spacing: 0.7, low: 0.05, high: 0.22, isSmooth: true), hillInk, distance: 0.4, &near)
    case .greenHills:
      paintRidge(Ridge(spacing: 0.6, low: 0.2, high: 0.5, isSmooth: true), 0x4F8C7C, distance: 0.5, &farther)
      paintRidge(Ridge(spacing: 0.45, low: 0.1, high: 0.36, isSmooth: true), 0x3C8455, distance: 0.25, &near)
    case .peaks:
      paintRidge(
        Ridge(spacing: 0.36, low: 0.35, high: 0.66, snow: 0.38), 0x7D8EA8, distance: 0.5, &farther)
      paintRidge(Ridge(spacing: 0.3, low: 0.12, high: 0.42), 0x54708A, distance: 0.3, &near)
    case .mesas: paintMesas(&near)
    case .volcano:
      paintRidge(Ridge(spacing: 0.6, low: 0.08, high: 0.3, isSmooth: true), 0x4F8C7C, distance: 0.45, &farther)
      paintVolcano(&near)
    case .cliffs:
      paintRidge(Ridge(spacing: 0.9, low: 0.15, high: 0.45, isSmooth: true), 0x6E8C86, distance: 0.5, &farther)
      paintRidge(Ridge(spacing: 0.32, low: 0.1, high: 0.42), 0x5B7F58, distance: 0.22, &near)
    }
  }

  private var hillInk: UInt32 { world.isDry ? 0xB08E66 : world.isCold ? 0xA9BBC6 : 0x6E9468 }

  /// A line of hills or mountains; lengths are parts of the height of the sky.
  struct Ridge {
    var spacing: Double
    var low: Double
    var high: Double
    var isSmooth = false
    /// The height where snow begins.
    var snow = 9.0
  }

  /// Paints a ridge across the whole width, lit from the left.
  mutating func paintRidge(_ ridge: Ridge, _ hex: UInt32, distance: Float, _ dice: inout PostcardDice) {
    let spacing = max(ridge.isSmooth ? 8 : 4.5, ridge.spacing * base)
    let count = Int(width / spacing) + 3
    let start = -dice.fraction() * spacing
    var nodes: [(x: Double, y: Double)] = []
    for index in 0..<count {
      let middle = (ridge.low + ridge.high) / 2
      let isPeak = index % 2 == 0
      let y = isPeak ? dice.within(middle, ridge.high) : dice.within(ridge.low, middle)
      nodes.append((start + (Double(index) + dice.within(-0.25, 0.25)) * spacing, y * base))
    }
    let bright = brush(hex, .far, distance: distance)
    let dark = PostcardBrush(bright.ink.times(0.84), .far)
    let snow = brush(0xFFFFFF, .ice, distance: distance * 0.6)
    let snowShade = brush(0xB9C9E2, .ice, distance: distance * 0.6)
    var node = 0
    for column in 0..<raster.columns {
      let x = (Double(column) + 0.5) / 2
      while node + 2 < nodes.count, nodes[node + 1].x < x { node += 1 }
      let (a, b) = (nodes[node], nodes[node + 1])
      var part = min(1, max(0, (x - a.x) / max(0.01, b.x - a.x)))
      if ridge.isSmooth { part = part * part * (3 - 2 * part) }
      let top = a.y + (b.y - a.y) * part
      let isLit = b.y > a.y || ridge.isSmooth
      raster.fill(column: column, from: base - top, to: base, isLit ? bright : dark)
      let jag = (wave(x / 2.9) * 0.05 + wave(x / 6.7) * 0.07) * base
      if top > ridge.snow * base + jag {
        raster.fill(column: column, from: base - top, to: base - ridge.snow * base - jag, isLit ? snow : snowShade)
      }
    }
  }

  private mutating func paintMesas(_ dice: inout PostcardDice) {
    paintRidge(Ridge(spacing: 1.2, low: 0.05, high: 0.14, isSmooth: true), 0xB98A6C, distance: 0.5, &dice)
    var x = -dice.fraction() * base
    while x < width {
      let wide = base * dice.within(0.3, 1.1)
      let high = base * dice.within(0.2, 0.42)
      let rock = brush(0xB8714E, .far, distance: 0.3)
      let dark = brush(0x945640, .far, distance: 0.3)
      raster.fill(
        polygon: [
          x, base, x + wide * 0.12, base - high * 0.5, x + wide * 0.16, base - high, x + wide * 0.84, base - high,
          x + wide * 0.88, base - high * 0.5, x + wide, base,
        ], rock)
      raster.fill(x: x + wide * 0.6, y: base - high, width: wide * 0.24, height: high, dark)
      x += wide + base * dice.within(0.4, 1.8)
    }
  }

  private mutating func paintVolcano(_ dice: inout PostcardDice) {
    let middle = width - focus + dice.within(-0.1, 0.1) * width
    let high = base * dice.within(0.62, 0.8)
    let wide = high * 1.25
    let points = [
      middle - wide, base, middle - wide * 0.4, base - high * 0.55, middle - wide * 0.1, base - high,
      middle + wide * 0.06, base - high * 0.94, middle + wide * 0.35, base - high * 0.5, middle + wide, base,
    ]
    raster.fill(polygon: points, brush(0x4E8A5A, .far, distance: 0.3))
    let shade = [
      middle - wide * 0.02, base - high * 0.97, middle + wide * 0.06, base - high * 0.94, middle + wide * 0.35,
      base - high * 0.5, middle + wide, base, middle + wide * 0.2, base,
    ]
    raster.fill(polygon: shade, brush(0x36694C, .far, distance: 0.3))
  }

  /// The ground from the horizon to the lower edge.
  mutating func paintGround() {
    guard !scene.hasWater else { return }
    let (near, far, material) = groundInks
    let top = light.lit(far, distance: 0.12)
    let bottom = light.lit(near)
    for row in Int(base)..<raster.rows {
      let part = Float((Double(row) + 0.5 - base) / max(1, height - base))
      let ink = top.mixed(bottom, part)
      for column in 0..<raster.columns { raster.dab(column, row, PostcardBrush(ink, material)) }
    }
    if scene.ground == .sand { paintSurf() }
  }

  private var groundInks: (near: UInt32, far: UInt32, PostcardMaterial) {
    switch scene.ground {
    case .meadow: (0x5E9445, 0x86B35C, .land)
    case .jungle: (0x2A6B3F, 0x4A9158, .land)
    case .savanna: (0xB08C45, 0xD8BC72, .sand)
    case .desert: (0xC8935A, 0xE6C288, .sand)
    case .snow: (0xDCE6F0, 0xFAFCFF, .ice)
    case .rock: (0x7A7268, 0xA09888, .land)
    case .street: (0x77797F, 0xA3A29E, .road)
    case .sand: (0xEED9A2, 0xF6E7BC, .sand)
    case .sea, .lagoon, .lake, .ice: (0x2C6F9A, 0x5FA3C4, .water)
    }
  }

  /// The strip of sea between the horizon and a beach.
  private mutating func paintSurf() {
    let sea = light.lit(world.isWarm ? 0x1FB3C0 : 0x2F86B0)
    let edge = base + max(1, (height - base) * 0.3)
    let top = base - max(1, (height * 0.12).rounded())
    for column in 0..<raster.columns {
      let x = Double(column) / 2
      let line = edge + wave(x / max(6, height) + 0.3) * 0.35
      let depth = PostcardBrush(sea.mixed(light.horizon, 0.25), .water)
      raster.fill(column: column, from: top, to: (top + line) / 2, depth)
      raster.fill(column: column, from: (top + line) / 2, to: line, PostcardBrush(sea.mixed(.white, 0.12), .water))
      raster.fill(column: column, from: line - 0.3, to: line + 0.25, brush(0xFFFFFF, .ice))
    }
  }

  /// Water that shows what stands above it.
  mutating func paintWater() {
    let deep: UInt32 = scene.ground == .lagoon ? 0x16A6B4 : scene.ground == .ice ? 0x3E6C8C : 0x1F6590
    let ink = light.lit(deep).mixed(light.middle, 0.15)
    var dice = dice(.water)
    for row in Int(base)..<raster.rows {
      let depth = Double(row) + 0.5 - base
      let source = max(0, Int(base - 0.5 - depth * 1.25))
      let shift = Int(dice.next() % 3) - 1
      let part = Float(0.42 + 0.4 * depth / max(1, height - base))
      for column in 0..<raster.columns {
        let from = min(raster.columns - 1, max(0, column + (depth < 1 ? 0 : shift)))
        let mirrored = raster[from, source]
        raster.dab(column, row, PostcardBrush(mirrored.mixed(ink, part), .water))
      }
      var x = dice.fraction() * height
      while x < width {
        let long = dice.within(0.12, 0.5) * height
        let glint = PostcardBrush(ink.mixed(light.horizon, 0.65), .water, opacity: 0.4)
        if dice.happens(0.6) { raster.fill(x: x, y: Double(row) + 0.25, width: long, height: 0.5, glint) }
        x += long + dice.within(0.3, 1.6) * height
      }
    }
  }
}
