import Glibc
import ProgramTesting
import Testing

extension EndToEnd {
  @Suite("Stores in trouble") struct Stores {
    @Test("a damaged store is named, and not touched")
    func damaged() throws {
      let program = try Program()
      let damage = "mkdir data; chmod 700 data; echo 'no store, but somebody’s words' >data/vacation-spots.db"
      #expect(try program.run(["-c", "cd \"$HOME\"; \(damage)"], executable: "/bin/sh").status == 0)
      let terminal = try Tmux(program: program)
      #expect(try terminal.end() == 1)
      let said = try terminal.screen.text.split(separator: "\n").joined()
      #expect(said.contains(program.folder.path + "/data/vacation-spots.db"))
      #expect(try terminal.read("data/vacation-spots.db") == "no store, but somebody’s words\n")
      try terminal.expectGivenBack()
    }

    @Test("a store that can only be read is shown, and a rating says why it isn't saved")
    func readOnly() throws {
      let program = try Program()
      #expect(try program.run("--rate", "bled=4").status == 0)
      #expect(
        try program.run(["-c", "cd \"$HOME\"; chmod 400 data/*; chmod 500 data"], executable: "/bin/sh").status == 0)
      defer { chmod(program.folder.path + "/data", 0o700) }
      let terminal = try Tmux("--select", "bled", program: program, withoutRights: true)
      #expect(try terminal.waitForList("Lake Bled 117/278").row("Slovenia")?.hasSuffix("★★★★☆") == true)
      try terminal.send("r", "1", "Enter")
      let list = try terminal.wait(until: "the whole reason") { screen in
        ["Not saved", "cannot be written", "chmod u+w"].allSatisfy { screen.flowing.contains($0) }
      }
      #expect(list.row("Slovenia")?.hasSuffix("★★★★☆") == true)
      try terminal.send("q")
      #expect(try terminal.end() == 0)
    }

    @Test("a store that another program has locked: the rating says that it is being saved, until it is")
    func locked() throws {
      let program = try Program()
      let terminal = try Tmux("--select", "bled", program: program)
      try terminal.waitForList("Lake Bled 117/278")
      let other = try Stall(program)
      defer { other.end() }
      try terminal.send("r", "5", "Enter")
      let list = try terminal.wait(for: " Saving…")
      #expect(list.row("Slovenia")?.hasSuffix("★★★★★") == true && !list.contains("Rated"))
      other.end()
      let stored = try terminal.wait(for: "Rated Lake Bled Fantastic!")
      #expect(!stored.contains("Saving"))
      #expect(try program.ratings == ["bled": 5])
    }

    @Test("a program that is quit while the store is locked says that it waits, and stores what was rated")
    func quitWhileLocked() throws {
      let program = try Program()
      let terminal = try Tmux("--select", "bled", program: program)
      try terminal.waitForList("Lake Bled 117/278")
      let other = try Stall(program)
      defer { other.end() }
      try terminal.send("r", "5", "Enter", "q")
      let shell = try terminal.wait(for: "vacation-spots: waiting until everything is saved")
      #expect(!shell.contains("ended with"))
      other.end()
      #expect(try terminal.end() == 0)
      #expect(try program.ratings == ["bled": 5])
      try terminal.expectGivenBack()
    }
  }
}

/// A program that has the writer's lock of a store until it is ended.
private final class Stall {
  private let program: Program
  private var process: pid_t?

  init(_ program: Program) throws {
    self.program = program
    let said = try Pipe()
    defer { close(said.reading) }
    let null = open("/dev/null", O_WRONLY | O_CLOEXEC)
    defer { close(null) }
    process = try program.spawn(
      ["stall", program.folder.path + "/data", "0"], executable: Program.path(of: "store-helper"),
      output: said.writing, errors: null)
    close(said.writing)
    var byte: UInt8 = 0
    // "stalled": it has the lock.
    guard read(said.reading, &byte, 1) == 1 else { throw Failure(saying: "the store was not locked") }
  }

  func end() {
    guard let process else { return }
    kill(process, SIGKILL)
    _ = program.wait(process)
    self.process = nil
  }
}
