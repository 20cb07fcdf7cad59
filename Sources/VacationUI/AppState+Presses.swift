import Cells
import Spots

extension AppState {
  /// What Enter would press, on the screen shown.
  public var focusedTarget: Target? {
    if let rating {
      switch rating.focus {
      case .words: return rating.choice.map { .word($0) }
      case .button(let button): return .rating(button)
      }
    }
    if let editor { return .editor(editor.focus) }
    switch routes.last {
    case nil: return list.selectedIndex.map { .row($0) } ?? .emptyArea
    case .info(let info): return info.focus ?? .page
    case .note(let state): return .note(state.note)
    case .map(let map): return catalog.index(ofID: map.spot).map { .pin($0) }
    case .place(let place), .share(let place): return place.focus.map { .action($0) } ?? .page
    case .help, .practice: return nil
    }
  }

  /// A button of the mouse went down: what it meets gets the focus, and nothing acts yet.
  mutating func point(at target: Target) -> [Effect] {
    var effects: [Effect] = []
    if target != .peek { effects = settle() }
    switch target {
    case .row(let index), .mark(let index): select(index: index)
    case .control, .note: updateInfo { $0.focus = target }
    case .editor(let part): editor?.focus = part
    case .pin(let index):
      let spot = catalog.id(at: index)
      updateMap { $0.spot = spot }
    case .action(let action): updatePlace { $0.focus = action }
    default: break
    }
    return effects
  }

  /// A tap: the target does what it does. What a provisional tap did, ``takeBack()`` can reverse.
  mutating func activate(_ target: Target, provisional: Bool) -> [Effect] {
    press = nil
    held = nil
    if provisional { self.provisional = target }
    switch target {
    case .row(let index):
      let id = catalog.id(at: index)
      guard provisional, peek != id else { return open(id) }
      select(index: index)
      peek = id
    case .mark(let index): toggleMark(catalog.id(at: index))
    case .page, .emptyArea: break
    case .title: return openMenu(on: .title, by: .key)
    case .peek: return settle()
    case .back: return perform(.back)
    case .control(let control): return press(control)
    case .action(let action): return press(action)
    case .word(let stars):
      if rating?.choice == stars { rating?.focus = .button(.submit) }
      rating?.choice = stars
    case .rating(let button): return press(button)
    case .note(let id):
      // On its own screen the tap does nothing, so a hold has nothing to take back.
      if case .note? = routes.last { self.provisional = nil }
      return openNote(id)
    case .editor(let part): return press(part)
    case .pin(let index): return open(catalog.id(at: index))
    case .mapArea: break
    case .mapHit(let line): goToHit(line)
    case .column(let key): sort(byColumn: key)
    case .hint(let index):
      let bindings = KeyMap.bindings(keyContext)
      if bindings.indices.contains(index) { return perform(bindings[index].command) }
    }
    return []
  }

  /// The provisional tap stands: a card grows into the screen.
  mutating func settle() -> [Effect] {
    provisional = nil
    guard let id = peek else { return [] }
    peek = nil
    return open(id)
  }

  /// A hold came after all: does the opposite of what the provisional tap did.
  mutating func takeBack() -> [Effect] {
    guard let target = provisional else { return [] }
    provisional = nil
    switch target {
    case .row: peek = nil
    case .mark(let index): toggleMark(catalog.id(at: index))
    case .control(.weather): return apply(.setWeatherHidden(!settings.weatherHidden))
    case .control(.rate): rating = nil
    case .control(.addNote): editor = nil
    case .pin: if case .info? = routes.last { routes.removeLast() }
    case .note: if case .note? = routes.last { routes.removeLast() }
    case .control(.map): if case .map? = routes.last { routes.removeLast() }
    default: break
    }
    return []
  }

  private mutating func press(_ control: InfoControl) -> [Effect] {
    guard let id = currentSpot else { return [] }
    updateInfo { $0.focus = .control(control) }
    switch control {
    case .weather: return apply(.setWeatherHidden(!settings.weatherHidden))
    case .rate: startRating(id)
    case .map: return openMap(id)
    case .wikipedia: return apply(.openWikipedia(id))
    case .addNote: return edit(nil, of: id)
    }
    return []
  }

  private mutating func press(_ action: PlaceAction) -> [Effect] {
    guard let id = currentSpot else { return [] }
    updatePlace { $0.focus = action }
    switch action {
    case .copy(let kind): return apply(.copy(kind, [id]))
    case .openMap: return apply(.openMapInBrowser(id))
    case .mail: return apply(.mail([id]))
    case .save(let format): return apply(.save(format, [id]))
    }
  }

  private mutating func sort(byColumn key: SortKey) {
    let isSame = list.sort.key == key
    list.sort = SortOrder(key, descending: isSame ? !list.sort.isDescending : key.isDescendingAtFirst)
    refreshList()
  }

  mutating func updateInfo(_ change: (inout InfoState) -> Void) {
    guard case .info(var info)? = routes.last else { return }
    change(&info)
    routes[routes.count - 1] = .info(info)
  }

  mutating func updatePlace(_ change: (inout PlaceState) -> Void) {
    switch routes.last {
    case .place(var place)?:
      change(&place)
      routes[routes.count - 1] = .place(place)
    case .share(var place)?:
      change(&place)
      routes[routes.count - 1] = .share(place)
    default: break
    }
  }
}
