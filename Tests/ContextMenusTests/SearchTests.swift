import Cells
import Testing

@testable import ContextMenus

@Suite("Typing in a menu")
struct SearchTests {
  static let source = Menu<Message> {
    for (number, title) in ["View map", "Share", "Save as…", "Save all", "Show", "Wikipedia", "京都"].enumerated() {
      Action(title: title, message: .item(number))
    }
  }

  @Test(
    "finds what starts with the letters, in either case",
    arguments: [
      ("w", "Wikipedia"), ("SH", "Share"), ("sho", "Show"), ("save al", "Save all"), ("京", "京都"), ("map", "View map"),
      ("zz", "View map"),
    ])
  func finding(text: String, expected: String) {
    var menu = TestMenu.open(Self.source)
    menu.type(text)
    #expect(menu.highlightedIdentifier == expected)
    #expect(menu.phase == .open)
  }

  @Test("goes round what starts with a letter that is typed again and again")
  func cycling() {
    var menu = TestMenu.open(Self.source)
    var seen: [String?] = []
    for _ in 0..<6 {
      menu.type("s")
      seen.append(menu.highlightedIdentifier)
    }
    #expect(seen == ["Share", "Save as…", "Save all", "Show", "Share", "Save as…"])
  }

  @Test("begins anew after a second")
  func timeOut() {
    var menu = TestMenu.open(Self.source)
    menu.type("s", at: 0)
    #expect(menu.deadline == 1000)
    menu.type("a", at: 900)
    #expect(menu.typeAhead == "sa" && menu.highlightedIdentifier == "Save as…")
    #expect(menu.tick(at: 1900) == .nothing)
    #expect(menu.typeAhead.isEmpty)
    menu.type("w", at: 1950)
    #expect(menu.highlightedIdentifier == "Wikipedia")
  }

  @Test("can be taken back, letter by letter")
  func backspace() {
    var menu = TestMenu.open(Self.source)
    menu.type("save al")
    menu.press(Key(.backspace))
    #expect(menu.typeAhead == "save a")
    for _ in 0..<9 { menu.press(Key(.backspace)) }
    #expect(menu.typeAhead.isEmpty)
  }

  @Test("shows what is searched for in the status line")
  func status() {
    var menu = TestMenu.open(Self.source)
    menu.type("sa")
    #expect(menu.statusText == "find: sa")
    #expect(menu.hintText.contains("esc clear"))
  }

  @Test("chooses by a letter of one item, goes round those that share one, and underlines it")
  func mnemonics() {
    let source = Menu<Message> {
      Action(title: "Copy text", mnemonic: "t", message: .copyText)
      Action(title: "Copy link", mnemonic: "c", message: .copyLink)
      Action(title: "Close", mnemonic: "c", message: .like)
    }
    var menu = TestMenu.open(source)
    menu.type("c")
    #expect(menu.highlightedIdentifier == "Copy link")
    menu.type("c")
    #expect(menu.highlightedIdentifier == "Close")
    menu.type("c")
    #expect(menu.highlightedIdentifier == "Copy link")
    var canvas = Canvas(menu.size)
    menu.draw(on: &canvas)
    let rect = menu.rect(of: "Copy text") ?? Rect(.zero)
    let underlined = (rect.minX..<rect.maxX).filter { canvas[$0, rect.minY].style.attributes.contains(.underline) }
    #expect(underlined.map { canvas[$0, rect.minY].scalars } == [["t"]])
    #expect(menu.press(.character("t")) == .choose(.copyText, keepOpen: false))
  }

  @Test("chooses by guessed letters where that is set: of words first, none twice, none that steers or is taken")
  func guessedMnemonics() {
    var settings = MenuSettings()
    settings.guessesMnemonics = true
    let source = Menu<Message> {
      Action(title: "Copy text", message: .copyText)
      Action(title: "Copy link", message: .copyLink)
      Action(title: "Close", mnemonic: "s", message: .like)
      Action(title: "Text", key: .character("t"), message: .edit)
      Action(title: "Copy", message: .show)
      Action(title: "Hjkl", message: .open)
    }
    var menu = TestMenu.open(source, settings: settings)
    #expect(menu.state.levels[0].content.items.map(\.mnemonic) == ["c", "o", "s", nil, "p", nil])
    #expect(menu.press(.character("o")) == .choose(.copyLink, keepOpen: false))
    #expect(TestMenu.open(source).state.levels[0].content.items.map(\.mnemonic) == [nil, nil, "s", nil, nil, nil])
  }

  @Test("never chooses anything by pasting")
  func pasting() {
    var menu = TestMenu.open(Fixtures.rowMenu(4))
    let before = menu
    #expect(menu.handle(.paste, at: 5) == .nothing)
    #expect(menu.highlightedIdentifier == before.highlightedIdentifier && menu.path == before.path)
  }
}
