import CNcurses
import CTerminal
import Cells
import Glibc

/// The terminal as ncurses draws on it: a canvas goes in, the bytes that make the terminal look like it come out.
///
/// There is at most one, on one thread, because ncurses' state is global.
final class Screen {
  /// The terminfo entry in use.
  let entry: String
  let glyphs: Glyphs
  private(set) var size: Size
  /// The modes that are on, or will be again when the screen is entered.
  private(set) var modes = Modes.none

  /// Where ncurses writes: the terminal, under a number of its own.
  private let drawing: Descriptor
  /// How the terminal was when the program began.
  private let saved: termios
  private var isEntered = true
  private var isOver = false
  /// Whether the terminal shows the full screen: ncurses enters it with the first update.
  private var isOnScreen = false
  /// What to write after the first update: questions to the terminal, answered when it likes.
  private var questions = ""
  private var pairs: PairTable
  /// Attributes of ncurses by the bits of ``Style/Attributes``.
  private let attributes: [attr_t] = (0..<32).map { cnc_attributes($0) }
  private let lineAttribute = cnc_attributes(32)
  /// The canvas on the terminal; `nil` where every cell has to be drawn.
  private var shown: Canvas?
  /// The cursor on the terminal; `nil` for hidden.
  private var cursor: Point?
  private var isCursorVisible = true
  /// Room for one row as ncurses wants it.
  private var row: [cchar_t] = []

  /// How many colours are in use.
  var depth: ColorDepth { pairs.depth }

  /// Takes the terminal over.
  ///
  /// Nothing is written before the first ``present(_:cursor:)``. From here on a dying program gives the terminal back.
  /// - Throws: ``TerminalError``, with the terminal as it was.
  init(_ environment: Environment, color: ScreenOptions.ColorChoice, ascii: Bool) throws(TerminalError) {
    guard Descriptor.input.isTerminal && Descriptor.output.isTerminal else { throw .notATerminal }
    var saved = termios()
    guard tcgetattr(STDIN_FILENO, &saved) == 0 else { throw .notATerminal }
    guard !environment.isIncapable else { throw .incapable(name: environment.term) }
    self.saved = saved
    let unicode = Locale.adoptCharacterSet()
    terminal_set_leaving("", 0)
    terminal_arm(STDOUT_FILENO, &saved)

    let wantsColor = color == .always || color == .auto && !environment.noColor
    let entries = environment.entries(wantsColor: wantsColor)
    drawing = Descriptor(number: fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3))
    guard let entry = entries.first(where: { [drawing] in cnc_newterm($0, drawing.number) != nil }) else {
      terminal_disarm()
      Glibc.close(drawing.number)
      throw .noTerminfo(name: environment.term)
    }
    self.entry = entry
    glyphs = Glyphs(unicode: unicode && !ascii, lines: !unicode && !ascii && cnc_capability("acsc") != nil)
    size = Size(width: Int(cnc_columns()), height: Int(cnc_lines()))
    var depth = ColorDepth.none
    if wantsColor && has_colors() && start_color() == OK {
      depth = ColorDepth(count: Int(cnc_colors()))
      use_default_colors()
    }
    pairs = PairTable(depth: depth, capacity: Int(cnc_pairs()))
    guard cnc_capability("cup") != nil else {
      close()
      throw .incapable(name: environment.term)
    }
    raw()
    noecho()
    nonl()
    // Input is ours: ncurses must not look at it to decide whether to draw.
    typeahead(-1)
    idlok(cnc_window(), true)
    holdBackEntering()
    updateLeaving()
  }

  deinit { close() }
}

// MARK: - Setting up

extension Screen {
  /// Makes ncurses enter the full screen with the first frame, and write each frame in one piece.
  ///
  /// Until it has been left once, ncurses flushes after every move of the cursor (`_nc_mvcur` while `ewInitial`), some
  /// thirty writes a frame, each of which may wake the terminal. So it is left here, before anything was written,
  /// with its output going nowhere.
  private func holdBackEntering() {
    let nowhere = terminal_memory_file()
    guard nowhere >= 0 else { return }
    dup2(nowhere, drawing.number)
    endwin()
    dup2(STDOUT_FILENO, drawing.number)
    _ = fcntl(drawing.number, F_SETFD, FD_CLOEXEC)
    Glibc.close(nowhere)
  }
}

// MARK: - Drawing

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
      for y in rows where draw(row: y, of: canvas, unlike: old) { changed = true }
    } else {
      erase()
      for y in rows { draw(row: y, of: canvas, from: 0, to: canvas.size.width) }
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

  /// Draws the runs of a row that differ from what is shown, and tells whether there were any.
  private func draw(row y: Int, of canvas: Canvas, unlike old: Canvas) -> Bool {
    let width = canvas.size.width
    let start = y * width
    var x = 0
    var changed = false
    while x < width {
      if canvas.cells[start + x] == old.cells[start + x] {
        x += 1
        continue
      }
      var end = x + 1
      while end < width && canvas.cells[start + end] != old.cells[start + end] { end += 1 }
      // A wide character is drawn whole.
      if canvas.cells[start + x].isContinuation && x > 0 { x -= 1 }
      while end < width && canvas.cells[start + end].isContinuation { end += 1 }
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

// MARK: - Size and modes

extension Screen {
  /// Reads the terminal's size and makes ncurses follow.
  /// - Returns: Whether it changed.
  @discardableResult
  func updateSize() -> Bool {
    var columns: Int32 = 0
    var lines: Int32 = 0
    guard cnc_window_size(STDOUT_FILENO, &columns, &lines) else { return false }
    let new = Size(width: Int(columns), height: Int(lines))
    guard new != size else { return false }
    resize_term(lines, columns)
    size = Size(width: Int(cnc_columns()), height: Int(cnc_lines()))
    updateLeaving()
    invalidate()
    return true
  }

  /// Switches modes of the terminal on and off, after the first frame at the earliest; they are switched off on every
  /// way out.
  func setModes(_ new: Modes) {
    let sequences = new.entering(from: modes)
    modes = new
    updateLeaving()
    if isOnScreen { Descriptor.output.write(sequences) }
  }

  /// Writes something that moves no cursor and changes no cell, after the first frame at the earliest.
  func send(_ sequences: String) {
    if isOnScreen { Descriptor.output.write(sequences) } else { questions += sequences }
  }

  /// Tells the signal handlers what leaves the modes that are on.
  private func updateLeaving() {
    var text = modes.leaving
    // Attributes off, character set back; then out of the full screen, or below what was drawn.
    for name in ["sgr0", "op", "rmcup", "cnorm"] {
      if name == "op" && depth == .none { continue }
      if name == "rmcup" && cnc_capability("rmcup") == nil {
        if let bottom = cnc_cursor_address(Int32(size.height - 1), 0) { text += withoutPadding(bottom) + "\r\n" }
      } else if let capability = cnc_capability(name) {
        text += withoutPadding(capability)
      }
    }
    text.utf8CString.withUnsafeBufferPointer { terminal_set_leaving($0.baseAddress, $0.count - 1) }
  }

  /// A capability without its `$<…>` delays, which only hardware needs.
  private func withoutPadding(_ capability: UnsafePointer<CChar>) -> String {
    var result = ""
    var isPadding = false
    for character in String(cString: capability) {
      if character == "$" {
        isPadding = true
      } else if !isPadding {
        result.append(character)
      } else if character == ">" {
        isPadding = false
      }
    }
    return result
  }
}

// MARK: - Leaving and coming back

extension Screen {
  /// Gives the terminal back as it was, for a child or a stop; ``enter()`` takes it again.
  func leave() {
    guard isEntered && !isOver else { return }
    isEntered = false
    if isOnScreen { Descriptor.output.write(modes.leaving) }
    isOnScreen = false
    endwin()
    var saved = saved
    tcsetattr(STDIN_FILENO, TCSADRAIN, &saved)
    terminal_disarm()
  }

  /// Takes the terminal again, in whatever size it has now; everything is drawn anew.
  func enter() {
    guard !isEntered && !isOver else { return }
    var saved = saved
    terminal_arm(STDOUT_FILENO, &saved)
    isEntered = true
    // ncurses enters the full screen again with the next update, and the modes follow.
    reset_prog_mode()
    updateSize()
    invalidate()
  }

  /// Takes the terminal again after the program was stopped without being asked (SIGSTOP): someone else may have set
  /// the line's mode and written on the screen.
  func reenter() {
    guard isEntered && isOnScreen else { return }
    reset_prog_mode()
    Descriptor.output.write(modes.leaving + modes.entering(from: .none))
    invalidate()
  }

  /// Gives the terminal back for good.
  func close() {
    guard !isOver else { return }
    leave()
    isOver = true
  }
}
