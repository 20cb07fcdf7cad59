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
      plain = nil
      shown = nil
    }
    var changed = !isOnScreen || cursor != self.cursor || hasWipedLines
    hasWipedLines = false
    let rows = 0..<min(size.height, canvas.size.height)
    if var old = shown, old.size == canvas.size {
      shown = nil
      let unlike = rows.filter { !isSame(row: $0, of: canvas, and: old) }
      // Scrolling the terminal's lines is worth thinking about only where many of them differ.
      // A picture would scroll with them.
      idlok(cnc_window(), unlike.count > rows.count / 2 && picture == nil)
      for y in unlike where draw(row: y, of: canvas, unlike: old) { changed = true }
      // Taken over row by row: the canvas is not held on to, and its program can change it in place.
      for y in unlike { old.take(row: y, of: canvas) }
      shown = old
    } else {
      idlok(cnc_window(), false)
      erase()
      for y in rows { _ = draw(row: y, of: canvas, unlike: nil) }
      changed = true
      shown = canvas
    }
    guard changed else { return false }
    place(cursor)
    wnoutrefresh(cnc_window())
    let isFirst = !isOnScreen
    if isFirst {
      isOnScreen = true
      updateLeaving()
    }
    doupdate()
    if isFirst {
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
    let place = y * width..<(y + 1) * width
    let runs = canvas.cells[place].withUnsafeBufferPointer { new in
      (old?.cells[place] ?? ArraySlice(repeating: .blank, count: width)).withUnsafeBufferPointer { Self.runs(new, $0) }
    }
    for run in runs { draw(row: y, of: canvas, from: run.lowerBound, to: run.upperBound) }
    return !runs.isEmpty
  }

  /// The columns in which two rows of the same width differ.
  private static func runs(_ new: UnsafeBufferPointer<Cell>, _ old: UnsafeBufferPointer<Cell>) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var x = 0
    while x < new.count {
      if new[x] == old[x] {
        x += 1
        continue
      }
      var end = x + 1
      while end < new.count && new[end] != old[end] { end += 1 }
      // A wide character is drawn whole.
      let start = new[x].isContinuation && x > 0 ? x - 1 : x
      while end < new.count && new[end].isContinuation { end += 1 }
      runs.append(start..<end)
      x = end
    }
    return runs
  }

  /// Hands the cells of a row on to ncurses.
  private func draw(row y: Int, of canvas: Canvas, from start: Int, to end: Int) {
    // Taken out of the object while it is filled: every use of an object's property is checked for others.
    var row = self.row
    self.row = []
    row.removeAll(keepingCapacity: true)
    let end = min(end, size.width)
    canvas.cells.withUnsafeBufferPointer { cells in
      let line = UnsafeBufferPointer(rebasing: cells[y * canvas.size.width..<(y + 1) * canvas.size.width])
      let isUnicode = glyphs.unicode
      var plain = self.plain
      var x = start
      while x < end {
        let isWide = x + 1 < line.count && line[x + 1].isContinuation && x + 1 < end
        let (scalar, style) = (line[x].scalar, line[x].style)
        if style != plain?.style {
          plain = (style, made(style, 0x20))
          self.plain = plain
        }
        let isAlike = scalar < 0x7F ? scalar >= 0x20 : isUnicode && scalar >= 0xA0 && wcwidth(wchar_t(scalar)) == 1
        if var cell = plain?.cell, isAlike, line[x].marks == 0, !isWide {
          cnc_change_character(&cell, scalar)
          row.append(cell)
        } else {
          append(line[x], isWide: isWide, to: &row)
        }
        x += isWide ? 2 : 1
      }
    }
    row.withUnsafeBufferPointer { _ = mvadd_wchnstr(Int32(y), Int32(start), $0.baseAddress, Int32($0.count)) }
    self.row = row
  }

  /// Appends a character that is not simply one of the terminal's, in the style of ``plain``.
  private func append(_ cell: Cell, isWide: Bool, to row: inout [cchar_t]) {
    // The canvas and ncurses must agree on the width, or the rest of the row would shift.
    if isWide {
      if glyphs.unicode && wcwidth(wchar_t(cell.scalar)) == 2 {
        row.append(made(cell.style, cell.scalar, marks: cell.marks))
      } else {
        append(UInt32(UInt8(ascii: "?")), cell.style, to: &row)
        append(0x20, cell.style, to: &row)
      }
      return
    }
    let glyph = glyphs.glyph(for: cell.scalar)
    let marks = glyphs.unicode ? cell.marks : 0
    if glyph.scalar >= 0x80 && wcwidth(wchar_t(glyph.scalar)) != 1 {
      append(UInt32(Glyphs.ascii(for: glyph.scalar)), cell.style, to: &row)
    } else if marks != 0 || glyph.isLine {
      row.append(made(cell.style, glyph.scalar, marks: marks, adding: glyph.isLine ? lineAttribute : 0))
    } else {
      append(glyph.scalar, cell.style, to: &row)
    }
  }

  /// Appends a character without marks, in the style of ``plain``.
  private func append(_ scalar: UInt32, _ style: Style, to row: inout [cchar_t]) {
    guard var cell = plain?.cell else { return row.append(made(style, scalar)) }
    cnc_change_character(&cell, scalar)
    row.append(cell)
  }

  /// One cell as ncurses wants it.
  private func made(_ style: Style, _ scalar: UInt32, marks: UInt64 = 0, adding more: attr_t = 0) -> cchar_t {
    var cell = cchar_t()
    func mark(_ index: UInt64) -> UInt32 { UInt32(marks >> (21 * index) & 0x1F_FFFF) }
    let attribute = attributes[Int(style.attributes.rawValue & 31)] | more
    cnc_set_cell(&cell, scalar, mark(0), mark(1), mark(2), attribute, pairs.pair(for: style))
    return cell
  }
}
