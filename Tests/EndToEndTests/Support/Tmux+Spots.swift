import ProgramTesting

/// What hands do in this program.
extension Tmux {
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
}
