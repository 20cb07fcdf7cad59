/// The modes of the terminal that a program switches on, and how it switches them off again.
///
/// Full-screen, cursor and attributes are ncurses' own affair.
struct Modes: Hashable, Sendable {
  /// The kitty keyboard flags on the terminal's stack; `nil` leaves the keyboard alone.
  var keyboard: Int?
  /// Bracketed paste (2004).
  var paste = false
  /// Focus reports (1004).
  var focus = false
  /// Presses, releases and drags of the mouse (1002), as SGR reports (1006); presses and releases alone (1000) where a
  /// terminal knows no more, such as Eterm.
  var mouse = false
  /// Reports of a mouse that moves with no button down (1003); only together with ``mouse``.
  var hover = false
  /// How pictures are drawn, of which one may be on the screen; `nil` for not in pixels.
  var graphics: PixelProtocol?

  /// Nothing is on.
  static let none = Modes()

  /// The sequences that lead from other modes to these, in one string; empty where nothing differs.
  func entering(from old: Modes) -> String {
    // Sixels are wiped by what is written over them.
    var text = old.graphics == .kitty && graphics != .kitty ? KittyGraphics.deleting : ""
    if old.keyboard != keyboard {
      switch (old.keyboard, keyboard) {
      case (_, nil): text += "\u{1B}[<u"
      case (nil, let flags?): text += "\u{1B}[>\(flags)u"
      // Within one stack entry: CSI = flags ; 1 u replaces them.
      case (_, let flags?): text += "\u{1B}[=\(flags);1u"
      }
    }
    func mode(_ number: Int, _ wanted: Bool, was: Bool) {
      if wanted != was { text += "\u{1B}[?\(number)\(wanted ? "h" : "l")" }
    }
    mode(2004, paste, was: old.paste)
    mode(1004, focus, was: old.focus)
    let hovers = hover && mouse
    let hovered = old.hover && old.mouse
    // 1000, 1002 and 1003 exclude each other in some terminals: the one that stays is asked for last.
    if hovered && !hovers { text += "\u{1B}[?1003l" }
    if mouse { mode(1000, true, was: old.mouse) }
    if mouse != old.mouse || (hovered && !hovers && mouse) { text += "\u{1B}[?1002\(mouse ? "h" : "l")" }
    if !mouse { mode(1000, false, was: old.mouse) }
    mode(1006, mouse, was: old.mouse)
    if hovers && !hovered { text += "\u{1B}[?1003h" }
    return text
  }

  /// The sequences that switch everything off, whatever is on; each is harmless where it is off already.
  var leaving: String { Modes.none.entering(from: self) }
}
