import Cells

/// How keys are written in a menu's key column.
enum KeyLabel {
  /// Keys that steer the menu itself and so cannot choose an item.
  static func isReserved(_ key: Key) -> Bool {
    switch key.code {
    case .scalar(let scalar): scalar == " " && key.modifiers.isEmpty
    case .enter, .escape, .tab, .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .menu, .backspace: true
    case .function(let number): number == 10 && key.modifiers == .shift
    case .insert, .delete, .other: false
    }
  }

  /// The key as it is shown; a struck one is crossed out.
  static func text(_ key: Key, isStruck: Bool, ascii: Bool) -> String {
    let label = prefix(key.modifiers) + name(key.code, ascii: ascii)
    guard isStruck else { return label }
    if ascii { return "-" + label + "-" }
    var struck = String.UnicodeScalarView()
    for scalar in label.unicodeScalars {
      struck.append(scalar)
      struck.append("\u{336}")
    }
    return String(struck)
  }

  private static func prefix(_ modifiers: Key.Modifiers) -> String {
    var text = ""
    if modifiers.contains(.control) { text += "^" }
    if modifiers.contains(.alt) { text += "Alt-" }
    if modifiers.contains(.superKey) { text += "Super-" }
    if modifiers.contains(.shift) { text += "Shift-" }
    return text
  }

  private static func name(_ code: Key.Code, ascii: Bool) -> String {
    switch code {
    case .scalar(" "): "Space"
    case .scalar(let scalar): Text.sanitised(String(scalar))
    case .enter: ascii ? "Enter" : "⏎"
    case .escape: "Esc"
    case .tab: "Tab"
    case .backspace: "Bksp"
    case .insert: "Ins"
    case .delete: "Del"
    case .up: ascii ? "Up" : "↑"
    case .down: ascii ? "Down" : "↓"
    case .left: ascii ? "Left" : "←"
    case .right: ascii ? "Right" : "→"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    case .menu: "Menu"
    case .function(let number): "F\(number)"
    case .other(let code): "#\(code)"
    }
  }
}
