/// What hands do.
extension Tmux {
  /// Presses keys, each by tmux's name for it (`Enter`, `C-c`, `F10`) or as the character it types.
  public func send(_ keys: String...) throws {
    try tmux(["send-keys"] + keys)
  }

  /// Types text, character by character as fast as it goes.
  public func type(_ text: String) throws {
    try tmux(["send-keys", "-l", text])
  }

  /// Pastes text as the terminal does it: in brackets where the program asked for them.
  public func paste(_ text: String) throws {
    try tmux(["set-buffer", "-b", "pasted", text, ";", "paste-buffer", "-p", "-b", "pasted"])
  }

  /// Holds a key: once, after the repeat delay again, then 30 times a second until it goes up.
  ///
  /// The server's own clock sends them, all counted from the first, so that a busy machine can bring them late but not
  /// more slowly.
  public func hold(_ key: String, for seconds: Double = 1.2, delay: Double = 0.4) throws {
    var commands = ["send-keys", key, ";"]
    for time in stride(from: delay, to: seconds, by: 1.0 / 30) {
      commands += ["run-shell", "-b", "-d", "\(time)", "-C", "send-keys \(key)", ";"]
    }
    try tmux(commands + ["run-shell", "-d", "\(seconds)", "-C", "set -g @held 1"])
  }

  /// Sends the program a signal, by its name without `SIG`.
  public func kill(_ signal: String) throws {
    let result = try program.run(["-c", "kill -s \(signal) \"$(cat \"$HOME/process\")\""], executable: "/bin/sh")
    guard result.status == 0 else { throw Failure(saying: result.errors) }
  }

  /// The buttons of the mouse, by their numbers in a report.
  public enum Button: Int { case left, middle, right }

  /// Presses a button of the mouse over a cell, counted from 0.
  public func press(_ button: Button = .left, at cell: (x: Int, y: Int)) throws {
    try mouse("\u{1B}[<\(button.rawValue);\(cell.x + 1);\(cell.y + 1)M")
  }

  /// Lets a button go over a cell.
  public func release(_ button: Button = .left, at cell: (x: Int, y: Int)) throws {
    try mouse("\u{1B}[<\(button.rawValue);\(cell.x + 1);\(cell.y + 1)m")
  }

  /// Presses a button over a cell and lets it go.
  public func click(_ button: Button = .left, at cell: (x: Int, y: Int)) throws {
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
