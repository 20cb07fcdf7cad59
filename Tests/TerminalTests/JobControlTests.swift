import Cells
import Glibc
import Testing

/// Stopping and going on, and children that have the terminal.
@Suite("Job control", .serialized)
struct JobControlTests {
  /// A shell with job control, in which the probe runs.
  private func startInShell() throws -> PtyProcess {
    let shell = try PtyProcess(["bash", "--norc", "--noprofile", "-i"], environment: ["PS1": "ready$ "])
    try #require(shell.waits(for: "ready$"))
    shell.type("\(PtyProcess.probe)\n")
    try #require(shell.waits(for: "typed="))
    return shell
  }

  @Test("Ctrl-Z, a new size, fg: the program goes on in the new size")
  func suspend() throws {
    let shell = try startInShell()
    #expect(shell.emulator.modes.alternateScreen)
    shell.type("\u{1A}")
    #expect(shell.waits(for: "Stopped"))
    #expect(shell.wait { $0.emulator.modes == Emulator.Modes() || $0.emulator.modes.privateModes == [2004] })
    shell.resize(to: Size(width: 61, height: 17))
    shell.type("fg\n")
    #expect(shell.waits(for: "size=61x17"))
    #expect(shell.wait { $0.emulator.modes.privateModes.isSuperset(of: [1002, 1006, 1004, 2004]) })
    #expect(shell.emulator.modes.alternateScreen)
    #expect(shell.emulator.modes.keyboard == [27])
    shell.type("q")
    #expect(shell.waits(for: "ready$"))
    shell.type("echo status=$?\n")
    #expect(shell.waits(for: "status=0"))
  }

  @Test("a stop asked for from outside is one too")
  func stopSignal() throws {
    let shell = try startInShell()
    let other = try PtyProcess(["sh", "-c", "pkill -TSTP -P \(shell.id) -x screen-probe"])
    #expect(other.waitForEnd() == .exit(0))
    #expect(shell.waits(for: "Stopped"))
    shell.type("fg\n")
    #expect(shell.waits(for: "typed="))
    shell.type("j")
    #expect(shell.waits(for: "> Kyōto"))
  }

  @Test("where nobody could continue it, the program does not stop")
  func orphan() throws {
    let process = try PtyProcess([PtyProcess.probe])
    try #require(process.waits(for: "typed="))
    process.type("\u{1A}")
    process.send(SIGTSTP)
    process.type("j")
    #expect(process.waits(for: "> Kyōto"))
    process.type("q")
    #expect(process.waitForEnd() == .exit(0))
  }

  @Test("after SIGSTOP and SIGCONT everything is drawn anew in the new size")
  func stopAndContinue() throws {
    let process = try PtyProcess([PtyProcess.probe])
    try #require(process.waits(for: "typed="))
    process.send(SIGSTOP)
    process.resize(to: Size(width: 50, height: 12))
    process.send(SIGCONT)
    #expect(process.waits(for: "size=50x12"))
    #expect(process.wait { $0.emulator.modes.keyboard == [27] })
  }

  @Test("a press that was under way when the program was stopped is neither tap nor hold")
  func pressThroughStop() throws {
    let process = try PtyProcess([PtyProcess.probe])
    process.answers = [("\u{1B}[?u", "\u{1B}[?27u"), ("\u{1B}[c", "\u{1B}[?62;c")]
    #expect(process.waits(for: "tier=releases flags=27"))
    process.type("\u{1B}[106;;106u\u{1B}[106;1:3u\u{1B}[13u")
    #expect(process.waits(for: "> Kyōto"))
    process.send(SIGSTOP)
    // Longer than a hold takes.
    _ = process.listen(for: 700)
    process.type("\u{1B}[13;1:3u\u{1B}[106;;106u")
    process.send(SIGCONT)
    #expect(process.waits(for: "> Reykjavík"))
    #expect(process.emulator.text.contains("typed= said="))
    #expect(!process.emulator.text.contains("hold"))
  }

  @Test("an Enter that is still held after fg does nothing")
  func heldAfterStop() throws {
    let shell = try startInShell()
    shell.type("\u{1A}")
    #expect(shell.waits(for: "Stopped"))
    shell.type("fg\r")
    #expect(shell.waits(for: "typed="))
    _ = shell.listen(for: 400)
    for _ in 0..<25 {
      shell.type("\r")
      _ = shell.listen(for: 33)
    }
    shell.type("j")
    #expect(shell.waits(for: "> Kyōto"))
    #expect(shell.emulator.text.contains("typed= said="))
    #expect(!shell.emulator.text.contains("hold"))
  }

  @Test("a child gets the terminal as it was, and the screen comes back after it")
  func child() throws {
    let process = try PtyProcess([PtyProcess.probe])
    try #require(process.waits(for: "typed="))
    let before = process.output.count
    process.type("e")
    #expect(process.waits(for: "child has icanon"))
    #expect(!process.emulator.modes.alternateScreen)
    #expect(process.emulator.modes == Emulator.Modes())
    process.type("\u{03}")
    #expect(process.wait { $0.output.count > before && $0.emulator.modes.alternateScreen })
    #expect(process.waits(for: "typed="))
    process.type("j")
    #expect(process.waits(for: "> Kyōto"))
  }

  @Test("when a child stops, the shell comes back, and fg goes on with the child")
  func stoppedChild() throws {
    let shell = try startInShell()
    shell.type("s")
    #expect(shell.waits(for: "Stopped"))
    shell.type("fg\n")
    #expect(shell.waits(for: "going on"))
    shell.type("\n")
    #expect(shell.waits(for: "typed="))
    shell.type("q")
    #expect(shell.wait { !$0.emulator.modes.alternateScreen })
  }

  @Test("a program that is not there is refused, one in the background is not seen")
  func background() throws {
    let process = try PtyProcess([PtyProcess.probe])
    try #require(process.waits(for: "typed="))
    process.type("o")
    #expect(process.waits(for: "said=refused: No such file or directory"))
    process.type("dj")
    #expect(process.waits(for: "> Kyōto"))
    process.type("q")
    #expect(process.waitForEnd() == .exit(0))
    #expect(!String(decoding: process.output, as: UTF8.self).contains("never seen"))
  }
}
