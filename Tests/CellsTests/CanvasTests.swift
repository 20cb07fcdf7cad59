import Testing

@testable import Cells

@Suite("A canvas")
struct CanvasTests {
  @Test("clips what lies outside")
  func clips() {
    var canvas = Canvas(Size(width: 4, height: 2))
    canvas.write("abcdef", x: 2, y: 0)
    canvas.write("xyz", x: -1, y: 1)
    canvas.write("no", x: 0, y: 5)
    #expect(canvas.lines == ["  ab", "yz"])
  }

  @Test("never leaves half a wide character")
  func wideHalves() {
    var canvas = Canvas(Size(width: 5, height: 1))
    canvas.write("京都x", x: 0, y: 0)
    canvas.write("a", x: 1, y: 0)
    #expect(canvas.line(0) == " a都x")
    canvas.write("b", x: 2, y: 0)
    #expect(canvas.line(0) == " ab x")
    canvas.write("京", x: 4, y: 0)
    #expect(canvas.line(0) == " ab")
  }

  @Test("keeps combining marks with their base")
  func marks() {
    var canvas = Canvas(Size(width: 3, height: 1))
    canvas.write("e\u{301}u\u{308}", x: 0, y: 0)
    #expect(canvas.line(0) == "e\u{301}u\u{308}")
    #expect(canvas[2, 0] == .blank)
  }

  @Test("draws another canvas, cut at its clip")
  func drawing() {
    var inner = Canvas(Size(width: 4, height: 1))
    inner.write("京都", x: 0, y: 0)
    var canvas = Canvas(Size(width: 6, height: 1))
    canvas.clipped(to: Rect(x: 0, y: 0, width: 4, height: 1)) { $0.draw(inner, at: Point(x: 1, y: 0)) }
    #expect(canvas.line(0) == " 京")
  }
}

@Suite("Text")
struct TextTests {
  @Test(
    "has the width that ncurses draws",
    arguments: [
      ("京都", 4), ("e\u{301}", 1), ("⚠\u{FE0F}", 1), ("🇯🇵", 2), ("★", 1), ("नमस्ते", 4), ("\u{AD}", 0), ("ab", 2),
    ])
  func width(text: String, width: Int) {
    #expect(Text.width(of: text) == width)
  }

  @Test(
    "is sanitised to what every terminal draws alike",
    arguments: [
      ("a\u{1B}[31mb", "a[31mb"), ("x\ty\nz", "x y z"), ("a\u{202E}b\u{200B}c", "abc"), ("⚠\u{FE0F}!", "⚠!"),
      ("👨\u{200D}👩\u{200D}👧", "👨"), ("👍🏽", "👍"), ("1\u{FE0F}\u{20E3}", "1"), ("\u{9B}31m", "31m"),
    ])
  func sanitised(text: String, expected: String) {
    #expect(Text.sanitised(text) == expected)
    #expect(Text.sanitised(expected) == expected)
  }

  @Test("wraps at spaces and cuts only words longer than a line")
  func wrapping() {
    #expect(Text.wrapped("the quick brown fox", to: 9) == ["the quick", "brown fox"])
    #expect(Text.wrapped("abcdefghij kl", to: 4) == ["abcd", "efgh", "ij", "kl"])
    #expect(Text.wrapped("one\ntwo", to: 10) == ["one", "two"])
    #expect(Text.wrapped("", to: 10) == [""])
  }

  @Test("is cut with an ellipsis")
  func truncation() {
    #expect(Text.truncated("Rio de Janeiro", to: 20) == "Rio de Janeiro")
    #expect(Text.truncated("Rio de Janeiro", to: 8) == "Rio de…")
    #expect(Text.truncated("京都市", to: 4) == "京…")
    #expect(Text.truncated("abc", to: 0) == "")
  }
}
