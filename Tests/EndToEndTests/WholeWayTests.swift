import Glibc
import ProgramTesting
import Testing

extension EndToEnd {
  @Suite("The whole way") struct WholeWay {
    @Test("from the list by a held key to a rating, which a script finds")
    func rateByHolding() throws {
      let terminal = try Tmux("--select", "bled")
      #expect(try terminal.waitForList("Lake Bled 117/278").contains("278 spots"))
      try terminal.hold("Enter")
      try terminal.wait(for: "View map", "Like It")
      try terminal.send("4")
      let list = try terminal.wait(for: "Rated Lake Bled Like It", "1 rated")
      #expect(list.row("Slovenia")?.hasSuffix("4.0 ★  ★★★★☆") == true)
      try terminal.send("q")
      #expect(try terminal.end() == 0)
      try terminal.expectGivenBack()
      #expect(try terminal.program.run("--show", "bled").output.contains("★★★★☆"))
    }

    @Test("a script rates another spot while the list is open: it shows without a key")
    func scriptRates() throws {
      let terminal = try Tmux("--select", "bled")
      try terminal.waitForList("Lake Bled 117/278")
      #expect(try terminal.program.run("--rate", "lima=5", "--as", "bob").status == 0)
      #expect(try terminal.wait(for: "5.0 ★").row("Lima ")?.hasSuffix("5.0 ★  ·") == true)
      #expect(try terminal.program.run("--rate", "kotor=2").status == 0)
      #expect(try terminal.wait(for: "1 rated").row("Kotor")?.hasSuffix("2.0 ★  ★★☆☆☆") == true)
    }

    @Test("the spots near one are found while its menu is open, and one of them is opened")
    func nearby() throws {
      let terminal = try Tmux("--select", "bled")
      try terminal.waitForList("Lake Bled 117/278")
      try terminal.send("m", "b")
      try terminal.wait(for: "km", "Slovenia", "On the map")
      try terminal.send("Down", "Enter")
      try terminal.wait(for: "W H Y   V I S I T")
      try terminal.send("q", "q")
      #expect(try terminal.end() == 0)
    }

    @Test("a script rates the spot whose menu is open: the menu stays, and follows")
    func scriptRatesUnderMenu() throws {
      let terminal = try Tmux("--select", "bled")
      try terminal.waitForList("Lake Bled 117/278")
      try terminal.send("m", "Down", "Down", "Down")
      try terminal.wait(until: "Wikipedia is highlighted") { $0.row("Wikipedia")?.contains("▐") == true }
      #expect(try terminal.program.run("--rate", "bled=3").status == 0)
      let menu = try terminal.wait(until: "the menu shows the rating") { $0.row("It's OK")?.contains("●") == true }
      #expect(menu.row("Wikipedia")?.contains("▐") == true)
      try terminal.send("0")
      try terminal.wait(for: "Removed the rating of Lake Bled")
      #expect(try terminal.program.ratings == [:])
    }

    @Test("forty programs rate one spot at once while it is shown: it shows all forty")
    func fortyWriters() throws {
      let terminal = try Tmux("--select", "bled")
      try terminal.openSpot()
      try terminal.wait(for: "AVERAGE RATING  –")
      let program = terminal.program
      let null = open("/dev/null", O_RDWR | O_CLOEXEC)
      defer { close(null) }
      let writers = try (1...40).map { number in
        try program.spawn(["--rate", "bled=\(number % 5 + 1)", "--as", "rater \(number)"], output: null, errors: null)
      }
      #expect(writers.map { program.wait($0) } == writers.map { _ in 0 })
      try terminal.wait(for: "AVERAGE RATING  3.0 ★ (40)")
    }

    @Test("several rows are marked, rated by one menu, and given back by undo")
    func severalRows() throws {
      let terminal = try Tmux("--select", "bled")
      try terminal.waitForList("Lake Bled 117/278")
      for key in ["Space", "Down", "Space", "m"] { try terminal.send(key) }
      try terminal.wait(for: "2 spots")
      try terminal.send("5")
      try terminal.wait(for: "Rated 2 spots Fantastic!", "2 rated")
      try terminal.send("u")
      try terminal.wait(for: "Undone: Rated 2 spots Fantastic!")
      try terminal.send("C-r")
      try terminal.wait(for: "Done again: Rated 2 spots Fantastic!")
      #expect(try terminal.program.ratings == ["bled": 5, "lake-titicaca": 5])
    }
  }
}
