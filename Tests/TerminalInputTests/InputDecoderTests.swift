import Cells
import Testing

@testable import TerminalInput

@Suite("The input decoder")
struct InputDecoderTests {
  @Test("tells plain keys")
  func plain() {
    var decoder = InputDecoder()
    #expect(
      decoder.feed(Array("j\r".utf8), at: 0) == [.key(KeyEvent(.character("j"), text: "j")), .key(KeyEvent(.enter))])
  }
}
