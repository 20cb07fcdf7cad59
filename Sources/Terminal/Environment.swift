import CNcurses
import Glibc

/// What the environment says about the terminal; nothing is asked of the terminal itself.
struct Environment: Hashable, Sendable {
  /// `TERM`, empty where it is unset.
  var term = ""
  /// Whether `COLORTERM` promises 24-bit colours.
  var trueColor = false
  /// Whether `NO_COLOR` is set and not empty.
  var noColor = false
  /// Whether the terminal is at the other end of an SSH connection.
  var remote = false
  var multiplexer: TerminalFacts.Multiplexer?
  /// Whether `STY` is set: GNU screen is there for sure.
  private var isScreen = false
  /// What `COLORFGBG` says, where a terminal sets it.
  var background: TerminalFacts.Background?

  /// Makes an environment from a look-up of variables.
  init(_ variable: (String) -> String?) {
    func isSet(_ name: String) -> Bool { variable(name)?.isEmpty == false }
    term = variable("TERM") ?? ""
    trueColor = ["truecolor", "24bit"].contains(variable("COLORTERM"))
    noColor = isSet("NO_COLOR")
    remote = isSet("SSH_CONNECTION") || isSet("SSH_TTY") || isSet("SSH_CLIENT")
    isScreen = isSet("STY")
    if isSet("TMUX") {
      multiplexer = .tmux
    } else if isScreen || term.hasPrefix("screen") {
      multiplexer = .screen
    } else if term.hasPrefix("tmux") {
      multiplexer = .tmux
    }
    background = variable("COLORFGBG").flatMap(Self.background(fromPair:))
  }

  /// The environment of this process.
  static var current: Environment {
    Environment { name in getenv(name).map { String(cString: $0) } }
  }

  /// Whether the terminal understands private modes, mouse reports and questions: the Linux console and real
  /// VT terminals would show them as text or not answer.
  var isModern: Bool {
    let ancient = [
      "linux", "vt", "dumb", "unknown", "ansi", "cons25", "sun", "eterm", "cygwin", "hurd", "wsvt", "hp", "wy",
    ]
    return !term.isEmpty && !ancient.contains { term.hasPrefix($0) }
  }

  /// Whether Escape would arrive only together with the next key while mouse reports are on: so it is in GNU screen
  /// (measured with 4.9). A `TERM` of `screen` alone may as well be a tmux at the other end of an SSH connection.
  var mouseHoldsEscape: Bool { multiplexer == .screen && (isScreen || term.hasPrefix("screen.")) }

  /// Whether nothing can be drawn on such a terminal.
  var isIncapable: Bool { ["", "dumb", "unknown"].contains(term) }

  /// The entry that nearly every terminal understands, and nearly every system has.
  static let common = "xterm-256color"

  /// Whether the entry that was taken for a terminal is only a guess, because there is none of the terminal's own name.
  static func isGuess(entry: String, for term: String) -> Bool {
    entry == common && entry != term && !term.hasPrefix("xterm-kitty")
  }

  /// The terminfo entries to try, the best first.
  func entries(wantsColor: Bool) -> [String] {
    var names: [String] = []
    if wantsColor && trueColor && multiplexer != .screen {
      // A *-direct entry is the only way to 24-bit colours through ncurses.
      if multiplexer == .tmux { names.append("tmux-direct") }
      names.append("xterm-direct")
    }
    // The attributes (sgr) of kitty's own entry leave out dim, so that ncurses never sends it.
    names += term.hasPrefix("xterm-kitty") ? [Self.common, term] : [term]
    if !names.contains(Self.common) { names.append(Self.common) }
    return names
  }

  /// Reads `COLORFGBG`: foreground;background, or with something between, as indices of the first 16 colours.
  private static func background(fromPair text: String) -> TerminalFacts.Background? {
    guard let last = text.split(separator: ";").last, let index = Int(last) else { return nil }
    return index == 7 || (9...15).contains(index) ? .light : .dark
  }
}

/// The character set that the locale names.
enum Locale {
  /// Takes the user's character set (and nothing else: numbers stay as they are) for ncurses.
  /// - Returns: Whether it is UTF-8.
  static func adoptCharacterSet() -> Bool {
    if setlocale(LC_CTYPE, "") == nil {
      // The locale is not installed here, as happens over SSH; its name still tells what the terminal shows.
      let names = ["LC_ALL", "LC_CTYPE", "LANG"]
      let name = names.lazy.compactMap { getenv($0).map { String(cString: $0) } }.first { !$0.isEmpty } ?? ""
      let wanted = name.lowercased()
      if wanted.hasSuffix("utf-8") || wanted.hasSuffix("utf8") { setlocale(LC_CTYPE, "C.UTF-8") }
    }
    guard let set = nl_langinfo(nl_item(CODESET)) else { return false }
    return String(cString: set) == "UTF-8"
  }
}
