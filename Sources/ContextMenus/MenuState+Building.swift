import Cells

extension MenuState {
  /// Makes the contents of all levels anew, keeping what is highlighted, and places them.
  mutating func rebuild() {
    rebuildLevels()
    if isEmpty { return refuse() }
    keepFocus()
  }

  private mutating func rebuildLevels() {
    for level in levels.indices { rebuild(level: level, isReversed: level == 0 && isReversed) }
    place()
    guard elementOrder == .priority, opensAbove != isReversed, !isPicker else { return }
    isReversed = opensAbove
    rebuild(level: 0, isReversed: isReversed)
    place()
  }

  /// Makes the content of one level anew; where the highlighted item is gone, the nearest enabled one is highlighted.
  mutating func rebuild(level: Int, isReversed: Bool) {
    let before = levels[level].content.index(of: levels[level].highlight)
    levels[level].content = content(of: levels[level], isReversed: isReversed)
    let content = levels[level].content
    if let before, content.index(of: levels[level].highlight) == nil {
      levels[level].highlight = content.nearest(to: before).map { content.items[$0].id }
    }
    request(content.awaited, level: level)
  }

  private func content(of level: MenuLevel, isReversed: Bool) -> MenuContent {
    MenuContent(
      level.menu, answers: DeferredAnswers(cache: cache, delivered: level.delivered, failures: level.failures),
      context: .init(
        ascii: theme.isASCII, maxWidth: max(1, area.width - 2 * cardEdge), order: elementOrder, isReversed: isReversed,
        isPlain: isPicker, guessesMnemonics: settings.guessesMnemonics))
  }

  /// Notes which deferred elements the program is to be asked for, each once while its level is shown.
  private mutating func request(_ awaited: [DeferredElement], level: Int) {
    for deferred in awaited where levels[level].requested.insert(deferred.identifier).inserted {
      if !requests.contains(deferred.identifier) { requests.append(deferred.identifier) }
    }
  }

  /// Whether there is anything to focus or to look at.
  var isEmpty: Bool {
    levels[0].content.rows.isEmpty && (accessory?.items.isEmpty ?? true) && (preview?.canvases.isEmpty ?? true)
      && preview?.commit == nil
  }

  /// Says that there is nothing to choose, and ends the menu after a while.
  private mutating func refuse() {
    switch phase {
    case .closed, .closing, .refusing: return
    case .opening, .open: break
    }
    phase = .refusing(since: clock)
    notice = "No actions"
    requests = []
    timers = MenuTimers()
    timers.animation = clock + (theme.reducedMotion ? settings.refusalTime : MenuAnimation.frameTime)
  }

  /// In a menu opened by key something is focused at all times.
  mutating func keepFocus() {
    switch focus {
    case .accessory(let index) where accessory?.items.indices.contains(index) == true: return
    case .preview where preview?.commit != nil: return
    case .menu where levels.count > 1 || levels[0].highlightedItem != nil: return
    default: focus = .menu
    }
    guard trigger.isKey else { return }
    focusInitially()
    place()
  }

  /// Highlights what a menu starts with.
  private mutating func focusInitially() {
    let content = levels[0].content
    if let first = content.initialItem {
      levels[0].highlight = content.items[first].id
    } else if let accessory, !accessory.items.isEmpty {
      focus = .accessory(initialAccessoryItem)
    } else if preview?.commit != nil {
      focus = .preview
    }
  }

  /// The accessory's item that is focused when the focus comes to it: the marked one, else the first.
  var initialAccessoryItem: Int { accessory?.items.firstIndex(where: \.isMarked) ?? 0 }
}

extension MenuContent {
  /// The enabled item nearest to a position, else the nearest one.
  func nearest(to position: Int) -> Int? {
    let enabled = items.indices.filter { !items[$0].isDisabled }
    return (enabled.isEmpty ? Array(items.indices) : enabled).min { abs($0 - position) < abs($1 - position) }
  }
}
