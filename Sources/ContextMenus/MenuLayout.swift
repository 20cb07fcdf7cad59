import Cells

/// Where the parts of an open menu stand on the screen; drawing and hit-tests use the same one.
public struct MenuLayout: Equatable, Sendable {
  /// One row of a card.
  public struct Row: Equatable, Sendable {
    /// The number of the row within its level, hidden rows counted too.
    public var index: Int
    /// The cells of the row, without the card's border.
    public var rect: Rect
    /// The identifiers of the elements in the row, each with its cells: one for a plain row, several in a palette,
    /// none for rules, headers and loading rows.
    public var elements: [Element]
  }

  /// An element of a row.
  public struct Element: Equatable, Sendable {
    /// The element’s identifier, unique within its level.
    public var identifier: String
    /// The cells that stand for the element.
    public var rect: Rect
  }

  /// One level of the menu.
  public struct Card: Equatable, Sendable {
    /// 0 for the root menu.
    public var level: Int
    /// The cells of the card with its border.
    public var rect: Rect
    /// The visible rows, in drawing order.
    public var rows: [Row]
    /// Whether rows are scrolled out above and below.
    public var hasMoreAbove: Bool
    public var hasMoreBelow: Bool
  }

  /// The visible cards, the root first; on a small screen only the deepest.
  public var cards: [Card] = []
  /// The preview with its border; `nil` where there is none.
  public var preview: Rect?
  /// The accessory; `nil` where there is none.
  public var accessory: Rect?
  /// The visible items of the accessory, by index.
  public var accessoryItems: [Int: Rect] = [:]
  /// Whether the menu fills the screen because that is smaller than 20×6.
  public var isPicker = false
  /// Where the terminal's cursor rests, so that a screen reader follows the highlight.
  public var cursor: Point?

  /// All cells that the parts take; they lie within the screen.
  public var frame: Rect {
    let parts = cards.map(\.rect) + [preview, accessory].compactMap { $0 }
    return parts.reduce(Rect(.zero)) { $0.union($1) }
  }
}
