import Cells
import Glibc
import Testing

@testable import Terminal

/// Pictures drawn with the terminal's own pixels: only where it said that it can, and never left behind.
@Suite("Pictures in pixels", .serialized)
struct PictureTests {
  private static let yes = [("\u{1B}_Gi=1985", "\u{1B}_Gi=1985;OK\u{1B}\\")]
  private static let cell = Size(width: 10, height: 20)
  private static let no = [("\u{1B}[?2026$p", "\u{1B}[?2026;0$y")]

  /// A probe that wants pixels on a terminal that draws them, a picture on the screen.
  private func start() throws -> (PtyProcess, line: [UInt32]) {
    let idle = try PtyProcess(["cat"])
    let line = idle.line
    let process = try PtyProcess([PtyProcess.probe, "--pixels"])
    process.answers = Self.yes
    try #require(process.waits(for: "pixels=true"))
    process.type("p")
    try #require(process.wait { !$0.emulator.modes.pictures.isEmpty })
    return (process, line)
  }

  @Test("stand over their cells, no larger than their bitmap, and leave the cursor alone")
  func shown() throws {
    let (process, _) = try start()
    #expect(process.wait { $0.emulator.modes.pictures.values.first?.chunks == 3 })
    let picture = process.emulator.modes.pictures.values.first
    #expect(picture?.area == Rect(x: 50, y: 2, width: 20, height: 5))
    #expect(picture?.width == 60)
    #expect(picture?.height == 40)
    #expect(picture?.count == 9_600)
    #expect(process.emulator.cursor == Point(x: 0, y: 1))
    #expect(process.emulator.unknown == [])
  }

  @Test("are sent once while other things change")
  func once() throws {
    let (process, _) = try start()
    process.type("j")
    #expect(process.waits(for: "> Kyōto"))
    process.type("j")
    #expect(process.waits(for: "> Reykjavík"))
    let output = String(decoding: process.output, as: UTF8.self)
    #expect(output.ranges(of: "a=T").count == 1)
    #expect(output.ranges(of: "a=d").isEmpty)
  }

  @Test("go when the frame has none, and come again")
  func taken() throws {
    let (process, _) = try start()
    process.type("P")
    #expect(process.wait { $0.emulator.modes.pictures.isEmpty })
    process.type("p")
    #expect(process.wait { !$0.emulator.modes.pictures.isEmpty })
    process.type("G")
    #expect(process.wait { $0.emulator.modes.pictures.isEmpty })
    process.type("g")
    #expect(process.wait { !$0.emulator.modes.pictures.isEmpty })
  }

  @Test("are sent anew after the screen was cleared", arguments: ["r", "resize"])
  func redrawn(how: String) throws {
    let (process, _) = try start()
    if how == "r" { process.type("r") } else { process.resize(to: Size(width: 90, height: 30)) }
    #expect(
      process.wait { String(decoding: $0.output, as: UTF8.self).ranges(of: "a=T").count == 2 })
    #expect(process.wait { !$0.emulator.modes.pictures.isEmpty })
  }

  @Test("are gone while another program has the screen")
  func handedOver() throws {
    let (process, _) = try start()
    process.type("e")
    #expect(process.wait { String(decoding: $0.output, as: UTF8.self).contains("child has") })
    #expect(process.emulator.modes.pictures.isEmpty)
    process.type("\n")
    #expect(process.wait { !$0.emulator.modes.pictures.isEmpty })
  }

  @Test("are gone however the program ends", arguments: ["q", "\u{03}", "A", "X", "signal"])
  func ended(how: String) throws {
    let (process, line) = try start()
    if how == "signal" { process.send(SIGTERM) } else { process.type(how) }
    #expect(process.waitForEnd() != .alive)
    #expect(process.emulator.modes.pictures.isEmpty)
    #expect(process.emulator.modes == Emulator.Modes())
    #expect(process.line == line)
  }

  @Test("are gone when the program ends while it sends them")
  func endedWhileSending() throws {
    let (process, line) = try start()
    // Each picture is a new one, and the terminal reads none of them until the program is told to end.
    process.type(String(repeating: "pr", count: 400))
    process.send(SIGTERM)
    #expect(process.waitForEnd() == .signal(SIGTERM))
    #expect(process.emulator.modes == Emulator.Modes())
    #expect(process.line == line)
  }

  @Test(
    "are not drawn where the terminal says no, or something else",
    arguments: [
      "\u{1B}_Gi=1985;EINVAL:no\u{1B}\\", "\u{1B}[?2026;2$y",
    ])
  func refused(answer: String) throws {
    let process = try PtyProcess([PtyProcess.probe, "--pixels"])
    process.answers = [("\u{1B}[?2026$p", answer)]
    #expect(process.waits(for: "pixels=false"))
    process.type("pj")
    #expect(process.waits(for: "> Kyōto"))
    #expect(process.emulator.modes.pictures.isEmpty)
    #expect(process.emulator.text.contains("typed= said="))
  }

  @Test(
    "are not asked about unless they are wanted, nor in a multiplexer",
    arguments: [
      ["TERM": "tmux-256color", "TMUX": "/tmp/x,1,0"], ["TERM": "screen", "STY": "1"], ["TERM": "linux"],
    ])
  func multiplexer(environment: [String: String]) throws {
    let plain = try PtyProcess([PtyProcess.probe])
    #expect(plain.waits(for: "pixels=-"))
    let inside = try PtyProcess([PtyProcess.probe, "--pixels"], environment: environment)
    #expect(inside.waits(for: "pixels=false"))
    inside.type("pj")
    #expect(inside.waits(for: "> Kyōto"))
    for process in [plain, inside] { #expect(!String(decoding: process.output, as: UTF8.self).contains("\u{1B}_G")) }
  }

  @Test("are waited for until the last answer, which must not be typed into the shell")
  func answers() {
    var environment = Environment { _ in nil }
    environment.term = "xterm-256color"
    var negotiation = Negotiation(environment, options: ScreenOptions())
    #expect(!negotiation.asksForGraphics)
    #expect(negotiation.graphicsQuestion(cell: Self.cell)?.hasSuffix("\u{1B}[?2026$p") == true)
    #expect(negotiation.graphicsQuestion(cell: Self.cell) == nil, "one question is enough")
    negotiation.take(.graphics(id: 1985, isOK: true), at: 1)
    #expect(negotiation.facts.graphics == true)
    #expect(negotiation.asksForGraphics)
    negotiation.take(.mode(2026, value: 2), at: 2)
    #expect(negotiation.facts.graphics == true)
    #expect(!negotiation.asksForGraphics)
    #expect(negotiation.graphicsQuestion(cell: Self.cell) == nil)
  }

  /// Answers of a terminal with sixels in 256 colours, and without kitty's graphics.
  private static let sixels = [
    ("\u{1B}[c", "\u{1B}[?64;1;4;22c"), ("\u{1B}[?1;1;0S", "\u{1B}[?1;0;256S"),
    ("\u{1B}[?2026$p", "\u{1B}[?2026;0$y"),
  ]

  /// A probe with a picture in sixels on the screen.
  private func startSixels() throws -> PtyProcess {
    let process = try PtyProcess([PtyProcess.probe, "--pixels"])
    process.answers = Self.sixels
    try #require(process.waits(for: "pixels=true"))
    process.type("p")
    try #require(process.wait { $0.emulator.hasSixels })
    return process
  }

  @Test("in sixels cover their cells and nothing else, once")
  func inSixels() throws {
    let process = try startSixels()
    for y in 0..<24 {
      let covered = process.emulator.rows[y].indices.filter { process.emulator.rows[y][$0] == Emulator.sixelCell }
      #expect(covered == ((2..<7).contains(y) ? Array(50..<70) : []), "line \(y)")
    }
    process.type("j")
    #expect(process.waits(for: "> Kyōto"))
    #expect(String(decoding: process.output, as: UTF8.self).ranges(of: "P0;1;0q").count == 1)
    #expect(process.emulator.unknown == [])
  }

  @Test("in sixels leave nothing behind when they go")
  func sixelsGo() throws {
    let process = try startSixels()
    process.type("P")
    #expect(process.wait { !$0.emulator.hasSixels })
    process.type("p")
    #expect(process.wait { $0.emulator.hasSixels })
    process.type("G")
    #expect(process.wait { !$0.emulator.hasSixels })
    process.type("g")
    #expect(process.wait { $0.emulator.hasSixels })
    process.type("r")
    #expect(process.wait { String(decoding: $0.output, as: UTF8.self).ranges(of: "P0;1;0q").count == 4 })
  }

  @Test("are asked for their colours only where the terminal has sixels and not kitty's graphics")
  func sixelQuestions() {
    var environment = Environment { _ in nil }
    environment.term = "xterm"
    func ask(attributes: [Int], kitty: Bool) -> Negotiation {
      var negotiation = Negotiation(environment, options: ScreenOptions())
      negotiation.take(.primaryAttributes(attributes), at: 0)
      _ = negotiation.graphicsQuestion(cell: Self.cell)
      if kitty { negotiation.take(.graphics(id: 1985, isOK: true), at: 1) }
      negotiation.take(.mode(2026, value: 0), at: 2)
      return negotiation
    }
    // A VT100's class is no attribute.
    for attributes in [[4, 6], [62, 1, 22]] {
      var without = ask(attributes: attributes, kitty: false)
      #expect(without.followingGraphicsQuestion() == nil && without.facts.graphics == false)
    }
    var both = ask(attributes: [62, 4], kitty: true)
    #expect(both.followingGraphicsQuestion() == nil && both.facts.pixels == .kitty)
    var silent = ask(attributes: [63, 1, 4], kitty: false)
    #expect(silent.followingGraphicsQuestion() == "\u{1B}[?1;1;0S\u{1B}[?2026$p")
    #expect(silent.asksForGraphics && silent.facts.graphics == nil)
    silent.take(.mode(2026, value: 0), at: 3)
    #expect(silent.facts.pixels == .sixel(colors: 256) && !silent.asksForGraphics)
    var few = ask(attributes: [63, 1, 4], kitty: false)
    _ = few.followingGraphicsQuestion()
    few.take(.colorRegisters(16), at: 3)
    few.take(.mode(2026, value: 0), at: 4)
    #expect(few.facts.pixels == .sixel(colors: 16))
  }

  @Test("in sixels are measured by what the terminal answers where the line tells no pixels")
  func toldCells() throws {
    let process = try PtyProcess([PtyProcess.probe, "--pixels"], tellsPixels: false)
    process.answers = [
      ("\u{1B}[c", "\u{1B}[?64;1;4;22c"), ("\u{1B}[16t", "\u{1B}[6;20;10t"), ("\u{1B}[?2026$p", "\u{1B}[?2026;0$y"),
      ("\u{1B}[?1;1;0S", "\u{1B}[?1;0;256S"),
    ]
    #expect(process.waits(for: "pixels=true"))
    process.type("p")
    #expect(process.wait { $0.emulator.hasSixels })
    for y in 0..<24 {
      let covered = process.emulator.rows[y].indices.filter { process.emulator.rows[y][$0] == Emulator.sixelCell }
      #expect(covered == ((2..<7).contains(y) ? Array(50..<70) : []), "line \(y)")
    }
    // A new size may be one of the letters': asked again, and drawn once that is known.
    process.answers = [("\u{1B}[16t", "\u{1B}[6;40;20t"), ("\u{1B}[?2026$p", "\u{1B}[?2026;0$y")]
    process.resize(to: Size(width: 90, height: 30))
    #expect(process.wait { String(decoding: $0.output, as: UTF8.self).contains("\"1;1;400;200") })
    #expect(process.emulator.text.contains("typed= said=resized"))
    #expect(process.emulator.unknown == [])
  }

  @Test("in sixels are not drawn where nothing tells how large a cell is")
  func untoldCells() throws {
    let process = try PtyProcess([PtyProcess.probe, "--pixels"], tellsPixels: false)
    process.answers = Self.sixels
    #expect(process.waits(for: "pixels=false"))
    process.type("pj")
    #expect(process.waits(for: "> Kyōto"))
    #expect(!process.emulator.hasSixels && process.emulator.text.contains("typed= said="))
  }

  @Test("ask for the size of a cell only where the line doesn't tell it, and after each change of size")
  func cellQuestions() {
    var environment = Environment { _ in nil }
    environment.term = "xterm"
    var told = Negotiation(environment, options: ScreenOptions())
    #expect(told.graphicsQuestion(cell: Self.cell)?.contains("[16t") == false)
    told.take(.graphics(id: 1985, isOK: true), at: 1)
    told.take(.mode(2026, value: 0), at: 2)
    #expect(told.cellQuestion(cell: Self.cell) == nil && told.facts.cell == Self.cell)
    var asked = Negotiation(environment, options: ScreenOptions())
    #expect(asked.cellQuestion(cell: nil) == nil, "nothing is drawn yet")
    #expect(asked.graphicsQuestion(cell: nil)?.hasSuffix("\u{1B}[16t\u{1B}[?2026$p") == true)
    asked.take(.graphics(id: 1985, isOK: true), at: 1)
    asked.take(.cellSize(Size(width: 9, height: 18)), at: 2)
    #expect(asked.isAboutGraphics(.cellSize(Self.cell)))
    asked.take(.mode(2026, value: 0), at: 3)
    #expect(asked.facts.cell == Size(width: 9, height: 18) && !asked.asksForGraphics)
    #expect(asked.cellQuestion(cell: nil) == "\u{1B}[16t\u{1B}[?2026$p")
    #expect(asked.facts.cell == Size(width: 9, height: 18) && asked.asksForGraphics)
  }

  @Test("come in sequences of at most 4096 bytes of base64")
  func chunks() throws {
    let bitmap = try #require(Bitmap(width: 64, height: 33, bytes: [UInt8](repeating: 7, count: 64 * 33 * 3)))
    let text = KittyGraphics.showing(bitmap, over: Rect(x: 3, y: 1, width: 8, height: 2))
    #expect(text.hasPrefix("\u{1B}7\u{1B}[2;4H\u{1B}_Ga=T,f=24,t=d,i=1986,p=1,s=64,v=33,c=8,r=2,C=1,q=2,m=1;"))
    #expect(text.hasSuffix("\u{1B}\\\u{1B}8"))
    let parts = text.split(separator: "\u{1B}_G").dropFirst()
    #expect(parts.count == 3)
    for part in parts {
      let data = part.drop { $0 != ";" }.dropFirst().prefix { $0 != "\u{1B}" }
      #expect(data.utf8.count <= 4_096)
      #expect(data.utf8.count % 4 == 0)
      #expect(part.contains("m=1;") == (part != parts.last))
    }
  }
}
