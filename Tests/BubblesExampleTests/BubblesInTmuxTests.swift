import Glibc
import Testing

@testable import bubbles_example

@Suite("The bubbles in a real terminal", .enabled(if: Tmux.isThere))
struct BubblesInTmuxTests {
  /// The example beside the tests.
  private var path: String {
    guard let file = realpath("/proc/self/exe", nil) else { return "" }
    defer { free(file) }
    let own = String(cString: file).contains("/.build/") ? String(cString: file) : CommandLine.arguments[0]
    return own[..<(own.lastIndex(of: "/") ?? own.startIndex)] + "/bubbles-example"
  }

  @Test("open a menu, take a reaction, open a message, and quit")
  func wholeWay() {
    let terminal = Tmux(path)
    #expect(terminal.waits(for: "q: quit"))
    terminal.send("Down", "Down", "m")
    #expect(terminal.waits(for: "Share"))
    #expect(terminal.screen.contains("😀 1"))
    terminal.send("4")
    #expect(terminal.wait { terminal.screen.contains(" ♥ ─╯") && !terminal.screen.contains("Share") })
    terminal.send("m")
    #expect(terminal.waits(for: "(♥ 4)"))
    terminal.send("Tab", "Enter")
    #expect(terminal.wait { terminal.screen.split(separator: "\n").last == " \(conversation[2])" })
    terminal.send("q")
    #expect(terminal.wait { !terminal.isRunning })
  }

  @Test("open the menu by a held key, which then chooses nothing")
  func heldKey() {
    let terminal = Tmux(path)
    #expect(terminal.waits(for: "q: quit"))
    // After a rest a key press, the repeat delay, and the train of repeats, as X sends them; again where the machine was
    // too busy to keep the rhythm.
    let opened = terminal.wait(rounds: 10) {
      usleep(1_500_000)
      terminal.send("Enter")
      usleep(500_000)
      for _ in 0..<30 {
        terminal.send("Enter")
        usleep(25_000)
      }
      return terminal.screen.contains("Share")
    }
    #expect(opened)
    for _ in 0..<10 { terminal.send("Enter") }
    #expect(terminal.screen.contains("Share"))
    terminal.send("Escape")
    #expect(terminal.wait { !terminal.screen.contains("😀") })
    #expect(!terminal.screen.contains("♥"))
    terminal.send("q")
    #expect(terminal.wait { !terminal.isRunning })
  }
}
