import CNcurses
import CTerminal
import Cells
import Glibc

/// The terminal as ncurses draws on it: a canvas goes in, the bytes that make the terminal look like it come out.
///
/// There is at most one, on one thread, because ncurses' state is global. Drawing, modes and handing the terminal over
/// are in extensions of their own; nobody else touches the properties below.
final class Screen {
  /// The terminfo entry in use.
  let entry: String
  let glyphs: Glyphs
  var size: Size
  /// The modes that are on, or will be again when the screen is entered.
  var modes = Modes.none

  /// Where ncurses writes: the terminal, under a number of its own.
  let drawing: Descriptor
  /// How the terminal was when the program began.
  let saved: termios
  var isEntered = true
  var isOver = false
  /// Whether the terminal shows the full screen: ncurses enters it with the first update.
  var isOnScreen = false
  /// What to write after the first update: questions to the terminal, answered when it likes.
  var questions = ""
  var pairs: PairTable
  /// Attributes of ncurses by the bits of ``Style/Attributes``.
  let attributes: [attr_t] = (0..<32).map { cnc_attributes($0) }
  let lineAttribute = cnc_attributes(32)
  /// The canvas on the terminal; `nil` where every cell has to be drawn.
  var shown: Canvas?
  /// The picture on the terminal, over its cells.
  var picture: PixelPicture?
  /// The pixels of a cell as the terminal told them when it was asked.
  var toldCell: Size?
  /// Whether ncurses was told to write lines anew that it has not written since.
  var hasWipedLines = false
  /// Whether the terminal is at the other end of a network.
  let isRemote: Bool
  /// The cursor on the terminal; `nil` for hidden.
  var cursor: Point?
  var isCursorVisible = true
  /// Room for one row as ncurses wants it.
  var row: [cchar_t] = []
  /// A blank in the style of the last cell that was drawn: most cells are like the one before.
  var plain: (style: Style, cell: cchar_t)?

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
    isRemote = environment.remote
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
