import Cells
import Spots

extension AppState {
  /// The lines of a screen's text that are visible at once.
  var pageHeight: Int { max(1, size.height - 2) }

  /// Scrolls what is shown by so many lines; the list keeps its selection on the screen.
  /// - Returns: Whether anything moved.
  @discardableResult
  mutating func scroll(by lines: Int) -> Bool {
    guard let route = routes.last else {
      let before = list.top
      scrollList(by: lines)
      return list.top != before
    }
    let before = route.scroll
    let limit = max(0, documentHeight - pageHeight)
    let after = lines < -limit ? 0 : lines > limit ? limit : max(0, min(limit, before + lines))
    routes[routes.count - 1].scroll = after
    return after != before
  }

  /// After a change of size or content: no screen is scrolled beyond its end.
  mutating func clampScroll() {
    if !routes.isEmpty { scroll(by: 0) }
  }

  /// The height of the shown screen's text, in lines.
  private var documentHeight: Int {
    guard let route = routes.last else { return 0 }
    return Document(of: route, in: self).height
  }

  /// Moves the focus to the next or previous control; before the first stands the text itself.
  mutating func moveFocus(by step: Int) {
    switch routes.last {
    case .info(var info)?:
      info.focus = Self.stepped(info.focus, by: step, in: infoTargets(of: info.spot))
      routes[routes.count - 1] = .info(info)
    case .place(var place)?:
      place.focus = Self.stepped(place.focus, by: step, in: PlaceAction.map)
      routes[routes.count - 1] = .place(place)
    case .share(var place)?:
      place.focus = Self.stepped(place.focus, by: step, in: PlaceAction.share)
      routes[routes.count - 1] = .share(place)
    default: return
    }
    revealFocus()
  }

  /// Scrolls so that the focused control is on the screen.
  mutating func revealFocus() {
    if let focus = focusedTarget, focus != .page { reveal(focus) }
  }

  /// Scrolls so that a part of the screen's text is on the screen, its end where it is longer than that.
  private mutating func reveal(_ target: Target) {
    guard let route = routes.last, let rect = Document(of: route, in: self).rect(of: target) else { return }
    if rect.minY < route.scroll { scroll(by: rect.minY - route.scroll) }
    if rect.maxY > route.scroll + pageHeight { scroll(by: rect.maxY - route.scroll - pageHeight) }
  }

  /// Scrolls so that the reactions to a note are on the screen: on the lower edge of its bubble, or at the end of its own
  /// screen.
  mutating func revealReactions(to note: Note.ID) {
    switch routes.last {
    case .info?: reveal(.note(note))
    case .note?: scroll(by: documentHeight)
    default: break
    }
  }

  /// What Tab visits on the spot-info screen.
  private func infoTargets(of spot: Spot.ID) -> [Target] {
    InfoControl.allCases.map { .control($0) } + notes.notes(of: spot).map { .note($0.id) }
  }

  private static func stepped<Value: Equatable>(_ value: Value?, by step: Int, in all: [Value]) -> Value? {
    let count = all.count + 1
    let place = value.flatMap { all.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
    let next = (place + step + count) % count
    return next == 0 ? nil : all[next - 1]
  }
}

extension PlaceAction {
  /// The buttons of the screen of coordinates and of the share screen, in Tab's order.
  static let map: [PlaceAction] = [.copy(.coordinates), .copy(.link), .openMap]
  static let share: [PlaceAction] =
    [.copy(.text), .copy(.link), .copy(.coordinates), .mail] + fileFormats.map { .save($0.name) }

  /// The formats that are saved as files.
  static let fileFormats = ShareFormats.all.map(\.facts).filter {
    ["gpx", "geojson", "vcard", "text"].contains($0.name)
  }

  /// What stands on the button.
  var title: String {
    switch self {
    case .copy(.text): "Copy Text"
    case .copy(.link): "Copy Link"
    case .copy(.coordinates): "Copy Coordinates"
    case .openMap: "OpenStreetMap"
    case .mail: "Mail"
    case .save(let name): "Save \(ShareFormats.named(name)?.facts.title ?? name)"
    }
  }
}

extension Route {
  /// The first line shown.
  var scroll: Int {
    get {
      switch self {
      case .info(let state): state.scroll
      case .place(let state), .share(let state): state.scroll
      case .note(let state): state.scroll
      case .help(let scroll): scroll
      case .practice, .map: 0
      }
    }
    set {
      switch self {
      case .info(var state):
        state.scroll = newValue
        self = .info(state)
      case .place(var state):
        state.scroll = newValue
        self = .place(state)
      case .share(var state):
        state.scroll = newValue
        self = .share(state)
      case .note(var state):
        state.scroll = newValue
        self = .note(state)
      case .help: self = .help(scroll: newValue)
      case .practice, .map: break
      }
    }
  }
}
