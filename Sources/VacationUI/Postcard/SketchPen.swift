/// Draws the shapes of a sketch at a place and in a size.
struct SketchPen: Sendable {
  /// Where the middle of the foot comes to stand, in half rows.
  var x: Double
  var y: Double
  /// Half rows a hundredth.
  var scale: Double

  /// Draws a shape, and its mirror image if it has one.
  func draw(_ shape: SketchShape, shift: Double, on raster: inout PostcardRaster, _ brush: PostcardBrush) {
    draw(shape, shift: shift, side: 1, on: &raster, brush)
    if shape.isMirrored { draw(shape, shift: shift, side: -1, on: &raster, brush) }
  }

  private func draw(
    _ shape: SketchShape, shift: Double, side: Double, on raster: inout PostcardRaster, _ brush: PostcardBrush
  ) {
    let n = shape.numbers
    func across(_ value: Double) -> Double { x + side * (value + shift) * scale }
    func up(_ value: Double) -> Double { y - value * scale }
    switch shape.operation {
    case UInt8(ascii: "r"), UInt8(ascii: "a"):
      let left = side > 0 ? across(n[0]) : across(n[0] + n[2])
      let isArch = shape.operation == UInt8(ascii: "a")
      let round = isArch ? min(n[2] / 2, n[3]) : 0
      raster.fill(x: left, y: up(n[1] + n[3] - round), width: n[2] * scale, height: (n[3] - round) * scale, brush)
      if isArch {
        raster.fill(
          ellipseAt: left + n[2] * scale / 2, up(n[1] + n[3] - round), radii: n[2] / 2 * scale, round * scale,
          onlyUpper: true, brush)
      }
    case UInt8(ascii: "t"):
      let half = n[2] / 2
      raster.fill(
        polygon: [across(n[0] - half), up(n[1]), across(n[0]), up(n[1] + n[3]), across(n[0] + half), up(n[1])], brush)
    case UInt8(ascii: "e"), UInt8(ascii: "d"):
      let isDome = shape.operation == UInt8(ascii: "d")
      raster.fill(
        ellipseAt: across(n[0]), up(n[1]), radii: n[2] * scale, n[3] * scale, onlyUpper: isDome, brush)
    case UInt8(ascii: "o"):
      raster.fill(polygon: Self.onion.map { (across(n[0] + $0.0 * n[2]), up(n[1] + $0.1 * n[3])) }.flat, brush)
    case UInt8(ascii: "l"): line(across(n[0]), up(n[1]), across(n[2]), up(n[3]), n[4] * scale, on: &raster, brush)
    default:
      var points: [Double] = []
      for index in stride(from: 0, to: n.count - 1, by: 2) {
        points.append(across(n[index]))
        points.append(up(n[index + 1]))
      }
      raster.fill(polygon: points, brush)
    }
  }

  private func line(
    _ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double, _ thickness: Double, on raster: inout PostcardRaster,
    _ brush: PostcardBrush
  ) {
    let (dx, dy) = (x1 - x0, y1 - y0)
    let length = max(0.001, (dx * dx + dy * dy).squareRoot())
    let half = max(thickness, 0.35) / 2
    let (ox, oy) = (-dy / length * half, dx / length * half)
    raster.fill(polygon: [x0 + ox, y0 + oy, x1 + ox, y1 + oy, x1 - ox, y1 - oy, x0 - ox, y0 - oy], brush)
  }

  private static let onion: [(Double, Double)] = [
    (-0.6, 0), (-0.95, 0.2), (-1, 0.35), (-0.75, 0.55), (-0.25, 0.75), (0, 1), (0.25, 0.75), (0.75, 0.55), (1, 0.35),
    (0.95, 0.2), (0.6, 0),
  ]
}

extension [(Double, Double)] {
  /// The points as x, y, x, y…
  fileprivate var flat: [Double] {
    var result: [Double] = []
    for (x, y) in self {
      result.append(x)
      result.append(y)
    }
    return result
  }
}
