import Cells
import Testing

@testable import ContextMenus

@Suite("The keyboard")
struct KeyboardTests {
  /// Menu, keys, what is highlighted then.
  @Test(
    "moves the highlight",
    arguments: [
      ([Key.down], "1"), ([.up], "4"), ([.down, .down, .up], "1"), ([Key(.end)], "4"), ([Key(.end), .down], "0"),
      ([Key(.end), Key(.home)], "0"), ([.character("j"), .character("j")], "2"), ([.character("G")], "4"),
      ([.character("G"), .character("g")], "0"), ([.character("n", .control)], "1"),
      ([.character("n", .control), .character("p", .control)], "0"), ([.character("k")], "4"), ([.right], "0"),
      ([.left], "0"), ([.character("h"), .character("l")], "0"), ([Key(.pageDown)], "4"),
      ([Key(.pageDown), Key(.pageDown)], "4"), ([Key(.pageDown), Key(.pageUp)], "0"),
    ] as [([Key], String)])
  func moving(keys: [Key], expected: String) {
    var menu = TestMenu.open(
      Menu { for n in 0..<5 { Action(title: "Row \(n)", identifier: "\(n)", message: .item(n)) } })
    for key in keys { #expect(menu.press(key) == .nothing) }
    #expect(menu.highlightedIdentifier == expected)
  }

  @Test("starts at the first enabled item, and at the current one of a rating")
  func initialHighlight() {
    let disabled = Menu<Message> {
      Action(title: "A", attributes: .disabled("No"), message: .item(0))
      Action(title: "B", message: .item(1))
    }
    #expect(TestMenu.open(disabled).highlightedIdentifier == "B")
    #expect(TestMenu.open(Fixtures.ratingMenu(4)).highlightedIdentifier == "4")
    #expect(TestMenu.open(Fixtures.ratingMenu(0)).highlightedIdentifier == "1")
    #expect(TestMenu.open(Fixtures.rowMenu(4)).highlightedIdentifier == "View map")
    #expect(TestMenu.open(Fixtures.rowMenu(4), by: .hold).highlightedIdentifier == "View map")
    #expect(TestMenu.open(Fixtures.rowMenu(4), by: .mouse(Point(x: 9, y: 4))).highlightedIdentifier == nil)
  }

  @Test("does not wrap while a key is held, whether repeats are reported or arrive as presses")
  func heldKey() {
    var menu = TestMenu.open(Fixtures.plain(5))
    for step in 0..<20 {
      _ = menu.handle(.key(KeyEvent(.down, phase: step == 0 ? .press : .repeat)), at: Double(step) * 30)
    }
    #expect(menu.highlightedIdentifier == "Item 4")
    var legacy = TestMenu.open(Fixtures.plain(5))
    for step in 0..<20 { legacy.press(.down, at: Double(step) * 40) }
    #expect(legacy.highlightedIdentifier == "Item 4")
    legacy.press(.down, at: 2000)
    #expect(legacy.highlightedIdentifier == "Item 0")
  }

  @Test("ignores releases, and repeats of what would choose", arguments: [Key.enter, .space, .character("v"), .escape])
  func repeatsNeverChoose(key: Key) {
    var menu = TestMenu.open(Fixtures.rowMenu(4))
    for step in 0..<50 {
      #expect(menu.handle(.key(KeyEvent(key, phase: .repeat)), at: Double(step) * 40) == .nothing)
      #expect(menu.handle(.key(KeyEvent(key, phase: .release)), at: Double(step) * 40) == .nothing)
    }
    #expect(menu.highlightedIdentifier == "View map")
  }

  @Test("opens a submenu on its first item, and goes back to its row", arguments: [Key.left, .escape])
  func submenu(back: Key) {
    for open in [Key.right, .enter] {
      var menu = TestMenu.open(Fixtures.rowMenu(4))
      menu.press(.down)
      #expect(menu.press(open) == .nothing)
      #expect(menu.path == ["Share"])
      #expect(menu.highlightedIdentifier == "Copy text")
      #expect(menu.press(back) == .nothing)
      #expect(menu.path.isEmpty)
      #expect(menu.highlightedIdentifier == "Share")
    }
  }

  @Test("does nothing with Right on a plain row, and a row with a submenu never acts itself")
  func plainRight() {
    var menu = TestMenu.open(Fixtures.rowMenu(4))
    #expect(menu.press(.right) == .nothing)
    #expect(menu.path.isEmpty)
    menu.press(.down)
    for key in [Key.space, .enter, .right] {
      var copy = menu
      #expect(copy.press(key) == .nothing)
      #expect(copy.path == ["Share"])
    }
  }

  @Test("chooses with Enter, and with an item's own key")
  func choosing() {
    var menu = TestMenu.open(Fixtures.rowMenu(4))
    #expect(menu.press(.enter) == .choose(.viewMap, keepOpen: false))
    #expect(menu.phase == .closed)
    menu = .open(Fixtures.rowMenu(4))
    #expect(menu.press(.character("5")) == .choose(.rate(5), keepOpen: false))
    menu = .open(Fixtures.rowMenu(4))
    menu.press(.character("s"))
    #expect(menu.path == ["Share"])
  }

  @Test("gives an item's own key precedence over its own letters", arguments: ["j", "k", "g", "G", "h", "l", "q"])
  func itemKeys(letter: Unicode.Scalar) {
    var menu = TestMenu.open(
      Menu {
        Action(title: "First", message: .item(0))
        Action(title: "Second", key: .character(letter), message: .item(1))
      })
    #expect(menu.press(.character(letter)) == .choose(.item(1), keepOpen: false))
  }

  @Test(
    "strikes out a key that can't work",
    arguments: [Key.enter, .space, .escape, .up, Key(.menu), Key(.function(10), .shift)])
  func struckKeys(key: Key) {
    let source = Menu<Message> {
      Action(title: "First", message: .item(0))
      Action(title: "Second", key: key, message: .item(1))
    }
    var menu = TestMenu.open(source)
    #expect(menu.state.levels[0].content.items[1].isKeyStruck)
    #expect(menu.press(key) != .choose(.item(1), keepOpen: false))
    #expect(TestMenu.open(source).picture.contains { $0.unicodeScalars.contains("\u{336}") })
    #expect(
      TestMenu.open(source, theme: MenuTheme().ascii.still).picture.contains {
        $0.contains("-\(KeyLabel.text(key, isStruck: false, ascii: true))-")
      })
  }

  @Test("strikes out the second of two equal keys; the first one works")
  func doubledKey() {
    var menu = TestMenu.open(
      Menu {
        Action(title: "First", key: .character("x"), message: .item(0))
        Action(title: "Second", key: .character("x"), message: .item(1))
      })
    #expect(menu.state.levels[0].content.items.map(\.isKeyStruck) == [false, true])
    #expect(menu.press(.character("x")) == .choose(.item(0), keepOpen: false))
  }

  @Test("is not confused by Shift and Caps Lock")
  func lockKeys() {
    var menu = TestMenu.open(Fixtures.rowMenu(4))
    #expect(menu.press(Key(.scalar("v"), .shift)) == .choose(.viewMap, keepOpen: false))
    menu = .open(Fixtures.rowMenu(4))
    #expect(menu.press(.character("V")) == .choose(.viewMap, keepOpen: false))
    let both = Menu<Message> {
      Action(title: "Small", key: .character("x"), message: .item(0))
      Action(title: "Large", key: .character("X"), message: .item(1))
    }
    menu = .open(both)
    #expect(menu.press(Key(.scalar("X"), .shift)) == .choose(.item(1), keepOpen: false))
  }

  @Test("says why a disabled row can't be chosen, and stays", arguments: [Key.enter, .space])
  func disabledRow(key: Key) {
    var menu = TestMenu.open(Fixtures.ratingMenu(0))
    menu.press(Key(.end))
    #expect(menu.statusText == "Remove rating: No rating yet")
    #expect(menu.press(key) == .refuse("No rating yet"))
    #expect(menu.phase == .open)
    #expect(menu.statusText == "No rating yet")
    #expect(menu.deadline == menu.settings.noticeTime)
    #expect(menu.tick(at: menu.settings.noticeTime) == .nothing)
    #expect(menu.statusText == "Remove rating: No rating yet")
  }

  @Test("does not act on the key of a disabled row")
  func disabledKey() {
    var menu = TestMenu.open(Fixtures.ratingMenu(0))
    #expect(menu.press(.character("r")) == .refuse("No rating yet"))
    #expect(menu.highlightedIdentifier == "1")
    #expect(menu.phase == .open)
  }

  @Test("goes back by one step with Esc: the search, the level, the menu")
  func escape() {
    var menu = TestMenu.open(Fixtures.rowMenu(4))
    menu.press(.down)
    menu.press(.right)
    menu.type("c")
    #expect(menu.typeAhead == "c")
    #expect(menu.press(.escape) == .nothing)
    #expect(menu.typeAhead.isEmpty && menu.path == ["Share"])
    #expect(menu.press(.escape) == .nothing)
    #expect(menu.path.isEmpty && menu.phase == .open)
    #expect(menu.press(.escape) == .dismiss)
    #expect(menu.phase == .closed)
  }

  @Test("closes with Menu, Shift+F10 and q, and not with m, Enter on nothing, or Space on nothing")
  func closingKeys() {
    for key in [Key(.menu), Key(.function(10), .shift), .character("q")] {
      var menu = TestMenu.open(Fixtures.plain(3))
      #expect(menu.press(key) == .dismiss)
    }
    for key in [Key.character("m"), .enter, .space, Key(.function(10))] {
      var menu = TestMenu.open(Fixtures.plain(3), by: .mouse(Point(x: 3, y: 4)))
      #expect(menu.press(key) == .nothing)
      #expect(menu.phase == .open)
    }
  }

  @Test("reaches the menu alone while it is open: no input is passed on")
  func nothingPassesThrough() {
    let keys: [Key] = [
      .tab, .backTab, .character("/"), .character("s"), .character("u"), Key(.function(1)), Key(.insert),
      .character("x", .alt),
    ]
    var menu = TestMenu.open(Fixtures.plain(30))
    for key in keys { #expect(menu.press(key) == .nothing) }
    #expect(menu.handle(.paste, at: 0) == .nothing)
    #expect(menu.mouse(.wheelDown, 0, 0) == .nothing)
  }
}
