import Cells
import Testing

@testable import Terminal

@Suite("Colours")
struct ColorDepthTests {
  @Test(
    "a colour becomes the nearest that the terminal has",
    arguments: [
      (ColorDepth.none, Color.red, -1), (.palette, .standard, -1), (.eight, .standard, -1),
      (.eight, .red, 1), (.eight, .palette(9), 1), (.eight, .rgb(0xF01010), 1), (.eight, .palette(231), 7),
      (.sixteen, .palette(9), 9), (.sixteen, .rgb(0x7F7F7F), 8), (.sixteen, .palette(196), 9),
      (.palette, .palette(200), 200), (.palette, .rgb(0x000000), 16), (.palette, .rgb(0xFFFFFF), 231),
      (.palette, .rgb(0xFF0000), 196), (.palette, .rgb(0x808080), 244), (.palette, .rgb(0x5F87AF), 67),
      // A night sky stays blue, and what is nearly grey becomes grey.
      (.palette, .rgb(0x1A1F4D), 17), (.palette, .rgb(0x10143A), 17), (.palette, .rgb(0x3A363E), 237),
      (.direct, .red, 1), (.direct, .rgb(0x123456), 0x123456), (.direct, .palette(196), 0xFF0000),
    ] as [(ColorDepth, Color, Int32)])
  func number(depth: ColorDepth, color: Color, expected: Int32) {
    #expect(depth.number(of: color) == expected)
  }

  @Test("no 24-bit colour is mistaken for one of the terminal's own eight", arguments: UInt32(0)...16)
  func dark(rgb: UInt32) {
    #expect(ColorDepth.direct.number(of: .rgb(rgb)) >= 8)
  }
}

@Suite("Glyphs without Unicode")
struct GlyphTests {
  @Test(
    "a character becomes the ASCII character that says most nearly the same",
    arguments: [
      ("é", "e"), ("Ł", "L"), ("ß", "s"), ("★", "*"), ("☆", "."), ("█", "#"), ("─", "-"), ("│", "|"), ("┼", "+"),
      ("╭", "+"), ("…", "~"), ("▸", ">"), ("·", "."), ("–", "-"), ("’", "'"), ("€", "?"), ("я", "?"),
    ] as [(Unicode.Scalar, Unicode.Scalar)])
  func ascii(scalar: Unicode.Scalar, expected: Unicode.Scalar) {
    #expect(UInt32(Glyphs.ascii(for: scalar.value)) == expected.value)
  }

  @Test("lines come from the terminal's own set where it has one")
  func lines() {
    let glyphs = Glyphs(unicode: false, lines: true)
    #expect(glyphs.glyph(for: 0x2500) == .init(scalar: UInt32(UInt8(ascii: "q")), isLine: true))
    #expect(glyphs.glyph(for: 0x41) == .init(scalar: 0x41))
  }

  @Test("no control character gets through", arguments: Array(0..<0x20) + Array(0x7F..<0xA0), [true, false])
  func controls(value: UInt32, unicode: Bool) {
    #expect(Glyphs(unicode: unicode, lines: true).glyph(for: value) == .init(scalar: 0x20))
  }
}

@Suite("Modes")
struct ModesTests {
  @Test("everything that is switched on is switched off again")
  func leaving() {
    let all = Modes(keyboard: 27, paste: true, focus: true, mouse: true, hover: true)
    #expect(
      all.entering(from: .none)
        == "\u{1B}[>27u\u{1B}[?2004h\u{1B}[?1004h\u{1B}[?1000h\u{1B}[?1002h\u{1B}[?1006h\u{1B}[?1003h")
    #expect(
      all.leaving
        == "\u{1B}[<u\u{1B}[?2004l\u{1B}[?1004l\u{1B}[?1003l\u{1B}[?1002l\u{1B}[?1000l\u{1B}[?1006l")
    #expect(Modes.none.leaving == "")
  }

  @Test("only what differs is sent")
  func differences() {
    let before = Modes(keyboard: 27, paste: true, mouse: true)
    var after = before
    #expect(after.entering(from: before) == "")
    after.hover = true
    #expect(after.entering(from: before) == "\u{1B}[?1003h")
    // Some terminals switch all reports off with 1003.
    #expect(before.entering(from: after) == "\u{1B}[?1003l\u{1B}[?1002h")
    after = before
    after.keyboard = 1
    #expect(after.entering(from: before) == "\u{1B}[=1;1u")
  }

  @Test("hovering means nothing without the mouse")
  func hover() {
    #expect(Modes(hover: true).entering(from: .none) == "")
  }
}

@Suite("Environment")
struct EnvironmentTests {
  private func environment(_ variables: [String: String]) -> Environment { Environment { variables[$0] } }

  @Test("tmux, GNU screen and SSH are known by their variables")
  func surroundings() {
    #expect(environment(["TERM": "xterm"]).multiplexer == nil)
    #expect(environment(["TERM": "screen", "TMUX": "/tmp/x"]).multiplexer == .tmux)
    #expect(environment(["TERM": "tmux-256color"]).multiplexer == .tmux)
    #expect(environment(["TERM": "screen.xterm-256color"]).multiplexer == .screen)
    #expect(environment(["TERM": "xterm", "STY": "12.pts"]).multiplexer == .screen)
    #expect(environment(["TERM": "xterm", "STY": "12.pts"]).mouseHoldsEscape)
    #expect(environment(["TERM": "screen.xterm-256color"]).mouseHoldsEscape)
    #expect(!environment(["TERM": "screen", "STY": "12.pts", "TMUX": "/tmp/x"]).mouseHoldsEscape)
    #expect(!environment(["TERM": "screen-256color", "SSH_TTY": "/dev/pts/1"]).mouseHoldsEscape)
    #expect(environment(["SSH_TTY": "/dev/pts/1"]).remote)
    #expect(!environment(["SSH_TTY": ""]).remote)
  }

  @Test(
    "a terminal that is not known is treated as another, and kitty is no such terminal",
    arguments: [
      ("foot", "foot", false), ("foot", "xterm-256color", true), ("xterm-256color", "xterm-256color", false),
      ("xterm-kitty", "xterm-256color", false), ("xterm-kitty", "xterm-direct", false),
    ])
  func guess(term: String, entry: String, expected: Bool) {
    #expect(Environment.isGuess(entry: entry, for: term) == expected)
  }

  @Test("the entries are tried from the best down")
  func entries() {
    let kitty = environment(["TERM": "xterm-kitty", "COLORTERM": "truecolor"])
    #expect(kitty.entries(wantsColor: true) == ["xterm-direct", "xterm-256color", "xterm-kitty"])
    #expect(kitty.entries(wantsColor: false) == ["xterm-256color", "xterm-kitty"], "kitty's own entry has no dim")
    let tmux = environment(["TERM": "tmux-256color", "TMUX": "x", "COLORTERM": "24bit"])
    #expect(
      tmux.entries(wantsColor: true) == ["tmux-direct", "xterm-direct", "tmux-256color", "xterm-256color"])
    let screen = environment(["TERM": "screen", "COLORTERM": "truecolor"])
    #expect(screen.entries(wantsColor: true) == ["screen", "xterm-256color"])
    #expect(environment(["TERM": "xterm-256color"]).entries(wantsColor: true) == ["xterm-256color"])
  }

  @Test(
    "COLORFGBG tells the background",
    arguments: [("15;0", .dark), ("0;15", .light), ("0;default;7", .light), ("0;8", .dark), ("", nil), ("0;x", nil)]
      as [(String, TerminalFacts.Background?)])
  func background(pair: String, expected: TerminalFacts.Background?) {
    #expect(environment(["COLORFGBG": pair]).background == expected)
  }
}

@Suite("Clipboard")
struct ClipboardTests {
  @Test(
    "Base64 is that of RFC 4648, section 10",
    arguments: [
      ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
      ("foobar", "Zm9vYmFy"),
    ])
  func base64(text: String, expected: String) {
    #expect(Clipboard.base64(Array(text.utf8)) == expected)
  }

  @Test("a text at the limit stays below 100,000 bytes, one more byte is too much")
  func limit() throws {
    let longest = String(repeating: "x", count: Clipboard.limit)
    #expect(try #require(Clipboard.sequence(for: longest, through: nil)).utf8.count <= 100_000)
    #expect(Clipboard.sequence(for: longest + "x", through: nil) == nil)
  }

  @Test("inside GNU screen it is handed through in short pieces")
  func screen() throws {
    let sequence = try #require(Clipboard.sequence(for: String(repeating: "x", count: 2_000), through: .screen))
    let pieces = sequence.split(separator: "\u{1B}\\")
    #expect(pieces.count > 3)
    #expect(pieces.allSatisfy { $0.hasPrefix("\u{1B}P") && $0.utf8.count < 768 })
    let inside = pieces.map { $0.dropFirst(2) }.joined()
    #expect(inside == Clipboard.sequence(for: String(repeating: "x", count: 2_000), through: nil))
  }
}
