import Cells

/// Writes on a map so that nothing written covers anything else that is.
///
/// Places are in cells of the view; only drawing adds the view's origin.
struct Lettering {
  let view: MapView
  let palette: MapPalette
  let origin: Point
  /// Where something is written, in the order of writing.
  private(set) var written: [Rect] = []
  /// The cells that something is written on, row by row.
  private var taken: [Bool]
  /// The cells too near to what is written for the marker of a city.
  private var crowded: [Bool]

  init(_ view: MapView, _ palette: MapPalette, _ origin: Point) {
    self.view = view
    self.palette = palette
    self.origin = origin
    taken = Array(repeating: false, count: view.size.width * view.size.height)
    crowded = taken
  }

  /// Whether a rectangle lies on the map with nothing written on it or touching its ends.
  func isFree(_ rect: Rect) -> Bool {
    guard !rect.isEmpty, Rect(view.size).contains(rect) else { return false }
    let area = rect.inset(dx: -1).intersection(Rect(view.size))
    for y in area.minY..<area.maxY {
      for x in area.minX..<area.maxX where taken[y * view.size.width + x] { return false }
    }
    return true
  }

  /// Whether a cell has nothing written on it.
  func isFree(_ point: Point) -> Bool {
    Rect(view.size).contains(point) && !taken[point.y * view.size.width + point.x]
  }

  func isCrowded(_ point: Point) -> Bool { crowded[point.y * view.size.width + point.x] }

  /// Notes that something is written on a rectangle, and so many cells around it are crowded.
  mutating func take(_ rect: Rect, dx: Int = 0, dy: Int = 0) {
    written.append(rect)
    mark(rect, in: &taken)
    mark(rect.inset(dx: -dx, dy: -dy), in: &crowded)
  }

  private func mark(_ rect: Rect, in cells: inout [Bool]) {
    let area = rect.intersection(Rect(view.size))
    for y in area.minY..<area.maxY {
      for x in area.minX..<area.maxX { cells[y * view.size.width + x] = true }
    }
  }

  /// Where a label may stand beside a marker, the best place first.
  func places(beside marker: Point, width: Int) -> [Rect] {
    [
      Rect(x: marker.x + 2, y: marker.y, width: width, height: 1),
      Rect(x: marker.x - 1 - width, y: marker.y, width: width, height: 1),
      Rect(x: marker.x - width / 2, y: marker.y - 1, width: width, height: 1),
      Rect(x: marker.x - width / 2, y: marker.y + 1, width: width, height: 1),
    ]
  }

  /// Writes text on what lies beneath, and returns the column after it.
  @discardableResult
  func write(_ text: String, _ style: Style, x: Int, y: Int, on canvas: inout Canvas) -> Int {
    let start = origin.x + x
    let backgrounds = (start..<start + Text.width(of: text)).map { canvas[$0, origin.y + y].style.background }
    let end = canvas.write(text, x: start, y: origin.y + y, style: style)
    for (offset, background) in backgrounds.enumerated() where background != style.background {
      canvas.restyle(Rect(x: start + offset, y: origin.y + y, width: 1, height: 1)) { $0.background = background }
    }
    return end - origin.x
  }
}
