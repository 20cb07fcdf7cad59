import CNcurses
import CTerminal
import Cells
import Glibc

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
    if new.graphics != modes.graphics { forgetPicture() }
    modes = new
    updateLeaving()
    if isOnScreen { Descriptor.output.write(sequences) }
  }

  /// Writes something that moves no cursor and changes no cell, after the first frame at the earliest.
  func send(_ sequences: String) {
    if isOnScreen { Descriptor.output.write(sequences) } else { questions += sequences }
  }

  /// Tells the signal handlers what leaves the modes that are on.
  /// - Parameter first: What goes before that.
  func updateLeaving(first: String = "") {
    // Where nothing is on the screen yet there is nothing to leave: the flags of the shell's own keyboard stay.
    guard isOnScreen else { return terminal_set_leaving("", 0) }
    var text = first + modes.leaving
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
    var result = String.UnicodeScalarView()
    var isPadding = false
    for character in String(cString: capability).unicodeScalars {
      if character == "$" {
        isPadding = true
      } else if !isPadding {
        result.append(character)
      } else if character == ">" {
        isPadding = false
      }
    }
    return String(result)
  }
}

// MARK: - Leaving and coming back

extension Screen {
  /// Gives the terminal back as it was, for a child or a stop; ``enter()`` takes it again.
  func leave() {
    guard isEntered && !isOver else { return }
    isEntered = false
    picture = nil
    if isOnScreen { Descriptor.output.write(modes.leaving) }
    endwin()
    // What was left must not be left twice by a signal that comes now.
    isOnScreen = false
    updateLeaving()
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
    picture = nil
    invalidate()
  }

  /// Gives the terminal back for good.
  func close() {
    guard !isOver else { return }
    leave()
    isOver = true
  }
}
