import ProgramTesting
import Testing

extension Tmux {
  /// Expects the terminal to be as it was before the program: the screen, the cursor, the mouse and the line's modes.
  func expectGivenBack(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let facts = try fact("alternate_on} #{cursor_flag} #{mouse_any_flag} #{mouse_sgr_flag} #{keypad_flag")
    #expect(facts == "0 1 0 0 0", sourceLocation: sourceLocation)
    let lines = try ["before", "after"].map { try read("line.\($0)") }
    #expect(lines[0] == lines[1] && !lines[0].isEmpty, sourceLocation: sourceLocation)
  }
}
