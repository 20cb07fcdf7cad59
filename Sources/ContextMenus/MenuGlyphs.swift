/// The characters that menus are drawn with; each takes one cell.
public struct MenuGlyphs: Hashable, Sendable {
  public var topLeft: Unicode.Scalar
  public var topRight: Unicode.Scalar
  public var bottomLeft: Unicode.Scalar
  public var bottomRight: Unicode.Scalar
  public var horizontal: Unicode.Scalar
  public var vertical: Unicode.Scalar
  public var ruleLeft: Unicode.Scalar
  public var ruleRight: Unicode.Scalar
  /// More above, more below.
  public var up: Unicode.Scalar
  public var down: Unicode.Scalar
  /// A row that opens a submenu, and the way back from one.
  public var submenu: Unicode.Scalar
  public var back: Unicode.Scalar
  /// Where an accessory goes on to the right.
  public var forward: Unicode.Scalar
  public var check: Unicode.Scalar
  public var radio: Unicode.Scalar
  public var mixed: Unicode.Scalar
  /// Before a destructive action that has no picture of its own.
  public var destructive: Unicode.Scalar
  /// At the edges of the highlighted row.
  public var markerLeft: Unicode.Scalar
  public var markerRight: Unicode.Scalar
  /// Where text was cut.
  public var ellipsis: Unicode.Scalar

  public static let unicode = MenuGlyphs(
    topLeft: "╭", topRight: "╮", bottomLeft: "╰", bottomRight: "╯", horizontal: "─", vertical: "│", ruleLeft: "├",
    ruleRight: "┤", up: "▲", down: "▼", submenu: "▸", back: "‹", forward: "›", check: "✓", radio: "●", mixed: "–",
    destructive: "⌫",
    markerLeft: "▐", markerRight: "▌", ellipsis: "…")

  public static let ascii = MenuGlyphs(
    topLeft: "+", topRight: "+", bottomLeft: "+", bottomRight: "+", horizontal: "-", vertical: "|", ruleLeft: "+",
    ruleRight: "+", up: "^", down: "v", submenu: ">", back: "<", forward: ">", check: "x", radio: "*", mixed: "-",
    destructive: "!",
    markerLeft: ">", markerRight: "<", ellipsis: "~")
}
