import ProgramTesting
import Testing

extension EndToEnd {
  @Suite("The end") struct Ending {
    @Test(
      "a signal ends the program; the terminal is given back, and the status is true",
      arguments: [("TERM", 143), ("HUP", 129), ("QUIT", 131), ("INT", 130), ("SEGV", 139)])
    func signal(_ name: String, _ status: Int) throws {
      let terminal = try Tmux("--select", "bled")
      try terminal.waitForList("Lake Bled 117/278")
      try terminal.send("m")
      try terminal.wait(for: "View map")
      try terminal.kill(name)
      #expect(try terminal.end() == status)
      try terminal.expectGivenBack()
    }

    @Test("Ctrl-C quits from anywhere", arguments: ["", "m", "r", "/", "v", "?"])
    func interrupt(_ key: String) throws {
      let terminal = try Tmux("--select", "bled")
      let list = try terminal.waitForList("Lake Bled 117/278").text
      if !key.isEmpty {
        try terminal.send(key)
        try terminal.wait(until: "something else is shown") { $0.text != list }
      }
      try terminal.send("C-c")
      #expect(try terminal.end() == 130)
      try terminal.expectGivenBack()
    }

    @Test("killed at once after ratings were said to be stored: they are")
    func killedWhileSaving() throws {
      let terminal = try Tmux("--select", "bled")
      try terminal.waitForList("Lake Bled 117/278")
      var said: Set<Substring> = []
      for round in 1...12 {
        try terminal.send("r", "\(round % 5 + 1)", "Enter")
        let row = try terminal.wait(until: "a rating is stored") { screen in
          screen.row("Rated").map { !said.contains($0) } ?? false
        }.row("Rated")
        said.insert(try #require(row))
        if round < 12 { try terminal.send("Down") }
      }
      // One more is under way.
      try terminal.send("Down", "r", "5", "Enter")
      try terminal.kill("KILL")
      #expect(try terminal.end() == 137)
      #expect(try [12, 13].contains(terminal.program.ratings.count))
    }
  }
}
