/// A row of a card, one or two lines high.
struct MenuRow: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case header(String)
    case rule
    case loading(String)
    /// The item with this index.
    case item(Int)
    /// Items side by side.
    case strip([Int])
  }

  var kind: Kind
  /// Which group's columns the row uses.
  var group: Int
  /// The first line of the row, counted from the top of the card's content.
  var top = 0
  var height = 1

  /// The indices of the items that the row shows.
  var items: [Int] {
    switch kind {
    case .item(let index): [index]
    case .strip(let indices): indices
    case .header, .rule, .loading: []
    }
  }
}
