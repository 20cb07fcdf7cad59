/// The characters that menus are drawn with; each takes one cell.
public struct MenuGlyphs: Hashable, Sendable {
  /// The upper left corner of a box.
  public var topLeft: Unicode.Scalar
  /// The upper right corner.
  public var topRight: Unicode.Scalar
  /// The lower left corner.
  public var bottomLeft: Unicode.Scalar
  /// The lower right corner.
  public var bottomRight: Unicode.Scalar
  /// Upper and lower edges, and rules.
  public var horizontal: Unicode.Scalar
  /// Left and right edges.
  public var vertical: Unicode.Scalar
  /// Where a rule meets the left edge.
  public var ruleLeft: Unicode.Scalar
  /// Where a rule meets the right edge.
  public var ruleRight: Unicode.Scalar
  /// More above.
  public var up: Unicode.Scalar
  /// More below.
  public var down: Unicode.Scalar
  /// A row that opens a submenu.
  public var submenu: Unicode.Scalar
  /// The way back from a submenu that took its parent’s place.
  public var back: Unicode.Scalar
  /// Where an accessory goes on to the right.
  public var forward: Unicode.Scalar
  /// An action that is on.
  public var check: Unicode.Scalar
  /// The one that is on in a single selection.
  public var radio: Unicode.Scalar
  /// An action that is on in part.
  public var mixed: Unicode.Scalar
  /// Before a destructive action that has no picture of its own.
  public var destructive: Unicode.Scalar
  /// The left end of the highlighted row.
  public var markerLeft: Unicode.Scalar
  /// The right end of the highlighted row.
  public var markerRight: Unicode.Scalar
  /// Where text was cut.
  public var ellipsis: Unicode.Scalar

  /// Rounded boxes.
  public static let unicode = MenuGlyphs(
    topLeft: "╭", topRight: "╮", bottomLeft: "╰", bottomRight: "╯", horizontal: "─", vertical: "│", ruleLeft: "├",
    ruleRight: "┤", up: "▲", down: "▼", submenu: "▸", back: "‹", forward: "›", check: "✓", radio: "●", mixed: "–",
    destructive: "⌫",
    markerLeft: "▐", markerRight: "▌", ellipsis: "…")

  /// The same in ASCII.
  public static let ascii = MenuGlyphs(
    topLeft: "+", topRight: "+", bottomLeft: "+", bottomRight: "+", horizontal: "-", vertical: "|", ruleLeft: "+",
    ruleRight: "+", up: "^", down: "v", submenu: ">", back: "<", forward: ">", check: "x", radio: "*", mixed: "-",
    destructive: "!",
    markerLeft: ">", markerRight: "<", ellipsis: "~")
}
