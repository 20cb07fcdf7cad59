/// Takes a level's menu apart into groups: sections, runs between them, deferred elements in their places.
struct MenuGrouper<Message: Equatable & Sendable> {
  /// What deferred elements have brought.
  let fulfilled: [String: [MenuElement<Message>]]
  private(set) var groups: [MenuGroup<Message>] = []
  /// The deferred elements that have not brought anything yet.
  private(set) var awaited: [DeferredElement] = []
  private var current = MenuGroup<Message>()
  private var expanding: Set<String> = []

  init(fulfilled: [String: [MenuElement<Message>]]) { self.fulfilled = fulfilled }

  /// The groups of a menu, none of them empty, in the order in which they are shown.
  mutating func group(_ menu: Menu<Message>, order: ElementOrder, reversed: Bool) -> [MenuGroup<Message>] {
    current.style = .init(menu)
    add(menu.children, location: [], isRadio: menu.options.contains(.singleSelection))
    flush()
    if reversed { reverse() }
    if order != .fixed { sortDestructiveLast() }
    return groups
  }

  private mutating func add(_ elements: [MenuElement<Message>], location: [Int]?, isRadio: Bool) {
    for (index, element) in elements.enumerated() {
      let place = location.map { $0 + [index] }
      switch element {
      case .action(let action):
        if !action.attributes.isHidden {
          current.entries.append(.item(MenuItem(action, location: place, isRadio: isRadio)))
        }
      case .menu(let menu) where menu.options.contains(.displayInline):
        addSection(menu, location: place)
      case .menu(let menu):
        if menu.hasContent { current.entries.append(.item(MenuItem(menu, location: place))) }
      case .deferred(let deferred):
        add(deferred, isRadio: isRadio)
      }
    }
  }

  private mutating func addSection(_ menu: Menu<Message>, location: [Int]?) {
    let outer = current
    flush()
    current = MenuGroup(header: menu.title, style: .init(menu), isLoose: false)
    add(menu.children, location: location, isRadio: menu.options.contains(.singleSelection))
    flush()
    current = MenuGroup(style: outer.style, isLoose: outer.isLoose)
  }

  private mutating func add(_ deferred: DeferredElement, isRadio: Bool) {
    if let elements = fulfilled[deferred.identifier] {
      guard expanding.insert(deferred.identifier).inserted else { return }
      add(elements, location: nil, isRadio: isRadio)
      expanding.remove(deferred.identifier)
    } else {
      if !awaited.contains(where: { $0.identifier == deferred.identifier }) { awaited.append(deferred) }
      current.entries.append(.loading(deferred.title))
    }
  }

  private mutating func flush() {
    if !current.entries.isEmpty { groups.append(current) }
    current.entries = []
  }

  private mutating func reverse() {
    groups.reverse()
    for index in groups.indices where groups[index].style == .rows { groups[index].entries.reverse() }
  }

  /// Destructive elements end their group, and those of the level itself end the level.
  private mutating func sortDestructiveLast() {
    for index in groups.indices { groups[index].sortDestructiveLast() }
    guard let last = groups.lastIndex(where: { !$0.isDestructive }) else { return }
    var end: [MenuGroup<Message>] = []
    for index in groups.indices where index < last {
      if groups[index].isDestructive {
        end.append(groups[index])
        groups[index].entries = []
      } else if groups[index].isLoose {
        let pulled = groups[index].entries.filter(\.isDestructive)
        if !pulled.isEmpty { end.append(MenuGroup(style: groups[index].style, entries: pulled)) }
        groups[index].entries.removeAll(where: \.isDestructive)
      }
    }
    groups = groups.filter { !$0.entries.isEmpty } + end
  }
}

extension Menu {
  /// Whether there is anything to show: an action that is not hidden, or something yet to come.
  var hasContent: Bool {
    children.contains { element in
      switch element {
      case .action(let action): !action.attributes.isHidden
      case .menu(let menu): menu.hasContent
      case .deferred: true
      }
    }
  }
}
