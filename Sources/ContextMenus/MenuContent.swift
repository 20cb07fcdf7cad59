import Cells

/// What a level shows, ready to be measured, walked and drawn.
struct MenuContent<Message: Equatable & Sendable>: Equatable, Sendable {
  /// What the content depends on besides the menu.
  struct Context {
    var ascii: Bool
    /// The most cells that a row may take, without border and air.
    var maxWidth: Int
    var order: ElementOrder
    /// Whether the order is upside down (``ElementOrder/priority`` above the held view).
    var isReversed: Bool
    /// Items only, a row each: for screens too small for a card.
    var isPlain: Bool
  }

  /// In the order in which they are shown.
  private(set) var items: [MenuItem<Message>] = []
  private(set) var rows: [MenuRow] = []
  /// How each group is shown.
  private(set) var styles: [MenuGroup<Message>.Style] = []
  private(set) var lineCount = 0
  /// The cells of the widest row, without border and air.
  private(set) var width = 0
  /// Whether any item has a mark, so that all leave room for one.
  private(set) var hasMarks = false
  /// The cells of each group's pictures.
  private(set) var imageWidths: [Int] = []
  private(set) var keyWidth = 0
  /// The cells of the widest title.
  private(set) var titleWidth = 0
  private(set) var isReversed = false
  /// The deferred elements that the level waits for.
  private(set) var awaited: [DeferredElement] = []

  init(_ menu: Menu<Message>, fulfilled: [String: [MenuElement<Message>]], context: Context) {
    var grouper = MenuGrouper<Message>(fulfilled: fulfilled)
    let groups = grouper.group(menu, order: context.order, reversed: context.isReversed)
    awaited = grouper.awaited
    isReversed = context.isReversed
    for (index, group) in groups.enumerated() { append(group, index: index, context: context) }
    strikeKeys()
    for index in rows.indices {
      rows[index].top = lineCount
      lineCount += rows[index].height
    }
    measureColumns(ascii: context.ascii)
    for row in rows { width = max(width, naturalWidth(row, ascii: context.ascii)) }
  }

  /// Measures the columns that rows share.
  private mutating func measureColumns(ascii: Bool) {
    for row in rows {
      guard case .item(let index) = row.kind else { continue }
      let item = items[index]
      if item.mark != .none { hasMarks = true }
      titleWidth = max(titleWidth, Text.width(of: item.title) + (item.isSubmenu ? 2 : 0))
      let picture = Text.width(of: Self.picture(item, ascii: ascii))
      imageWidths[row.group] = max(imageWidths[row.group], picture)
      if let key = item.key {
        let label = KeyLabel.text(key, isStruck: item.isKeyStruck, ascii: ascii)
        keyWidth = max(keyWidth, Text.width(of: label))
      }
    }
  }

  private mutating func append(_ group: MenuGroup<Message>, index: Int, context: Context) {
    imageWidths.append(0)
    if !context.isPlain {
      if index > 0 { rows.append(MenuRow(kind: .rule, group: index)) }
      let header = MenuText.shown(group.header, ascii: context.ascii)
      if !header.isEmpty { rows.append(MenuRow(kind: .header(header), group: index)) }
    }
    var strip: [Int] = []
    var used = 0
    for entry in group.entries {
      guard case .item(var item) = entry else {
        if case .loading(let title) = entry {
          rows.append(MenuRow(kind: .loading(MenuText.shown(title, ascii: context.ascii)), group: index))
        }
        continue
      }
      item.id = unique(item.id)
      item.title = MenuText.shown(item.title, ascii: context.ascii)
      item.subtitle = item.subtitle.map { MenuText.shown($0, ascii: context.ascii) }
      items.append(item)
      let position = items.count - 1
      if group.style == .rows || context.isPlain {
        let height = item.subtitle == nil || context.isPlain ? 1 : 2
        rows.append(MenuRow(kind: .item(position), group: index, height: height))
        continue
      }
      let width = Self.stripWidth(item, style: group.style, ascii: context.ascii)
      if !strip.isEmpty && (strip.count >= group.style.perLine || used + width > context.maxWidth) {
        rows.append(MenuRow(kind: .strip(strip), group: index))
        strip = []
        used = 0
      }
      strip.append(position)
      used += width
    }
    if !strip.isEmpty { rows.append(MenuRow(kind: .strip(strip), group: index)) }
    styles.append(group.style)
  }

  private func unique(_ id: String) -> String {
    guard items.contains(where: { $0.id == id }) else { return id }
    var number = 2
    while items.contains(where: { $0.id == "\(id)#\(number)" }) { number += 1 }
    return "\(id)#\(number)"
  }

  /// Marks the keys that steer the menu itself or that an earlier item has.
  private mutating func strikeKeys() {
    var taken: Set<Key> = []
    for index in items.indices {
      guard let key = items[index].key else { continue }
      items[index].isKeyStruck = KeyLabel.isReserved(key) || !taken.insert(key).inserted
    }
  }
}

extension MenuContent {
  /// The index of the item with this identifier.
  func index(of id: String?) -> Int? {
    guard let id else { return nil }
    return items.firstIndex { $0.id == id }
  }

  func item(_ id: String?) -> MenuItem<Message>? { index(of: id).map { items[$0] } }

  /// The index of the row that shows an item.
  func row(of item: Int) -> Int? { rows.firstIndex { $0.items.contains(item) } }

  /// Where the highlight starts: the current one of a leading single selection, the first enabled one, the first one.
  var initialItem: Int? {
    // Upside down, the one nearest to the held view comes first, and destructive ones still last.
    var order = Array(items.indices)
    if isReversed {
      order = order.reversed().filter { !items[$0].isDestructive } + order.filter { items[$0].isDestructive }
    }
    guard let first = order.first(where: { !items[$0].isDisabled }) ?? order.first else { return nil }
    guard items[first].isRadio, let row = row(of: first) else { return first }
    let group = rows[row].group
    return rows.filter { $0.group == group }.flatMap(\.items).first { items[$0].mark == .radio } ?? first
  }
}
