/// The cells of one row of a canvas while text is written to it.
struct CanvasRow {
  /// The whole row.
  let cells: UnsafeMutableBufferPointer<Cell>
  /// The columns where drawing has an effect; within the row.
  let visible: Range<Int>

  /// Sets one cell to a one-cell character.
  @inline(__always)
  func set(_ x: Int, _ cell: Cell) {
    guard visible.contains(x) else { return }
    // A wide character that loses a half loses the other half too.
    if cells[x].isContinuation && x > 0 { cells[x - 1] = Cell(" ", cells[x - 1].style) }
    if x + 1 < cells.count && cells[x + 1].isContinuation { cells[x + 1] = Cell(" ", cells[x + 1].style) }
    cells[x] = cell
  }

  /// Sets two cells to a wide character; to spaces where one of them is not visible.
  func setWide(_ x: Int, _ cell: Cell) {
    if visible.contains(x) && visible.contains(x + 1) {
      set(x, cell)
      set(x + 1, .continuation(cell.style))
      cells[x] = cell
    } else {
      set(x, Cell(" ", cell.style))
      set(x + 1, Cell(" ", cell.style))
    }
  }

  /// Adds a combining mark to the character that ends at a column, of a text that starts at another.
  func add(mark: Unicode.Scalar, at x: Int, from start: Int) {
    guard visible.contains(x) else { return }
    let isRightHalf = cells[x].isContinuation && x > start
    cells[isRightHalf ? x - 1 : x].add(mark: mark)
  }
}
