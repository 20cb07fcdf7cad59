import Cells
import Testing

@testable import ContextMenus

@Suite("A menu looks")
struct SnapshotTests {
  @Test("like the sketch: preview left, menu right, below its row")
  func rowMenu() {
    let preview = Preview<Message>([Fixtures.thumbnail()], commit: .open)
    let menu = TestMenu.open(Fixtures.rowMenu(4), preview: preview)
    #expect(
      menu.picture[5...17].map { $0 } == [
        "      ╭──────────────────────╮╭────────────────────────╮",
        "      │ ▓▒▒▓▒▒▓▒▒▓▒▒▓▒▒▓▒▒▓▒ ││▐  ⌖  View map        v▌│",
        "      │ ▒▒▓▒▒▓▒▒▓▒▒▓▒▒▓▒▒▓▒▒ ││   ↗  Share ▸         s │",
        "      │ ▒▓▒▒▓▒▒▓▒▒▓▒▒▓▒▒▓▒▒▓ │├────────────────────────┤",
        "      │ ▓▒▒▓▒▒▓▒▒▓▒▒▓▒▒▓▒▒▓▒ ││ Rate…                  │",
        "      │ ▒▒▓▒▒▓▒▒▓▒▒▓▒▒▓▒▒▓▒▒ ││   ★      Boring      1 │",
        "      │ Bled                 ││   ★★     Meh         2 │",
        "      │ Slovenia · 46.4 N    ││   ★★★    It's OK     3 │",
        "      │ ★★★★☆ yours · 4.7 ★  ││ ● ★★★★   Like It     4 │",
        "      ╰──── tab ⏎ opens ─────╯│   ★★★★★  Fantastic!  5 │",
        "                              ├────────────────────────┤",
        "                              │   ⌫  Remove rating   r │",
        "                              ╰────────────────────────╯",
      ])
  }
}
