import Testing

/// Questions to the terminal, and answers that come when they like.
@Suite("Negotiation", .serialized)
struct NegotiationTests {
  private func start(
    answering answers: [(String, String)], environment: [String: String] = [:], _ arguments: [String] = []
  ) throws -> PtyProcess {
    let process = try PtyProcess([PtyProcess.probe] + arguments, environment: environment)
    process.answers = answers
    try #require(process.waits(for: "typed="))
    return process
  }

  @Test("a terminal that takes the kitty flags reports releases")
  func kitty() throws {
    let process = try start(answering: [
      ("\u{1B}[?u", "\u{1B}[?27u"), ("\u{1B}]11;?", "\u{1B}]11;rgb:fafa/fbfb/fcfc\u{1B}\\"),
      ("\u{1B}[>q", "\u{1B}P>|kitty(0.99)\u{1B}\\"), ("\u{1B}[c", "\u{1B}[?62;c"),
    ])
    #expect(process.waits(for: "tier=releases flags=27"))
    #expect(process.waits(for: "background=light"))
    #expect(process.waits(for: "version=kitty(0.99)"))
    // A key in the protocol's words: j pressed and released; q.
    process.type("\u{1B}[106;;106u\u{1B}[106;1:3u")
    #expect(process.waits(for: "> Kyōto"))
    process.type("\u{1B}[113;;113u")
    #expect(process.waitForEnd() == .exit(0))
    #expect(process.emulator.modes == Emulator.Modes())
  }

  @Test("a terminal that takes fewer flags is not believed", arguments: [0, 1, 2, 8])
  func fewerFlags(flags: Int) throws {
    let process = try start(answering: [("\u{1B}[?u", "\u{1B}[?\(flags)u"), ("\u{1B}[c", "\u{1B}[?62;c")])
    #expect(process.waits(for: "tier=repeats flags=\(flags)"))
  }

  @Test("answers that come late and in pieces are never typed")
  func late() throws {
    let process = try start(answering: [])
    process.type("\u{1B}[?2")
    process.type("7u\u{1B}]11;rgb:0000/00")
    process.type("00/0000\u{07}\u{1B}P>|slow term")
    process.type("inal\u{1B}\\\u{1B}[?62;1;4c")
    // All of them once more.
    process.type("\u{1B}[?27u\u{1B}]11;rgb:0000/0000/0000\u{07}\u{1B}P>|slow terminal\u{1B}\\\u{1B}[?62;1;4c")
    #expect(process.waits(for: "tier=releases flags=27"))
    #expect(process.waits(for: "background=dark"))
    #expect(process.waits(for: "version=slow terminal"))
    #expect(process.emulator.text.contains("typed= said="))
  }

  @Test("with little bandwidth nothing is asked")
  func lowBandwidth() throws {
    let process = try start(answering: [], ["--low-bandwidth"])
    process.type("j")
    #expect(process.waits(for: "> Kyōto"))
    let text = String(decoding: process.output, as: UTF8.self)
    #expect(!text.contains("\u{1B}[?u") && !text.contains("\u{1B}[c") && !text.contains("\u{1B}]11"))
    #expect(process.emulator.modes.keyboard == [])
  }

  @Test("a text field takes plain keys, and gives them back")
  func textInput() throws {
    let process = try start(answering: [("\u{1B}[?u", "\u{1B}[?27u"), ("\u{1B}[c", "\u{1B}[?62;c")])
    #expect(process.waits(for: "flags=27"))
    process.type("\u{1B}[116;;116u\u{1B}[116;1:3u")
    #expect(process.wait { $0.emulator.modes.keyboard == [1] })
    process.type("T")
    #expect(process.wait { $0.emulator.modes.keyboard == [27] })
  }

  @Test("text goes to the clipboard, too much of it is refused")
  func copy() throws {
    let process = try start(answering: [])
    process.type("y")
    #expect(process.wait { $0.emulator.commands.contains("52;c;xYHDs2TFug==") })
    process.type("Y")
    #expect(process.waits(for: "said=refused: more than 74994 bytes"))
    #expect(process.emulator.commands.filter { $0.hasPrefix("52") }.count == 1)
  }

  @Test("the mouse can be left to the terminal from the start")
  func noMouse() throws {
    let process = try start(answering: [], ["--no-mouse"])
    #expect(process.wait { $0.emulator.modes.privateModes == [1004, 2004] })
  }

  @Test("GNU screen gets no mouse, for it would keep Escape back until the next key")
  func screenMouse() throws {
    let process = try start(answering: [], environment: ["TERM": "screen", "STY": "1.pts"])
    #expect(process.wait { $0.emulator.modes.privateModes == [1004, 2004] })
    #expect(process.emulator.text.contains("the mouse is off"))
  }

  @Test("a click meets what stands there, a paste is one event")
  func mouseAndPaste() throws {
    let process = try start(answering: [])
    process.type("\u{1B}[<0;5;4M\u{1B}[<0;5;4m")
    #expect(process.waits(for: "> Reykjavík"))
    process.type("\u{1B}[200~qqq\nq\u{1B}[201~")
    #expect(process.waits(for: "said=pasted 5"))
  }
}
