import Cells
import Testing

@testable import ContextMenus

@Suite("An open menu")
struct UpdateTests {
  @Test("keeps what it was opened on, whatever happens to the list")
  func identity() {
    var menu = TestMenu.open(Fixtures.rowMenu(4), secondary: ["bergen"])
    menu.anchorMoved(to: Rect(x: 0, y: 9, width: 80, height: 1))
    #expect(menu.identifier == "bled" && menu.secondaryIdentifiers == ["bergen"])
    #expect(menu.layout.cards[0].rect.minY == 10)
    #expect(menu.press(.enter) == .choose(.viewMap, keepOpen: false))
  }

  @Test("ends when the held view is gone")
  func anchorGone() {
    var menu = TestMenu.open(Fixtures.rowMenu(4), theme: MenuTheme())
    #expect(menu.anchorGone() == .dismiss)
    #expect(menu.phase == .closed && menu.layout == MenuLayout())
    #expect(menu.anchorGone() == .nothing)
  }

  @Test("keeps the same item highlighted by its identifier when it is brought up to date")
  func sameItem() {
    var menu = TestMenu.open(Fixtures.rowMenu(0))
    menu.press(Key(.end))
    #expect(menu.highlightedIdentifier == "remove")
    menu.updateVisibleMenu(
      level: 0,
      to: Menu {
        Action(title: "New", message: .show)
        Fixtures.rating(3)
        Fixtures.remove(3)
      })
    #expect(menu.highlightedIdentifier == "remove")
    #expect(menu.press(.enter) == .choose(.unrate, keepOpen: false))
  }

  @Test("highlights the nearest enabled item where the highlighted one is gone")
  func goneItem() {
    var menu = TestMenu.open(Fixtures.plain(6))
    for _ in 0..<3 { menu.press(.down) }
    let rest = Menu<Message> {
      for n in [0, 1, 2, 4, 5] {
        Action(title: "Item \(n)", attributes: n == 4 ? .disabled("No") : [], message: .item(n))
      }
    }
    menu.updateVisibleMenu(level: 0, to: rest)
    #expect(menu.highlightedIdentifier == "Item 2")
  }

  @Test("keeps its deeper levels through an update of the root, and closes those that are gone")
  func deeperLevels() {
    var menu = TestMenu.open(Fixtures.rowMenu(4))
    menu.press(.down)
    menu.press(.right)
    menu.press(.down)
    menu.updateVisibleMenu(level: 0, to: Fixtures.rowMenu(2))
    #expect(menu.path == ["Share"] && menu.highlightedIdentifier == "Copy link")
    menu.updateVisibleMenu(level: 0, to: Fixtures.ratingMenu(2))
    #expect(menu.path.isEmpty)
    #expect(menu.highlightedIdentifier != nil)
  }

  @Test("remembers the update of a deeper level when it is opened again")
  func deepUpdate() {
    var menu = TestMenu.open(Fixtures.rowMenu(4))
    menu.press(.down)
    menu.press(.right)
    menu.updateVisibleMenus { level, menu in
      guard level == 1 else { return menu }
      return Menu(title: "Share") { Action(title: "Print", message: .show) }
    }
    #expect(menu.highlightedIdentifier == "Print")
    menu.press(.left)
    menu.press(.right)
    #expect(menu.highlightedIdentifier == "Print")
    #expect(menu.visibleMenu(level: 1)?.children.count == 1)
    #expect(menu.visibleMenu(level: 2) == nil)
  }

  @Test("stays open with Space on a single selection, moves the mark, and keeps level, scroll and highlight")
  func singleSelection() {
    var menu = TestMenu.open(Fixtures.ratingMenu(4), in: Size(width: 40, height: 9))
    menu.press(.up)
    let scroll = menu.state.levels[0].scroll
    #expect(menu.press(.space) == .choose(.rate(3), keepOpen: true))
    #expect(menu.state.levels[0].scroll == scroll && menu.highlightedIdentifier == "3")
    #expect(menu.state.levels[0].content.items.map(\.mark) == [.none, .none, .radio, .none, .none, .none])
    menu.updateVisibleMenu(level: 0, to: Fixtures.ratingMenu(3))
    #expect(menu.state.levels[0].scroll == scroll && menu.highlightedIdentifier == "3")
    #expect(menu.press(.enter) == .choose(.rate(3), keepOpen: false))
  }

  @Test("stays open with Space, a key or a click on an action that keeps it, and closes with Enter")
  func keepOpen() {
    let source = Menu<Message> {
      Action(title: "Bold", attributes: .keepsMenuPresented, state: .on, key: .character("b"), message: .edit)
    }
    var menu = TestMenu.open(source)
    #expect(menu.press(.space) == .choose(.edit, keepOpen: true))
    #expect(menu.press(.character("b")) == .choose(.edit, keepOpen: true))
    let rect = menu.rect(of: "Bold") ?? Rect(.zero)
    menu.mouse(.press(.left), rect.minX, rect.minY)
    #expect(menu.mouse(.release(.left), rect.minX, rect.minY) == .choose(.edit, keepOpen: true))
    #expect(menu.phase == .open)
    #expect(menu.press(.enter) == .choose(.edit, keepOpen: false))
  }

  @Test("shows the new state when it is opened again at once")
  func reopened() {
    #expect(TestMenu.open(Fixtures.ratingMenu(0)).state.levels[0].content.items[5].isDisabled)
    let again = TestMenu.open(Fixtures.ratingMenu(5))
    #expect(again.highlightedIdentifier == "5" && !again.state.levels[0].content.items[5].isDisabled)
  }

  @Test("is the same after the screen was made smaller and larger again")
  func resized() {
    let full = Size(width: 80, height: 24)
    var menu = TestMenu.open(Fixtures.rowMenu(4), preview: Preview([Fixtures.thumbnail()], commit: .open))
    menu.press(.down)
    menu.press(.right)
    menu.press(.down)
    let before = menu
    for size in [Size(width: 40, height: 12), Size(width: 20, height: 6), Size(width: 9, height: 2), .zero, full] {
      menu.resize(to: size)
      #expect(menu.path == ["Share"] && menu.highlightedIdentifier == "Copy link")
    }
    #expect(menu.layout == before.layout)
    #expect(menu.picture == before.picture)
  }

  @Test("can be closed from code, and says so once")
  func dismissed() {
    var menu = TestMenu.open(Fixtures.plain(2))
    #expect(menu.dismiss(at: 5) == .dismiss)
    #expect(menu.dismiss(at: 6) == .nothing)
    #expect(menu.press(.enter) == .passThrough)
  }
}
