import ProgramTesting

/// What hands do.
extension Tmux {
  /// Presses keys, each by tmux's name for it (`Enter`, `C-c`, `F10`) or as the character it types.
  func send(_ keys: String...) throws {
    try tmux(["send-keys"] + keys)
  }

  /// Types text, character by character as fast as it goes.
  func type(_ text: String) throws {
    try tmux(["send-keys", "-l", text])
  }

  /// Pastes text as the terminal does it: in brackets where the program asked for them.
  func paste(_ text: String) throws {
    try tmux(["set-buffer", "-b", "pasted", text, ";", "paste-buffer", "-p", "-b", "pasted"])
  }

  /// Holds a key: once, after the repeat delay again, then 30 times a second until it goes up.
  ///
  /// The server's own clock sends them, all counted from the first, so that a busy machine can bring them late but not
  /// more slowly.
  func hold(_ key: String, for seconds: Double = 1.2, delay: Double = 0.4) throws {
    var commands = ["send-keys", key, ";"]
    for time in stride(from: delay, to: seconds, by: 1.0 / 30) {
      commands += ["run-shell", "-b", "-d", "\(time)", "-C", "send-keys \(key)", ";"]
    }
    try tmux(commands + ["run-shell", "-d", "\(seconds)", "-C", "set -g @held 1"])
  }

  /// Waits until the list shows a spot as its selected one, as `Lake Bled 117/278`.
  ///
  /// Then presses a key that changes nothing: nobody presses Enter as soon as that, except the finger that launched the
  /// program and is still down, and so the program believes.
  @discardableResult
  func waitForList(_ place: String) throws -> ScreenText {
    let screen = try wait(for: place)
    try send("C-l")
    return screen
  }

  /// Opens the selected row's spot from the list, and waits for its screen.
  func openSpot() throws {
    try waitForList("/278")
    try send("Enter")
    try wait(for: "‹ ", "W H Y   V I S I T")
  }

  /// Moves the focus of a spot's screen to a button, and waits for the mark beside it or for the button to be reversed.
  func focus(_ button: String) throws {
    for _ in 0..<8 {
      if try isReversed(button) { return }
      let before = try tmux(["capture-pane", "-p", "-e"])
      try send("Tab")
      try wait(until: "the focus moves") { _ in try tmux(["capture-pane", "-p", "-e"]) != before }
    }
    try wait(until: "“\(button)” has the focus") { _ in try isReversed(button) }
  }

  private func isReversed(_ button: String) throws -> Bool {
    let cells = try tmux(["capture-pane", "-p", "-e"])
    guard let start = cells.firstRange(of: button)?.lowerBound else { return false }
    // The styles that were set since all were last taken back.
    let styles = cells[..<start].matches(of: #/\u{1B}\[([0-9;:]*)m/#).map { $0.1.split(separator: ";") }
    return styles.reversed().prefix { $0 != ["0"] }.contains { $0.contains("7") }
  }

  /// Sends the program a signal, by its name without `SIG`.
  func kill(_ signal: String) throws {
    let result = try program.run(["-c", "kill -s \(signal) \"$(cat \"$HOME/process\")\""], executable: "/bin/sh")
    guard result.status == 0 else { throw Failure(saying: result.errors) }
  }

  enum Button: Int { case left, middle, right }

  /// Presses a button of the mouse over a cell, counted from 0.
  func press(_ button: Button = .left, at cell: (x: Int, y: Int)) throws {
    try mouse("\u{1B}[<\(button.rawValue);\(cell.x + 1);\(cell.y + 1)M")
  }

  func release(_ button: Button = .left, at cell: (x: Int, y: Int)) throws {
    try mouse("\u{1B}[<\(button.rawValue);\(cell.x + 1);\(cell.y + 1)m")
  }

  func click(_ button: Button = .left, at cell: (x: Int, y: Int)) throws {
    try press(button, at: cell)
    try release(button, at: cell)
  }

  private func mouse(_ report: String) throws {
    let bytes = report.utf8.map { byte in
      let digits = String(byte, radix: 16)
      return digits.count < 2 ? "0" + digits : digits
    }
    try tmux(["send-keys", "-H"] + bytes)
  }
}
