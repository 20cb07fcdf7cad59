import Glibc
import Testing

/// However the program ends, the terminal is as it was, and the status is true.
@Suite("The terminal is given back", .serialized)
struct RestorationTests {
  /// A probe on the screen, and the terminal as it was before.
  private func start(
    _ arguments: [String] = [], environment: [String: String] = [:]
  ) throws -> (PtyProcess, line: [UInt32]) {
    // The line's mode is read off a program that changes nothing.
    let idle = try PtyProcess(["cat"])
    let line = idle.line
    let process = try PtyProcess([PtyProcess.probe] + arguments, environment: environment)
    try #require(process.waits(for: "typed="))
    #expect(process.wait { $0.emulator.modes.keyboard == [27] })
    #expect(process.emulator.modes.alternateScreen)
    #expect(process.emulator.modes.privateModes == [1000, 1002, 1004, 1006, 2004])
    #expect(process.line != line)
    return (process, line)
  }

  private func expectRestored(_ process: PtyProcess, _ line: [UInt32]) {
    #expect(process.emulator.modes == Emulator.Modes())
    #expect(process.line == line)
    #expect(process.emulator.unknown == [])
  }

  @Test("after quitting")
  func quit() throws {
    let (process, line) = try start()
    process.type("q")
    #expect(process.waitForEnd() == .exit(0))
    expectRestored(process, line)
  }

  @Test("after Ctrl-C, which is a key")
  func interruptKey() throws {
    let (process, line) = try start()
    process.type("\u{03}")
    #expect(process.waitForEnd() == .exit(130))
    expectRestored(process, line)
  }

  @Test(
    "after each signal that ends a program",
    arguments: [
      SIGTERM, SIGINT, SIGHUP, SIGQUIT, SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGTRAP, SIGPIPE, SIGALRM, SIGUSR1,
      SIGUSR2, SIGSYS, SIGXCPU, SIGXFSZ,
    ])
  func signal(_ number: Int32) throws {
    let (process, line) = try start()
    process.send(number)
    #expect(process.waitForEnd() == .signal(number))
    expectRestored(process, line)
  }

  @Test("a signal before the first frame writes nothing: the shell's own keyboard flags stay")
  func early() throws {
    let process = try PtyProcess([PtyProcess.probe, "--die-early"])
    #expect(process.waitForEnd() == .signal(SIGTERM))
    #expect(process.output == [])
  }

  @Test("after a signal while the mouse is followed everywhere")
  func signalWhileHovering() throws {
    let (process, line) = try start()
    process.type("h")
    #expect(process.wait { $0.emulator.modes.privateModes.contains(1003) })
    process.send(SIGTERM)
    #expect(process.waitForEnd() == .signal(SIGTERM))
    expectRestored(process, line)
  }

  @Test("after a trap of Swift, whose words stand on the normal screen")
  func trap() throws {
    let (process, line) = try start()
    process.type("X")
    let end = process.waitForEnd()
    #expect([.signal(SIGILL), .signal(SIGTRAP)].contains(end))
    expectRestored(process, line)
    let output = String(decoding: process.output, as: UTF8.self)
    let afterwards = output.ranges(of: "\u{1B}[?1049l").last.map { output[$0.upperBound...] } ?? ""
    #expect(afterwards.contains("Fatal error: Index out of range"))
  }

  @Test("after abort()")
  func abort() throws {
    let (process, line) = try start()
    process.type("A")
    #expect(process.waitForEnd() == .signal(SIGABRT))
    expectRestored(process, line)
  }

  @Test("a signal that the parent had ignored stays ignored")
  func ignored() throws {
    let process = try PtyProcess(["sh", "-c", "trap '' HUP; exec \(PtyProcess.probe)"])
    try #require(process.waits(for: "typed="))
    process.send(SIGHUP)
    process.type("j")
    #expect(process.waits(for: "> Kyōto"))
    process.type("q")
    #expect(process.waitForEnd() == .exit(0))
  }

  @Test("the program ends when the terminal goes away")
  func hangUp() throws {
    let (process, _) = try start()
    process.hangUp()
    #expect(process.waitForEnd() == .signal(SIGHUP))
  }

  @Test("the program ends when the terminal goes away and nobody says so")
  func endOfInput() throws {
    let process = try PtyProcess(["sh", "-c", "trap '' HUP; exec \(PtyProcess.probe)"])
    try #require(process.waits(for: "typed="))
    process.hangUp()
    #expect(process.waitForEnd() == .exit(129))
  }
}
