import ProgramTesting
import Testing

extension EndToEnd {
  @Suite("The list and its looks") struct List {
    @Test("the filter takes letters as they come, whatever their accents; Esc clears it and keeps the row")
    func filter() throws {
      let terminal = try Tmux("--select", "bled")
      try terminal.waitForList("Lake Bled 117/278")
      try terminal.send("/")
      try terminal.type("krakow")
      try terminal.wait(for: "1 of 278", "Kraków")
      for _ in 0..<6 { try terminal.send("BSpace") }
      try terminal.type("slovenia")
      try terminal.wait(until: "only Slovenia's spots") { $0.contains("Lake Bled") && !$0.contains("Kraków") }
      try terminal.send("Enter")
      try terminal.wait(for: "Lake Bled 1/")
      try terminal.send("Escape")
      try terminal.wait(for: "Lake Bled 117/278")
      try terminal.send("Down")
      try terminal.wait(for: "118/278")
    }

    @Test("the list is sorted by its menu, and keeps the selected spot")
    func sort() throws {
      let program = try Program()
      #expect(try program.run("--rate", "lima=5", "--rate", "kotor=2").status == 0)
      let terminal = try Tmux("--select", "lima", program: program)
      try terminal.waitForList("Lima 125/278")
      try terminal.send("s")
      try terminal.wait(for: "Sort by", "Your rating")
      try terminal.send("y")
      let list = try terminal.wait(for: "Lima 1/278")
      #expect(list.rows[2].contains("Lima") && list.rows[3].contains("Kotor"))
    }

    @Test("help has the keys of the list, and goes back")
    func help() throws {
      let terminal = try Tmux("--select", "bled")
      try terminal.waitForList("Lake Bled 117/278")
      try terminal.send("?")
      try terminal.wait(for: "‹ Help", "T H E   L I S T", "filter as you type")
      try terminal.send("Escape")
      try terminal.wait(for: "Lake Bled 117/278")
    }

    @Test("twenty columns by five lines are enough for the whole way")
    func small() throws {
      let terminal = try Tmux("--select", "bled", size: (20, 5))
      #expect(try terminal.waitForList("⏎ open").row("▌")?.contains("Lake Bled") == true)
      try terminal.hold("Enter")
      try terminal.wait(for: "View map")
      try terminal.send("4")
      try terminal.wait(for: "Rated Lake Bled")
      try terminal.send("r")
      try terminal.wait(for: "Rate Lake Bled?", "★★★★☆")
      try terminal.send("1", "Enter")
      try terminal.wait(without: "Rate Lake Bled?")
      try terminal.send("q")
      #expect(try terminal.end() == 0)
      #expect(try terminal.program.ratings == ["bled": 1])
    }

    @Test("with NO_COLOR nothing has a colour, and everything can still be told apart")
    func noColor() throws {
      var program = try Program()
      program.environment["NO_COLOR"] = "1"
      let terminal = try Tmux("--select", "bled", program: program)
      try terminal.waitForList("Lake Bled 117/278")
      try terminal.send("m")
      try terminal.wait(for: "View map", "Remove rating")
      let cells = try terminal.tmux(["capture-pane", "-p", "-e"])
      #expect(cells.contains("\u{1B}[") && cells.matches(of: #/\u{1B}\[[0-9;:]*m/#).count > 10)
      let colored = cells.matches(of: #/\u{1B}\[(?:[0-9;:]*;)?(?:[34][0-8]|9[0-7]|10[0-7])[0-9;:]*m/#)
      #expect(colored.map { String($0.output.dropFirst()) } == [])
    }

    @Test("with --ascii only ASCII is on the screens", arguments: ["", "m", "?", "r", "v", "c", "s", "Enter"])
    func ascii(_ key: String) throws {
      let terminal = try Tmux("--ascii", "--select", "lima", "--filter", "peru")
      try terminal.waitForList("Lima 4/6")
      let list = try terminal.screen.text
      if !key.isEmpty { try terminal.send(key) }
      let shown = key.isEmpty ? list : try terminal.wait(until: "something else is shown") { $0.text != list }.text
      #expect(String(shown.unicodeScalars.filter { !$0.isASCII }) == "")
    }

    @Test("a terminal that can't show a screen is told so, and what works without one")
    func dumb() throws {
      let terminal = try Tmux(term: "dumb")
      let said = try terminal.wait(for: "ended with 2")
      #expect(said.contains("‘dumb’") && said.contains("--list"))
    }
  }
}
