import CNcurses
import Cells
import Glibc

extension Screen {
  /// Draws a canvas: compares it with the one shown and hands on what differs, in one write.
  /// - Returns: Whether anything was written.
  @discardableResult
  func present(_ canvas: Canvas, cursor: Point?) -> Bool {
    guard isEntered else { return false }
    if pairs.isExhausted {
      pairs.reset()
      shown = nil
    }
    var changed = !isOnScreen || cursor != self.cursor
    let rows = 0..<min(size.height, canvas.size.height)
    if let old = shown, old.size == canvas.size {
      let unlike = rows.filter { !isSame(row: $0, of: canvas, and: old) }
      // Scrolling the terminal's lines is worth thinking about only where many of them differ.
      // A picture would scroll with them.
      idlok(cnc_window(), unlike.count > rows.count / 2 && picture == nil)
      for y in unlike where draw(row: y, of: canvas, unlike: old) { changed = true }
    } else {
      idlok(cnc_window(), false)
      erase()
      for y in rows { _ = draw(row: y, of: canvas, unlike: nil) }
      changed = true
    }
    guard changed else { return false }
    shown = canvas
    place(cursor)
    wnoutrefresh(cnc_window())
    doupdate()
    if !isOnScreen {
      isOnScreen = true
      Descriptor.output.write(modes.entering(from: .none) + questions)
      questions = ""
    }
    return true
  }

  /// Makes the next ``present(_:cursor:)`` draw every cell, whatever the terminal shows.
  func invalidate() {
    shown = nil
    if isEntered { cnc_repaint() }
  }

  private func place(_ cursor: Point?) {
    self.cursor = cursor
    if isCursorVisible != (cursor != nil) {
      isCursorVisible.toggle()
      curs_set(isCursorVisible ? 1 : 0)
    }
    // A hidden cursor stays where drawing left it.
    leaveok(cnc_window(), cursor == nil)
    if let cursor {
      move(Int32(max(0, min(cursor.y, size.height - 1))), Int32(max(0, min(cursor.x, size.width - 1))))
    }
  }

  /// Tells whether a row is the same, byte for byte; a row that is not may still look the same.
  private func isSame(row y: Int, of canvas: Canvas, and old: Canvas) -> Bool {
    let stride = MemoryLayout<Cell>.stride
    let width = canvas.size.width
    return canvas.cells.withUnsafeBytes { new in
      old.cells.withUnsafeBytes { old in
        guard let new = new.baseAddress, let old = old.baseAddress else { return true }
        return memcmp(new + y * width * stride, old + y * width * stride, width * stride) == 0
      }
    }
  }

  /// Draws the runs of a row that differ from what is shown, and tells whether there were any.
  /// - Parameter old: What is shown; `nil` for blanks.
  private func draw(row y: Int, of canvas: Canvas, unlike old: Canvas?) -> Bool {
    let width = canvas.size.width
    let start = y * width
    let cells = canvas.cells
    let shown = old?.cells
    let blank = Cell.blank
    func isShown(_ x: Int) -> Bool { cells[start + x] == (shown?[start + x] ?? blank) }
    var x = 0
    var changed = false
    while x < width {
      if isShown(x) {
        x += 1
        continue
      }
      var end = x + 1
      while end < width && !isShown(end) { end += 1 }
      // A wide character is drawn whole.
      if cells[start + x].isContinuation && x > 0 { x -= 1 }
      while end < width && cells[start + end].isContinuation { end += 1 }
      draw(row: y, of: canvas, from: x, to: end)
      x = end
      changed = true
    }
    return changed
  }

  /// Hands the cells of a row on to ncurses.
  private func draw(row y: Int, of canvas: Canvas, from start: Int, to end: Int) {
    row.removeAll(keepingCapacity: true)
    let end = min(end, size.width)
    var x = start
    while x < end {
      let cell = canvas[x, y]
      let isWide = x + 1 < end && canvas[x + 1, y].isContinuation
      append(cell, isWide: isWide)
      x += isWide ? 2 : 1
    }
    row.withUnsafeBufferPointer { _ = mvadd_wchnstr(Int32(y), Int32(start), $0.baseAddress, Int32($0.count)) }
  }

  private func append(_ cell: Cell, isWide: Bool) {
    let pair = pairs.pair(for: cell.style)
    let attribute = attributes[Int(cell.style.attributes.rawValue & 31)]
    func append(_ scalar: UInt32, marks: UInt64 = 0, adding more: attr_t = 0) {
      var made = cchar_t()
      func mark(_ index: UInt64) -> UInt32 { UInt32(marks >> (21 * index) & 0x1F_FFFF) }
      cnc_set_cell(&made, scalar, mark(0), mark(1), mark(2), attribute | more, pair)
      row.append(made)
    }
    // The canvas and ncurses must agree on the width, or the rest of the row would shift.
    if isWide {
      if glyphs.unicode && wcwidth(wchar_t(cell.scalar)) == 2 { return append(cell.scalar, marks: cell.marks) }
      append(UInt32(UInt8(ascii: "?")))
      append(0x20)
      return
    }
    let glyph = glyphs.glyph(for: cell.scalar)
    if glyph.scalar < 0x80 {
      append(glyph.scalar, marks: glyphs.unicode ? cell.marks : 0, adding: glyph.isLine ? lineAttribute : 0)
    } else if wcwidth(wchar_t(glyph.scalar)) == 1 {
      append(glyph.scalar, marks: cell.marks)
    } else {
      append(UInt32(Glyphs.ascii(for: glyph.scalar)))
    }
  }
}
