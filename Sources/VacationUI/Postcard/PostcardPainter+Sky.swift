extension PostcardPainter {
  /// Gradient, stars, sun or moon, northern lights, clouds.
  mutating func paintSky() {
    paintGradient()
    if light.darkness > 0.4 { paintStars() }
    if light.darkness > 0.8, abs(latitude) > 60 { paintAurora() }
    if light.sun != nil { paintSun() } else if light.darkness > 0.6 { paintMoon() }
    paintClouds()
  }

  private mutating func paintGradient() {
    let glow = light.sun.map { Float(max(0, 1 - $0 * 1.6)) } ?? 0
    let reach = max(base * 2.2, width * 0.28)
    for row in 0..<raster.rows {
      let part = Float(min(1, (Double(row) + 0.5) / base))
      let ink =
        part < 0.55
        ? light.top.mixed(light.middle, part / 0.55) : light.middle.mixed(light.horizon, (part - 0.55) / 0.45)
      for column in 0..<raster.columns {
        var mixed = ink
        if glow > 0 {
          let dx = Float(((Double(column) + 0.5) / 2 - sunX) / reach)
          let dy = Float((Double(row) - sunY) / base)
          let near = max(0, 1 - dx * dx - dy * dy * 0.7)
          // In steps, so that neighbours stay equal.
          let strength = (near * near * glow * 10).rounded() / 10
          mixed = ink.mixed(PostcardInk(0xFFD08A), strength * 0.6 * (1 - light.darkness))
        }
        raster.dab(column, row, PostcardBrush(mixed, .sky))
      }
    }
  }

  /// The sun goes right north of the tropics, where one looks south, and left beyond them; it keeps to the sides.
  private var sunX: Double {
    let way = latitude < 0 ? 1 - light.way : light.way
    return width * (way < 0.5 ? 0.08 + 0.36 * way : 0.92 - 0.36 * (1 - way))
  }
  private var sunY: Double { base - (light.sun ?? 0) * base * 0.82 }
  private var discRadius: Double { max(0.8, height * 0.085) }

  private mutating func paintSun() {
    let isLow = (light.sun ?? 1) < 0.35
    let radius = discRadius * (isLow ? 1.25 : 1)
    let halo = PostcardBrush(PostcardInk(0xFFF3C4), .sky, opacity: 0.28)
    if height >= 8 { raster.fill(ellipseAt: sunX, sunY, radii: radius * 1.9, radius * 1.9, halo) }
    let disc = PostcardBrush(PostcardInk(isLow ? 0xFFE7A0 : 0xFFF8D8), .disc)
    raster.fill(ellipseAt: sunX, sunY, radii: radius, radius, disc)
  }

  private mutating func paintMoon() {
    // Away from the silhouette.
    let x = focus > width / 2 ? width * (0.08 + 0.2 * light.way) : width * (0.72 + 0.2 * light.way)
    let y = base * (0.26 + 0.12 * abs(light.way - 0.5))
    raster.keep()
    let radius = discRadius * 1.1
    let disc = PostcardBrush(PostcardInk(0xF4EFD6), .disc)
    raster.fill(ellipseAt: x, y, radii: radius, radius, disc)
    guard height >= 12 else { return }
    var shadow = disc
    shadow.erases = true
    raster.fill(ellipseAt: x + radius * 0.55, y - radius * 0.2, radii: radius * 0.9, radius * 0.9, shadow)
  }

  private mutating func paintStars() {
    var dice = dice(.stars)
    let count = Int(width * base / 22)
    for _ in 0..<count {
      let column = Int(dice.fraction() * Double(raster.columns))
      let height = dice.fraction()
      let shine = dice.within(0.25, 1)
      let row = Int(height * base * 0.9)
      let opacity = Float(shine * (1 - height)) * (light.darkness - 0.4) / 0.6
      let brush = PostcardBrush(PostcardInk(shine > 0.8 ? 0xFFF6DC : 0xCBD8F6), .light, opacity: opacity)
      raster.dab(column, row, brush)
    }
  }

  private mutating func paintAurora() {
    var dice = dice(.aurora)
    let bands = [(0.6, UInt32(0x4BE3A0), dice.fraction()), (0.42, 0x62D8C4, dice.fraction())]
    for (foot, hex, phase) in bands {
      for column in 0..<raster.columns {
        let x = Double(column) / 2 / max(width, height * 3)
        let curl = wave(x * 2.2 + phase) * 0.16 + wave(x * 5.1 + phase * 3) * 0.05
        let bottom = base * (foot + curl)
        let shine = 0.35 + 0.3 * wave(x * 7.3 + phase * 5) + 0.15 * wave(x * 17 + phase)
        for row in 0..<max(0, Int(bottom)) {
          let up = (bottom - Double(row)) / (base * 0.55)
          guard up < 1 else { continue }
          let strength = Float(max(0, shine) * (1 - up) * min(1, up * 8 + 0.25))
          let ink = PostcardInk(hex).mixed(PostcardInk(0x9C6BD8), Float(up))
          raster.dab(column, row, PostcardBrush(ink, .cloud, opacity: min(0.85, strength)))
        }
      }
    }
  }

  private mutating func paintClouds() {
    var dice = dice(.clouds)
    let cover = min(1, max(0.12, Double(yearlyRain) / 1600))
    let count = Int(dice.within(0.4, 1) * cover * width / max(5, height * 0.9) + 0.6)
    let bright = PostcardInk(0xFFFFFF).mixed(light.horizon, 0.25).times(light.ambient)
    let ink = bright.mixed(light.middle, light.darkness * 0.5)
    for _ in 0..<count {
      let x = dice.fraction() * width
      let y = base * dice.within(0.12, 0.5)
      let size = height * dice.within(0.05, 0.09)
      var brush = PostcardBrush(ink, .cloud, opacity: 0.8 - light.darkness * 0.55)
      raster.fill(ellipseAt: x, y, radii: size * 3.2, size * 0.75, brush)
      brush.opacity *= 0.9
      raster.fill(ellipseAt: x - size * 0.9, y, radii: size * 1.3, size * 1.35, onlyUpper: true, brush)
      raster.fill(ellipseAt: x + size * 0.8, y, radii: size * 1.5, size * 1.7, onlyUpper: true, brush)
    }
  }

  /// A smooth wave of period 1 between −1 and 1, made of parabolas.
  func wave(_ x: Double) -> Double {
    let part = x - x.rounded(.down)
    return part < 0.5 ? 16 * part * (0.5 - part) : -16 * (part - 0.5) * (1 - part)
  }
}
