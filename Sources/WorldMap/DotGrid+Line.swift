extension DotGrid {
  /// How a line is drawn.
  enum Stroke {
    case solid
    /// One dot in three.
    case dotted
  }

  /// Draws a line between two places in dots, both ends included, clipped to the grid.
  /// - Parameter phase: how far along its path a dotted line is, in dots; moved on.
  mutating func line(
    _ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double, _ stroke: Stroke = .solid, phase: inout Int
  ) {
    let (right, bottom) = (Double(columns), Double(rows))
    let (dx, dy) = (x1 - x0, y1 - y0)
    let length = max(dx.magnitude, dy.magnitude)
    if max(x0, x1) < 0 || max(y0, y1) < 0 || min(x0, x1) >= right || min(y0, y1) >= bottom {
      phase &+= Int(length)
      return
    }
    // A line of moderate length is the same whatever part of it is seen, so that nothing flickers when the map pans.
    if length < 4096 {
      return steps(
        Int(x0.rounded(.down)), Int(y0.rounded(.down)), Int(x1.rounded(.down)), Int(y1.rounded(.down)), stroke, &phase)
    }
    // Liang and Barsky: the part of the line, from `enter` to `leave`, that lies within all four edges.
    var (enter, leave) = (0.0, 1.0)
    for (p, q) in [(-dx, x0 + 1), (dx, right - x0), (-dy, y0 + 1), (dy, bottom - y0)] {
      if p == 0 {
        if q < 0 { return }
      } else if p < 0 {
        enter = max(enter, q / p)
      } else {
        leave = min(leave, q / p)
      }
    }
    guard enter < leave else { return }
    steps(
      Int((x0 + enter * dx).rounded(.down)), Int((y0 + enter * dy).rounded(.down)),
      Int((x0 + leave * dx).rounded(.down)), Int((y0 + leave * dy).rounded(.down)), stroke, &phase)
  }

  /// Bresenham's line.
  private mutating func steps(_ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int, _ stroke: Stroke, _ phase: inout Int) {
    var (x, y) = (x0, y0)
    let (dx, dy) = (abs(x1 - x0), -abs(y1 - y0))
    let (stepX, stepY) = (x0 < x1 ? 1 : -1, y0 < y1 ? 1 : -1)
    var error = dx + dy
    while true {
      if stroke == .solid || phase % 3 == 0 { set(x, y) }
      if x == x1 && y == y1 { return }
      phase &+= 1
      let twice = 2 * error
      if twice >= dy {
        error += dy
        x += stepX
      }
      if twice <= dx {
        error += dx
        y += stepY
      }
    }
  }
}
