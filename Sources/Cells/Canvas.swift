/// One cell of a canvas: a base character with up to three combining marks, and how it is drawn.
public struct Cell: Hashable, Sendable {
  // In this order a cell takes 24 bytes.
  /// Up to three combining marks, 21 bits each, the first in the lowest bits; 0 for none.
  public var marks: UInt64
  /// The base scalar's value; 0 in the right half of a wide character.
  public var scalar: UInt32
  public var style: Style

  @inlinable
  public init(_ scalar: Unicode.Scalar, _ style: Style = .plain) {
    self.scalar = scalar.value
    marks = 0
    self.style = style
  }

  public static let blank = Cell(" ")

  /// The right half of a wide character.
  static func continuation(_ style: Style) -> Cell {
    var cell = Cell(" ", style)
    cell.scalar = 0
    return cell
  }

  public var isContinuation: Bool { scalar == 0 }

  /// Written out so that other modules compare cells without a call.
  @inlinable
  public static func == (left: Cell, right: Cell) -> Bool {
    left.scalar == right.scalar && left.style == right.style && left.marks == right.marks
  }

  /// The scalars to draw: the base, then its marks; empty in the right half of a wide character.
  public var scalars: [Unicode.Scalar] {
    var result: [Unicode.Scalar] = []
    if let base = Unicode.Scalar(scalar), scalar != 0 { result.append(base) }
    var rest = marks
    while rest != 0 {
      if let mark = Unicode.Scalar(UInt32(rest & 0x1F_FFFF)) { result.append(mark) }
      rest >>= 21
    }
    return result
  }

  /// Adds a combining mark; beyond the third it is dropped.
  mutating func add(mark: Unicode.Scalar) {
    var shift: UInt64 = 0
    while shift < 63 {
      if marks >> shift & 0x1F_FFFF == 0 {
        marks |= UInt64(mark.value) << shift
        return
      }
      shift += 21
    }
  }
}

/// A grid of cells to draw on; nothing in the program draws anywhere else.
///
/// Everything is clipped: drawing outside ``clip`` or outside the grid does nothing. A wide character that would
/// straddle an edge is drawn as a space, and one whose half is overwritten loses the other half too.
public struct Canvas: Equatable, Sendable {
  public let size: Size
  /// Row by row, `size.width` cells a row.
  public private(set) var cells: [Cell]
  /// Where drawing has an effect; within the grid.
  public private(set) var clip: Rect

  /// Makes a canvas filled with blanks.
  /// - Complexity: O(cells).
  public init(_ size: Size, filledWith cell: Cell = .blank) {
    self.size = size
    cells = Array(repeating: cell, count: size.width * size.height)
    clip = Rect(size)
  }

  public var bounds: Rect { Rect(size) }

  /// The cell at a place of the grid; a blank outside.
  public subscript(x: Int, y: Int) -> Cell {
    guard x >= 0, y >= 0, x < size.width, y < size.height else { return .blank }
    return cells[y * size.width + x]
  }

  /// Runs drawing code that has no effect outside `rect` (nor outside the clip in force).
  public mutating func clipped<R>(to rect: Rect, _ body: (inout Canvas) throws -> R) rethrows -> R {
    let before = clip
    clip = before.intersection(rect)
    defer { clip = before }
    return try body(&self)
  }

  /// Sets one cell to a one-cell character.
  public mutating func set(_ x: Int, _ y: Int, _ cell: Cell) {
    guard x >= clip.minX, x < clip.maxX, y >= clip.minY, y < clip.maxY else { return }
    let index = y * size.width + x
    mendNeighbours(of: index, x: x)
    cells[index] = cell
  }

  /// Writes text on one line.
  /// - Parameters:
  ///   - width: The most cells to use; what is longer is cut (see ``Text/truncated(_:to:ellipsis:)`` for a mark).
  /// - Returns: The column after the last cell written, whether or not it was clipped.
  @discardableResult
  public mutating func write(_ text: String, x: Int, y: Int, style: Style = .plain, width: Int = .max) -> Int {
    var text = text
    return text.withUTF8 { write($0, x: x, y: y, style: style, width: width) }
  }

  /// Writes a part of a text on one line.
  @discardableResult
  public mutating func write(_ text: Substring, x: Int, y: Int, style: Style = .plain, width: Int = .max) -> Int {
    var text = text
    return text.withUTF8 { write($0, x: x, y: y, style: style, width: width) }
  }

  private mutating func write(_ bytes: UnsafeBufferPointer<UInt8>, x: Int, y: Int, style: Style, width: Int) -> Int {
    let limit = width >= .max - max(x, 0) ? Int.max : x + width
    guard y >= clip.minY, y < clip.maxY else { return min(x + Text.width(of: bytes), limit) }
    let (size, clip) = (size, clip)
    // The row is taken out once, not for every cell.
    return cells.withUnsafeMutableBufferPointer { cells in
      let cells = UnsafeMutableBufferPointer(rebasing: cells[y * size.width..<(y + 1) * size.width])
      let row = CanvasRow(cells: cells, visible: clip.minX..<clip.maxX)
      var column = x
      var place = 0
      while place < bytes.count {
        let scalar = Text.scalar(in: bytes, at: &place)
        let step = Text.width(of: scalar)
        if step == 0 {
          if scalar.value >= 0x300, column > x { row.add(mark: scalar, at: column - 1, from: x) }
          continue
        }
        if column + step > limit { break }
        if step == 1 {
          row.set(column, Cell(scalar, style))
        } else {
          row.setWide(column, Cell(scalar, style))
        }
        column += step
      }
      return column
    }
  }

  /// Fills a rectangle with one-cell characters.
  public mutating func fill(_ rect: Rect, with cell: Cell = .blank) {
    let area = rect.intersection(clip)
    guard !area.isEmpty else { return }
    let width = size.width
    cells.withUnsafeMutableBufferPointer { cells in
      for y in area.minY..<area.maxY {
        let row = CanvasRow(
          cells: UnsafeMutableBufferPointer(rebasing: cells[y * width..<(y + 1) * width]),
          visible: area.minX..<area.maxX)
        // Only at the ends can the half of a wide character be left over.
        row.set(area.minX, cell)
        row.set(area.maxX - 1, cell)
        for x in area.minX..<area.maxX { row.cells[x] = cell }
      }
    }
  }

  /// Changes how the cells of a rectangle are drawn, and not what they show.
  public mutating func restyle(_ rect: Rect, _ change: (inout Style) -> Void) {
    let area = rect.intersection(clip)
    let width = size.width
    cells.withUnsafeMutableBufferPointer { cells in
      for y in area.minY..<area.maxY {
        for x in area.minX..<area.maxX { change(&cells[y * width + x].style) }
      }
    }
  }

  /// Copies another canvas with its top left corner at a place.
  public mutating func draw(_ other: Canvas, at origin: Point) {
    let area = Rect(origin: origin, size: other.size).intersection(clip)
    for y in area.minY..<area.maxY {
      for x in area.minX..<area.maxX {
        let cell = other.cells[(y - origin.y) * other.size.width + x - origin.x]
        let index = y * size.width + x
        mendNeighbours(of: index, x: x)
        // A wide character cut by the edge of the area becomes a space.
        if cell.isContinuation {
          cells[index] = x == area.minX ? Cell(" ", cell.style) : cell
        } else if x == area.maxX - 1, other[x - origin.x + 1, y - origin.y].isContinuation {
          cells[index] = Cell(" ", cell.style)
        } else {
          cells[index] = cell
        }
      }
    }
  }

  /// Takes a row over from a canvas of the same size as it is; the clip doesn't matter.
  public mutating func take(row y: Int, of other: Canvas) {
    guard size == other.size, y >= 0, y < size.height else { return }
    let row = y * size.width..<(y + 1) * size.width
    cells.replaceSubrange(row, with: other.cells[row])
  }

  /// The text of a row, trailing spaces cut; for tests and for copying.
  public func line(_ y: Int) -> String {
    var view = String.UnicodeScalarView()
    for x in 0..<size.width { view.append(contentsOf: self[x, y].scalars) }
    while view.last == " " { view.removeLast() }
    return String(view)
  }

  /// The text of all rows, trailing spaces cut.
  public var lines: [String] { (0..<size.height).map(line) }

  /// Blanks the other half of a wide character that is about to lose a half.
  private mutating func mendNeighbours(of index: Int, x: Int) {
    if cells[index].isContinuation {
      if x > 0 {
        let style = cells[index - 1].style
        cells[index - 1] = Cell(" ", style)
      }
    }
    if x + 1 < size.width && cells[index + 1].isContinuation {
      cells[index + 1] = Cell(" ", cells[index + 1].style)
    }
  }
}
