/// Why the screen cannot be used.
public enum TerminalError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Standard input or output is not a terminal.
  case notATerminal
  /// `TERM` names a terminal that cannot place a cursor (`dumb`), or nothing.
  case incapable(name: String)
  /// Neither the terminal's entry nor the one to fall back on is in the terminfo database.
  case noTerminfo(name: String)

  public var description: String {
    switch self {
    case .notATerminal:
      "the screen needs a terminal on standard input and output; --list, --show and --rate work without one"
    case .incapable(let name):
      (name.isEmpty ? "TERM is not set" : "a terminal of the kind ‘\(name)’ has no screen to draw on")
        + "; --list, --show and --rate work without one"
    case .noTerminfo(let name):
      "no terminfo entry for ‘\(name)’, nor for xterm-256color; --list, --show and --rate work without one"
    }
  }
}
