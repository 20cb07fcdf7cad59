/// Elements of a level between two rules.
struct MenuGroup: Equatable, Sendable {
  enum Style: Equatable, Sendable {
    case rows, palette, small, medium

    init(_ menu: Menu<MessageNumber>) {
      if menu.options.contains(.displayAsPalette) {
        self = .palette
      } else {
        switch menu.preferredElementSize {
        case .small: self = .small
        case .medium: self = .medium
        case .large: self = .rows
        }
      }
    }

    /// The most elements side by side.
    var perLine: Int {
      switch self {
      case .rows: 1
      case .palette: .max
      case .small: 4
      case .medium: 3
      }
    }
  }

  enum Entry: Equatable, Sendable {
    case item(MenuItem)
    case loading(String)

    var isDestructive: Bool {
      if case .item(let item) = self { return item.isDestructive }
      return false
    }
  }

  var header = ""
  var style = Style.rows
  /// Whether the elements stand in the level itself and not in a section of it.
  var isLoose = true
  var entries: [Entry] = []
  /// How many of the entries are destructive.
  var destructive = 0

  var isDestructive: Bool { !entries.isEmpty && destructive == entries.count }

  mutating func append(_ item: MenuItem) {
    if item.isDestructive { destructive += 1 }
    entries.append(.item(item))
  }

  /// Puts destructive entries last, the order kept otherwise.
  mutating func sortDestructiveLast() {
    guard destructive > 0, destructive < entries.count else { return }
    entries = entries.filter { !$0.isDestructive } + entries.filter(\.isDestructive)
  }

  /// Takes the destructive entries, which stand last, out.
  mutating func removeDestructive() -> [Entry] {
    let taken = Array(entries.suffix(destructive))
    entries.removeLast(destructive)
    destructive = 0
    return taken
  }
}
