import Cells
import ContextMenus
import Terminal
import TerminalInput
import TerminalMenus
import Testing

@testable import bubbles_example

@Suite("The bubbles")
struct BubblesTests {
  static let size = Size(width: 80, height: 24)

  /// The example at rest, and what is done to it.
  struct Session {
    var program = Bubbles()
    var now: Milliseconds = 0
    var frame: Frame<Int> { program.frame(in: BubblesTests.size, at: now) }
    var lines: [String] { frame.canvas.lines }

    init() { program.menus.theme = MenuTheme.mono.still }

    @discardableResult
    mutating func make(_ gesture: Gesture) -> [TerminalCommand] { program.handle(gesture, in: frame, at: now) }

    @discardableResult
    mutating func press(_ key: Key) -> [TerminalCommand] { make(.event(.key(KeyEvent(key)))) }

    func shows(_ text: String) -> Bool { lines.contains { $0.contains(text) } }
  }

  @Test("are thirty, and stay in view as the focus moves through them")
  func moving() {
    var session = Session()
    #expect(Bubbles.conversation.count == 30)
    for number in 0..<30 {
      #expect(session.program.focus == number)
      #expect(session.shows(Bubbles.conversation[number]))
      session.press(.down)
    }
    #expect(session.program.focus == 29)
  }

  @Test("look like the picture: reactions above the held bubble, the menu below")
  func picture() {
    var session = Session()
    for _ in 0..<6 { session.press(.down) }
    session.make(.hold(.key(.enter), takesBack: true))
    var left = Canvas(Size(width: 46, height: 24))
    left.draw(session.frame.canvas, at: .zero)
    #expect(
      Array(left.lines[6..<15]) == [
        "     ╭─────────────────────────────╮",
        "     │ 😀 1  🥹 2  😂 3  ♥ 4  👍 5 │",
        "     ╰─────────────────────────────╯",
        "   ╭─────────────────────────────────────────╮",
        " ▌ │ Take the path up to Ojstrica at sunrise │",
        "   ╰─────────────────────────────────────────╯",
        "     ╭─────────────╮",
        "     │▐♡  Like   l▌│",
        "     │ ↗  Share  s │",
      ])
    #expect(session.lines[23].hasPrefix(" ⏎ choose   esc close   tab preview"))
  }

  @Test("tell the recogniser when a menu opens and closes")
  func commands() {
    var session = Session()
    #expect(session.make(.hold(.key(.space), takesBack: true)) == [.menu(isOpen: true), .hover(true)])
    #expect(session.program.holdTarget(for: .key(KeyEvent(.enter)), in: session.frame) == .none)
    #expect(session.press(.escape) == [.menu(isOpen: false), .hover(false)])
    #expect(session.program.holdTarget(for: .key(KeyEvent(.enter)), in: session.frame).policy == .provisional)
  }

  @Test("take a reaction, mark it in the bar, and give it back when it is chosen again")
  func reacting() {
    var session = Session()
    session.press(.character("m"))
    #expect(session.press(.character("4")) == [.menu(isOpen: false), .hover(false)])
    #expect(session.program.reactions == [0: Bubbles.faces[3]])
    #expect(session.shows(" ♥ ─╯"))
    session.press(Key(.menu))
    #expect(session.shows("(♥ 4)"))
    session.press(.up)
    session.press(.enter)
    #expect(session.program.reactions.isEmpty && !session.program.menus.isOpen)
  }

  @Test("copy a message, and open it by its preview")
  func acting() {
    var session = Session()
    session.press(.character("m"))
    #expect(session.press(.character("s")).contains(.copy(Bubbles.conversation[0])))
    #expect(session.shows("Copied: \(Bubbles.conversation[0])"))
    session.press(.down)
    session.press(.character("m"))
    session.press(.tab)
    session.press(.enter)
    #expect(session.lines[23] == " \(Bubbles.conversation[1])")
  }

  @Test("open their menu by the mouse: held, right, slid and let go")
  func mouse() throws {
    var session = Session()
    let rect = try #require(session.frame.rect(of: 2))
    let point = Point(x: rect.minX + 2, y: rect.minY + 1)
    let press = Event.mouse(MouseEvent(.press(.left), at: point))
    #expect(session.program.holdTarget(for: press, in: session.frame) == HoldTarget(.provisional, bounds: rect))
    session.make(.press(.button(.left, at: point)))
    session.make(.fill(.button(.left, at: point), progress: 0.5))
    #expect(!session.frame.canvas[rect.minX, rect.minY].style.attributes.contains(.reverse), "nothing moves")
    session.program.menus.theme = .mono
    #expect(session.frame.canvas[rect.minX, rect.minY].style.attributes.contains(.reverse))
    session.program.menus.theme = MenuTheme.mono.still
    session.make(.hold(.button(.left, at: point), takesBack: false))
    #expect(session.program.focus == 2 && session.program.menus.isOpen)
    let like = try #require(session.program.menus.menu?.layout.cards[0].rows[0].rect)
    session.make(.slide(to: Point(x: like.minX + 3, y: like.minY)))
    session.make(.lift(.button(.left, at: point), moved: true))
    #expect(session.program.reactions == [2: Bubbles.faces[3]] && !session.program.menus.isOpen)
    session.make(.event(.mouse(MouseEvent(.press(.right), at: point))))
    #expect(session.program.menus.isOpen)
    session.make(.event(.mouse(MouseEvent(.press(.left), at: Point(x: 79, y: 22)))))
    #expect(!session.program.menus.isOpen)
  }

  @Test("follow a resize with the menu open, and give the keys back when it closes")
  func resizing() {
    var session = Session()
    session.press(.character("m"))
    let small = session.program.frame(in: Size(width: 40, height: 12), at: 0)
    #expect(small.canvas.lines.contains { $0.contains("Like") })
    _ = session.program.handle(.event(.key(KeyEvent(.down))), in: small, at: 0)
    #expect(session.program.menus.menu?.size == Size(width: 40, height: 12))
    #expect(session.program.menus.menu?.highlightedIdentifier == "Share")
    session.press(.escape)
    session.press(.down)
    #expect(session.program.focus == 1)
  }

  @Test("give the first key after Esc to the list while the menu is still closing")
  func closingKey() {
    var session = Session()
    session.program.menus.theme = .mono
    session.press(.character("m"))
    session.press(.escape)
    #expect(session.program.menus.isOpen && session.program.deadline != nil)
    #expect(session.press(.down) == [.menu(isOpen: false), .hover(false)])
    #expect(session.program.focus == 1)
    session.press(.character("m"))
    session.press(.escape)
    session.press(.character("m"))
    #expect(session.program.menus.menu?.phase == .opening(since: 0), "the next menu opens without a wait")
    session.press(.escape)
    session.now = 1000
    while session.program.deadline != nil, session.program.menus.isOpen { _ = session.program.tick(at: session.now) }
    #expect(!session.program.menus.isOpen)
  }

  @Test("are drawn in ASCII, without colour, on a terminal that has no more")
  func ascii() {
    var session = Session()
    var facts = TerminalFacts()
    facts.unicode = false
    session.program.terminal(facts)
    session.press(.character("m"))
    #expect(session.lines.allSatisfy { $0.unicodeScalars.allSatisfy(\.isASCII) })
    #expect(session.shows("| :) 1  :' 2  XD 3  <3 4  +1 5 |"))
  }
}
