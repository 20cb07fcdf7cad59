import Cells
import Spots

extension AppState {
  /// Makes the list anew after its filter, its order or the ratings changed; the selected spot stays selected.
  mutating func refreshList() {
    list.query.text = list.filter.string
    list.order = list.query.run(catalog, ratings)
    list.position = list.order.firstIndex(of: list.selectedSpot) ?? 0
    letPaneFollow()
    list.top = layout.top(keeping: list.top, selection: list.position, count: list.order.count)
  }

  /// Selects a spot by its place in the catalogue, if the filter shows it.
  mutating func select(index: Int) {
    list.selectedSpot = index
    if let position = list.order.firstIndex(of: index) { select(position: position) }
  }

  /// Selects a row by its place in the list; beyond the ends, the last there is.
  mutating func select(position: Int) {
    guard !list.order.isEmpty else { return }
    list.position = max(0, min(position, list.order.count - 1))
    list.selectedSpot = list.order[list.position]
    letPaneFollow()
    list.top = layout.top(keeping: list.top, selection: list.position, count: list.order.count)
  }

  /// How long the selection rests before the pane follows it, in milliseconds: a picture costs kilobytes, and none
  /// is sent for the rows that a held key passes over.
  private static let paneDelay = 90.0

  private mutating func letPaneFollow() {
    guard let pane = list.paneSpot, layout.pane != nil else {
      list.paneSpot = list.selectedIndex
      return
    }
    list.paneDue = pane == list.selectedIndex ? nil : now + Self.paneDelay
  }

  /// Shows the selected spot in the pane, if its time has come.
  mutating func updatePane() {
    guard let due = list.paneDue, now >= due else { return }
    list.paneSpot = list.selectedIndex
    list.paneDue = nil
  }

  /// Scrolls the list so that the selected row stands in the middle.
  mutating func centreSelection() {
    list.top = max(0, min(list.position - layout.rows.height / 2, list.order.count - layout.rows.height))
  }

  /// Moves the list under the selection, which follows only where it would leave the screen.
  mutating func scrollList(by lines: Int) {
    let height = max(1, layout.rows.height)
    list.top = max(0, min(list.top + lines, list.order.count - height))
    select(position: max(list.top, min(list.position, list.top + height - 1)))
  }

  /// Marks a row or takes its mark away.
  mutating func toggleMark(_ id: Spot.ID) {
    guard let index = catalog.index(ofID: id) else { return }
    if list.marks.remove(index) == nil { list.marks.insert(index) }
  }

  /// The spots that a row's menu is for: the marked ones if the row is among them, else the row's.
  func subjects(ofRow index: Int) -> [Spot.ID] {
    guard list.marks.contains(index) else { return [catalog.id(at: index)] }
    return list.marks.sorted().map { catalog.id(at: $0) }
  }

  /// The field that takes what is typed, if any.
  var textField: TextField? {
    if let editor { return editor.field }
    if case .map(let map)? = routes.last { return map.search }
    return list.isFiltering && routes.isEmpty ? list.filter : nil
  }

  /// Whether a key is typed, or belongs to the held key that opened the field.
  mutating func guardField(_ event: KeyEvent) -> GuardedField.Outcome {
    guard var field = fieldGuard else { return .pass }
    let verdict = field.guard.take(event, at: now)
    fieldGuard = field.guard.isOver ? nil : field
    switch verdict {
    case .pass: return .pass
    case .swallow: return .swallow
    case .takeBack: return .takeBack(field.before)
    }
  }

  /// Changes the text being typed: the editor's, the map's search, or the filter's.
  mutating func editField(_ edit: (inout TextField) -> Bool) -> [Effect] {
    if editor?.focus == .text {
      guard var field = editor?.field, edit(&field) else { return [] }
      editor?.field = field
      editor?.asksToDiscard = false
      if field.isFull {
        say("The note is full: it holds \(Note.limit / 1024) kB, the rest was left out", isError: true)
      }
      return []
    }
    if case .map(let map)? = routes.last, var field = map.search {
      guard edit(&field) else { return [] }
      // Where only the cursor moved, or nothing more had room, there is nothing new to find.
      if field.text == map.search?.text { updateMap { $0.search = field } } else { search(field) }
      return []
    }
    guard list.isFiltering, routes.isEmpty else { return [] }
    let before = list.filter.string
    if edit(&list.filter), list.filter.string != before { refreshList() }
    return []
  }

  mutating func endFilter(clearing: Bool) -> [Effect] {
    list.isFiltering = false
    if clearing && list.isNarrowed {
      list.filter = TextField()
      list.query = Query(sort: list.query.sort)
      refreshList()
    }
    return [.textInput(false)]
  }
}

extension Catalog {
  /// The whole spot of an id.
  func spot(_ id: Spot.ID) -> Spot? { index(ofID: id).flatMap { spot(at: $0) } }
}
