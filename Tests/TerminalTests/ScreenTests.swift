import Cells
import Glibc
import Testing

/// What the real program writes on a terminal.
@Suite("The screen", .serialized)
struct ScreenTests {
  private func start(
    _ arguments: [String] = [], environment: [String: String] = [:], size: Size = Size(width: 80, height: 24)
  ) throws -> PtyProcess {
    let process = try PtyProcess([PtyProcess.probe] + arguments, environment: environment, size: size)
    try #require(process.waits(for: "typed="))
    return process
  }

  @Test("the first frame is written in one piece, every cell in its place")
  func firstFrame() throws {
    let process = try start()
    let lines = process.emulator.lines
    #expect(lines[0] == "┌─ Towns ★★★☆☆ ─┐   ▀")
    #expect(lines[1] == "> Lisbon                                0 stars")
    #expect(lines[2] == "  Kyōto 京都                            1 stars")
    #expect(lines[9] == "  नमस्ते Delhi                            8 stars")
    #expect(lines[23].hasPrefix("typed= said="))
    #expect(process.emulator.rows[23][79] == "╝")
    #expect(process.emulator.cursor == Point(x: 0, y: 1))
    #expect(process.emulator.unknown == [])
  }

  @Test(
    "moving the selection costs at most 60 bytes", arguments: ["xterm-256color", "xterm", "tmux-256color", "vt100"])
  func bytesPerMove(terminal: String) throws {
    let process = try start(environment: ["TERM": terminal])
    _ = process.listen(for: 100)
    for town in ["Kyōto", "Reykjavík", "Łódź", "São Paulo", "Ağrı", "Þingvellir", "Oaxaca"] {
      let before = process.output.count
      process.type("j")
      #expect(process.waits(for: "> \(town)"))
      _ = process.listen(for: 30)
      #expect(process.output.count - before <= 60)
    }
  }

  @Test("while nothing happens nothing is written and nobody wakes")
  func idle() throws {
    let process = try start()
    process.type("j")
    #expect(process.waits(for: "> Kyōto"))
    // What a key sets off (an undoable tap) is over after a while.
    _ = process.listen(for: 2_000)
    let wakes = try wakeUps(of: process)
    #expect(process.listen(for: 500) == 0)
    #expect(try wakeUps(of: process) == wakes)
  }

  /// How often a process went to sleep.
  private func wakeUps(of process: PtyProcess) throws -> String {
    let other = try PtyProcess(["grep", "voluntary_ctxt", "/proc/\(process.id)/status"])
    #expect(other.waitForEnd() == .exit(0))
    return other.emulator.text
  }

  @Test("NO_COLOR and --no-color: not one colour is sent", arguments: [true, false])
  func noColor(byVariable: Bool) throws {
    let process = try start(
      byVariable ? [] : ["--no-color"], environment: byVariable ? ["NO_COLOR": "0", "COLORTERM": "truecolor"] : [:])
    process.type("j")
    #expect(process.waits(for: "> Kyōto"))
    #expect(process.waits(for: "colors=0"))
    process.type("q")
    #expect(process.waitForEnd() == .exit(0))
    #expect(process.emulator.attributes.filter { (30...49).contains($0) || (90...107).contains($0) } == [])
    #expect(process.emulator.attributes.contains(7))
  }

  @Test("an empty NO_COLOR means nothing, and asking for colour wins over it")
  func color() throws {
    #expect(try start(environment: ["NO_COLOR": ""]).waits(for: "colors=256"))
    #expect(try start(["--color"], environment: ["NO_COLOR": "1"]).waits(for: "colors=256"))
  }

  @Test("24-bit colours where the terminal promises them, but not inside GNU screen")
  func trueColor() throws {
    let process = try start(environment: ["COLORTERM": "truecolor"])
    guard process.emulator.text.contains("entry=xterm-direct") else {
      // Debian's ncurses-term is not installed: 256 colours it is.
      #expect(process.emulator.text.contains("colors=256"))
      return
    }
    #expect(process.emulator.text.contains("colors=16777216"))
    let parameters = process.emulator.attributes
    #expect(parameters.firstRange(of: [38, 2, 255, 128, 64]) != nil)
    #expect(parameters.firstRange(of: [48, 2, 32, 64, 96]) != nil)
    // Text stays on the terminal's own eight colours.
    #expect(parameters.contains(33))
    let screen = try start(environment: ["COLORTERM": "truecolor", "STY": "1.pts", "TERM": "screen"])
    #expect(screen.emulator.text.contains("entry=screen colors=8"))
  }

  @Test("an unknown terminal is treated as an xterm, with a notice")
  func unknownTerminal() throws {
    let process = try start(environment: ["TERM": "no-such-terminal"])
    #expect(process.emulator.text.contains("the terminal ‘no-such-terminal’ is not known here"))
    #expect(process.emulator.lines[2].hasPrefix("  Kyōto 京都"))
  }

  @Test("a terminal without a screen is refused, and nothing is sent to it", arguments: ["dumb", "", "unknown"])
  func incapable(terminal: String) throws {
    let process = try PtyProcess([PtyProcess.probe], environment: ["TERM": terminal])
    #expect(process.waitForEnd() == .exit(1))
    #expect(process.emulator.text.contains("--list"))
    #expect(!process.output.contains(0x1B))
  }

  @Test("without a terminal the program says what works without one", arguments: ["</dev/null", "| cat"])
  func noTerminal(redirection: String) throws {
    let process = try PtyProcess(["sh", "-c", "\(PtyProcess.probe) \(redirection)"])
    _ = process.waitForEnd()
    #expect(process.emulator.text.contains("needs a terminal on standard input and output; --list"))
    #expect(!process.output.contains(0x1B))
  }

  @Test("in the C locale only ASCII is sent, everything in its place")
  func cLocale() throws {
    let process = try start(environment: ["LC_ALL": "C"])
    #expect(process.output.allSatisfy { $0 < 0x80 })
    let lines = process.emulator.lines
    #expect(lines[1] == "> Lisbon                                0 stars")
    #expect(lines[2] == "  Kyoto ? ?                             1 stars")
    #expect(lines[4] == "  Lodz                                  3 stars")
    #expect(lines[0].hasPrefix("lq Towns ***.. qk"))
    #expect(process.emulator.text.contains("unicode=false"))
  }

  @Test("--ascii draws lines of plus and minus in any locale")
  func ascii() throws {
    let process = try start(["--ascii"])
    #expect(process.output.allSatisfy { $0 < 0x80 })
    #expect(process.emulator.lines[0].hasPrefix("+- Towns ***.. -+"))
  }

  @Test("a locale that is not installed still means UTF-8 by its name")
  func missingLocale() throws {
    let process = try start(environment: ["LC_ALL": "xx_YY.UTF-8"])
    #expect(process.emulator.lines[2].hasPrefix("  Kyōto 京都"))
  }

  @Test("old terminals get no modes that they would show as text", arguments: ["linux", "vt100", "vt220"])
  func ancient(terminal: String) throws {
    let process = try start(environment: ["TERM": terminal])
    process.type("j")
    #expect(process.waits(for: "> Kyōto"))
    #expect(process.emulator.modes.privateModes.isDisjoint(with: [1000, 1002, 1003, 1004, 1006, 2004]))
    #expect(process.emulator.modes.keyboard == [])
    let text = String(decoding: process.output, as: UTF8.self)
    #expect(!text.contains("\u{1B}[c") && !text.contains("\u{1B}]11"))
  }

  @Test("every size is drawn, down to one cell", arguments: [Size(width: 1, height: 1), Size(width: 20, height: 5)])
  func smallSizes(size: Size) throws {
    let process = try PtyProcess([PtyProcess.probe], size: size)
    #expect(process.wait { !$0.output.isEmpty })
    process.type("jjk")
    process.resize(to: Size(width: 100, height: 30))
    #expect(process.waits(for: "size=100x30"))
    process.resize(to: size)
    process.type("q")
    #expect(process.waitForEnd() == .exit(0))
  }

  @Test("after a storm of sizes the last one stands")
  func resizeStorm() throws {
    let process = try start()
    var random = SystemRandomNumberGenerator()
    for _ in 0..<300 {
      process.resize(to: Size(width: .random(in: 1...220, using: &random), height: .random(in: 1...70, using: &random)))
      _ = process.listen(for: 0.5)
    }
    process.resize(to: Size(width: 90, height: 25))
    #expect(process.waits(for: "size=90x25"))
    #expect(process.waits(for: "said=resized 90x25"))
    process.type("jk")
    #expect(process.waits(for: "> Lisbon"))
    #expect(process.emulator.lines[2] == "  Kyōto 京都                            1 stars")
  }

  @Test("input that comes in a heap makes few frames")
  func heap() throws {
    let process = try start()
    _ = process.listen(for: 50)
    let before = process.output.count
    process.type(String(repeating: "\u{1B}[B\u{1B}[A", count: 1_000) + "\u{1B}[B")
    #expect(process.waits(for: "> Kyōto"))
    _ = process.listen(for: 30)
    #expect(process.output.count - before < 3_000)
  }
}
