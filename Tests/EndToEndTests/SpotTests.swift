import ProgramTesting
import Testing

extension EndToEnd {
  @Suite("A spot's screen") struct SpotScreen {
    @Test("the rating flow: choose, submit, change, delete")
    func ratingFlow() throws {
      let terminal = try Tmux("--select", "bled")
      try terminal.openSpot()
      try terminal.send("r")
      try terminal.wait(for: "How would you rate Lake Bled?", "[ Submit Your Rating ]", "☆  ☆  ☆  ☆  ☆")
      try terminal.send("Tab", "Enter")
      let empty = try terminal.wait(for: "Choose a word first", "How would you rate Lake Bled?")
      #expect(!empty.contains("Delete Your Rating"))
      try terminal.send("5")
      try terminal.wait(for: "(•) Fantastic!", "★  ★  ★  ★  ★")
      try terminal.send("Enter")
      try terminal.wait(for: "Rated Lake Bled Fantastic!", "YOUR RATING     ★★★★★")
      try terminal.send("r")
      try terminal.wait(for: "[ Update Your Rating ]", "[ Delete Your Rating ]", "(•) Fantastic!")
      try terminal.send("Left", "Enter", "Enter")
      try terminal.wait(for: "Rated Lake Bled Like It")
      try terminal.send("r", "0")
      #expect(try terminal.wait(for: "Removed the rating of Lake Bled").contains("YOUR RATING") == false)
      #expect(try terminal.program.ratings == [:])
    }

    @Test("the weather, once hidden, is hidden for the next spot and in the next run")
    func weather() throws {
      let terminal = try Tmux("--select", "bled")
      try terminal.openSpot()
      try terminal.wait(for: "[ Hide ]")
      try terminal.send("t")
      try terminal.wait(for: "[ Show ]", "Hidden for all spots")
      try terminal.send("Escape")
      try terminal.wait(for: "Lake Bled 117/278")
      try terminal.send("Down", "Enter")
      try terminal.wait(for: "‹ Lake Titicaca", "[ Show ]")
      try terminal.send("q")
      try terminal.wait(for: "118/278")
      try terminal.send("q")
      #expect(try terminal.end() == 0)
      let next = try Tmux("--select", "lima", program: terminal.program)
      try next.openSpot()
      try next.wait(for: "[ Show ]", "Hidden for all spots")
    }

    @Test("a note is written by keys, another one by a script; a reaction is given")
    func notes() throws {
      let terminal = try Tmux("--select", "bled")
      try terminal.openSpot()
      try terminal.send("n")
      try terminal.wait(for: "A note about Lake Bled")
      try terminal.type("Row to the island.")
      try terminal.send("Enter")
      try terminal.paste("Ring the bell, twice.")
      try terminal.wait(for: "Ring the bell, twice.")
      try terminal.send("C-d")
      try terminal.wait(for: "Added your note about Lake Bled", "N O T E S   (1)")
      #expect(try terminal.program.run("--note", "bled=Eat a cream slice.", "--as", "bob").status == 0)
      try terminal.wait(for: "N O T E S   (2)")
      try terminal.send("m")
      try terminal.wait(for: "Like", "Share", "Delete")
      try terminal.send("4")
      try terminal.wait(for: "♥1")
      // A reaction is stored without a word.
      let parts = ["Row to the island.", "Ring the bell, twice.", "Eat a cream slice.", "♥ 1 (yours)"]
      try terminal.wait(until: "a script finds all of it") { _ in
        let shown = try terminal.program.run("--show", "bled").output
        return parts.allSatisfy { shown.contains($0) }
      }
    }

    @Test("the map opens, and goes back to the very row")
    func map() throws {
      let terminal = try Tmux("--select", "bled")
      try terminal.waitForList("Lake Bled 117/278")
      try terminal.send("m")
      try terminal.wait(for: "View map", "Like It")
      try terminal.send("v")
      try terminal.wait(for: "‹ Lake Bled, Slovenia", "SLOVENIA", "geo:46.36390,14.09380")
      try terminal.send("Escape")
      try terminal.wait(for: "Lake Bled 117/278")
    }

    @Test("what is shared goes to the terminal's clipboard")
    func share() throws {
      let terminal = try Tmux("--select", "bled")
      try terminal.waitForList("Lake Bled 117/278")
      for key in ["m", "s", "t"] { try terminal.send(key) }
      try terminal.wait(for: "clipboard")
      let copied = try terminal.tmux(["show-buffer"])
      #expect(copied.hasPrefix("Lake Bled, Slovenia\n") && copied.contains("https://www.openstreetmap.org/"))
    }

    @Test("Wikipedia goes to the browser that BROWSER names")
    func browser() throws {
      var program = try Program()
      let script = program.folder.path + "/browser"
      let lines = "printf '#!/bin/sh\\necho \"$1\" >\"$HOME/opened\"\\n' >\"$0\"; chmod +x \"$0\""
      #expect(try program.run(["-c", lines, script], executable: "/bin/sh").status == 0)
      program.environment["BROWSER"] = script
      let terminal = try Tmux("--select", "bled", program: program)
      try terminal.waitForList("Lake Bled 117/278")
      try terminal.send("w")
      try terminal.wait(for: "Opened https://en.wikipedia.org/wiki/Lake_Bled")
      try terminal.wait(until: "the browser has its address") { _ in
        try terminal.read("opened") == "https://en.wikipedia.org/wiki/Lake_Bled\n"
      }
    }

    @Test("a browser that fails is told of")
    func failingBrowser() throws {
      var program = try Program()
      program.environment["BROWSER"] = "false"
      let terminal = try Tmux("--select", "bled", program: program)
      try terminal.waitForList("Lake Bled 117/278")
      try terminal.send("w")
      try terminal.wait(for: "false could not open it: it ended with status 1")
    }

    @Test("without a browser the address is shown and copied")
    func noBrowser() throws {
      let terminal = try Tmux("--select", "bled")
      try terminal.waitForList("Lake Bled 117/278")
      try terminal.send("w")
      try terminal.wait(for: "No browser; sent to the clipboard: https://en.wikipedia.org/wiki/Lake_Bled")
      try terminal.wait(until: "the address is copied") { _ in
        try terminal.tmux(["show-buffer"]) == "https://en.wikipedia.org/wiki/Lake_Bled"
      }
    }
  }
}
