/// A moment, in milliseconds since any fixed start; monotonic. Time is always passed in, never asked for.
public typealias Milliseconds = Double

/// A key of the keyboard together with the modifiers held.
public struct Key: Hashable, Sendable {
  public enum Code: Hashable, Sendable {
    /// A key that types: the scalar that it types (`J` with Shift is `J`, without the shift modifier;
    /// Ctrl-A is `a` with the control modifier). Space is `" "`.
    case scalar(Unicode.Scalar)
    case enter, escape, tab, backspace, insert, delete
    case up, down, left, right, home, end, pageUp, pageDown
    /// The context-menu key.
    case menu
    /// F1…F35.
    case function(UInt8)
    /// Any other key that a terminal reports, by its kitty code point.
    case other(UInt32)
  }

  public struct Modifiers: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    // The bits are those of xterm and kitty (parameter minus one); lock keys are left out.
    public static let shift = Modifiers(rawValue: 1)
    public static let alt = Modifiers(rawValue: 2)
    public static let control = Modifiers(rawValue: 4)
    public static let superKey = Modifiers(rawValue: 8)
  }

  public var code: Code
  public var modifiers: Modifiers

  public init(_ code: Code, _ modifiers: Modifiers = []) {
    self.code = code
    self.modifiers = modifiers
  }

  /// The key that types this scalar, without modifiers.
  public static func character(_ scalar: Unicode.Scalar, _ modifiers: Modifiers = []) -> Key {
    Key(.scalar(scalar), modifiers)
  }

  public static let enter = Key(.enter)
  public static let space = Key(.scalar(" "))
  public static let escape = Key(.escape)
  public static let tab = Key(.tab)
  public static let backTab = Key(.tab, .shift)
  public static let up = Key(.up)
  public static let down = Key(.down)
  public static let left = Key(.left)
  public static let right = Key(.right)
}

/// One report about a key.
public struct KeyEvent: Hashable, Sendable {
  public enum Phase: Hashable, Sendable { case press, `repeat`, release }

  public var key: Key
  /// Without a protocol that tells, every report is a press.
  public var phase: Phase
  /// What the key types; empty for keys that type nothing and for releases.
  public var text: String

  public init(_ key: Key, phase: Phase = .press, text: String = "") {
    self.key = key
    self.phase = phase
    self.text = text
  }
}

public enum MouseButton: UInt8, Hashable, Sendable { case left, middle, right }

/// One report about the mouse.
public struct MouseEvent: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    case press(MouseButton)
    /// A button went up; `nil` where the terminal does not say which.
    case release(MouseButton?)
    /// The pointer moved with a button down.
    case drag(MouseButton)
    /// The pointer moved with no button down (reported only while a menu is open).
    case move
    case wheelUp, wheelDown, wheelLeft, wheelRight
  }

  public var kind: Kind
  /// The cell under the pointer; may lie outside the screen.
  public var position: Point
  public var modifiers: Key.Modifiers

  public init(_ kind: Kind, at position: Point, modifiers: Key.Modifiers = []) {
    self.kind = kind
    self.position = position
    self.modifiers = modifiers
  }
}

/// An answer of the terminal to a question of the program.
public enum TerminalReply: Hashable, Sendable {
  /// DA1.
  case primaryAttributes([Int])
  /// XTVERSION: name and version as the terminal words them.
  case version(String)
  /// `CSI ? flags u`: the kitty keyboard flags now in force.
  case keyboardFlags(Int)
  /// CPR, as a cell (zero-based).
  case cursorPosition(Point)
  /// OSC 10 (foreground) or OSC 11 (background), 0xRRGGBB.
  case color(osc: Int, rgb: UInt32)
  /// The answer to a question of the kitty graphics protocol: the picture's number, and whether it could be drawn.
  case graphics(id: Int, isOK: Bool)
  /// XTSMGRAPHICS: how many colours a sixel picture may have.
  case colorRegisters(Int)
  /// `CSI 6 ; height ; width t`: the pixels of a cell.
  case cellSize(Size)
  /// DECRPM: mode and value (0 unknown, 1 set, 2 reset, 3 always set, 4 always reset).
  case mode(Int, value: Int)
}

/// What comes in from the terminal.
public enum Event: Hashable, Sendable {
  case key(KeyEvent)
  case mouse(MouseEvent)
  /// A bracketed paste, whole, as it was pasted (not sanitised, line ends as sent).
  case paste(String)
  case focusIn
  case focusOut
  case resize(Size)
  case reply(TerminalReply)
}
