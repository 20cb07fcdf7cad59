import Cells
import Spots

/// Draws the chunks of a level that matter for a view.
struct Tracer {
  private let bytes: PackBytes
  private let level: AtlasLevel
  private let transform: Transform
  private let columns: Double
  private let rows: Double

  init(_ bytes: PackBytes, _ level: AtlasLevel, _ transform: Transform, _ size: Size) {
    self.bytes = bytes
    self.level = level
    self.transform = transform
    columns = Double(size.width * 2)
    rows = Double(size.height * 4)
  }

  /// Whether this copy of the world can be seen at all.
  var meetsView: Bool { transform.x(0) <= columns && transform.x(transform.edge) >= 0 }

  /// Notes the crossings of rings in `area` and draws their outlines.
  func rings(_ chunks: Range<Int>, area: inout DotGrid, outline: inout DotGrid) {
    for index in chunks {
      let chunk = bytes.chunk(index, of: level)
      if transform.y(chunk.maxY) < 0 || transform.y(chunk.minY) > rows || transform.x(chunk.minX) > columns { continue }
      if transform.x(chunk.maxX) < 0 {
        // To the left of the view a line counts by where it starts and ends, and a ring not at all.
        if !chunk.isClosed { cross(-1, transform.y(chunk.startY), -1, transform.y(chunk.endY), &area) }
        continue
      }
      trace(chunk) { start, end in
        let (x0, y0, x1, y1) = (transform.x(start.x), transform.y(start.y), transform.x(end.x), transform.y(end.y))
        cross(x0, y0, x1, y1, &area)
        if !isCut(start, end) {
          var phase = 0
          outline.line(x0, y0, x1, y1, phase: &phase)
        }
      }
    }
  }

  /// Draws dotted lines.
  func lines(_ chunks: Range<Int>, _ grid: inout DotGrid) {
    for index in chunks {
      let chunk = bytes.chunk(index, of: level)
      if transform.y(chunk.maxY) < 0 || transform.y(chunk.minY) > rows { continue }
      if transform.x(chunk.minX) > columns || transform.x(chunk.maxX) < 0 { continue }
      var phase = 0
      trace(chunk) { start, end in
        grid.line(
          transform.x(start.x), transform.y(start.y), transform.x(end.x), transform.y(end.y), .dotted, phase: &phase)
      }
    }
  }

  /// Calls `segment` with the ends of each segment of a chunk; a path of one point is a segment of no length.
  @inline(__always)
  private func trace(_ chunk: Chunk, _ segment: ((x: Int, y: Int), (x: Int, y: Int)) -> Void) {
    var reader = VarintReader(bytes.data(of: chunk, in: level))
    var (x, y) = (chunk.minX, chunk.minY)
    for _ in 0..<chunk.pathCount {
      let count = reader.next()
      guard count > 0, !reader.isAtEnd else { return }
      x &+= reader.nextSigned()
      y &+= reader.nextSigned()
      let first = (x: x, y: y)
      if count == 1 { segment(first, first) }
      for _ in 1..<max(1, count) {
        guard !reader.isAtEnd else { return }
        let before = (x: x, y: y)
        x &+= reader.nextSigned()
        y &+= reader.nextSigned()
        segment(before, (x, y))
      }
      if chunk.isClosed && count > 1 { segment((x, y), first) }
    }
  }

  /// Whether a segment lies where the data was cut and not on a coast: at the antimeridian or at the southern edge.
  @inline(__always)
  private func isCut(_ start: (x: Int, y: Int), _ end: (x: Int, y: Int)) -> Bool {
    start.x == end.x && (start.x <= 0 || start.x >= transform.edge) || start.y == end.y && start.y >= transform.edge
  }

  /// Notes in each row whose middle a segment crosses where it does.
  @inline(__always)
  private func cross(_ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double, _ area: inout DotGrid) {
    let (top, bottom) = (min(y0, y1), max(y0, y1))
    // The rows from the first whose middle is not above the top to the last whose middle is above the bottom.
    let first = Int(max(0, (top - 0.5).rounded(.up)))
    let end = Int(min(rows, (bottom - 0.5).rounded(.up)))
    guard first < end else { return }
    let slope = (x1 - x0) / (y1 - y0)
    for row in first..<end {
      let x = x0 + (Double(row) + 0.5 - y0) * slope
      area.cross(Int(min(columns, max(0, (x - 0.5).rounded(.up)))), row)
    }
  }
}
