import Cells
import Testing

@testable import ContextMenus

@Suite("Menus of few or of no items")
struct EdgeMenuTests {
  static let keys: [Key] = [
    .up, .down, .left, .right, Key(.home), Key(.end), Key(.pageUp), Key(.pageDown), .tab, .backTab, .space,
  ]

  @Test("answer every key", arguments: keys)
  func everyKey(key: Key) {
    let disabled = Menu<Message> {
      for n in 0..<3 { Action(title: "\(n)", attributes: .disabled("No"), message: .item(n)) }
    }
    var menu = TestMenu.open(disabled)
    #expect(menu.highlightedIdentifier == "0")
    let result = menu.press(key)
    #expect(result == (key == .space ? .refuse("No") : .nothing))
    var single = TestMenu.open(Fixtures.plain(1))
    if key != .space {
      single.press(key)
      #expect(single.highlightedIdentifier == "Item 0")
    }
    #expect(single.press(.enter) == .choose(.item(0), keepOpen: false))
  }

  @Test(
    "with nothing to choose begin and are visibly refused",
    arguments: [
      Menu<Message>(children: []), Menu { Menu(title: "Only a header", options: .displayInline, children: []) },
      Menu { Action(title: "Gone", attributes: .hidden, message: .like) },
      Menu { Menu(title: "Sub") { Action(title: "Gone", attributes: .hidden, message: .like) } },
    ])
  func empty(source: Menu<Message>) {
    var menu = TestMenu.open(source, theme: MenuTheme())
    #expect(menu.phase == .refusing(since: 0))
    #expect(menu.statusText == "No actions")
    #expect(menu.picture.contains { $0.contains("│ No actions │") })
    #expect(menu.tick(at: 500) == .nothing)
    #expect(menu.tick(at: 1000) == .dismiss)
  }

  @Test("that are refused shake their row, unless nothing may move")
  func shaking() {
    func places(_ theme: MenuTheme) -> Set<String> {
      var menu = TestMenu.open(Menu(children: []), theme: theme)
      var seen: Set<String> = []
      while let deadline = menu.deadline, deadline < 1000 {
        _ = menu.tick(at: deadline)
        var canvas = Canvas(menu.size)
        canvas.write("Bled", x: 3, y: 4)
        menu.draw(on: &canvas)
        seen.insert(canvas.line(4))
      }
      return seen
    }
    #expect(places(MenuTheme()) == ["  Bled", "    Bled", "   Bled"])
    #expect(places(MenuTheme().still).isEmpty)
  }

  @Test("that are refused let the next key through, but not what is still held")
  func refusedKeys() {
    var menu = TestMenu.open(Menu(children: []))
    #expect(menu.handle(.key(KeyEvent(.enter, phase: .repeat)), at: 10) == .nothing)
    #expect(menu.handle(.lift(moved: false), at: 20) == .nothing)
    #expect(menu.press(.down, at: 30) == .passThrough)
    var other = TestMenu.open(Menu(children: []))
    #expect(other.press(.escape, at: 30) == .dismiss)
  }

  @Test("never begin without a configuration")
  func noConfiguration() {
    #expect(TestMenu(nil, anchor: .init(.zero), openedBy: .key, in: Size(width: 80, height: 24), at: 0) == nil)
  }

  @Test("consist of an accessory alone, or of a preview alone")
  func partsAlone() {
    var menu = TestMenu.open(Menu(children: []), accessory: Fixtures.reactions())
    #expect(menu.phase == .open && menu.focus == .accessory(0))
    #expect(menu.press(.enter) == .choose(.react(":D"), keepOpen: false))
    menu = .open(Menu(children: []), preview: Preview([Fixtures.thumbnail()], commit: .open))
    #expect(menu.phase == .open && menu.focus == .preview)
    #expect(menu.press(.enter) == .commitPreview(.open))
  }

  @Test("have no rule first, last or doubled, and no header without items")
  func rules() {
    let menu = TestMenu.open(
      Menu {
        Menu(title: "Empty", options: .displayInline, children: [])
        Action(title: "Hidden", attributes: .hidden, message: .like)
        Menu(title: "One", options: .displayInline) { Action(title: "A", message: .like) }
        Menu(title: "Gone", options: .displayInline) { Action(title: "H", attributes: .hidden, message: .like) }
        Menu(options: .displayInline) { Action(title: "B", message: .like) }
        Menu(options: .displayInline, children: [])
      })
    #expect(
      menu.state.levels[0].content.rows.map(\.kind) == [.header("One"), .item(0), .rule, .item(1)])
  }
}
