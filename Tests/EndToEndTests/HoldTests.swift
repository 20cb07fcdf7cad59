import ProgramTesting
import Testing

extension EndToEnd {
  @Suite("Holding and tapping, where no release is reported") struct Holding {
    @Test("a tap of Enter shows the spot's card at once, and then its screen")
    func tap() throws {
      let terminal = try Tmux("--select", "bled")
      try terminal.waitForList("Lake Bled 117/278")
      try terminal.send("Enter")
      try terminal.wait(for: "A church on an islet", "AVG    YOURS")
      try terminal.wait(for: "‹ Lake Bled, Slovenia", "W H Y   V I S I T")
      try terminal.send("Escape")
      try terminal.wait(for: "Lake Bled 117/278")
    }

    @Test("a fast double tap opens the spot and presses nothing in it")
    func doubleTap() throws {
      let terminal = try Tmux("--select", "bled")
      try terminal.waitForList("Lake Bled 117/278")
      try terminal.tmux(["send-keys", "Enter", ";", "run-shell", "-d", "0.13", "-C", "send-keys Enter"])
      try terminal.wait(for: "‹ Lake Bled, Slovenia")
      try terminal.send("End")
      #expect(try terminal.wait(for: "[ Submit Rating ]").contains("How would you rate") == false)
      try terminal.send("Escape")
      try terminal.wait(for: "Lake Bled 117/278")
    }

    @Test("Space marks the row; a held Space takes the mark back and opens the menu")
    func space() throws {
      let terminal = try Tmux("--select", "bled")
      try terminal.waitForList("Lake Bled 117/278")
      try terminal.send("Space")
      try terminal.wait(for: "1 marked")
      try terminal.send("Space", "Down", "Up")
      try terminal.wait(without: "1 marked")
      try terminal.hold("Space")
      #expect(try terminal.wait(for: "View map").contains("✓") == false)
      try terminal.send("Escape")
      #expect(try terminal.wait(for: "Lake Bled 117/278").contains("✓") == false)
    }

    @Test("the held rating button opens its menu, where there is no rating to remove yet, and that is said")
    func ratingButton() throws {
      let terminal = try Tmux("--select", "bled")
      try terminal.openSpot()
      try terminal.focus("Submit Rating")
      try terminal.hold("Enter")
      #expect(try terminal.wait(for: "Boring", "not rated").contains("How would you rate") == false)
      try terminal.send("End")
      try terminal.wait(until: "Remove rating is highlighted") { $0.row("Remove rating")?.contains("▐") == true }
      try terminal.send("Enter")
      try terminal.wait(for: "Remove rating: No rating yet")
      try terminal.send("2")
      try terminal.wait(for: "Rated Lake Bled Meh", "[ Update Rating (2) ]")
    }

    @Test("the rest of the hold that opened the menu chooses nothing")
    func longHold() throws {
      let terminal = try Tmux("--select", "bled")
      try terminal.waitForList("Lake Bled 117/278")
      try terminal.hold("Enter", for: 3)
      try terminal.wait(until: "the first row is highlighted") { $0.row("View map")?.contains("▐") == true }
      try terminal.send("Escape")
      try terminal.wait(for: "Lake Bled 117/278")
    }

    @Test(
      "a held button of the mouse opens the menu, a right click too; a click outside closes it and does nothing else")
    func mouse() throws {
      let terminal = try Tmux("--select", "bled")
      let lima = try #require(try terminal.waitForList("Lake Bled 117/278").cell("Lima"))
      try terminal.press(at: lima)
      try terminal.wait(for: "View map", "Like It")
      try terminal.release(at: lima)
      try terminal.click(at: (75, 1))
      try terminal.wait(for: "Lima 125/278")
      let kotor = try #require(try terminal.screen.cell("Kotor"))
      try terminal.click(.right, at: kotor)
      try terminal.wait(for: "View map", "Like It")
      try terminal.send("Escape")
      try terminal.wait(for: "Kotor 110/278")
      try terminal.click(at: kotor)
      try terminal.wait(for: "‹ Kotor, Montenegro")
    }

    @Test("the Enter that launched the program, still held, opens nothing")
    func launchingKey() throws {
      let terminal = try Tmux(shellFor: Program())
      try terminal.wait(for: "$")
      try terminal.type(Program.path)
      try terminal.hold("Enter", for: 3)
      try terminal.wait(for: "1/278")
      try terminal.send("Down")
      let list = try terminal.wait(for: "2/278")
      // Neither a menu nor a card.
      #expect(!list.contains("╭"))
      try terminal.send("q")
      try terminal.wait(without: "2/278")
    }

    @Test("pasted and piped text opens no menu, and chooses nothing in an open one")
    func paste() throws {
      let terminal = try Tmux()
      try terminal.waitForList("1/278")
      try terminal.type(String(repeating: "e", count: 500))
      try terminal.paste(String(repeating: "mvq5\n ", count: 100))
      try terminal.send("Down")
      #expect(try terminal.wait(for: "2/278").contains("View map") == false)
      // A letter so soon after would still be pasted text.
      try terminal.send("S-F10")
      try terminal.wait(for: "View map", "Like It")
      try terminal.paste(String(repeating: "5vw\n ", count: 100))
      try terminal.send("Down")
      try terminal.wait(until: "Share is highlighted") { $0.row("Share")?.contains("▐") == true }
      try terminal.send("Escape")
      #expect(try terminal.wait(for: "2/278").contains("rated") == false)
    }
  }
}
