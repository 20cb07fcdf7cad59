import CNcurses
import Cells
import Glibc
import Testing

@Suite("Text widths")
struct WidthTests {
  /// The tables are made from this version's; each glibc follows a Unicode of its own, and differs in a few scalars.
  private static var isTheSourceOfTheTables: Bool {
    var version = [CChar](repeating: 0, count: 32)
    _ = confstr(Int32(_CS_GNU_LIBC_VERSION), &version, version.count)
    return version.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } } == "glibc 2.36"
  }

  @Test(
    "every character is as wide as the C library says, by which ncurses draws", .enabled(if: isTheSourceOfTheTables))
  func everyScalar() throws {
    try #require(setlocale(LC_CTYPE, "C.UTF-8") != nil)
    var different: [String] = []
    for value in UInt32(0)...0x10_FFFF where value != 0xAD {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let expected = Int(wcwidth(wchar_t(value)))
      // Controls and unassigned scalars have no width; the screen draws something else for them.
      guard expected >= 0 else { continue }
      let width = Text.width(of: scalar)
      if width != expected { different.append("U+\(String(value, radix: 16)): \(width), not \(expected)") }
    }
    let examples = different.prefix(20).joined(separator: ", ")
    #expect(examples == "")
  }

  @Test("the soft hyphen, which terminals disagree on, takes no cell here")
  func softHyphen() {
    #expect(Text.width(of: "\u{AD}") == 0)
    #expect(Text.sanitised("a\u{AD}b") == "ab")
  }
}
