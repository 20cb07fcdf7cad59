import Glibc

/// What eyes do.
extension Tmux {
  /// What stands on the screen now.
  public var screen: ScreenText {
    get throws { ScreenText(try tmux(["capture-pane", "-p"])) }
  }

  /// Waits until all these texts stand on the screen.
  /// - Throws: With the screen, where they don't come.
  @discardableResult
  public func wait(for texts: String...) throws -> ScreenText {
    try wait(until: texts.map { "“\($0)”" }.joined(separator: ", ")) { screen in
      texts.allSatisfy { screen.text.contains($0) }
    }
  }

  /// Waits until a text has gone from the screen.
  @discardableResult
  public func wait(without text: String) throws -> ScreenText {
    try wait(until: "“\(text)” goes") { !$0.text.contains(text) }
  }

  /// Waits until the screen is as it should be; looks again and again.
  @discardableResult
  public func wait(
    until what: String, patience seconds: Double = 30, _ condition: (ScreenText) throws -> Bool
  ) throws -> ScreenText {
    var last = ScreenText("")
    let limit = Tmux.now + seconds
    while Tmux.now < limit {
      last = try screen
      if try condition(last) { return last }
      usleep(20_000)
    }
    throw Failure(saying: "waited for: \(what); on the screen stood:\n\(last.text)")
  }

  /// Waits until the program has ended, and returns its exit status as a shell tells it.
  public func end() throws -> Int? {
    // What stood on the screen of a program that was killed may stand behind the number.
    let words = #/ended with (\d+)/#
    let screen = try wait(until: "the end") { $0.text.contains(words) }
    return screen.text.firstMatch(of: words).flatMap { Int($0.1) }
  }

  /// The text of a file in the home folder; empty where there is none.
  public func read(_ name: String) throws -> String {
    try program.run(["-c", "cat \"$HOME/\(name)\" 2>/dev/null || :"], executable: "/bin/sh").output
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
