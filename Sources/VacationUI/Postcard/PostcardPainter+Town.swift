extension PostcardPainter {
  /// How the houses of a part of the world look; sizes are parts of the height of the sky.
  private struct Town {
    var wide: ClosedRange<Double>
    var high: ClosedRange<Double>
    var walls: [UInt32]
    var roofs: [UInt32] = []
    var roofHigh = 0.0
    /// Something taller now and then.
    var isSpecial = 0.0
  }

  private var town: Town {
    switch scene.flank {
    case .oldTown:
      Town(
        wide: 0.13...0.2, high: 0.18...0.3, walls: [0xE9D8B8, 0xD8BE96, 0xF2E6CF, 0xCF9E74, 0xDDB7A0],
        roofs: [0xA8543C, 0xB5654A, 0x8C4A3C], roofHigh: 0.09, isSpecial: 0.1)
    case .medina:
      Town(wide: 0.14...0.26, high: 0.14...0.28, walls: [0xD9B68A, 0xE8D2AC, 0xC99C6E, 0xF0E4CC], isSpecial: 0.14)
    case .colonial:
      Town(
        wide: 0.14...0.24, high: 0.16...0.26, walls: [0xE6B34F, 0xD9705A, 0x6FA8A8, 0xF0E2C8, 0xC9826E],
        roofs: [0xA5563C, 0xB8694A], roofHigh: 0.05, isSpecial: 0.09)
    case .eastern:
      Town(
        wide: 0.16...0.26, high: 0.16...0.28, walls: [0xE4DCCB, 0xC7A98A, 0xB98C6E],
        roofs: [0x4E5660, 0x5A4A44, 0x6A3B34], roofHigh: 0.1, isSpecial: 0.12)
    case .village:
      Town(
        wide: 0.16...0.22, high: 0.1...0.15, walls: [0xF2EBDD, 0xE3C9A0, 0xD86A52, 0xF0E6D2],
        roofs: [0x7A4A3E, 0x5C5A60, 0x9C5440], roofHigh: 0.1, isSpecial: 0.07)
    default:
      Town(wide: 0.12...0.24, high: 0.24...0.62, walls: [0x8FA3B5, 0xA9B8C4, 0x74899E, 0xC2B8A8, 0x6C7C92])
    }
  }

  /// A row of houses, and where there are towers a hazy row behind it.
  mutating func paintTown() {
    let town = self.town
    // A town steps back behind what the picture is of.
    let haze: Float = silhouette == nil || silhouette?.depth == .far ? 0 : 0.26
    var back = dice(.back)
    if scene.flank == .towers {
      paintHouses(town, tall: 1.15, distance: 0.5 + haze / 2, sparse: 1.5, &back)
    } else if scene.flank != .village, base > 9 {
      paintHouses(town, tall: 1.25, distance: 0.35 + haze / 2, sparse: 1, &back)
    }
    var front = dice(.flank)
    let isVillage = scene.flank == .village
    paintHouses(town, tall: 0.85, distance: isVillage ? 0.06 : 0.06 + haze, sparse: isVillage ? 2.4 : 1, &front)
  }

  private mutating func paintHouses(
    _ town: Town, tall: Double, distance: Float, sparse: Double, _ dice: inout PostcardDice
  ) {
    var windows = self.dice(.windows)
    var x = -(dice.fraction() * base * 0.4).rounded() / 2
    while x < width {
      // Walls stand on the grid of pixels: crisp at every size.
      let wide = (max(2, base * dice.within(town.wide.lowerBound, town.wide.upperBound)) * 2).rounded() / 2
      let part = dice.fraction()
      // Seldom high, mostly middling.
      let shape = scene.flank == .towers ? part * part : part
      var high = base * tall * (town.high.lowerBound + (town.high.upperBound - town.high.lowerBound) * shape)
      let isCrowded = isInClearing(x + wide / 2, wide * 0.3)
      if isCrowded { high = min(high, base * 0.17) }
      // In a low picture a house of one pixel is no house.
      if base < 14 {
        high = max(1, (isCrowded || scene.flank == .towers ? high : min(high + 7 / base * part, base * 0.5)).rounded())
      }
      let wall = brush(dice.pick(town.walls) ?? 0xCCCCCC, .town, distance: distance)
      let roof = dice.pick(town.roofs)
      if !isCrowded, dice.happens(town.isSpecial) {
        special(x + wide / 2, high, wide, wall, roof: roof, distance: distance)
      } else {
        house(x, wide, high, wall, distance: distance, &windows)
        if let roof {
          pitch(x, wide, high, max(1, town.roofHigh * base), brush(roof, .tiles, distance: distance))
        } else if scene.flank == .towers, dice.happens(0.25), !isCrowded {
          raster.fill(x: x + wide / 2, y: base - high * 1.22, width: 0.2, height: high * 0.24, wall)
        }
      }
      x += (wide * sparse * 2).rounded() / 2
    }
  }

  private mutating func house(
    _ x: Double, _ wide: Double, _ high: Double, _ wall: PostcardBrush, distance: Float, _ dice: inout PostcardDice
  ) {
    raster.fill(x: x, y: base - high, width: wide, height: high + 0.4, wall)
    let shade = PostcardBrush(wall.ink.times(0.86), .town)
    raster.fill(x: x + wide * 0.68, y: base - high, width: wide * 0.32, height: high + 0.4, shade)
    guard wide >= 1.5, distance < 0.3 || light.darkness > 0.4 else { return }
    let lamps: [UInt32] = [0xFFD982, 0xFFC766, 0xFFE9B8, 0xF6B25A]
    let first = Int((base - high + (high < 2.5 ? 0.1 : 0.9)).rounded())
    guard first < Int(base) else { return }
    for row in first..<Int(base) where high > 2.2 || row == first {
      let left = Int((x * 2 + 1).rounded())
      for column in stride(from: left, to: Int(((x + wide) * 2).rounded()) - 1, by: 2) {
        let lamp = dice.pick(lamps) ?? 0xFFD982
        let isLit = dice.happens(0.42)
        if light.darkness > 0.3, isLit {
          let opacity = light.darkness * (distance > 0.34 ? 0.4 : distance > 0.2 ? 0.7 : 0.92)
          raster.dab(column, row, PostcardBrush(PostcardInk(lamp), .light, opacity: opacity))
        } else if distance < 0.2, high > 3 {
          raster.dab(column, row, PostcardBrush(wall.ink.times(0.7), .town, opacity: 0.5))
        }
      }
    }
  }

  /// A pitched roof.
  private mutating func pitch(_ x: Double, _ wide: Double, _ high: Double, _ rise: Double, _ roof: PostcardBrush) {
    let y = base - high
    let isCurved = scene.flank == .eastern
    let over = isCurved ? wide * 0.16 : 0.1
    raster.fill(
      polygon: [x - over, y + 0.1, x + wide * 0.3, y - rise, x + wide * 0.7, y - rise, x + wide + over, y + 0.1], roof)
  }

  /// A steeple, a minaret, a church with two towers or a pagoda, as is the custom of the place.
  private mutating func special(
    _ x: Double, _ high: Double, _ wide: Double, _ wall: PostcardBrush, roof: UInt32?, distance: Float
  ) {
    let size = max(high, base * 0.2)
    let roofBrush = brush(roof ?? 0x5C8C84, .tiles, distance: distance)
    let pen = SketchPen(x: x, y: base, scale: size / 100)
    var sketch: String
    switch scene.flank {
    case .oldTown, .village:
      sketch = "0 r -40 0 80 80\n1 p -46 80 0 120 46 80\n0 r -14 0 28 150\n1 t 0 150 34 90"
    case .medina: sketch = "0 r -50 0 100 80\n1 d 0 80 44 50\n0 r 60 0 16 190\n0 r 55 150 26 8\n1 t 68 190 20 26"
    case .colonial: sketch = "0 r -60 0 120 90\n0 R 32 0 28 150\n1 D 46 150 16 30\n1 d 0 90 30 34"
    case .eastern:
      sketch = "0 r -26 0 52 180\n1 p -66 50 -34 74 34 74 66 50\n1 p -58 100 -28 124 28 124 58 100"
      sketch += "\n1 p -48 150 0 200 48 150\n1 r -2 190 4 40"
    default: sketch = ""
    }
    for case let shape? in SketchShape.all(in: sketch) {
      pen.draw(shape, shift: 0, on: &raster, shape.tone == .ink(1) ? roofBrush : wall)
    }
  }
}
