import Cells
import ContextMenus
import Spots
import TerminalInput
import Testing

@testable import VacationUI

@Suite("The app's menus")
struct MenuTests {
  /// Opens the menu of what has the focus, and lets it come to rest.
  private func open(_ state: inout AppState) {
    state.type(.character("m"))
    state.settleMenu()
  }

  @Test(
    "of a row: each key does what it is shown beside",
    arguments: [
      (Key.character("v"), "map"), (.character("1"), "rate 1"), (.character("5"), "rate 5"),
      (.character("0"), "remove"),
      (.character("n"), "editor"), (.character("w"), "browse"),
    ])
  func rowKeys(key: Key, expected: String) {
    var state = Sample.state()
    open(&state)
    let effects = state.type(key)
    #expect(state.menu == nil)
    switch expected {
    case "map": if case .map? = state.routes.last {} else { Issue.record("no map: \(state.routes)") }
    case "rate 1": #expect(state.ratings.yours(id: "bled") == .boring)
    case "rate 5": #expect(state.ratings.yours(id: "bled") == .fantastic)
    case "remove": #expect(state.ratings.yours(id: "bled") == nil)
    case "editor": #expect(state.editor?.spot == "bled")
    default: #expect(effects.contains(.browse("https://en.wikipedia.org/wiki/Bled")))
    }
  }

  @Test("of a row acts on the spot that was held, though the list changed meanwhile")
  func identity() {
    var state = Sample.state()
    open(&state)
    _ = state.apply(.sort(SortOrder(.country)))
    state.type(.character("2"))
    #expect(state.ratings.yours(id: "bled") == .meh)
    #expect(state.ratings.yours(id: "berlin") == nil)
  }

  @Test("Share is a submenu, from which Left goes back")
  func share() {
    var state = Sample.state()
    open(&state)
    state.type(.character("s"))
    state.settleMenu()
    #expect(state.menu?.menu.path.count == 1)
    state.type(.left)
    #expect(state.menu?.menu.path.isEmpty == true)
    state.type(.character("s"), .character("c"))
    state.settleMenu()
    #expect(state.menu == nil)
    #expect(state.toast?.text.hasPrefix("Coordinates of Bled") == true)
  }

  @Test("Remove rating says why it is disabled, and the menu stays")
  func reason() {
    var state = Sample.state(select: "kyoto")
    open(&state)
    state.type(Key(.end), .enter)
    #expect(state.menu != nil)
    #expect(state.screen.contains("No rating yet"))
  }

  @Test("the rating button's menu starts at the present rating, and shows the big star")
  func ratingButton() {
    var state = Sample.state(80, 30)
    state.tap(.enter)
    _ = state.apply(.point(at: .control(.rate)))
    open(&state)
    #expect(state.menu?.menu.highlightedIdentifier(level: 0) == "4")
    #expect(state.screen.contains("▟█▙"))
    #expect(state.screen.contains("Rate Bled “Like It”"))
    state.type(.down, .enter)
    state.settleMenu()
    #expect(state.ratings.yours(id: "bled") == .fantastic)
    #expect(state.focusedTarget == .control(.rate))
  }

  @Test("Rate… is a nested submenu where the setting says so")
  func nested() {
    var state = Sample.state()
    _ = state.apply(.set(.ratingForm(.submenu)))
    open(&state)
    #expect(!state.screen.contains("Fantastic!"))
    #expect(state.screen.contains("Rate…"))
  }

  @Test("Rate… is a row of stars, filled as far as the rating goes, where the setting says so")
  func palette() {
    var state = Sample.state()
    _ = state.apply(.set(.ratingForm(.palette)))
    open(&state)
    #expect(state.screen.contains(" ★ 1  ★ 2  ★ 3 (★ 4) ☆ 5 "), "\(state.screen)")
    state.type(Key(.end), .up)
    #expect(state.screen.contains("Rate Bled “Boring”"))
    state.type(.right, .right)
    #expect(state.screen.contains("Rate Bled “It's OK”"))
    state.type(.enter)
    #expect(state.ratings.yours(id: "bled") == .itsOK)
  }

  @Test("several rows of different ratings show a dash at each, in every form", arguments: Settings.RatingForm.allCases)
  func mixed(form: Settings.RatingForm) {
    var state = Sample.state()
    _ = state.apply(.set(.ratingForm(form)))
    _ = state.apply(.rate(["kyoto"], .meh))
    for id in ["bled", "kyoto"] { _ = state.apply(.mark(id)) }
    open(&state)
    if form == .submenu { state.type(Key(.home), .down, .right) }
    let screen = state.screen
    #expect(screen.contains(form == .palette ? " ☆ 1 -☆ 2- ☆ 3 -☆ 4- ☆ 5" : "– ★★☆☆☆  Meh"), "\(screen)")
    if form != .palette { #expect(screen.contains("– ★★★★☆  Like It") && !screen.contains("– ★★★☆☆")) }
  }

  @Test("stands upside down above its row where the first is to be nearest, and else does not")
  func order() {
    let size = (80, 26)
    func rows(_ order: Settings.MenuOrder) -> [String] {
      var state = Sample.state(size.0, size.1, select: "sao-paulo")
      _ = state.apply(.set(.ratingForm(.submenu)))
      _ = state.apply(.set(.menuOrder(order)))
      // A menu above: the row is the last of a list that fills the screen.
      state.tap(.enter)
      _ = state.apply(.point(at: .control(.map)))
      open(&state)
      return state.lines
    }
    func position(_ text: String, _ lines: [String]) -> Int { lines.firstIndex { $0.contains(text) } ?? -1 }
    let (given, priority) = (rows(.automatic), rows(.priority))
    #expect(position("Copy coordinates", given) >= 0, "\(given.joined(separator: "\n"))")
    let isAbove = position("Copy coordinates", given) < position("[ Wikipedia ]", given)
    let isReversed = position("Copy coordinates", priority) < position("View map", priority)
    #expect(isReversed == isAbove)
    #expect(position("Copy coordinates", rows(.fixed)) == position("Copy coordinates", given))
  }

  @Test(
    "of a row has its first actions side by side on low screens",
    arguments: [
      (Size(width: 80, height: 16), "◎ View map v  W Wikipedia w  ✎ Add note n"),
      (Size(width: 40, height: 12), "◎ v  W w  ✎ n"),
    ])
  func quickActions(size: Size, row: String) {
    var state = Sample.state(size.width, size.height)
    open(&state)
    #expect(state.screen.contains(row), "\(state.screen)")
    state.type(.right)
    #expect(state.menu?.menu.highlightedIdentifier == "Wikipedia")
    state.take(.event(.resize(Size(width: 80, height: 24))))
    #expect(state.menu?.menu.highlightedIdentifier == "Wikipedia")
    #expect(state.lines.contains { $0.contains("W  Wikipedia") && !$0.contains("Add note") })
  }

  @Test("columns are switched while the header's menu stays open, and so are its marks")
  func keepOpen() {
    var state = Sample.state()
    _ = state.apply(.openMenu(.column(.name), .key))
    state.settleMenu()
    state.type(.character("l"))
    #expect(state.screen.contains("✓"))
    state.type(.down, .down, .space)
    #expect(state.menu?.menu.highlightedIdentifier == "Kind")
    #expect(state.settings.hiddenColumns == [.kind] && state.menu?.menu.path.count == 1)
    state.type(.space)
    #expect(state.settings.hiddenColumns.isEmpty)
  }

  @Test("settings of menus are stored, and the earlier form of one is still read")
  func stored() {
    var settings = Settings()
    settings.ratingForm = .palette
    settings.menuOrder = .priority
    let stored = Dictionary(
      uniqueKeysWithValues: settings.stored.compactMap { pair in pair.value.map { (pair.name, $0) } })
    #expect(Settings(stored: stored) == settings)
    #expect(Settings(stored: ["nested-rating": "1"]).ratingForm == .submenu)
  }

  @Test("committing the preview opens the spot after the menu has closed")
  func commit() {
    var state = Sample.state()
    open(&state)
    state.type(.tab, .enter)
    state.settleMenu()
    #expect(state.menu == nil)
    #expect(state.routes == [.info(InfoState("bled"))])
    state.type(.escape)
    #expect(state.currentSpot == "bled")
  }

  @Test("of marked rows is for all of them")
  func several() {
    var state = Sample.state()
    state.tap(.space)
    state.type(.down)
    state.tap(.space)
    open(&state)
    #expect(state.screen.contains("2 spots"))
    let effects = state.type(.character("3"))
    #expect(state.ratings.yours(id: "bled") == .itsOK)
    #expect(state.ratings.yours(id: "bora-bora") == .itsOK)
    #expect(effects.filter { if case .save = $0 { true } else { false } }.count == 1)
  }

  @Test("of the header sorts, and shows and hides columns")
  func header() {
    var state = Sample.state()
    _ = state.apply(.openMenu(.column(.name), .key))
    state.type(.character("c"))
    #expect(state.list.sort == SortOrder(.country))
    #expect(state.screen.contains("KIND"))
    _ = state.apply(.set(.column(.kind, isShown: false)))
    #expect(!state.screen.contains("KIND"))
    #expect(
      Settings(
        stored: Dictionary(
          uniqueKeysWithValues: state.settings.stored.compactMap { pair in
            pair.value.map { (pair.name, $0) }
          })) == state.settings)
  }

  @Test("the settings change at once and stay open")
  func settings() {
    var state = Sample.state()
    state.type(.character(","))
    state.settleMenu()
    state.type(.down, .space)
    #expect(state.settings.holdTime == .long)
    #expect(state.menu != nil)
    #expect(state.settings.hold(HoldSettings()).holdTime == 800)
  }

  @Test("a held right button on a row opens its menu; a press outside closes it and does nothing else")
  func mouse() {
    var state = Sample.state()
    let row = RootView(state).frame().rect(of: .row(4))!
    let point = Point(x: 30, y: row.minY)
    state.take(.hold(.button(.right, at: point), takesBack: false))
    state.settleMenu()
    #expect(state.currentSpot == "kyoto")
    #expect(state.menu?.menu.identifier == "kyoto")
    state.take(.lift(.button(.right, at: point), moved: false))
    #expect(state.menu != nil)
    state.take(.event(.mouse(MouseEvent(.press(.left), at: Point(x: 79, y: 23)))))
    state.settleMenu()
    #expect(state.menu == nil)
    #expect(state.routes.isEmpty)
    #expect(state.currentSpot == "kyoto")
  }

  @Test("takes every key while it is open, and none after")
  func keys() {
    var state = Sample.state()
    open(&state)
    let top = state.list.top
    state.type(.down, .down, Key(.pageDown), .character("/"), .character("q"))
    #expect(state.currentSpot == "bled")
    #expect(state.list.top == top)
    #expect(!state.list.isFiltering)
    state.type(.escape, .escape)
    state.settleMenu()
    state.type(.down)
    #expect(state.currentSpot == "bora-bora")
  }

  @Test("keeps what is highlighted when somebody else rates, and shows it")
  func update() {
    var state = Sample.state()
    open(&state)
    state.type(.down)
    let highlighted = state.menu?.menu.highlightedIdentifier(level: 0)
    var book = state.ratings
    book.set(Rating(spot: "bled", rater: "ada", stars: .meh, when: 5))
    _ = state.apply(.ratings(book))
    #expect(state.menu?.menu.highlightedIdentifier(level: 0) == highlighted)
    #expect(state.menu?.menu.highlightedIdentifier(level: 0) != nil)
  }

  @Test(
    "stays through every change of size, also below what the list needs",
    arguments: [
      Size(width: 40, height: 12), Size(width: 20, height: 6), Size(width: 10, height: 3), Size(width: 200, height: 60),
    ])
  func resizing(size: Size) {
    var state = Sample.state()
    open(&state)
    state.take(.event(.resize(size)))
    _ = state.screen
    state.take(.event(.resize(Size(width: 80, height: 24))))
    #expect(state.menu?.menu.highlightedIdentifier(level: 0) == "View map")
  }
}

@Suite("The key after a menu")
struct AfterMenuTests {
  @Test("is the list's, even while the menu still shows how it closes")
  func firstKey() {
    var state = Sample.state()
    state.type(.character("m"))
    state.settleMenu()
    state.type(.escape, .down)
    #expect(state.menu == nil)
    #expect(state.currentSpot == "bora-bora")
  }
}

/// Another program may change the list while something is held.
@Suite("A list that changes under a press")
struct ChangingListTests {
  /// Sorted by the average rating; Bled stands above the unrated ones.
  private func sorted() -> AppState {
    var state = Sample.state(select: "berlin")
    _ = state.apply(.sort(SortOrder(.average, descending: true)))
    return state
  }

  /// Berlin gets the best rating, and with it the first row.
  private func change(_ state: inout AppState) {
    var book = state.ratings
    book.set(Rating(spot: "berlin", rater: "cid", stars: .fantastic, when: 9))
    _ = state.apply(.ratings(book))
  }

  private func place(of id: Spot.ID, in state: AppState) throws -> Point {
    let index = try #require(Sample.catalog.index(ofID: id))
    let row = try #require(RootView(state).frame().rect(of: .row(index)))
    return Point(x: row.minX + row.width / 2, y: row.minY)
  }

  @Test(
    "opens the menu of the spot that the button went down on, and a click opens that spot", arguments: [true, false])
  func button(isHold: Bool) throws {
    for isStill in [false, true] {
      var state = sorted()
      _ = state.apply(.set(.reducedMotion(isStill)))
      let trigger = Trigger.button(.left, at: try place(of: "berlin", in: state))
      state.take(.press(trigger))
      change(&state)
      #expect(try place(of: "berlin", in: state).y < place(of: "bled", in: state).y)
      state.take(.fill(trigger, progress: 0.5))
      if isHold {
        state.take(.hold(trigger, takesBack: false))
        #expect(state.menu?.target == Sample.catalog.index(ofID: "berlin").map { .row($0) })
      } else {
        state.take(.tap(trigger, provisional: false))
        guard case .info(let info)? = state.routes.last else {
          Issue.record("nothing opened")
          continue
        }
        #expect(info.spot == "berlin")
      }
      #expect(state.held == nil)
    }
  }

  @Test("a right click meets what stands there now")
  func rightButton() throws {
    var state = sorted()
    let trigger = Trigger.button(.left, at: try place(of: "berlin", in: state))
    state.take(.press(trigger))
    state.take(.hold(.button(.right, at: try place(of: "bled", in: state)), takesBack: false))
    #expect(state.menu?.target == Sample.catalog.index(ofID: "bled").map { .row($0) })
  }

  @Test("a spot that leaves the list while it is held is neither opened nor given a menu", arguments: [true, false])
  func gone(isHold: Bool) throws {
    var state = Sample.state(select: "berlin") { $0.query.rated = .unrated }
    let count = state.list.order.count
    try #require(state.focusedTarget == Sample.catalog.index(ofID: "berlin").map { .row($0) })
    let provisional = state
    for (trigger, takesBack) in [(Trigger.key(.enter), false), (.key(.enter), true), (.key(.space), true)] {
      state = provisional
      state.take(takesBack ? .tap(trigger, provisional: true) : .press(trigger))
      var book = state.ratings
      book.set(Rating(spot: "berlin", rater: "ada", stars: .meh, when: 9))
      _ = state.apply(.ratings(book))
      #expect(state.list.order.count == count - 1)
      state.take(
        isHold ? .hold(trigger, takesBack: takesBack) : takesBack ? .cancel(trigger) : .tap(trigger, provisional: false)
      )
      #expect(state.menu == nil && state.routes.isEmpty)
      #expect(!isHold || state.list.marks.isEmpty)
    }
  }
}
