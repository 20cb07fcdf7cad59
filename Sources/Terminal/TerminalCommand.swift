import TerminalInput

/// What a program asks of the terminal.
public enum TerminalCommand: Hashable, Sendable {
  /// Gives the terminal back and returns the status from ``run(_:options:)``; at once, before another frame.
  case quit(status: Int32)
  /// Puts text on the clipboard of the terminal's side (OSC 52). It cannot be known whether the terminal took it;
  /// text of more than ``Clipboard/limit`` bytes is not sent.
  case copy(String)
  /// Runs a program, argv without a shell.
  ///
  /// `takesScreen`: the terminal is handed over and taken back when the program ends (an editor, a text browser);
  /// otherwise it runs detached, in a session of its own, with its output thrown away.
  case open([String], takesScreen: Bool)
  /// Stops the program as Ctrl-Z does in a shell, with the terminal as it was before; it goes on at `fg`.
  case suspend
  /// Rings the bell.
  case bell
  /// Asks for reports of a mouse that moves with no button down (1003), or no longer.
  case hover(Bool)
  /// Asks for mouse reports, or leaves the mouse to the terminal (to select text).
  case mouse(Bool)
  /// Draws every cell anew, in case something else wrote on the screen.
  case redraw
  /// Tells the recogniser that a menu opened or closed; at once, before the next event.
  case menu(isOpen: Bool)
  /// Tells the terminal that a text field takes the keys (input methods need plain key reports), or no longer.
  case textInput(Bool)
  /// Draws the pictures of frames (``Frame/picture``) with the terminal's own pixels where it can, or no longer.
  case pixels(Bool)
  /// Tells long presses from taps by other settings from now on.
  case hold(HoldSettings)
}
