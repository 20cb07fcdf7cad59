import ProgramTesting
import Testing

extension EndToEnd {
  @Suite("What the terminal can do") struct Examination {
    @Test("is said of pixels too: tmux has none, and characters are drawn")
    func pixels() throws {
      let terminal = try Tmux("--doctor")
      #expect(try terminal.end() == 0)
      let said = try terminal.screen.text
      #expect(said.contains(#/pixels +none: tmux is between/#))
      #expect(said.contains(#/your pictures are drawn in +characters, as the setting says/#))
      try terminal.expectGivenBack()
    }
  }
}
