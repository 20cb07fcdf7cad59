import Testing

@testable import Cells

@Suite("A part of a text")
struct TextSearchTests {
  @Test(
    "is found where it stands first",
    arguments: [
      ("firefox %s", "%s", 8), ("%s%s", "%s", 0), ("ab", "ab", 0), ("aab", "ab", 1), ("über ü", "r", 4), ("", "", 0),
      ("abc", "", 0),
    ])
  func found(text: String, part: String, offset: Int) throws {
    let range = try #require(Text.range(of: part, in: text))
    #expect(text.utf8.distance(from: text.startIndex, to: range.lowerBound) == offset)
    #expect(text[range] == part)
  }

  @Test("is not found where it is not", arguments: [("", "a"), ("ab", "abc"), ("a%", "%s"), ("ü", "u")])
  func missing(text: String, part: String) {
    #expect(Text.range(of: part, in: text) == nil)
  }
}
