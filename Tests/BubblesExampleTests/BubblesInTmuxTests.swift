import ProgramTesting
import Testing

@testable import bubbles_example

@Suite("The bubbles in a real terminal", .enabled(if: Tmux.path != nil, "tmux is not installed; make test installs it"))
struct BubblesInTmuxTests {
  /// The example in a terminal, ready for keys.
  private func start() throws -> Tmux {
    let terminal = try Tmux(executable: Program.path(of: "bubbles-example"))
    try terminal.wait(for: "q: quit")
    return terminal
  }

  @Test("open a menu, take a reaction, open a message, and quit")
  func wholeWay() throws {
    let terminal = try start()
    try terminal.send("Down", "Down", "m")
    try terminal.wait(for: "Share", "😀 1")
    try terminal.send("4")
    try terminal.wait(until: "the reaction is given") { $0.contains(" ♥ ─╯") && !$0.contains("Share") }
    try terminal.send("m")
    try terminal.wait(for: "(♥ 4)")
    try terminal.send("Tab", "Enter")
    try terminal.wait(until: "the message is opened") { $0.rows.contains(" \(Bubbles.conversation[2])") }
    try terminal.send("q")
    #expect(try terminal.end() == 0)
  }

  @Test("open the menu by a held key, which then chooses nothing")
  func heldKey() throws {
    let terminal = try start()
    // Another key first: this Enter launched nothing.
    try terminal.send("Down")
    try terminal.hold("Enter", for: 3)
    try terminal.wait(for: "Share", "😀 1")
    try terminal.send("Escape")
    #expect(try terminal.wait(without: "😀").contains("♥") == false)
    try terminal.send("q")
    #expect(try terminal.end() == 0)
  }
}
