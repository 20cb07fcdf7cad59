import Cells
import Testing

@testable import ContextMenus

@Suite("The mouse")
struct MouseTests {
  static let pointer = MenuTrigger.mouse(Point(x: 10, y: 4))

  private func place(_ id: String, in menu: TestMenu) -> Point {
    menu.rect(of: id).map { Point(x: $0.minX + 2, y: $0.minY) } ?? .zero
  }

  @Test("chooses the row under the pointer, not the one before", arguments: ["View map", "1", "5", "remove"])
  func click(id: String) {
    var menu = TestMenu.open(Fixtures.rowMenu(4), by: Self.pointer)
    let expected: [String: Message] = ["View map": .viewMap, "1": .rate(1), "5": .rate(5), "remove": .unrate]
    let point = place(id, in: menu)
    #expect(menu.mouse(.press(.left), point.x, point.y) == .nothing)
    #expect(menu.highlightedIdentifier == id)
    #expect(menu.mouse(.release(.left), point.x, point.y) == expected[id].map { .choose($0, keepOpen: false) })
  }

  @Test("leaves the menu open when the button that opened it is let go where it went down")
  func rightClick() {
    var menu = TestMenu.open(Fixtures.rowMenu(4), by: Self.pointer)
    #expect(menu.mouse(.release(.right), 10, 4) == .nothing)
    #expect(menu.handle(.lift(moved: false), at: 20) == .nothing)
    #expect(menu.phase == .open && menu.highlightedIdentifier == nil)
    // Not even where the menu came to stand under the pointer.
    let point = place("View map", in: menu)
    #expect(menu.mouse(.release(.right), point.x, point.y) == .nothing)
  }

  @Test("slides with the button down, and chooses where it is let go")
  func slide() {
    var menu = TestMenu.open(Fixtures.rowMenu(4), by: Self.pointer)
    let point = place("2", in: menu)
    #expect(menu.handle(.slide(to: point), at: 10) == .nothing)
    #expect(menu.highlightedIdentifier == "2")
    #expect(menu.handle(.lift(moved: true), at: 20) == .choose(.rate(2), keepOpen: false))
    menu = .open(Fixtures.rowMenu(4), by: Self.pointer)
    _ = menu.handle(.slide(to: point), at: 10)
    _ = menu.handle(.slide(to: Point(x: 79, y: 0)), at: 15)
    #expect(menu.handle(.lift(moved: true), at: 20) == .nothing)
    #expect(menu.phase == .open)
    menu = .open(Fixtures.rowMenu(4), by: Self.pointer)
    menu.mouse(.drag(.right), point.x, point.y)
    #expect(menu.mouse(.release(.right), point.x, point.y) == .choose(.rate(2), keepOpen: false))
  }

  @Test("opens a submenu while the button is down after 525 ms")
  func slideDwell() {
    var menu = TestMenu.open(Fixtures.rowMenu(4), by: Self.pointer)
    _ = menu.handle(.slide(to: place("Share", in: menu)), at: 100)
    #expect(menu.deadline == 625)
    _ = menu.tick(at: 625)
    #expect(menu.path == ["Share"])
    _ = menu.handle(.slide(to: place("Copy link", in: menu)), at: 700)
    #expect(menu.handle(.lift(moved: true), at: 710) == .choose(.copyLink, keepOpen: false))
  }

  @Test("chooses what is highlighted when a held key is let go after moving")
  func heldKey() {
    var menu = TestMenu.open(Fixtures.rowMenu(4), by: .hold)
    #expect(menu.handle(.lift(moved: false), at: 10) == .nothing)
    menu.press(.down)
    menu.press(.down)
    #expect(menu.handle(.lift(moved: true), at: 20) == .choose(.rate(1), keepOpen: false))
  }

  @Test("closes the menu with a press outside, which does nothing else, or by choice goes on")
  func outside() {
    var menu = TestMenu.open(Fixtures.rowMenu(4), by: Self.pointer)
    #expect(menu.mouse(.press(.left), 79, 23) == .dismiss)
    #expect(menu.mouse(.release(.left), 79, 23) == .passThrough)
    var settings = MenuSettings()
    settings.passesOutsidePresses = true
    menu = .open(Fixtures.rowMenu(4), by: Self.pointer, settings: settings)
    #expect(menu.mouse(.press(.left), 10, 4) == .dismiss, "a press on the held view closes and does not open again")
    menu = .open(Fixtures.rowMenu(4), by: Self.pointer, settings: settings)
    #expect(menu.mouse(.press(.left), 79, 23) == .passThrough)
  }

  @Test("does nothing on borders, headers and rules")
  func deadCells() {
    var menu = TestMenu.open(Fixtures.rowMenu(4), by: Self.pointer)
    let card = menu.layout.cards[0].rect
    let rows = menu.layout.cards[0].rows.filter { $0.elements.isEmpty }.map { Point(x: card.minX + 3, y: $0.rect.minY) }
    for point in rows + [card.origin, Point(x: card.maxX - 1, y: card.maxY - 1)] {
      #expect(menu.mouse(.press(.left), point.x, point.y) == .nothing)
      #expect(menu.mouse(.release(.left), point.x, point.y) == .nothing)
    }
    #expect(rows.count == 3 && menu.highlightedIdentifier == nil)
  }

  @Test("highlights by hovering only if it really moved")
  func hover() {
    var menu = TestMenu.open(Fixtures.plain(5))
    let point = place("Item 3", in: menu)
    menu.mouse(.move, point.x, point.y)
    menu.mouse(.move, point.x, point.y)
    #expect(menu.highlightedIdentifier == "Item 0")
    menu.mouse(.move, point.x + 1, point.y)
    #expect(menu.highlightedIdentifier == "Item 3")
    menu.press(.up)
    menu.mouse(.move, point.x + 1, point.y)
    #expect(menu.highlightedIdentifier == "Item 2")
  }

  @Test("opens a submenu after resting on its row, and closes it on another row")
  func hoverSubmenu() {
    var menu = TestMenu.open(Fixtures.rowMenu(4), by: Self.pointer)
    let share = place("Share", in: menu)
    menu.mouse(.move, share.x, share.y, at: 100)
    #expect(menu.deadline == 350)
    menu.mouse(.move, share.x + 1, share.y, at: 200)
    #expect(menu.deadline == 350)
    _ = menu.tick(at: 350)
    #expect(menu.path == ["Share"] && menu.highlightedIdentifier == nil)
    let map = place("View map", in: menu)
    menu.mouse(.move, map.x, map.y, at: 400)
    #expect(menu.path.isEmpty && menu.highlightedIdentifier == "View map")
    menu.mouse(.move, share.x, share.y, at: 500)
    menu.mouse(.move, map.x, map.y, at: 600)
    #expect(menu.deadline == nil)
  }

  @Test("crosses other rows on its way to a submenu, and settles there if it stops")
  func safeTriangle() {
    var menu = TestMenu.open(Self.tall, by: Self.pointer)
    let sub = menu.rect(of: "Sub") ?? Rect(.zero)
    let start = Point(x: sub.maxX - 6, y: sub.minY)
    menu.mouse(.move, start.x - 1, start.y, at: 0)
    menu.mouse(.move, start.x, start.y, at: 10)
    _ = menu.tick(at: 300)
    #expect(menu.path == ["Sub"])
    // Right and down, over the next rows.
    menu.mouse(.move, start.x + 2, start.y + 1, at: 310)
    menu.mouse(.move, start.x + 4, start.y + 2, at: 320)
    #expect(menu.path == ["Sub"])
    #expect(menu.deadline == 620)
    var stopped = menu
    _ = stopped.tick(at: 620)
    #expect(stopped.path.isEmpty && stopped.highlightedIdentifier == "Row 2")
    menu.mouse(.move, start.x + 8, start.y + 3, at: 330)
    #expect(menu.path == ["Sub"] && menu.highlightedIdentifier == "Deep 3")
  }

  @Test("gives a submenu up at once when it moves away from it")
  func awayFromTriangle() {
    var menu = TestMenu.open(Self.tall, by: Self.pointer)
    let sub = menu.rect(of: "Sub") ?? Rect(.zero)
    menu.mouse(.move, sub.minX + 4, sub.minY, at: 0)
    menu.mouse(.move, sub.minX + 5, sub.minY, at: 10)
    _ = menu.tick(at: 300)
    menu.mouse(.move, sub.minX + 4, sub.minY + 1, at: 310)
    #expect(menu.path.isEmpty && menu.highlightedIdentifier == "Row 1")
  }

  static let tall = Menu<Message> {
    Menu(title: "Sub") { for n in 0..<8 { Action(title: "Deep \(n)", message: .item(n)) } }
    for n in 1..<6 { Action(title: "Row \(n)", message: .item(n)) }
  }

  @Test("scrolls a long menu with the wheel; what is highlighted is always seen")
  func wheel() {
    var menu = TestMenu.open(Fixtures.plain(40), in: Size(width: 40, height: 12))
    let card = menu.layout.cards[0].rect
    for _ in 0..<30 {
      menu.mouse(.wheelDown, card.minX + 2, card.minY + 2)
      #expect(menu.rect(of: menu.highlightedIdentifier ?? "") != nil)
    }
    #expect(menu.rect(of: "Item 39") != nil && menu.rect(of: "Item 0") == nil)
    for _ in 0..<30 { menu.mouse(.wheelUp, card.minX + 2, card.minY + 2) }
    #expect(menu.rect(of: "Item 0") != nil)
  }

  @Test("pages with a press on the signs for more")
  func moreSigns() {
    var menu = TestMenu.open(Fixtures.plain(40), in: Size(width: 40, height: 12))
    let card = menu.layout.cards[0].rect
    menu.mouse(.press(.left), card.maxX - 4, card.maxY - 1)
    #expect(menu.state.levels[0].scroll == menu.state.levels[0].visibleLines - 1)
    menu.mouse(.press(.left), card.maxX - 4, card.minY)
    #expect(menu.state.levels[0].scroll == 0)
  }

  @Test("goes back from a level on a small screen with a press on its title")
  func backTitle() {
    var menu = TestMenu.open(Fixtures.rowMenu(4), in: Size(width: 30, height: 12))
    menu.press(.down)
    menu.press(.right)
    #expect(menu.layout.cards.map(\.level) == [1])
    let card = menu.layout.cards[0].rect
    menu.mouse(.press(.left), card.minX + 3, card.minY)
    #expect(menu.path.isEmpty && menu.highlightedIdentifier == "Share")
  }

  @Test("commits the preview with a click")
  func preview() {
    var menu = TestMenu.open(Fixtures.rowMenu(4), preview: Preview([Fixtures.thumbnail()], commit: .open))
    let rect = menu.layout.preview ?? Rect(.zero)
    menu.mouse(.press(.left), rect.minX + 2, rect.minY + 2)
    #expect(menu.focus == .preview)
    #expect(menu.mouse(.release(.left), rect.minX + 2, rect.minY + 2) == .commitPreview(.open))
  }
}
