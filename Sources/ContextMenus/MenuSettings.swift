import Cells

/// How an open menu behaves; the defaults are those of the desktop and of UIKit.
public struct MenuSettings: Hashable, Sendable {
  /// How long the pointer rests on a submenu's row before it opens, in milliseconds (GTK 80, Qt and Windows about 250).
  public var hoverDelay: Milliseconds = 250
  /// The same with the button or finger still down (525 ms, measured on iOS).
  public var slideDelay: Milliseconds = 525
  /// After this long without a letter, in milliseconds, typing starts a new search.
  public var typeAheadTimeout: Milliseconds = 1000
  /// How long the reason of a disabled action stays in the status line, in milliseconds.
  public var noticeTime: Milliseconds = 2500
  /// How long an empty menu says that there is nothing to choose, in milliseconds.
  public var refusalTime: Milliseconds = 1000
  /// How much later than the menu the accessory appears, in milliseconds; it never moves the menu.
  public var accessoryDelay: Milliseconds = 0
  /// Whether a press outside the menu, which closes it, also acts on what it meets.
  public var passesOutsidePresses = false
  /// Whether an item without key and mnemonic gets an underlined letter of its title that chooses it: the first of a word
  /// that no other item has. Typing then chooses where it would search.
  public var guessesMnemonics = false
  /// Whether a menu that a key press opened grows, and closes in frames; else it is there, or gone, at once.
  public var animatesKeys = true
  /// Rows at the bottom of the screen that the menu leaves free, except where it fills the smallest screens.
  public var statusLines = 1
  /// Rows at the top of the screen that the menu leaves free where the screen has at least ten rows and the held view
  /// stands below them; only an accessory that has no room elsewhere stands on them.
  public var titleLines = 0

  /// Makes the default settings.
  public init() {}
}
