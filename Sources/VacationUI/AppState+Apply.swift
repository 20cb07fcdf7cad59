import Cells
import ContextMenus
import Spots

extension AppState {
  /// Changes the state by a message; the only way in which it changes.
  /// - Returns: What the world outside is asked for, in order.
  public mutating func apply(_ message: Message) -> [Effect] {
    let hadField = textField != nil
    let effects = reduce(message)
    if let field = textField, !hadField { fieldGuard = GuardedField(guard: FieldGuard(openedAt: now), before: field) }
    return effects + askForTimeZone() + askForPicture()
  }

  private mutating func reduce(_ message: Message) -> [Effect] {
    switch message {
    case .command(let command): return perform(command)
    case .fieldKey(let event):
      switch guardField(event) {
      case .pass: break
      case .swallow: return []
      case .takeBack(let text):
        return editField {
          $0 = text
          return true
        }
      }
      let width = EditorView.textWidth(size)
      return editField { field in
        if field.handle(event) { return true }
        let step = event.key == .up ? -1 : event.key == .down ? 1 : 0
        return step != 0 && event.phase != .release && field.isMultiline && field.moveLine(by: step, width: width)
      }
    case .fieldPaste(let text):
      return editField {
        $0.insert(text)
        return true
      }
    case .scroll(let lines): scroll(by: lines)

    case .point(let target): return point(at: target)
    case .placeCursor(let cell):
      if let editor {
        self.editor?.field.move(to: EditorView.cell(cell, of: editor, on: size), width: EditorView.textWidth(size))
      }
    case .press(let target, let progress):
      held = target
      press = settings.reducedMotion ? nil : Press(target: target, progress: progress)
    case .cancelPress:
      held = nil
      press = nil
    case .activate(let target, let provisional): return activate(target, provisional: provisional)
    case .settle: return settle()
    case .takeBack: return takeBack()

    case .openMenu(let target, let trigger): return openMenu(on: target, by: trigger)
    case .menuInput(let input): return handleMenu(input)

    case .open(let id): return open(id)
    case .viewMap(let id): return openMap(id)
    case .showPlace(let id): return push(.place(PlaceState(id)))
    case .drag(let point): dragMap(to: point)
    case .grip(let point): updateMap { $0.grip = point }
    case .zoom(let steps, let point): zoomMap(by: steps, about: point)
    case .showShare(let id): return push(.share(PlaceState(id)))
    case .copy(let kind, let ids): return copy(kind, of: ids)
    case .save(let format, let ids): return save(format, ids)
    case .mail(let ids): return browse(ShareFormats.named("mailto")?.text(of: spots(ids)))
    case .setHome(let home): return setHome(home)
    case .openWikipedia(let id): return browse(catalog.spot(id)?.wikipediaURL())
    case .openMapInBrowser(let id): return browse(catalog.spot(id)?.coordinate.openStreetMapURL())
    case .rate(let ids, let stars): return rate(ids, stars)
    case .startRating(let id): startRating(id)
    case .addNote(let spot): return edit(nil, of: spot)
    case .editNote(let id, let spot): return edit(id, of: spot)
    case .openNote(let id, let spot): return push(.note(NoteState(spot: spot, note: id)))
    case .copyNote(let id, let spot): return copyNote(id, of: spot)
    case .deleteNote(let id, let spot): return deleteNote(id, of: spot)
    case .react(let kind, let id, let spot): return react(kind, to: id, of: spot)
    case .setWeatherHidden(let hidden): return change(to: hidden, \.weatherHidden)
    case .set(let setting): return change(setting)
    case .mark(let id): toggleMark(id)
    case .unmarkAll: list.marks = []
    case .sort(let sort):
      list.sort = sort
      refreshList()
    case .showFilter: return perform(.filter)
    case .showAll: return perform(.clearFilter)
    case .help: return push(.help(scroll: 0))

    case .resized(let size): return resize(to: size)
    case .terminal(let look): adopt(look)
    case .ratings(let book):
      ratings = book
      refreshList()
      return refreshMenu()
    case .notes(let book): return adopt(book)
    case .settings(let settings): self.settings = settings
    case .timeZone(let id, let data):
      timeZones[id] = data
      return refreshMenu()
    case .nearby(let id, let spots): show(spots, near: id)
    case .noNearby(let id, let reason): menu?.menu.fail(Self.nearby(id), because: reason)
    case .picture(let id, let photo):
      pictures.put(photo, of: id)
      return refreshMenu()
    case .report(let text, let isError): say(text, isError: isError)
    case .saving(let isGoingOn): saving = isGoingOn ? saving ?? Saving(since: now) : nil
    case .notSaved(let reason): say("Not saved: \(reason)", isError: true)
    case .addressShown(let url): say("No browser; sent to the clipboard: \(url)")
    case .practised(let what): practise(what)
    case .tick: return passTime()
    }
    return []
  }

  /// Says something at the bottom for three seconds, six for an error.
  mutating func say(_ text: String, isError: Bool = false) {
    toast = Toast(text: text, isError: isError, until: now + (isError ? 6000 : 3000))
  }

  /// When ``Message/tick`` is due; `nil` for never.
  public var deadline: Milliseconds? {
    var deadlines: [Milliseconds] = []
    if let toast { deadlines.append(toast.until) }
    if let saving, !saving.isShown { deadlines.append(saving.since + Saving.patience) }
    if let due = list.paneDue { deadlines.append(due) }
    if let menu = menu?.menu.deadline { deadlines.append(menu) }
    if showsClock { deadlines.append(now + Double(60 - wallClock % 60) * 1000) }
    return deadlines.min()
  }

  /// Whether a local time is on the screen, so that it has to be drawn again each minute.
  private var showsClock: Bool {
    if case .info(let info)? = routes.last { return timeZones[info.spot] != nil }
    return false
  }

  private mutating func passTime() -> [Effect] {
    if let toast, now >= toast.until { self.toast = nil }
    if let saving, !saving.isShown, now >= saving.since + Saving.patience {
      self.saving?.isShown = true
      // What was said before is over.
      if toast?.isError == false { toast = nil }
    }
    updatePane()
    return tickMenu()
  }

  private mutating func resize(to size: Size) -> [Effect] {
    self.size = size
    list.top = layout.top(keeping: list.top, selection: list.position, count: list.order.count)
    clampScroll()
    updateMap { $0.view.resize(to: Self.mapArea(size).size) }
    return resizeMenu()
  }

  private mutating func adopt(_ look: TerminalLook) {
    let drewPixels = drawsPixels
    self.look = look
    theme = Theme(options.theme, colors: look.colors, isLight: look.isLight)
    glyphs = options.ascii || !look.unicode ? .ascii : .unicode
    let style = mapStyle
    updateMap { $0.view.style = style }
    adoptPixels(before: drewPixels)
  }

  private mutating func change<Value>(to value: Value, _ setting: WritableKeyPath<Settings, Value>) -> [Effect] {
    settings[keyPath: setting] = value
    clampScroll()
    return [.saveSettings(settings)] + refreshMenu()
  }

  private mutating func change(_ setting: Message.Setting) -> [Effect] {
    switch setting {
    case .reducedMotion(let isOn): return change(to: isOn, \.reducedMotion)
    case .ratingForm(let form): return change(to: form, \.ratingForm)
    case .menuOrder(let order): return change(to: order, \.menuOrder)
    case .holdTime(let time): return change(to: time, \.holdTime)
    case .tier(let tier): return change(to: tier, \.tier)
    case .units(let units): return change(to: units, \.units)
    case .pictures(let style):
      setPictures(style)
      let drewPixels = drawsPixels
      defer { if drawsPixels != drewPixels { pictures.reload() } }
      return change(to: style, \.pictures)
    case .column(let column, let isShown):
      var hidden = settings.hiddenColumns
      if isShown { hidden.remove(column) } else { hidden.insert(column) }
      return change(to: hidden, \.hiddenColumns)
    }
  }

  /// Shows a screen above the present one.
  mutating func push(_ route: Route) -> [Effect] {
    peek = nil
    press = nil
    routes.append(route)
    guard let id = route.spot else { return [] }
    guard !hasNotes, catalog.index(ofID: id) != nil else { return [] }
    return [.loadNotes]
  }

  /// The time zone of the spot that is shown, so that its clock and its picture are of the hour there.
  private mutating func askForTimeZone() -> [Effect] {
    guard let id = shownSpot, let index = catalog.index(ofID: id), askedTimeZones.insert(id).inserted else { return [] }
    return [.loadTimeZone(id, name: catalog.timeZone(at: index))]
  }

  /// Opens the spot-info screen, with its row selected.
  mutating func open(_ id: Spot.ID) -> [Effect] {
    guard let index = catalog.index(ofID: id) else {
      say("That spot is no longer there", isError: true)
      return []
    }
    select(index: index)
    return push(.info(InfoState(id)))
  }

  private func browse(_ url: String?) -> [Effect] { url.map { [.browse($0)] } ?? [] }

  private mutating func copy(_ kind: CopyKind, of ids: [Spot.ID]) -> [Effect] {
    let spots = spots(ids)
    guard !spots.isEmpty else { return [] }
    let text = spots.map { kind.text(of: $0) }.joined(separator: kind == .text ? "\n\n" : "\n")
    let what = spots.count == 1 ? spots[0].name : "\(spots.count) spots"
    say("\(kind.title) of \(what) sent to the terminal’s clipboard")
    return [.copy(text)]
  }
}

extension AppState {
  func spots(_ ids: [Spot.ID]) -> [Spot] { ids.compactMap { catalog.spot($0) } }

  private func save(_ name: String, _ ids: [Spot.ID]) -> [Effect] {
    let spots = spots(ids)
    guard let format = ShareFormats.named(name), let first = spots.first else { return [] }
    let file = spots.count == 1 ? first.shareFileName(format) : "spots.\(format.facts.fileExtension)"
    return [.saveFile(name: file, text: format.text(of: spots))]
  }

  private mutating func setHome(_ home: Home?) -> [Effect] {
    say(home.map { "Home is now \($0.displayTitle)" } ?? "There is no home any more")
    settings.home = home
    return [.saveSettings(settings)]
  }
}

extension CopyKind {
  func text(of spot: Spot) -> String {
    switch self {
    case .text: spot.shareText
    case .link: spot.wikipediaURL() ?? spot.coordinate.openStreetMapURL()
    case .coordinates: spot.coordinate.text(.decimal)
    }
  }

  /// What is copied, as a message names it.
  var title: String {
    switch self {
    case .text: "Text"
    case .link: "Link"
    case .coordinates: "Coordinates"
    }
  }
}
