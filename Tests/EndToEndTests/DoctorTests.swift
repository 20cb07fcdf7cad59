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
      #expect(said.contains(#/your pictures are drawn in +characters, in 256 colours, as the setting says/#))
      try terminal.expectGivenBack()
    }

    @Test(
      "is said of pictures at every depth of colour",
      arguments: [
        ("tmux-direct", "auto", "characters, in 24-bit colour, as the setting says"),
        ("screen-16color", "auto", "characters, in 8 colours, as the setting says"),
        ("tmux-256color", "mono", "nothing: without colours the program's own are shown"),
      ])
    func pictures(_ term: String, _ theme: String, _ drawing: String) throws {
      let terminal = try Tmux("--doctor", "--theme", theme, size: (120, 40), term: term)
      #expect(try terminal.end() == 0)
      #expect(try terminal.screen.flowing.contains("your pictures are drawn in \(drawing)"))
    }

    @Test("is said of pictures in ASCII")
    func noPictures() throws {
      let ascii = try Tmux("--doctor", "--ascii", size: (120, 40))
      #expect(try ascii.end() == 0)
      #expect(try ascii.screen.flowing.contains("drawn in nothing: in ASCII the program's own are shown"))
    }
  }
}
