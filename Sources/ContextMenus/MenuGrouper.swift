/// Takes a level's menu apart into groups: sections, runs between them, deferred elements in their places.
struct MenuGrouper {
  /// What deferred elements have brought.
  let answers: DeferredAnswers
  /// Whether texts are shown in ASCII.
  let ascii: Bool
  private(set) var groups: [MenuGroup] = []
  /// The deferred elements that have not brought anything yet.
  private(set) var awaited: [DeferredElement] = []
  private var current = MenuGroup()
  /// The deferred elements in whose elements the walk is: one that brings itself ends there.
  private var expanding: [String] = []

  init(answers: DeferredAnswers, ascii: Bool) {
    self.answers = answers
    self.ascii = ascii
  }

  /// Finds the groups of a menu, none of them empty, in the order in which they are shown.
  mutating func group(_ menu: Menu<MessageNumber>, order: ElementOrder, reversed: Bool) {
    current.style = .init(menu)
    add(menu.children, location: [], isRadio: menu.options.contains(.singleSelection))
    flush()
    if reversed { reverse() }
    if order != .fixed { sortDestructiveLast() }
  }

  private mutating func add(_ elements: [MenuElement<MessageNumber>], location: [Int]?, isRadio: Bool) {
    for index in elements.indices {
      switch elements[index] {
      case .action(let action):
        if !action.attributes.isHidden {
          current.append(
            MenuItem(action, location: location.map { $0 + [index] }, isRadio: isRadio, ascii: ascii))
        }
      case .menu(let menu) where menu.options.contains(.displayInline):
        addSection(menu, location: location.map { $0 + [index] })
      case .menu(let menu):
        if menu.hasContent {
          current.append(MenuItem(menu, location: location.map { $0 + [index] }, ascii: ascii))
        }
      case .deferred(let deferred):
        add(deferred, isRadio: isRadio)
      }
    }
  }

  private mutating func addSection(_ menu: Menu<MessageNumber>, location: [Int]?) {
    let (style, isLoose) = (current.style, current.isLoose)
    flush()
    current = MenuGroup(header: menu.title, style: .init(menu), isLoose: false)
    add(menu.children, location: location, isRadio: menu.options.contains(.singleSelection))
    flush()
    current = MenuGroup(style: style, isLoose: isLoose)
  }

  private mutating func add(_ deferred: DeferredElement, isRadio: Bool) {
    if let elements = answers.elements(of: deferred.identifier) {
      guard !expanding.contains(deferred.identifier) else { return }
      expanding.append(deferred.identifier)
      add(elements, location: nil, isRadio: isRadio)
      expanding.removeLast()
    } else if let reason = answers.failures[deferred.identifier] {
      current.append(MenuItem(failed: deferred, because: reason, ascii: ascii))
    } else {
      if !awaited.contains(where: { $0.identifier == deferred.identifier }) { awaited.append(deferred) }
      current.entries.append(.loading(deferred.title))
    }
  }

  private mutating func flush() {
    if !current.entries.isEmpty { groups.append(current) }
    current.entries = []
    current.destructive = 0
  }

  private mutating func reverse() {
    groups.reverse()
    for index in groups.indices where groups[index].style == .rows { groups[index].entries.reverse() }
  }

  /// Destructive elements end their group, and those of the level itself end the level.
  private mutating func sortDestructiveLast() {
    guard groups.contains(where: { $0.destructive > 0 }) else { return }
    for index in groups.indices { groups[index].sortDestructiveLast() }
    guard let last = groups.lastIndex(where: { !$0.isDestructive }) else { return }
    var end: [MenuGroup] = []
    for index in groups.indices where index < last && groups[index].destructive > 0 {
      if groups[index].isDestructive {
        end.append(groups[index])
        groups[index].entries = []
      } else if groups[index].isLoose {
        var pulled = MenuGroup(style: groups[index].style)
        pulled.destructive = groups[index].destructive
        pulled.entries = groups[index].removeDestructive()
        end.append(pulled)
      }
    }
    guard !end.isEmpty else { return }
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
