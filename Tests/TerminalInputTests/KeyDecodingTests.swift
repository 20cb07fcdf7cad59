import Cells
import Testing

@testable import TerminalInput

@Suite("Keys are decoded")
struct KeyDecodingTests {
  static let plain: [Decoding] = [
    Decoding("j", typed("j")), Decoding("J", typed("J")), Decoding(" ", typed(" ")), Decoding("é", typed("é")),
    Decoding("京", typed("京")), Decoding("😀", typed("😀")), Decoding("\r", key(.enter)), Decoding("\t", key(.tab)),
    Decoding("\u{7F}", key(.backspace)), Decoding("\u{8}", key(.backspace)),
    Decoding("\u{1}", key(.scalar("a"), .control)), Decoding("\n", key(.scalar("j"), .control)),
    Decoding("\u{0}", key(.scalar(" "), .control)), Decoding("\u{1C}", key(.scalar("\\"), .control)),
    Decoding("\u{1F}", key(.scalar("_"), .control)), Decoding("\u{1B}", key(.escape)),
    Decoding("\u{1B}j", key(.scalar("j"), .alt)), Decoding("\u{1B}é", key(.scalar("é"), .alt)),
    Decoding("\u{1B}\r", key(.enter, .alt)), Decoding("\u{1B}\u{7F}", key(.backspace, .alt)),
    Decoding("\u{1B}[", key(.scalar("["), .alt)), Decoding("\u{1B}O", key(.scalar("O"), .alt)),
    Decoding("\u{1B}]", key(.scalar("]"), .alt)), Decoding("\u{1B}P", key(.scalar("P"), .alt)),
  ]

  static let xterm: [Decoding] = [
    Decoding("\u{1B}[A", key(.up)), Decoding("\u{1B}OA", key(.up)), Decoding("\u{1B}[1;5A", key(.up, .control)),
    Decoding("\u{1B}[5A", key(.up, .control)), Decoding("\u{1B}O5A", key(.up, .control)),
    Decoding("\u{1B}\u{1B}[A", key(.up, .alt)), Decoding("\u{1B}[1;10D", key(.left, [.shift, .superKey])),
    Decoding("\u{1B}[H", key(.home)), Decoding("\u{1B}[1~", key(.home)), Decoding("\u{1B}[7~", key(.home)),
    Decoding("\u{1B}[F", key(.end)), Decoding("\u{1B}[4~", key(.end)), Decoding("\u{1B}[3;2~", key(.delete, .shift)),
    Decoding("\u{1B}[5~", key(.pageUp)), Decoding("\u{1B}[6;3~", key(.pageDown, .alt)),
    Decoding("\u{1B}[Z", key(.tab, .shift)), Decoding("\u{1B}OP", key(.function(1))),
    Decoding("\u{1B}[1;2S", key(.function(4), .shift)), Decoding("\u{1B}[1;2R", key(.function(3), .shift)),
    Decoding("\u{1B}[15~", key(.function(5))), Decoding("\u{1B}[21;2~", key(.function(10), .shift)),
    Decoding("\u{1B}[24~", key(.function(12))), Decoding("\u{1B}[33~", key(.function(19))),
    Decoding("\u{1B}[29~", key(.menu)), Decoding("\u{1B}OM", key(.enter)), Decoding("\u{1B}Op", typed("0")),
    Decoding("\u{1B}[27;5;9~", key(.tab, .control)), Decoding("\u{1B}[27;2;74~", typed("J")),
    Decoding("\u{1B}[27;6;74~", key(.scalar("j"), [.control, .shift])),
    Decoding("\u{1B}[27;2;13~", key(.enter, .shift)),
    Decoding("\u{1B}[27;2;32~", typed(" ")), Decoding("\u{1B}[106;5u", key(.scalar("j"), .control)),
  ]

  static let others: [Decoding] = [
    Decoding("\u{1B}[[A", key(.function(1))), Decoding("\u{1B}[[E", key(.function(5))),
    Decoding("\u{1B}[a", key(.up, .shift)), Decoding("\u{1B}Oa", key(.up, .control)),
    Decoding("\u{1B}[34~", key(.function(10), .shift)), Decoding("\u{1B}[34;5~", key(.function(20), .control)),
    Decoding("\u{1B}[23$", key(.function(11), .shift)), Decoding("\u{1B}[3^", key(.delete, .control)),
    Decoding("\u{1B}[3@", key(.delete, [.control, .shift])),
    Decoding("\u{9B}A", key(.up)), Decoding("\u{8F}P", key(.function(1))),
  ]

  static let kitty: [Decoding] = [
    Decoding("\u{1B}[13u", key(.enter), flags: 27), Decoding("\u{1B}[13;1:1u", key(.enter), flags: 27),
    Decoding("\u{1B}[106;1;106u", typed("j"), flags: 27), Decoding("\u{1B}[106:74;2;74u", typed("J"), flags: 27),
    Decoding("\u{1B}[106;2u", typed("J"), flags: 11), Decoding("\u{1B}[106:74;2u", typed("J"), flags: 15),
    Decoding("\u{1B}[49:33;2;33u", typed("!"), flags: 27), Decoding("\u{1B}[106;66;74u", typed("J"), flags: 27),
    Decoding("\u{1B}[106;129;106u", typed("j"), flags: 27),
    Decoding("\u{1B}[106;5u", key(.scalar("j"), .control), flags: 27),
    Decoding("\u{1B}[106:74;6u", key(.scalar("j"), [.control, .shift]), flags: 27),
    Decoding("\u{1B}[106:74;4u", key(.scalar("J"), .alt), flags: 27),
    Decoding("\u{1B}[32;2;32u", typed(" "), flags: 27), Decoding("\u{1B}[0;;229u", typed("å"), flags: 27),
    Decoding("\u{1B}[57399;;48u", typed("0"), flags: 27), Decoding("\u{1B}[57414u", key(.enter), flags: 27),
    Decoding("\u{1B}[57417u", key(.left), flags: 27), Decoding("\u{1B}[57363u", key(.menu), flags: 27),
    Decoding("\u{1B}[57376u", key(.function(13)), flags: 27), Decoding("\u{1B}[27u", key(.escape), flags: 27),
    Decoding("\u{1B}[1;2B", key(.down, .shift), flags: 27), Decoding("\u{1B}[57430u", key(.other(57430)), flags: 27),
    Decoding("\u{1B}[B", key(.down), flags: 27), Decoding("\u{1B}[57427;1u", key(.other(57427)), flags: 27),
  ]

  @Test("from plain bytes", arguments: plain)
  func plainKeys(_ row: Decoding) { #expect(decode(row.bytes) == [row.event]) }

  @Test("from xterm's sequences", arguments: xterm)
  func xtermKeys(_ row: Decoding) { #expect(decode(row.bytes) == [row.event]) }

  @Test("from rxvt's and the Linux console's sequences and 8-bit controls", arguments: others)
  func otherKeys(_ row: Decoding) { #expect(decode(row.bytes) == [row.event]) }

  @Test("from kitty's protocol", arguments: kitty)
  func kittyKeys(_ row: Decoding) { #expect(decode(row.bytes, flags: row.flags) == [row.event]) }

  @Test("with repeats and releases")
  func phases() {
    let down = Key(.down)
    #expect(decode("\u{1B}[1;1:2B", flags: 27) == [.key(KeyEvent(down, phase: .repeat))])
    #expect(decode("\u{1B}[1;1:3B", flags: 27) == [.key(KeyEvent(down, phase: .release))])
    #expect(decode("\u{1B}[5;1:3~", flags: 27) == [.key(KeyEvent(Key(.pageUp), phase: .release))])
    #expect(decode("\u{1B}[32;1:2;32u", flags: 27) == [.key(KeyEvent(.space, phase: .repeat, text: " "))])
    #expect(decode("\u{1B}[32;1:3u", flags: 27) == [.key(KeyEvent(.space, phase: .release))])
  }

  @Test("without the modifier and lock keys themselves", arguments: [57_358, 57_360, 57_441, 57_447, 57_454])
  func modifiersAlone(_ number: Int) {
    #expect(decode("\u{1B}[\(number)u\u{1B}[\(number);1:3u", flags: 27).isEmpty)
  }

  @Test("and remembered if they came plain though all were promised as escape codes")
  func plainThoughPromised() {
    var decoder = InputDecoder()
    _ = decoder.feed(Array("\r".utf8), at: 0)
    #expect(decoder.plainKeys.isEmpty)
    decoder.keyboardFlags = 27
    _ = decoder.feed(Array("\r\u{1B}[32u".utf8), at: 1)
    #expect(decoder.plainKeys == [.enter])
  }
}
