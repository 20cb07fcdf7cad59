import Cells
import CommandLineInterface
import Glibc
import Terminal
import TerminalInput
import VacationUI

/// What `--doctor` reports: what this terminal can do, and how a held key is told here. Nothing private is in it.
struct Doctor {
  /// What the terminal answered; `nil` where there is none to ask.
  var facts: TerminalFacts?
  var learned: LearnedRepeat
  var hold: HoldSettings
  /// Whether the setting wants pictures drawn in pixels.
  var wantsPixels: Bool

  /// Asks the terminal, for a second at most.
  /// - Throws: ``TerminalError`` where it can't be used.
  static func examine(_ options: ScreenOptions) throws -> TerminalFacts {
    var program = Examination()
    var options = options
    // So that the terminal is asked whether it draws them.
    options.pixels = true
    _ = try Terminal.run(&program, options: options)
    return program.facts
  }

  /// The report, a line a fact: name, a tab, value.
  var text: String {
    rows.map { "\($0.0)\t\($0.1)\n" }.joined()
  }

  private var rows: [(String, String)] {
    var rows: [(String, String)] = [("program", "\(ProgramFacts.name) \(ProgramFacts.version)")]
    for name in ["TERM", "COLORTERM", "NO_COLOR", "LC_ALL", "LC_CTYPE", "LANG", "TMUX", "STY", "SSH_CONNECTION"] {
      guard let value = Environment.value(name), !value.isEmpty else { continue }
      // Where one is connected from is nobody's business.
      let isPrivate = ["TMUX", "STY", "SSH_CONNECTION"].contains(name)
      rows.append((name, isPrivate ? "set" : Text.sanitised(value)))
    }
    guard let facts else { return rows + [("terminal", "none: standard input and output are not a terminal")] }
    rows.append(("terminal", facts.version.map { Text.sanitised($0) } ?? "does not tell its name"))
    rows.append(("terminfo", facts.entry))
    rows.append(("size", "\(facts.size.width)x\(facts.size.height)"))
    rows.append(("colours", "\(facts.colors)"))
    rows.append(("unicode", facts.unicode ? "yes" : "no: ASCII only"))
    rows.append(("background", facts.background.map { "\($0)" } ?? "not told"))
    let off = facts.multiplexer == .screen ? "off: GNU screen would keep Escape back; M turns it on" : "off"
    rows.append(("mouse", facts.mouse ? "on" : off))
    rows.append(("answer after", facts.roundTrip.map { "\(Int($0.rounded())) ms" } ?? "no answer within a second"))
    return rows + pictures(facts) + holding(facts)
  }

  private func pictures(_ facts: TerminalFacts) -> [(String, String)] {
    let pixels =
      switch facts.pixels {
      case .kitty?: "kitty graphics protocol"
      case .sixel? where facts.cell == nil: "sixels, but the size of a cell is not told: none can be drawn"
      case .sixel(let colors)?: "sixels in \(min(256, colors)) colours"
      case nil: facts.multiplexer.map { "none: \($0) is between" } ?? "neither kitty graphics nor sixels"
      }
    let cell = facts.cell.map { "\($0.width)x\($0.height) pixels" } ?? "not told"
    return [("pixels", pixels), ("a cell", cell), ("your pictures are drawn in", drawing(facts))]
  }

  /// What pictures come out as, with this many colours.
  private func drawing(_ facts: TerminalFacts) -> String {
    if !facts.unicode { return "nothing: in ASCII the program's own are shown" }
    if facts.colors < Photo.leastColors { return "nothing: without colours the program's own are shown" }
    if wantsPixels, facts.graphics == true { return "pixels, as the setting says" }
    let colors = Photo.cellColors(of: facts.colors)
    let characters = "characters, in \(colors > 256 ? "24-bit colour" : "\(colors) colours")"
    return characters + (wantsPixels ? ": there are no pixels, which the setting wants" : ", as the setting says")
  }

  private func holding(_ facts: TerminalFacts) -> [(String, String)] {
    var rows = [
      ("keyboard flags", facts.keyboardFlags.map(String.init) ?? "no kitty keyboard protocol"),
      ("a held key is told by", facts.tier == .releases ? "its release" : "its auto-repeat"),
      ("because", facts.tierReason),
      ("hold time", hold.isOn ? "\(Int(hold.holdTime)) ms" : "off"),
      ("over a network", facts.remote ? "yes: later bytes are allowed for" : "no"),
    ]
    if let delay = learned.delay, let interval = learned.interval {
      rows.append(
        (
          "auto-repeat learned",
          "after \(Int(delay.rounded())) ms, every \(Int(interval.rounded())) ms (from \(learned.count) held keys)"
        ))
    } else {
      rows.append(("auto-repeat learned", "nothing yet: hold a key in the program, or on its practice screen (? p)"))
    }
    return rows
  }
}

/// Shows a line until the terminal has answered.
private struct Examination: TerminalProgram {
  var facts = TerminalFacts()
  private var started: Milliseconds?
  private var now: Milliseconds = 0

  func frame(in size: Size, at now: Milliseconds) -> Frame<Int> {
    var frame = Frame<Int>(size)
    frame.canvas.write("Asking the terminal what it can do…", x: 1, y: 0)
    return frame
  }

  mutating func handle(_ gesture: Gesture, in frame: Frame<Int>, at now: Milliseconds) -> [TerminalCommand] {
    if case .event(.key(let event)) = gesture, event.key == Key(.scalar("c"), .control) { return [.quit(status: 130)] }
    return tick(at: now)
  }

  /// Whether the terminal has answered all questions, or is not asked.
  private var isDone: Bool { facts.roundTrip != nil && facts.graphics != nil }

  var deadline: Milliseconds? { isDone ? 0 : started.map { $0 + 1000 } ?? 0 }

  mutating func tick(at now: Milliseconds) -> [TerminalCommand] {
    let start = started ?? now
    started = start
    return isDone || now >= start + 1000 ? [.quit(status: 0)] : []
  }

  mutating func terminal(_ facts: TerminalFacts) { self.facts = facts }
}
