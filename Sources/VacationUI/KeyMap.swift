import Cells

/// What a key asks for; what it means to the state is decided where it is applied.
public enum KeyCommand: Hashable, Sendable {
  case up, down, left, right, pageUp, pageDown, start, end
  case next, previous
  case activate, mark, menu
  case filter, sort, settings, help, practice
  case rate, map, share, wikipedia, weather, addNote, save
  case place, zoomIn, zoomOut, fit, mapStyle, nextSpot, previousSpot, goTo, acceptSearch, setHome
  case choose(Int)
  case delete
  case undo, redo, mouse, redraw
  case back, quit, quitNow, interrupt, suspend
  case acceptFilter, clearFilter
}

/// Keys, what they do and how that is said: one value, so that help, hint bar and behaviour can't differ.
public struct KeyBinding: Sendable {
  public var keys: [Key]
  /// The keys as help and hint bar name them.
  public var label: String
  public var asciiLabel: String
  public var help: String
  /// One word for the hint bar, where the key deserves a place there.
  public var hint: String?
  public var command: KeyCommand

  init(_ keys: [Key], _ label: String, ascii: String? = nil, _ help: String, hint: String? = nil, _ command: KeyCommand)
  {
    self.keys = keys
    self.label = label
    asciiLabel = ascii ?? label
    self.help = help
    self.hint = hint
    self.command = command
  }
}

/// The keys of each screen: one table, from which the behaviour, `?` and the hint bar come.
public enum KeyMap {
  /// The screens that have keys of their own.
  public enum Context: Int, CaseIterable, Sendable {
    case list, spot, note, map, search, place, rating, editor, help, practice, filter

    /// What help calls it.
    public var title: String {
      switch self {
      case .list: "The list"
      case .spot: "A spot"
      case .note: "A note"
      case .map: "The map"
      case .search: "Going to a place on the map"
      case .place: "Coordinates and share"
      case .rating: "Rating"
      case .editor: "Writing a note"
      case .help: "Help"
      case .practice: "Practice"
      case .filter: "Filter"
      }
    }
  }

  /// The bindings of a screen in the order of the hint bar, the everywhere ones last.
  public static func bindings(_ context: Context) -> [KeyBinding] { tables[context.rawValue] }

  /// Put together once, by the contexts' numbers: every key looks here.
  private static let tables = Context.allCases.map { table(of: $0) }

  private static func table(of context: Context) -> [KeyBinding] {
    switch context {
    case .list: list + moving + everywhere
    case .spot: spot + moving + everywhere
    case .map: map + everywhere
    case .search: search + always
    case .place: place + moving + everywhere
    case .help, .practice: reading + moving + everywhere
    case .note: note + moving + everywhere
    case .rating: rating + always
    case .editor: editor + always
    case .filter: filter + always
    }
  }

  /// The command of a key on a screen.
  public static func command(for key: Key, in context: Context) -> KeyCommand? {
    for binding in bindings(context) where binding.keys.contains(key) { return binding.command }
    return nil
  }

  static let list: [KeyBinding] = [
    KeyBinding([.enter], "⏎", ascii: "enter", "open the spot; held: its menu", hint: "open", .activate),
    KeyBinding(
      [.character("m"), Key(.menu), Key(.function(10), .shift)], "hold ⏎ or m", ascii: "hold enter or m",
      "the context menu; also Menu, Shift+F10, right click, a held mouse button", hint: "menu", .menu),
    KeyBinding([.character("r")], "r", "rate", hint: "rate", .rate),
    KeyBinding([.character("/")], "/", "filter as you type, all columns", hint: "filter", .filter),
    KeyBinding([.character("s")], "s", "sort", hint: "sort", .sort),
    KeyBinding([.character("?"), Key(.function(1))], "?", "this help", hint: "help", .help),
    KeyBinding([.character(",")], ",", "settings", .settings),
    KeyBinding([.space], "space", "mark the row; held: its menu", .mark),
    KeyBinding([.character("n")], "n", "write a note", .addNote),
    KeyBinding([.character("v")], "v", "view map", .map),
    KeyBinding([.character("c")], "c", "share: text, link and coordinates to copy", .share),
    KeyBinding([.character("w")], "w", "Wikipedia", .wikipedia),
  ]

  static let spot: [KeyBinding] = [
    KeyBinding([.escape], "esc", "back to the list", hint: "back", .back),
    KeyBinding([.tab, .right, .character("l")], "tab →", ascii: "tab", "next button", hint: "buttons", .next),
    KeyBinding([.backTab, .left, .character("h")], "shift+tab ←", ascii: "shift+tab", "previous button", .previous),
    KeyBinding([.enter, .space], "⏎", ascii: "enter", "press the button; held: its menu", hint: "press", .activate),
    KeyBinding(
      [.character("m"), Key(.menu), Key(.function(10), .shift)], "hold ⏎ or m", ascii: "hold enter or m",
      "the context menu of the button, or of the spot", hint: "menu", .menu),
    KeyBinding([.character("r")], "r", "rate", hint: "rate", .rate),
    KeyBinding([.character("v")], "v", "view map", .map),
    KeyBinding([.character("c")], "c", "share", .share),
    KeyBinding([.character("w")], "w", "Wikipedia", .wikipedia),
    KeyBinding([.character("n")], "n", "write a note", hint: "note", .addNote),
    KeyBinding([.character("t")], "t", "hide or show the weather, for all spots", .weather),
    KeyBinding([.character("?"), Key(.function(1))], "?", "this help", hint: "help", .help),
  ]

  static let map: [KeyBinding] = [
    KeyBinding([.escape], "esc", "back", hint: "back", .back),
    KeyBinding([.character("+"), .character("="), .character("a")], "+", "closer", hint: "closer", .zoomIn),
    KeyBinding([.character("-"), .character("_"), .character("z")], "-", "farther away", hint: "farther", .zoomOut),
    KeyBinding([.character("/")], "/", "go to a spot, a city or a coordinate", hint: "go to", .goTo),
    KeyBinding([.character("]"), .tab], "]", "next spot, by distance", hint: "next", .nextSpot),
    KeyBinding([.character("["), .backTab], "[", "previous spot", .previousSpot),
    KeyBinding([.enter, .space], "⏎", ascii: "enter", "open the spot; held: its menu", hint: "open", .activate),
    KeyBinding(
      [.character("m"), Key(.menu), Key(.function(10), .shift)], "m", "the spot's menu; also hold its pin", .menu),
    KeyBinding([.left, .character("h")], "← h", ascii: "left h", "west", .left),
    KeyBinding([.right, .character("l")], "→ l", ascii: "right l", "east", .right),
    KeyBinding([.up, .character("k"), Key(.scalar("p"), .control)], "↑ k", ascii: "up k", "north", .up),
    KeyBinding([.down, .character("j"), Key(.scalar("n"), .control)], "↓ j", ascii: "down j", "south", .down),
    KeyBinding([Key(.pageUp)], "PgUp", "half a screen north", .pageUp),
    KeyBinding([Key(.pageDown)], "PgDn", "half a screen south", .pageDown),
    KeyBinding([.character("0")], "0", "the whole world", .fit),
    KeyBinding([Key(.home), .character("g")], "Home g", "back to the spot", .start),
    KeyBinding([.character("H")], "H", "make the middle of the map your home, for distances", .setHome),
    KeyBinding([.character("b")], "b", "braille, blocks or ASCII", .mapStyle),
    KeyBinding([.character("i")], "i", "coordinates in other notations, links", hint: "coordinates", .place),
    KeyBinding([.character("c")], "c", "share", .share),
    KeyBinding([.character("r")], "r", "rate", .rate),
    KeyBinding([.character("?"), Key(.function(1))], "?", "this help", hint: "help", .help),
  ]

  static let search: [KeyBinding] = [
    KeyBinding([.enter], "⏎", ascii: "enter", "go there", hint: "go there", .acceptSearch),
    KeyBinding([.escape], "esc", "stay", hint: "stay", .back),
    KeyBinding([.up, Key(.scalar("p"), .control)], "↑", ascii: "up", "the line above", .up),
    KeyBinding([.down, Key(.scalar("n"), .control)], "↓", ascii: "down", "the line below", .down),
  ]

  static let place: [KeyBinding] = [
    KeyBinding([.escape], "esc", "back", hint: "back", .back),
    KeyBinding([.tab, .right, .character("l")], "tab", "next button", hint: "buttons", .next),
    KeyBinding([.backTab, .left, .character("h")], "shift+tab", "previous button", .previous),
    KeyBinding([.enter, .space], "⏎", ascii: "enter", "press the button", hint: "press", .activate),
    KeyBinding([.character("?"), Key(.function(1))], "?", "this help", hint: "help", .help),
  ]

  static let note: [KeyBinding] = [
    KeyBinding([.escape], "esc", "back", hint: "back", .back),
    KeyBinding(
      [.character("m"), Key(.menu), Key(.function(10), .shift)], "hold ⏎ or m", ascii: "hold enter or m",
      "react, copy, edit, delete", hint: "menu", .menu),
    KeyBinding([.character("?"), Key(.function(1))], "?", "this help", hint: "help", .help),
  ]

  static let editor: [KeyBinding] = [
    KeyBinding([Key(.scalar("d"), .control), Key(.enter, .alt)], "Ctrl-D", "save the note", hint: "save", .save),
    KeyBinding([.tab], "tab", "to the buttons", hint: "buttons", .next),
    KeyBinding([.backTab], "shift+tab", "back to the text", .previous),
    KeyBinding([.escape], "esc", "leave without saving; asks where something would be lost", hint: "cancel", .back),
  ]

  static let reading: [KeyBinding] = [
    KeyBinding([.escape, .enter], "esc", "back", hint: "back", .back),
    KeyBinding([.character("p")], "p", "practise holding a key", hint: "practise holding", .practice),
  ]

  static let rating: [KeyBinding] = [
    KeyBinding(
      (1...5).map { Key.character(Unicode.Scalar(UInt8(48 + $0))) }, "1–5", ascii: "1-5", "choose a word",
      hint: "choose", .choose(0)),
    KeyBinding([.enter, .space], "⏎", ascii: "enter", "press the button, take the word", hint: "press", .activate),
    KeyBinding([.left, .character("h"), Key(.scalar("p"), .control)], "←", ascii: "left", "the word before", .left),
    KeyBinding([.right, .character("l"), Key(.scalar("n"), .control)], "→", ascii: "right", "the next word", .right),
    KeyBinding([.tab, .down, .character("j")], "tab", "next", hint: "next", .next),
    KeyBinding([.backTab, .up, .character("k")], "shift+tab", "previous", .previous),
    KeyBinding([.character("0")], "0", "delete the rating", .delete),
    KeyBinding([.escape, .character("q")], "esc", "cancel", hint: "cancel", .back),
  ]

  static let filter: [KeyBinding] = [
    KeyBinding([.enter], "⏎", ascii: "enter", "keep the filter", hint: "keep", .acceptFilter),
    KeyBinding([.escape], "esc", "clear the filter", hint: "clear", .clearFilter),
    KeyBinding([.up, Key(.scalar("p"), .control)], "↑", ascii: "up", "move in the list", .up),
    KeyBinding([.down, Key(.scalar("n"), .control)], "↓", ascii: "down", "move in the list", .down),
    KeyBinding([Key(.pageUp)], "PgUp", "move in the list", .pageUp),
    KeyBinding([Key(.pageDown)], "PgDn", "move in the list", .pageDown),
  ]

  static let moving: [KeyBinding] = [
    KeyBinding([.up, .character("k"), Key(.scalar("p"), .control)], "↑ k", ascii: "up k", "up", .up),
    KeyBinding([.down, .character("j"), Key(.scalar("n"), .control)], "↓ j", ascii: "down j", "down", .down),
    KeyBinding([Key(.pageUp)], "PgUp", "a screen up", .pageUp),
    KeyBinding([Key(.pageDown)], "PgDn", "a screen down", .pageDown),
    KeyBinding([Key(.home), .character("g")], "Home g", "to the start", .start),
    KeyBinding([Key(.end), .character("G")], "End G", "to the end", .end),
  ]

  static let everywhere: [KeyBinding] =
    [
      KeyBinding([.character("u")], "u", "undo", .undo),
      KeyBinding([Key(.scalar("r"), .control)], "Ctrl-R", "redo", .redo),
      KeyBinding([.character("M")], "M", "mouse on or off (off: the terminal selects text)", .mouse),
      KeyBinding([.escape], "esc", "one step back; never quits", .back),
      KeyBinding([.character("q")], "q", "back to the list, then quit", .quit),
    ] + always

  static let always: [KeyBinding] = [
    KeyBinding([Key(.scalar("l"), .control)], "Ctrl-L", "draw the screen again", .redraw),
    KeyBinding([Key(.scalar("z"), .control)], "Ctrl-Z", "suspend", .suspend),
    KeyBinding([Key(.scalar("c"), .control)], "Ctrl-C", "quit", .interrupt),
  ]
}

extension KeyMap {
  /// The bindings that a screen has for itself, without those of all screens.
  static func specific(_ context: Context) -> [KeyBinding] {
    switch context {
    case .list: list
    case .spot: spot
    case .note: note
    case .editor: editor
    case .map: map
    case .search: search
    case .place: place
    case .rating: rating
    case .help, .practice: reading
    case .filter: filter
    }
  }
}
