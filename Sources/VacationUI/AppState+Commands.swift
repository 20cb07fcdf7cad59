import Cells
import ContextMenus
import Spots

extension AppState {
  /// Which keys are in force.
  public var keyContext: KeyMap.Context {
    if rating != nil { return .rating }
    if editor != nil { return .editor }
    switch routes.last {
    case nil: return list.isFiltering ? .filter : .list
    case .info: return .spot
    case .note: return .note
    case .map(let map): return map.search == nil ? .map : .search
    case .place, .share: return .place
    case .help: return .help
    case .practice: return .practice
    }
  }

  /// Does what a key asks for, on whatever is shown.
  mutating func perform(_ command: KeyCommand) -> [Effect] {
    // What was said is read by now.
    toast = nil
    switch command {
    case .up, .down, .pageUp, .pageDown, .start, .end, .left, .right, .next, .previous:
      if rating != nil {
        moveRating(command)
      } else if editor != nil {
        moveInEditor(command)
      } else {
        move(command)
      }
    case .activate:
      if rating != nil, focusedTarget == nil { say("Choose a word first: 1–5, or the arrows") }
      return focusedTarget.map { activate($0, provisional: false) } ?? []
    case .mark: if let index = list.selectedIndex, routes.isEmpty { toggleMark(catalog.id(at: index)) }
    case .menu: return openMenu(on: focusedTarget ?? .emptyArea, by: .key)
    case .filter:
      list.isFiltering = true
      return [.textInput(true)]
    case .acceptFilter: return endFilter(clearing: false)
    case .clearFilter: return endFilter(clearing: true)
    case .sort: return openMenu(on: .column(list.sort.key), by: .key)
    case .settings: return openMenu(on: .title, by: .key)
    case .help: return push(.help(scroll: 0))
    case .practice: return push(.practice(PracticeState()))
    case .addNote: if let id = currentSpot { return edit(nil, of: id) }
    case .save: return press(EditorPart.save)
    case .rate: if let id = currentSpot { startRating(id) }
    case .map: if let id = currentSpot { return openMap(id) }
    case .place: if let id = currentSpot { return push(.place(PlaceState(id))) }
    case .zoomIn: zoomMap(by: 1)
    case .zoomOut: zoomMap(by: -1)
    case .fit: updateMap { $0.view.fitWorld() }
    case .mapStyle: return changeMapStyle()
    case .nextSpot: stepSpot(by: 1)
    case .previousSpot: stepSpot(by: -1)
    case .setHome: return apply(.setHome(homeFromMap))
    case .goTo:
      updateMap { $0.search = TextField() }
      return [.textInput(true)]
    case .acceptSearch: return endSearch(accepting: true)
    case .share: if let id = currentSpot { return push(.share(PlaceState(id))) }
    case .wikipedia: if let id = currentSpot { return apply(.openWikipedia(id)) }
    case .weather: return apply(.setWeatherHidden(!settings.weatherHidden))
    case .choose(let number): chooseRating(Stars(number))
    case .delete: return press(.delete)
    case .undo: return undoEdit()
    case .redo: return redoEdit()
    case .mouse:
      look.mouse.toggle()
      say(look.mouse ? "Mouse on" : "Mouse off: the terminal selects text")
      return [.mouse(look.mouse)]
    case .redraw:
      pictures.reload()
      return [.redraw]
    case .suspend: return [.suspend]
    case .back: return back()
    case .quit:
      if routes.isEmpty { return [.quit(status: 0)] }
      routes = []
    case .quitNow: return [.quit(status: 0)]
    // As a shell has it of a program that Ctrl-C ended.
    case .interrupt: return [.quit(status: 130)]
    }
    return []
  }

  /// One step back: the rating flow, the screen, the filter, the marks; never out of the program.
  private mutating func back() -> [Effect] {
    if rating != nil {
      rating = nil
    } else if editor != nil {
      return leaveEditor()
    } else if peek != nil {
      peek = nil
    } else if keyContext == .search {
      return endSearch(accepting: false)
    } else if !routes.isEmpty {
      routes.removeLast()
    } else if list.isNarrowed {
      return endFilter(clearing: true)
    } else {
      list.marks = []
    }
    return []
  }

  private mutating func move(_ command: KeyCommand) {
    guard !routes.isEmpty else { return moveInList(command) }
    // From note to note; elsewhere the arrows scroll.
    if case .info(let info)? = routes.last, case .note? = info.focus, command == .up || command == .down {
      return moveAmongNotes(by: command == .down ? 1 : -1)
    }
    if case .map? = routes.last { return moveMap(command) }
    switch command {
    case .next, .right: moveFocus(by: 1)
    case .previous, .left: moveFocus(by: -1)
    case .up: if !scroll(by: -1) { moveFocus(by: -1) }
    case .down: if !scroll(by: 1) { moveFocus(by: 1) }
    case .pageUp: scroll(by: -pageHeight)
    case .pageDown: scroll(by: pageHeight)
    case .start: scroll(by: -.max / 2)
    case .end: scroll(by: .max / 2)
    default: break
    }
  }

  private mutating func moveInList(_ command: KeyCommand) {
    let page = max(1, layout.rows.height - 1)
    switch command {
    case .up, .previous: select(position: list.position - 1)
    case .down, .next: select(position: list.position + 1)
    case .pageUp: select(position: list.position - page)
    case .pageDown: select(position: list.position + page)
    case .start: select(position: 0)
    case .end: select(position: list.order.count - 1)
    default: break
    }
  }
}
