import Cells
import Testing

@testable import ContextMenus

@Suite("Deferred elements")
struct DeferredTests {
  static func source(_ deferred: DeferredElement, rows: Int = 3) -> Menu<Message> {
    Menu {
      Action(title: "First", message: .item(100))
      deferred
      for n in 0..<rows { Action(title: "Row \(n)", message: .item(n)) }
    }
  }

  static let arrived: [MenuElement<Message>] = (0..<4).map {
    .action(Action(title: "New \($0)", message: .item(50 + $0)))
  }

  @Test("are asked for as their level is shown, and show a loading row until they come")
  func request() {
    var menu = TestMenu.open(Self.source(DeferredElement("hosts")))
    #expect(menu.deadline == 0)
    #expect(menu.tick(at: 0) == .requestDeferred(["hosts"]))
    #expect(menu.deadline == nil)
    #expect(menu.picture.contains { $0.contains("Loading…") })
    menu.fulfil("hosts", with: Self.arrived)
    #expect(!menu.picture.contains { $0.contains("Loading…") })
    #expect(menu.picture.contains { $0.contains("New 3") })
  }

  @Test("of a submenu are asked for when it opens; a cached one once, another one each time", arguments: [true, false])
  func submenu(isCached: Bool) {
    let deferred = isCached ? DeferredElement("hosts") : .uncached("hosts")
    var menu = TestMenu.open(Menu { Menu(title: "Open with") { deferred } })
    #expect(menu.deadline == nil)
    #expect(menu.press(.right) == .requestDeferred(["hosts"]))
    menu.fulfil("hosts", with: Self.arrived)
    #expect(menu.rect(of: "New 0") != nil)
    menu.press(.left)
    #expect(menu.press(.right) == (isCached ? .nothing : .requestDeferred(["hosts"])))
    #expect((menu.rect(of: "New 0") != nil) == isCached)
  }

  @Test("that are cached can be kept for the next menu")
  func cache() {
    var menu = TestMenu.open(Self.source(DeferredElement("hosts")))
    menu.fulfil("hosts", with: Self.arrived)
    let next = TestMenu(
      ContextMenuConfiguration(actionProvider: { _ in Self.source(DeferredElement("hosts")) }),
      anchor: Rect(x: 0, y: 2, width: 80, height: 1), openedBy: .key, in: Size(width: 80, height: 24), at: 0,
      theme: MenuTheme().still, cache: menu.cache)
    #expect(next?.rect(of: "New 2") != nil)
    #expect(next?.deadline == nil)
  }

  @Test("never move the highlighted row on the screen", arguments: [4, 12, 20], [0, 4, 18])
  func stillRow(anchor: Int, arriving: Int) {
    for highlighted in 0..<7 {
      var menu = TestMenu.open(
        Self.source(DeferredElement("hosts"), rows: 6), anchor: Rect(x: 0, y: anchor, width: 80, height: 1))
      for _ in 0..<highlighted { menu.press(.down) }
      let id = menu.highlightedIdentifier ?? ""
      let before = menu.rect(of: id)
      menu.fulfil("hosts", with: (0..<arriving).map { .action(Action(title: "New \($0)", message: .item($0))) })
      #expect(menu.highlightedIdentifier == id)
      #expect(menu.rect(of: id)?.minY == before?.minY)
    }
  }

  @Test("that arrive just before Enter don't change what is chosen")
  func justBeforeEnter() {
    var menu = TestMenu.open(Self.source(DeferredElement("hosts")))
    menu.press(.down)
    menu.fulfil("hosts", with: Self.arrived)
    #expect(menu.press(.enter) == .choose(.item(0), keepOpen: false))
  }

  @Test("may bring submenus, sections and further deferred elements, and nothing endless")
  func nested() {
    var menu = TestMenu.open(Menu { DeferredElement("a") })
    _ = menu.tick(at: 0)
    menu.fulfil(
      "a",
      with: [
        .menu(Menu(title: "Sub") { Action(title: "Deep", message: .show) }), .deferred(DeferredElement("b")),
        .deferred(DeferredElement("a")),
      ])
    #expect(menu.tick(at: menu.deadline ?? 0) == .requestDeferred(["b"]))
    #expect(menu.highlightedIdentifier == "Sub")
    menu.press(.right)
    #expect(menu.press(.enter) == .choose(.show, keepOpen: false))
  }

  @Test("that bring nothing to an otherwise empty menu end it visibly")
  func nothing() {
    var menu = TestMenu.open(Menu { DeferredElement("a") })
    menu.fulfil("a", with: [])
    #expect(menu.statusText == "No actions")
    #expect(menu.tick(at: menu.settings.refusalTime) == .dismiss)
  }

  @Test(
    "that can't be brought say why, in a row that can't be chosen, and are asked for again", arguments: [true, false])
  func failing(isCached: Bool) {
    let deferred = isCached ? DeferredElement("hosts") : .uncached("hosts")
    var menu = TestMenu.open(Menu { Menu(title: "Open with") { deferred } })
    #expect(menu.press(.right) == .requestDeferred(["hosts"]))
    #expect(menu.pendingDeferred == ["hosts"])
    menu.fail("hosts", because: "No network")
    #expect(menu.pendingDeferred.isEmpty)
    #expect(menu.picture.contains { $0.contains("No network") } && !menu.picture.contains { $0.contains("Loading") })
    menu.press(.down)
    #expect(menu.press(.enter) == .refuse("No network"))
    menu.press(.left)
    #expect(menu.press(.right) == .requestDeferred(["hosts"]))
    menu.fulfil("hosts", with: Self.arrived)
    #expect(menu.rect(of: "New 0") != nil && !menu.picture.contains { $0.contains("No network") })
  }

  @Test("are given up when their level or the menu closes: late answers change nothing")
  func late() {
    var menu = TestMenu.open(
      Menu {
        Menu(title: "Open with") { DeferredElement("hosts") }
        Action(title: "Other", message: .show)
      })
    menu.press(.right)
    menu.press(.left)
    #expect(menu.pendingDeferred.isEmpty)
    let before = menu
    menu.fulfil("hosts", with: Self.arrived)
    menu.fail("hosts", because: "No network")
    menu.fulfil("never asked for", with: Self.arrived)
    #expect(menu == before)
    menu.press(.right)
    _ = menu.dismiss(at: 0)
    #expect(menu.pendingDeferred.isEmpty)
    let closed = menu
    menu.fulfil("hosts", with: Self.arrived)
    #expect(menu == closed && menu.cache.isEmpty)
  }
}
