import Cells
import LongPressSimulation
import Testing

@testable import TerminalInput

@Suite("The input decoder")
struct InputDecoderTests {
  static func mouse(_ kind: MouseEvent.Kind, _ x: Int, _ y: Int, _ modifiers: Key.Modifiers = []) -> Event {
    .mouse(MouseEvent(kind, at: Point(x: x, y: y), modifiers: modifiers))
  }

  static let reports: [Decoding] = [
    Decoding("\u{1B}[<0;10;5M", mouse(.press(.left), 9, 4)), Decoding("\u{1B}[<0;10;5m", mouse(.release(.left), 9, 4)),
    Decoding("\u{1B}[<2;300;200M", mouse(.press(.right), 299, 199)),
    Decoding("\u{1B}[<32;11;5M", mouse(.drag(.left), 10, 4)), Decoding("\u{1B}[<35;1;1M", mouse(.move, 0, 0)),
    Decoding("\u{1B}[<64;1;1M", mouse(.wheelUp, 0, 0)), Decoding("\u{1B}[<81;1;1M", mouse(.wheelDown, 0, 0, .control)),
    Decoding("\u{1B}[<28;2;3M", mouse(.press(.left), 1, 2, [.shift, .alt, .control])),
    Decoding("\u{1B}[M !\"", mouse(.press(.left), 0, 1)), Decoding("\u{1B}[M#!\"", mouse(.release(nil), 0, 1)),
    Decoding("\u{1B}[32;10;5M", mouse(.press(.left), 9, 4)), Decoding("\u{1B}[I", .focusIn),
    Decoding("\u{1B}[O", .focusOut), Decoding("\u{1B}[200~a\r\nb\u{1B}[201~", .paste("a\r\nb")),
    Decoding("\u{1B}[200~\u{1B}[20\u{1B}[A\u{1B}[201~", .paste("\u{1B}[20\u{1B}[A")),
    Decoding("\u{1B}[?62;1;22c", .reply(.primaryAttributes([62, 1, 22]))),
    Decoding("\u{1B}P>|XTerm(379)\u{1B}\\", .reply(.version("XTerm(379)"))),
    Decoding("\u{1B}[?1;0;256S", .reply(.colorRegisters(256))),
    Decoding("\u{1B}_Gi=31;OK\u{1B}\\", .reply(.graphics(id: 31, isOK: true))),
    Decoding("\u{1B}_Gi=31,p=2;ENOENT:no\u{1B}\\", .reply(.graphics(id: 31, isOK: false))),
    Decoding("\u{1B}[?27u", .reply(.keyboardFlags(27))),
    Decoding("\u{1B}[5;7R", .reply(.cursorPosition(Point(x: 6, y: 4)))),
    Decoding("\u{1B}[?1;2R", .reply(.cursorPosition(Point(x: 1, y: 0)))),
    Decoding("\u{1B}]11;rgb:ffff/8080/0000\u{1B}\\", .reply(.color(osc: 11, rgb: 0xFF8000))),
    Decoding("\u{1B}]10;rgb:f/8/0\u{7}", .reply(.color(osc: 10, rgb: 0xFF8800))),
    Decoding("\u{1B}]11;#102030\u{7}", .reply(.color(osc: 11, rgb: 0x102030))),
    Decoding("\u{1B}]11;rgba:1111/2222/3333/ffff\u{9C}", .reply(.color(osc: 11, rgb: 0x112233))),
    Decoding("\u{1B}[6;18;9t", .reply(.cellSize(Size(width: 9, height: 18)))),
    Decoding("\u{1B}[?2026;2$y", .reply(.mode(2_026, value: 2))),
  ]

  @Test("tells mouse, focus, pastes and answers", arguments: reports)
  func understood(_ row: Decoding) { #expect(decode(row.bytes) == [row.event]) }

  static let unknown = [
    "\u{1B}[6;0;0t", "\u{1B}[6;18t", "\u{1B}[6;18;99999t", "\u{1B}[4;480;800t", "\u{1B}[8;24;80t", "\u{1B}[?6;18;9t",
    "\u{1B}[?1;3;0S", "\u{1B}[?2;0;800;480S",
    "\u{1B}[?1;2;3h", "\u{1B}[>41;379;0c", "\u{1B}[99~", "\u{1B}[1;2;3;4x", "\u{1B}[!p", "\u{1B}[<1;2M", "\u{1B}[=5u",
    "\u{1B}P1$r0m\u{1B}\\", "\u{1B}]52;c;aGk=\u{7}", "\u{1B}_Gp=1;OK\u{1B}\\", "\u{1B}_Gi=x;OK\u{1B}\\",
    "\u{1B}_Gi=1\u{1B}\\", "\u{1B}_i=3;OK\u{1B}\\", "\u{1B}^private\u{1B}\\",
    "\u{1B}Xstring\u{1B}\\", "\u{9D}4;1;red\u{9C}", "\u{84}", "\u{1B}[<128;1;1M",
    "\u{1B}[" + String(repeating: "1;", count: 500) + "m",
    "\u{1B}[?997;1n", "\u{1B}[12\u{18}", "\u{1B}]11;rgb\u{1A}", "\u{1B}O\u{18}", "\u{1B}[1;\u{3}2x",
    "\u{1B}]11;" + String(repeating: "long", count: 5_000) + "\u{7}", "\u{1B}]8;;京\u{1B}\\", "\u{1B}[[Z",
  ]

  @Test("swallows what it does not know, and goes on behind it", arguments: unknown)
  func swallows(_ sequence: String) {
    #expect(decode(sequence + "x") == [typed("x")])
  }

  @Test("swallows broken UTF-8")
  func brokenText() {
    #expect(
      decode([[0xC3, 0x28, 0xFF, 0xE4, 0xBA, 0xA0, 0xC0, 0xAF, 0xED, 0xA0, 0x80, 0x78]]) == [
        typed("("), typed("亠"), typed("x"),
      ])
  }

  @Test("makes the same of a sequence however it is cut")
  func splits() {
    let rows =
      KeyDecodingTests.plain + KeyDecodingTests.xterm + KeyDecodingTests.others + KeyDecodingTests.kitty + Self.reports
    for row in rows {
      let bytes = Array(row.bytes.utf8)
      let whole = decode([bytes], flags: row.flags)
      #expect(decode(bytes.map { [$0] }, flags: row.flags) == whole)
      for cut in bytes.indices.dropFirst() {
        #expect(decode([Array(bytes[..<cut]), Array(bytes[cut...])], flags: row.flags) == whole)
      }
    }
  }

  @Test("makes the same of a stream of sequences however it is cut")
  func randomSplits() {
    let stream = (Self.reports + KeyDecodingTests.xterm).map(\.bytes).joined(separator: "x")
    let bytes = Array(stream.utf8)
    let whole = decode([bytes])
    var random = RandomSource(seed: 3)
    for _ in 0..<50 {
      var pieces: [[UInt8]] = [[]]
      for byte in bytes {
        if random.uniform(0, 1) < 0.2 { pieces.append([]) }
        pieces[pieces.count - 1].append(byte)
      }
      #expect(decode(pieces) == whole)
    }
  }

  @Test("tells Escape from a sequence by time")
  func escapeTime() {
    var decoder = InputDecoder()
    #expect(decoder.feed([0x1B], at: 100).isEmpty)
    #expect(decoder.deadline == 110)
    #expect(decoder.flush(at: 109).isEmpty)
    #expect(decoder.feed(Array("[B".utf8), at: 109) == [key(.down)])
    #expect(decoder.deadline == nil)
    decoder.escapeTimeout = 100
    #expect(decoder.feed([0x1B], at: 200).isEmpty)
    #expect(decoder.flush(at: 300) == [key(.escape)])
    #expect(decoder.feed(Array("\u{1B}\u{1B}".utf8), at: 400).isEmpty)
    #expect(decoder.flush(at: 500) == [key(.escape), key(.escape)])
  }

  @Test(
    "types nothing of an answer or a report that the line cuts anywhere, for longer than Escape is waited for",
    arguments: [
      "\u{1B}[?27u", "\u{1B}[?62;1;4c", "\u{1B}]11;rgb:0000/0000/0000\u{1B}\\", "\u{1B}]11;rgb:ffff/ffff/ffff\u{7}",
      "\u{1B}P>|kitty(0.40)\u{1B}\\", "\u{1B}_Gi=7;OK\u{1B}\\", "\u{1B}[?2026;2$y", "\u{1B}[<0;12;7M",
      "\u{1B}[13;1:3u", "\u{1B}[B", "\u{1B}[6;18;9t",
    ])
  func cutAnswers(_ answer: String) {
    let bytes = Array(answer.utf8)
    let whole = decode(answer)
    #expect(whole.count == 1)
    for cut in 1..<bytes.count {
      var decoder = InputDecoder()
      var events = decoder.feed(bytes[..<cut], at: 0)
      while let deadline = decoder.deadline, deadline <= 300 { events += decoder.flush(at: deadline) }
      events += decoder.feed(bytes[cut...], at: 700)
      // The final byte alone behind ESC [ is what a finger may type.
      if bytes.count == 3, cut == 2 { continue }
      #expect(events.last == whole.last, "cut at \(cut)")
      for event in events.dropLast() {
        guard case .key(let key) = event else { continue }
        #expect(key.text.isEmpty && (key.key == .escape || key.key.modifiers == .alt), "cut at \(cut)")
      }
      #expect(decoder.feed(Array("j".utf8), at: 5_000) == [typed("j")])
    }
  }

  @Test("takes no key for the rest of a sequence")
  func keysAfterEscape() {
    for text in ["[", "]", "P", "j", "[j", "]1", "P>", "?u", "5"] {
      var decoder = InputDecoder()
      #expect(decoder.feed([0x1B], at: 0).isEmpty)
      #expect(decoder.flush(at: 10) == [key(.escape)])
      #expect(decoder.feed(Array(text.utf8), at: 100) == text.unicodeScalars.map { typed($0) })
      decoder = InputDecoder()
      #expect(decoder.feed([0x1B], at: 0).isEmpty)
      #expect(decoder.flush(at: 10) == [key(.escape)])
      #expect(decoder.feed(Array("[5j".utf8), at: 1_100).count == 3)
    }
  }

  @Test("keeps an answer whole that comes byte by byte while answers are awaited, and Escape quick afterwards")
  func awaitedAnswers() {
    var decoder = InputDecoder()
    decoder.answersAwaitedUntil = 1_500
    var events: [Event] = []
    for (index, byte) in "\u{1B}[?27u\u{1B}]11;rgb:00/00/00\u{7}".utf8.enumerated() {
      let now = Double(index) * 60
      if let deadline = decoder.deadline, deadline <= now { events += decoder.flush(at: deadline) }
      events += decoder.feed([byte], at: now)
    }
    #expect(events == [.reply(.keyboardFlags(27)), .reply(.color(osc: 11, rgb: 0))])
    _ = decoder.feed([0x1B], at: 1_499)
    #expect(decoder.deadline == 1_599)
    #expect(decoder.flush(at: 1_599) == [key(.escape)])
    _ = decoder.feed([0x1B], at: 1_700)
    #expect(decoder.deadline == 1_710)
  }

  @Test("waits longer for the rest of a sequence that a heap of input was cut in")
  func cutHeap() {
    var decoder = InputDecoder()
    let heap = String(repeating: "\u{1B}[B", count: 40) + "\u{1B}"
    #expect(decoder.feed(Array(heap.utf8), at: 0).count == 40)
    #expect(decoder.flush(at: 199).isEmpty)
    #expect(decoder.feed(Array("[A".utf8), at: 199) == [key(.up)])
  }

  @Test("waits for the rest of a sequence under kitty's protocol, however long")
  func kittyEscape() {
    var decoder = InputDecoder()
    decoder.keyboardFlags = 27
    #expect(decoder.feed([0x1B], at: 0).isEmpty)
    #expect(decoder.deadline == nil)
    #expect(decoder.feed(Array("[27u".utf8), at: 5_000) == [key(.escape)])
  }

  @Test("drops a sequence that was cut off")
  func cutOff() {
    var decoder = InputDecoder()
    #expect(decoder.feed(Array("\u{1B}[1;".utf8), at: 0).isEmpty)
    #expect(decoder.flush(at: 1_999).isEmpty)
    #expect(decoder.flush(at: 2_000).isEmpty)
    #expect(decoder.feed(Array("j".utf8), at: 2_001) == [typed("j")])
    #expect(decoder.feed(Array("\u{1B}]11;rgb\u{1B}[B".utf8), at: 3_000) == [key(.down)])
  }

  @Test("takes a report of row 1 for F3 unless it was asked for")
  func cursorReport() {
    var decoder = InputDecoder()
    decoder.cursorReportsAwaited = 1
    let report = Array("\u{1B}[1;2R".utf8)
    #expect(decoder.feed(report, at: 0) == [.reply(.cursorPosition(Point(x: 1, y: 0)))])
    #expect(decoder.feed(report, at: 1) == [key(.function(3), .shift)])
  }

  @Test("keeps so much of a paste and no more, whole characters, and counts the rest")
  func pasteLimit() {
    var decoder = InputDecoder()
    decoder.pasteLimit = 10
    let events = decoder.feed(Array("\u{1B}[200~12345678é9ü京\u{1B}[201~x".utf8), at: 0)
    #expect(events == [.paste("12345678é"), typed("x")])
    #expect(decoder.droppedPasteBytes == 6)
  }

  @Test("hands a paste out whose end is lost")
  func pasteWithoutEnd() {
    var decoder = InputDecoder()
    #expect(decoder.feed(Array("\u{1B}[200~abc\u{1B}[2".utf8), at: 0).isEmpty)
    #expect(decoder.deadline == 5_000)
    #expect(decoder.flush(at: 5_000) == [.paste("abc\u{1B}[2")])
    #expect(decoder.feed(Array("j".utf8), at: 5_001) == [typed("j")])
  }
}
