/// One open level of a menu.
struct MenuLevel: Equatable, Sendable {
  /// A place on the screen that the card keeps so that the highlighted row does not move.
  struct Pin: Equatable, Sendable {
    var x: Int
    var y: Int
    var height: Int
  }

  var menu: Menu<MessageNumber>
  /// The child indices that lead from the parent's menu to this one; `nil` where a deferred element brought it.
  var location: [Int]?
  var content = MenuContent()
  /// The identifier of the highlighted item.
  var highlight: String?
  /// The first visible line.
  var scroll = 0
  /// The lines that the card shows.
  var visibleLines = 0
  var pin: Pin?
  /// What uncached deferred elements have brought since the level was shown.
  var delivered: [String: [MenuElement<MessageNumber>]] = [:]
  /// Why deferred elements could not be brought since the level was shown.
  var failures: [String: String] = [:]
  /// The deferred elements that the program has been asked for.
  var requested: Set<String> = []

  var highlightedItem: MenuItem? { content.item(highlight) }

  var maxScroll: Int { max(0, content.lineCount - visibleLines) }

  /// Scrolls as little as needed for the highlighted row to be seen.
  mutating func reveal() {
    scroll = min(max(0, scroll), maxScroll)
    guard let index = content.index(of: highlight), let number = content.row(of: index) else { return }
    let row = content.rows[number]
    if row.top < scroll || row.height > visibleLines {
      scroll = row.top
    } else if row.top + row.height > scroll + visibleLines {
      scroll = row.top + row.height - visibleLines
    }
  }

  /// Like ``reveal()``, and scrolls to the head of the level for its first item.
  mutating func revealWithHead() {
    reveal()
    guard let index = content.index(of: highlight), let number = content.row(of: index) else { return }
    let row = content.rows[number]
    let isFirst = content.rows[..<number].allSatisfy { $0.items.isEmpty }
    if isFirst && row.top + row.height <= visibleLines { scroll = 0 }
  }

  /// Moves the highlight to the nearest row that is seen, after a scroll with the wheel.
  mutating func keepHighlightVisible() {
    scroll = min(max(0, scroll), maxScroll)
    guard let index = content.index(of: highlight), let number = content.row(of: index) else { return }
    let seen = content.rows.indices.filter { isSeen($0) && !content.rows[$0].items.isEmpty }
    guard !seen.contains(number) else { return }
    let nearest = seen.min { abs($0 - number) < abs($1 - number) }
    highlight = nearest.flatMap { content.rows[$0].items.first }.map { content.items[$0].id }
  }

  /// Whether any row that can be highlighted is wholly on the card.
  var seesItem: Bool { content.rows.indices.contains { isSeen($0) && !content.rows[$0].items.isEmpty } }

  /// Whether a row is wholly on the card.
  func isSeen(_ row: Int) -> Bool {
    let row = content.rows[row]
    return row.top >= scroll && row.top + row.height <= scroll + visibleLines
  }
}
