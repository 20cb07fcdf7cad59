import ProgramTesting
import Testing

extension EndToEnd {
  @Suite("Other sizes, and being stopped") struct Resizing {
    @Test("one cell and back: the menu is open at the same item")
    func menu() throws {
      let terminal = try Tmux("--select", "bled")
      try terminal.waitForList("Lake Bled 117/278")
      try terminal.send("m", "Down")
      try terminal.wait(until: "Share is highlighted") { $0.row("Share")?.contains("▐") == true }
      for (width, height) in [(1, 1), (200, 60), (12, 3)] { try terminal.resize(width, height) }
      try terminal.wait(for: "Too small")
      try terminal.resize(80, 24)
      try terminal.wait(until: "Share is highlighted again") { $0.row("Share")?.contains("▐") == true }
      try terminal.send("5")
      try terminal.wait(for: "Rated Lake Bled Fantastic!")
    }

    @Test("one cell and back: the rating flow has kept the chosen word")
    func ratingFlow() throws {
      let terminal = try Tmux("--select", "bled")
      try terminal.waitForList("Lake Bled 117/278")
      try terminal.send("r", "4")
      try terminal.wait(for: "(•) Like It")
      try terminal.resize(1, 1)
      try terminal.resize(12, 3)
      try terminal.wait(for: "Too small")
      try terminal.resize(80, 24)
      try terminal.wait(for: "How would you rate Lake Bled?", "(•) Like It")
      try terminal.send("Enter")
      try terminal.wait(for: "Rated Lake Bled Like It")
    }

    @Test("stopped by Ctrl-Z, continued in another size: the same screen in that size")
    func stop() throws {
      let terminal = try Tmux(shellFor: Program())
      try terminal.wait(for: "$")
      try terminal.type("\(Program.path) --select bled\n")
      try terminal.wait(for: "Lake Bled 117/278")
      try terminal.send("C-z")
      try terminal.wait(for: "Stopped")
      #expect(try terminal.fact("alternate_on} #{cursor_flag} #{mouse_any_flag") == "0 1 0")
      try terminal.resize(60, 12)
      try terminal.type("fg\n")
      #expect(try terminal.wait(for: "Lake Bled 117/278").row("117/278")?.count == 59)
      try terminal.send("Down")
      try terminal.wait(for: "118/278")
      try terminal.send("q")
      try terminal.wait(without: "118/278")
      try terminal.type("echo ended with $?\n")
      #expect(try terminal.end() == 0)
    }
  }
}
