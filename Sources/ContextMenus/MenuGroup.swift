/// Elements of a level between two rules.
struct MenuGroup<Message: Equatable & Sendable>: Equatable, Sendable {
  enum Style: Equatable, Sendable {
    case rows, palette, small, medium

    init(_ menu: Menu<Message>) {
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
    case item(MenuItem<Message>)
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

  var isDestructive: Bool { !entries.isEmpty && entries.allSatisfy(\.isDestructive) }

  /// Puts destructive entries last, the order kept otherwise.
  mutating func sortDestructiveLast() {
    entries = entries.filter { !$0.isDestructive } + entries.filter(\.isDestructive)
  }
}
