/// A grid of pixels, four a cell, on which shapes are filled with smooth edges.
///
/// Coordinates are in half rows: a cell is 1 wide and 2 high, which is about square. A pixel is half a unit wide and one
/// unit high, `y` grows downwards.
struct PostcardRaster: Sendable {
  let columns: Int
  let rows: Int
  private(set) var inks: [PostcardInk]
  private(set) var materials: [PostcardMaterial]
  /// What ``keep()`` kept for brushes that erase.
  private var kept: ([PostcardInk], [PostcardMaterial]) = ([], [])
  private var coverage: [Float]

  /// Slices of a row that a shape is measured in.
  private static let slices = 4
  /// The least width of a shape, in pixels, so that spires and cables stay visible.
  private static let hairline = 0.55

  init(width: Int, height: Int) {
    columns = width * 2
    rows = height * 2
    inks = Array(repeating: .white, count: columns * rows)
    materials = Array(repeating: .sky, count: columns * rows)
    coverage = Array(repeating: 0, count: columns + 1)
  }

  subscript(column: Int, row: Int) -> PostcardInk { inks[row * columns + column] }

  /// Remembers the picture as it is, for brushes that erase.
  mutating func keep() { kept = (inks, materials) }

  /// Mixes a brush into one pixel; outside the grid does nothing.
  mutating func dab(_ column: Int, _ row: Int, _ brush: PostcardBrush, coverage: Float = 1) {
    guard column >= 0, row >= 0, column < columns, row < rows, coverage > 0 else { return }
    let index = row * columns + column
    if brush.erases {
      guard index < kept.0.count else { return }
      inks[index] = inks[index].mixed(kept.0[index], coverage)
      if coverage >= 0.5 { materials[index] = kept.1[index] }
      return
    }
    let part = coverage * brush.opacity
    inks[index] = inks[index].mixed(brush.ink(y: Double(row) + 0.5), part)
    if part >= 0.45 { materials[index] = brush.material }
  }

  /// Fills a column of pixels between two heights, its ends smooth.
  mutating func fill(
    column: Int, from top: Double, to bottom: Double, coverage: Double = 1, _ brush: PostcardBrush
  ) {
    let first = max(0, Int(top.rounded(.down)))
    let last = min(rows - 1, Int(bottom.rounded(.up)) - 1)
    guard first <= last else { return }
    for row in first...last {
      let part = min(bottom, Double(row + 1)) - max(top, Double(row))
      dab(column, row, brush, coverage: Float(part * coverage))
    }
  }

  /// Fills a rectangle, its edges smooth.
  mutating func fill(x: Double, y: Double, width: Double, height: Double, _ brush: PostcardBrush) {
    let left = x * 2
    let right = max(left + Self.hairline, (x + width) * 2)
    let first = max(0, Int(left.rounded(.down)))
    let last = min(columns - 1, Int(right.rounded(.up)) - 1)
    guard first <= last else { return }
    for column in first...last {
      let part = min(right, Double(column + 1)) - max(left, Double(column))
      fill(column: column, from: y, to: y + height, coverage: part, brush)
    }
  }

  /// Fills a polygon by the even-odd rule; points as x, y, x, y…
  mutating func fill(polygon points: [Double], _ brush: PostcardBrush) {
    guard points.count >= 6 else { return }
    var top = points[1]
    var bottom = points[1]
    for index in stride(from: 3, to: points.count, by: 2) {
      top = min(top, points[index])
      bottom = max(bottom, points[index])
    }
    fill(from: top, to: bottom, brush) { y, crossings in
      var before = points.count - 2
      for index in stride(from: 0, to: points.count - 1, by: 2) {
        let (x0, y0, x1, y1) = (points[before], points[before + 1], points[index], points[index + 1])
        if (y0 > y) != (y1 > y) { crossings.append(x0 + (y - y0) / (y1 - y0) * (x1 - x0)) }
        before = index
      }
      crossings.sort()
    }
  }

  /// Fills an ellipse, or its upper half.
  mutating func fill(
    ellipseAt x: Double, _ y: Double, radii rx: Double, _ ry: Double, onlyUpper: Bool = false, _ brush: PostcardBrush
  ) {
    guard rx > 0, ry > 0 else { return }
    fill(from: y - ry, to: onlyUpper ? y : y + ry, brush) { line, crossings in
      let part = (line - y) / ry
      let half = rx * max(0, 1 - part * part).squareRoot()
      crossings.append(x - half)
      crossings.append(x + half)
    }
  }

  /// Fills what lies between pairs of crossings, which `line` gives for any height.
  private mutating func fill(
    from top: Double, to bottom: Double, _ brush: PostcardBrush, crossings line: (Double, inout [Double]) -> Void
  ) {
    let first = max(0, Int(top.rounded(.down)))
    let last = min(rows - 1, Int(bottom.rounded(.up)) - 1)
    guard first <= last else { return }
    var crossings: [Double] = []
    for row in first...last {
      var touched = 0..<0
      for slice in 0..<Self.slices {
        let y = Double(row) + (Double(slice) + 0.5) / Double(Self.slices)
        guard y > top, y < bottom else { continue }
        crossings.removeAll(keepingCapacity: true)
        line(y, &crossings)
        for index in stride(from: 0, to: crossings.count - 1, by: 2) {
          let part = cover(crossings[index] * 2, crossings[index + 1] * 2)
          guard !part.isEmpty else { continue }
          touched =
            touched.isEmpty
            ? part : min(touched.lowerBound, part.lowerBound)..<max(touched.upperBound, part.upperBound)
        }
      }
      for column in touched {
        dab(column, row, brush, coverage: min(1, coverage[column]))
        coverage[column] = 0
      }
    }
  }

  /// Adds a span of one slice to the coverage; returns the columns that it touches.
  private mutating func cover(_ left: Double, _ right: Double) -> Range<Int> {
    var (left, right) = (left, right)
    if right - left < Self.hairline {
      let middle = (left + right) / 2
      left = middle - Self.hairline / 2
      right = middle + Self.hairline / 2
    }
    let first = max(0, Int(max(left, -1).rounded(.down)))
    let end = min(columns, Int(min(right, Double(columns) + 1).rounded(.up)))
    guard first < end else { return 0..<0 }
    for column in first..<end {
      let part = min(right, Double(column + 1)) - max(left, Double(column))
      coverage[column] += Float(max(0, part)) / Float(Self.slices)
    }
    return first..<end
  }
}
