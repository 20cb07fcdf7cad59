extension PostcardPainter {
  /// What stands between the backdrop and the eye.
  mutating func paintFlank() {
    switch scene.flank {
    case .none: break
    case .towers, .oldTown, .medina, .colonial, .eastern, .village: paintTown()
    case .broadleaf, .pines, .palms, .acacias: paintTrees()
    case .dunes: paintDunes()
    case .columns: paintColumns()
    case .pagodas, .stupas, .steps: paintTemples()
    case .fair: paintFair()
    case .icebergs: paintIcebergs()
    case .huts: paintHuts()
    case .parasols: paintParasols()
    }
  }

  /// Whether a thing of this half width at `x` would stand in the silhouette's way.
  func isInClearing(_ x: Double, _ half: Double) -> Bool { abs(x - focus) < clearing + half }

  private mutating func paintTrees() {
    var dice = dice(.flank)
    let isPine = scene.flank == .pines
    let isSparse = scene.flank == .acacias || scene.flank == .palms
    var x = -dice.fraction() * base * 0.2
    while x < width + base * 0.2 {
      let high = base * (isSparse ? dice.within(0.28, 0.42) : dice.within(0.14, isPine ? 0.36 : 0.26))
      if !isInClearing(x, high * 0.3) || high < base * 0.2 {
        plant(scene.flank, at: x, base + 0.3, high, &dice)
      }
      x += high * (isSparse ? dice.within(0.9, 4) : isPine ? dice.within(0.3, 0.8) : dice.within(0.5, 1.1))
    }
  }

  private mutating func paintDunes() {
    var dice = dice(.flank)
    paintDune(0xE0B273, 0xBE8A55, high: 0.3, spacing: 1.6, &dice)
    paintDune(0xEBC287, 0xC9965E, high: 0.18, spacing: 1.1, &dice)
  }

  /// One row of dunes: a bright windward side that falls off at a crest into shade.
  private mutating func paintDune(
    _ bright: UInt32, _ dark: UInt32, high: Double, spacing: Double, _ dice: inout PostcardDice
  ) {
    var x = -dice.fraction() * spacing * base
    while x < width {
      let wide = base * spacing * dice.within(0.8, 1.4)
      let top = base * high * dice.within(0.6, 1)
      let crest = x + wide * dice.within(0.5, 0.7)
      let foot = base + 0.5
      raster.fill(
        polygon: [
          x - wide * 0.2, foot, x + wide * 0.15, foot - top * 0.45, crest - wide * 0.1, foot - top * 0.9, crest,
          foot - top, x + wide * 1.2, foot,
        ], brush(bright, .sand, distance: 0.1))
      raster.fill(
        polygon: [crest, foot - top, x + wide * 1.2, foot, crest + wide * 0.05, foot],
        brush(dark, .shade, distance: 0.1))
      x += wide
    }
  }

  private mutating func paintIcebergs() {
    var dice = dice(.flank)
    var x = dice.fraction() * base * 0.3
    while x < width {
      let wide = base * dice.within(0.3, 1)
      let high = base * dice.within(0.1, 0.34)
      if !isInClearing(x + wide / 2, wide / 2) {
        let peak = x + wide * dice.within(0.25, 0.6)
        let foot = base + 0.2
        raster.fill(
          polygon: [x, foot, x + wide * 0.12, foot - high * 0.6, peak, foot - high, x + wide, foot],
          brush(0xF4FAFF, .ice))
        raster.fill(polygon: [peak, foot - high, x + wide, foot, peak + wide * 0.05, foot], brush(0x9CC4DC, .cliff))
      }
      x += wide + base * dice.within(0.2, 1.4)
    }
  }

  /// Huts on stilts over a lagoon, with roofs of palm leaves.
  private mutating func paintHuts() {
    let count = min(5, max(2, Int(width / base / 1.6)))
    let isRight = focus < width * 0.59
    let start = width * (isRight ? 0.62 : 0.08)
    let size = max(2.2, base * 0.3)
    for index in 0..<count {
      let x = start + Double(index) * size * 1.7
      guard x < width * (isRight ? 1 : 0.44), !isInClearing(x, size) else { continue }
      let foot = base - size * 0.28
      raster.fill(x: x - size * 0.4, y: foot, width: size * 0.1, height: size * 0.35, brush(0x5E4632, .shade))
      raster.fill(x: x + size * 0.3, y: foot, width: size * 0.1, height: size * 0.35, brush(0x5E4632, .shade))
      raster.fill(
        x: x - size * 0.45, y: foot - size * 0.3, width: size * 0.9, height: size * 0.34, brush(0xC49A6A, .town))
      raster.fill(
        polygon: [x - size * 0.7, foot - size * 0.26, x, foot - size * 0.85, x + size * 0.7, foot - size * 0.26],
        brush(0x8A6B45, .tiles))
      if light.darkness > 0.5 {
        let lamp = PostcardBrush(PostcardInk(0xFFD77E), .light)
        raster.fill(x: x - size * 0.1, y: foot - size * 0.2, width: size * 0.22, height: size * 0.2, lamp)
      }
    }
  }

  private mutating func paintParasols() {
    var dice = dice(.flank)
    let colors: [UInt32] = [0xE2574C, 0xF2C14E, 0x3D8FB8, 0xF28A4B, 0xFFFFFF]
    var x = base * dice.within(0.3, 0.8)
    while x < width {
      let size = base * dice.within(0.22, 0.3)
      let foot = base + (height - base) * 0.75
      parasols.append(Parasol(x: x, y: foot, size: size, hex: dice.pick(colors) ?? 0xE2574C))
      x += size * dice.within(2.4, 6)
    }
  }
}
