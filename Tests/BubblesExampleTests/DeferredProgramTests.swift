import Cells
import ContextMenus
import Terminal
import TerminalInput
import TerminalMenus
import Testing

/// A program whose one view has a menu that comes later.
private struct Waiting: ContextMenuProgram {
  typealias Target = Int
  typealias Message = String

  var menus = ContextMenuInteraction<Int, String>(theme: MenuTheme.mono.still)
  var focus: Int? = 0
  var asked: [String] = []
  var chosen: [String] = []

  func contextMenu(on target: Int) -> ContextMenuConfiguration<String>? {
    ContextMenuConfiguration(actionProvider: { _ in Menu { DeferredElement.uncached("hosts") } })
  }
  func draw(on frame: inout Frame<Int>) { frame.mark(Rect(x: 2, y: 2, width: 10, height: 1), as: 0) }
  mutating func act(_ message: String, at now: Milliseconds) -> [TerminalCommand] {
    chosen.append(message)
    return []
  }
  mutating func handle(_ event: Event, in frame: Frame<Int>, at now: Milliseconds) -> [TerminalCommand] { [] }
  mutating func fetch(_ deferred: String, at now: Milliseconds) -> [TerminalCommand] {
    asked.append(deferred)
    return []
  }
}

/// The same without anything that fetches.
private struct Silent: ContextMenuProgram {
  typealias Target = Int
  typealias Message = String

  var menus = ContextMenuInteraction<Int, String>(theme: MenuTheme.mono.still)
  var focus: Int? = 0

  func contextMenu(on target: Int) -> ContextMenuConfiguration<String>? { Waiting().contextMenu(on: target) }
  func draw(on frame: inout Frame<Int>) { Waiting().draw(on: &frame) }
  mutating func act(_ message: String, at now: Milliseconds) -> [TerminalCommand] { [] }
  mutating func handle(_ event: Event, in frame: Frame<Int>, at now: Milliseconds) -> [TerminalCommand] { [] }
}

@Suite("Deferred elements in a program")
struct DeferredProgramTests {
  private static let size = Size(width: 60, height: 16)

  private func press<Program: ContextMenuProgram>(_ key: Key, _ program: inout Program) {
    let frame = program.frame(in: Self.size, at: 0)
    _ = program.handle(.event(.key(KeyEvent(key))), in: frame, at: 0)
    while let due = program.deadline, due <= 0 { _ = program.tick(at: 0) }
  }

  private func shows<Program: ContextMenuProgram>(_ text: String, _ program: Program) -> Bool {
    program.frame(in: Self.size, at: 0).canvas.lines.contains { $0.contains(text) }
  }

  @Test("are asked for, wait with a loading row, and can be chosen when they come")
  func fetched() {
    var program = Waiting()
    press(.character("m"), &program)
    #expect(program.asked == ["hosts"])
    #expect(shows("Loading…", program))
    program.menus.fulfil("hosts", with: [.action(Action(title: "Alpha", message: "alpha"))])
    #expect(shows("Alpha", program) && !shows("Loading…", program))
    press(.down, &program)
    press(.enter, &program)
    #expect(program.chosen == ["alpha"] && !program.menus.isOpen)
  }

  @Test("that can't be fetched say why, and are asked for again by the next menu")
  func failed() {
    var program = Waiting()
    press(.character("m"), &program)
    program.menus.fail("hosts", because: "No connection")
    #expect(shows("No connection", program))
    press(.escape, &program)
    press(.character("m"), &program)
    #expect(program.asked == ["hosts", "hosts"])
  }

  @Test("of a program that fetches nothing don't wait for ever")
  func silent() {
    var program = Silent()
    press(.character("m"), &program)
    #expect(shows("Nothing to show", program) && !shows("Loading…", program))
  }
}
