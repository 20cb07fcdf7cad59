import Cells

/// What a level shows, ready to be measured, walked and drawn.
struct MenuContent: Equatable, Sendable {
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
    /// Whether items without key and mnemonic get a letter (``MenuSettings/guessesMnemonics``).
    var guessesMnemonics = false
  }

  /// In the order in which they are shown.
  private(set) var items: [MenuItem] = []
  private(set) var rows: [MenuRow] = []
  /// How each group is shown.
  private(set) var styles: [MenuGroup.Style] = []
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

  /// Nothing, as before anything was laid out.
  init() {}

  init(_ menu: Menu<MessageNumber>, answers: DeferredAnswers, context: Context) {
    var grouper = MenuGrouper(answers: answers, ascii: context.ascii)
    grouper.group(menu, order: context.order, reversed: context.isReversed)
    awaited = grouper.awaited
    isReversed = context.isReversed
    addItems(of: grouper.groups)
    setKeys(ascii: context.ascii)
    if context.guessesMnemonics { guessMnemonics() }
    var first = 0
    for (index, group) in grouper.groups.enumerated() {
      addRows(of: group, index: index, first: &first, context: context)
    }
    stackRows()
    measureColumns()
    for row in rows { width = max(width, naturalWidth(row, ascii: context.ascii)) }
  }

  private mutating func stackRows() {
    lineCount = 0
    for index in rows.indices {
      rows[index].top = lineCount
      lineCount += rows[index].height
    }
  }

  /// Leaves out the rules between groups, for a card of so few lines that they would take the place of items.
  /// - Returns: Whether there were any.
  mutating func removeRules() -> Bool {
    let count = rows.count
    rows.removeAll { $0.kind == .rule }
    stackRows()
    return rows.count < count
  }

  /// Measures the columns that rows share.
  private mutating func measureColumns() {
    for row in rows {
      guard case .item(let index) = row.kind else { continue }
      if items[index].mark != .none { hasMarks = true }
      titleWidth = max(titleWidth, items[index].titleWidth)
      imageWidths[row.group] = max(imageWidths[row.group], items[index].pictureWidth)
      keyWidth = max(keyWidth, items[index].keyWidth)
    }
  }

  /// Lists the items of all groups, each with an identifier of its own.
  private mutating func addItems(of groups: [MenuGroup]) {
    items.reserveCapacity(groups.reduce(0) { $0 + $1.entries.count })
    var taken: Set<String> = []
    for group in groups {
      for case .item(var item) in group.entries {
        if !taken.insert(item.id).inserted {
          var number = 2
          while !taken.insert("\(item.id)#\(number)").inserted { number += 1 }
          item.id += "#\(number)"
        }
        items.append(item)
      }
    }
  }

  /// Lists the rows of a group.
  /// - Parameter first: The group's first item; then the first one of the next.
  private mutating func addRows(of group: MenuGroup, index: Int, first: inout Int, context: Context) {
    imageWidths.append(0)
    styles.append(group.style)
    if !context.isPlain {
      if index > 0 { rows.append(MenuRow(kind: .rule, group: index)) }
      let header = MenuText.shown(group.header, ascii: context.ascii)
      if !header.isEmpty { rows.append(MenuRow(kind: .header(header), group: index)) }
    }
    var strip: [Int] = []
    var used = 0
    for entry in group.entries {
      if case .loading(let title) = entry {
        rows.append(MenuRow(kind: .loading(MenuText.shown(title, ascii: context.ascii)), group: index))
        continue
      }
      let position = first
      first += 1
      if group.style == .rows || context.isPlain {
        let height = items[position].subtitle == nil || context.isPlain ? 1 : 2
        rows.append(MenuRow(kind: .item(position), group: index, height: height))
        continue
      }
      let width = Self.stripWidth(items[position], style: group.style, ascii: context.ascii)
      if !strip.isEmpty && (strip.count >= group.style.perLine || used + width > context.maxWidth) {
        rows.append(MenuRow(kind: .strip(strip), group: index))
        strip = []
        used = 0
      }
      strip.append(position)
      used += width
    }
    if !strip.isEmpty { rows.append(MenuRow(kind: .strip(strip), group: index)) }
  }

  /// Finds the keys that can't work: those that steer the menu itself or that an earlier item has.
  private mutating func setKeys(ascii: Bool) {
    var taken: [Key] = []
    for index in items.indices {
      guard let key = items[index].key else { continue }
      let isStruck = KeyLabel.isReserved(key) || taken.contains(key)
      if !isStruck { taken.append(key) }
      items[index].setKey(key, isStruck: isStruck, ascii: ascii)
    }
  }

  /// Gives a letter of its title to each item that has neither key nor mnemonic: the first of a word if it is free, else
  /// any; none that another item has, and none of those that steer the menu.
  private mutating func guessMnemonics() {
    var taken: Set<Character> = ["h", "j", "k", "l", "g", "q"]
    for item in items {
      if let letter = item.mnemonic { taken.insert(letter.lowercasedLetter) }
      if case .scalar(let scalar)? = item.key?.code, !item.isKeyStruck {
        taken.insert(Character(scalar).lowercasedLetter)
      }
    }
    for index in items.indices where items[index].mnemonic == nil && items[index].keyLabel.isEmpty {
      let letters = items[index].title.filter { !$0.isWhitespace }
      let heads = items[index].title.split(separator: " ").compactMap(\.first)
      let free = (heads + letters).first { $0.isLetter && !taken.contains($0.lowercasedLetter) }
      guard let letter = free?.lowercasedLetter else { continue }
      taken.insert(letter)
      items[index].mnemonic = letter
    }
  }
}

extension Character {
  /// The letter in lower case, where that is one letter too.
  var lowercasedLetter: Character { lowercased().count == 1 ? Character(lowercased()) : self }
}

extension MenuContent {
  /// The index of the item with this identifier.
  func index(of id: String?) -> Int? {
    guard let id else { return nil }
    return items.firstIndex { $0.id == id }
  }

  func item(_ id: String?) -> MenuItem? { index(of: id).map { items[$0] } }

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
