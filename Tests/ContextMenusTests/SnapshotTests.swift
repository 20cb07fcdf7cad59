import Cells
import Testing

@testable import ContextMenus

@Suite("A menu looks")
struct SnapshotTests {
  private func check(
    _ menu: TestMenu, rows: Range<Int>, _ expected: String, at location: SourceLocation = #_sourceLocation
  ) {
    let picture = menu.picture[rows].joined(separator: "\n")
    #expect(picture == expected, "\n\(picture)\n", sourceLocation: location)
  }

  private let preview = Preview<Message>([Fixtures.thumbnail(), Fixtures.thumbnail(14, 5)], commit: .open)

  @Test("like the sketch: preview left, menu right, below its row")
  func rowMenu() {
    check(
      .open(Fixtures.rowMenu(4), preview: preview), rows: 5..<18,
      """
            ╭──────────────────────╮╭────────────────────────╮
            │ ▓▒▒▓▒▒▓▒▒▓▒▒▓▒▒▓▒▒▓▒ ││▐  ⌖  View map        v▌│
            │ ▒▒▓▒▒▓▒▒▓▒▒▓▒▒▓▒▒▓▒▒ ││   ↗  Share ▸         s │
            │ ▒▓▒▒▓▒▒▓▒▒▓▒▒▓▒▒▓▒▒▓ │├────────────────────────┤
            │ ▓▒▒▓▒▒▓▒▒▓▒▒▓▒▒▓▒▒▓▒ ││ Rate…                  │
            │ ▒▒▓▒▒▓▒▒▓▒▒▓▒▒▓▒▒▓▒▒ ││   ★      Boring      1 │
            │ Bled                 ││   ★★     Meh         2 │
            │ Slovenia · 46.4 N    ││   ★★★    It's OK     3 │
            │ ★★★★☆ yours · 4.7 ★  ││ ● ★★★★   Like It     4 │
            ╰──── tab ⏎ opens ─────╯│   ★★★★★  Fantastic!  5 │
                                    ├────────────────────────┤
                                    │   ⌫  Remove rating   r │
                                    ╰────────────────────────╯
      """)
  }

  @Test("with its submenu beside its row")
  func submenu() {
    var menu = TestMenu.open(Fixtures.rowMenu(0))
    menu.press(.down)
    menu.press(.right)
    check(
      menu, rows: 5..<11,
      """
            ╭──────────────────────╮
            │ ⌖  View map        v │╭────────────╮
            │▐↗  Share ▸         s▌││▐Copy text ▌│
            ├──────────────────────┤│ Copy link  │
            │ Rate…                ││ Show       │
            │ ★      Boring      1 │╰────────────╯
      """)
  }

  @Test("on a small screen: scrolling, its submenu in its place")
  func small() {
    let size = Size(width: 40, height: 12)
    var menu = TestMenu.open(Fixtures.rowMenu(4), preview: preview, in: size)
    check(
      menu, rows: 5..<11,
      """
            ╭────────────────────────╮
            │▐  ⌖  View map        v▌│
            │   ↗  Share ▸         s │
            ├────────────────────────┤
            │ Rate…                  │
            ╰──────────────── 1/8 ▼ ─╯
      """)
    menu.press(Key(.end))
    check(
      menu, rows: 5..<11,
      """
            ╭──────────────────── ▲ ─╮
            │ ● ★★★★   Like It     4 │
            │   ★★★★★  Fantastic!  5 │
            ├────────────────────────┤
            │▐  ⌫  Remove rating   r▌│
            ╰────────────────── 8/8 ─╯
      """)
    menu.press(Key(.home))
    menu.press(.down)
    menu.press(.right)
    check(
      menu, rows: 5..<10,
      """
            ╭─ ‹ Share ──╮
            │▐Copy text ▌│
            │ Copy link  │
            │ Show       │
            ╰────────────╯
      """)
  }

  @Test("at 20×6, and smaller still")
  func tiny() {
    check(
      .open(Fixtures.rowMenu(4), preview: preview, in: Size(width: 20, height: 6)), rows: 0..<6,
      """
      ╭──────────────────╮
      │▐  ⌖  View map  v▌│
      │   ↗  Share ▸   s │
      ╰────────── 1/8 ▼ ─╯


      """)
    check(
      .open(Fixtures.ratingMenu(4), in: Size(width: 19, height: 3)), rows: 0..<3,
      """
        ★★     Meh      2
        ★★★    It's OK  3
      ● ★★★★   Like It  4
      """)
    check(.open(Fixtures.plain(9), in: Size(width: 14, height: 1)), rows: 0..<1, "Item 0     1/9")
  }

  @Test("in ASCII")
  func ascii() {
    let picture = Preview<Message>([Canvas(Size(width: 17, height: 3), filledWith: Cell("."))], commit: .open)
    check(
      .open(Fixtures.rowMenu(4), preview: picture, theme: MenuTheme.mono.ascii.still), rows: 5..<18,
      """
            +-------------------++--------------------------+
            | ................. ||>   o  View map        v <|
            | ................. ||    ^  Share >         s  |
            | ................. |+--------------------------+
            +- tab Enter opens -+|  Rate...                 |
                                 |    *      Boring      1  |
                                 |    **     Meh         2  |
                                 |    ***    It's OK     3  |
                                 |  * ****   Like It     4  |
                                 |    *****  Fantastic!  5  |
                                 +--------------------------+
                                 |    !  Remove rating   r  |
                                 +--------------------------+
      """)
  }

  @Test("with a reaction bar above the bubble and the menu below")
  func bubble() {
    var menu = TestMenu.open(
      Fixtures.bubbleMenu, accessory: Fixtures.reactions("♥"), preview: .heldView(commit: .open),
      anchor: Rect(x: 6, y: 3, width: 40, height: 1))
    menu.press(.up)
    check(
      menu, rows: 0..<8,
      """
              ╭─────────────────────────────╮
              │ 😀 1  🥹 2  😂 3 (♥ 4) 👍 5 │
              ╰─────────────────────────────╯

              ╭─────────────╮
              │ ♡  Like   l │
              │ ↗  Share  s │
              ╰─────────────╯
      """)
  }

  @Test("with title, badge, palette, sizes, subtitles, marks and a loading row")
  func everything() {
    let source = Menu<Message>(title: "Marked") {
      Menu(title: "Colour", options: [.displayInline, .displayAsPalette, .singleSelection]) {
        Action(title: "Red", image: Image("R", ascii: "r"), message: .item(0))
        Action(title: "Green", image: Image("G", ascii: "g"), state: .on, message: .item(1))
        Action(title: "Blue", image: Image("B", ascii: "b"), message: .item(2))
      }
      Menu(options: .displayInline, preferredElementSize: .medium) {
        Action(title: "Copy", image: Image("⧉", ascii: "c"), message: .copyText)
        Action(title: "Paste", image: Image("▤", ascii: "p"), message: .copyLink)
      }
      Action(title: "Delete", image: Image("✕", ascii: "x"), attributes: .destructive, message: .delete)
      Action(title: "Rename", subtitle: "Change what it is called", state: .mixed, message: .edit)
      Action(title: "Bold", state: .on, message: .edit)
      DeferredElement("more")
    }
    check(
      .open(source, anchor: Rect(x: 2, y: 2, width: 9, height: 1), secondary: ["b", "c"]), rows: 3..<15,
      """
        ╭─ Marked ────────────────── 3 ─╮
        │ Colour                        │
        │  R (G) B                      │
        ├───────────────────────────────┤
        │  ⧉ Copy  ▤ Paste              │
        ├───────────────────────────────┤
        │ –    Rename                   │
        │      Change what it is called │
        │ ✓    Bold                     │
        │ Loading…                      │
        │!  ✕  Delete                   │
        ╰───────────────────────────────╯
      """)
  }

  @Test("says once for how many things it is")
  func count() {
    let source = Menu<Message>(title: "3 spots") { Action(title: "Copy", message: .copyText) }
    check(
      .open(source, anchor: Rect(x: 2, y: 2, width: 9, height: 1), secondary: ["b", "c"]), rows: 3..<6,
      """
        ╭─ 3 spots ──╮
        │▐Copy      ▌│
        ╰────────────╯
      """)
  }

  @Test("in ASCII with air between the highlight's marks, pictures and keys")
  func asciiAir() {
    let source = Menu<Message> {
      Action(title: "Keep", image: Image("↗", ascii: "^"), key: .character("k"), message: .like)
      Action(
        title: "Drop", image: Image("✕", ascii: "x"), attributes: .destructive, key: .character("d"), message: .delete)
    }
    check(
      .open(source, anchor: Rect(x: 0, y: 0, width: 4, height: 1), theme: MenuTheme.mono.ascii.still), rows: 1..<5,
      """
      +--------------+
      |> ^  Keep  k <|
      |! x  Drop  d  |
      +--------------+
      """)
  }

  @Test("with a destructive item marked without colour, highlighted or not")
  func destructive() {
    let source = Menu<Message> {
      Action(title: "Keep", message: .like)
      Action(title: "Delete", attributes: .destructive, message: .delete)
    }
    var menu = TestMenu.open(source, anchor: Rect(x: 0, y: 0, width: 4, height: 1), theme: MenuTheme.mono.still)
    #expect(menu.picture.contains("│ ⌫  Delete  │"))
    menu.press(.down)
    #expect(menu.picture.contains("│▐⌫  Delete ▌│"))
  }

  @Test("by its highlight even without colour: the row is in reverse, between markers")
  func highlight() {
    let menu = TestMenu.open(Fixtures.plain(3), theme: MenuTheme.mono.still)
    var canvas = Canvas(menu.size)
    menu.draw(on: &canvas)
    let rect = menu.rect(of: "Item 0") ?? Rect(.zero)
    for x in rect.minX + 1..<rect.maxX - 1 {
      #expect(canvas[x, rect.minY].style.attributes.contains(.reverse))
      #expect(!canvas[x, rect.minY + 1].style.attributes.contains(.reverse))
    }
  }
}

@Suite("The bar of a hold")
struct HoldIndicatorTests {
  private func row(_ progress: Double, over text: String = "", theme: MenuTheme = .mono) -> Canvas {
    var canvas = Canvas(Size(width: 24, height: 2))
    canvas.write(text, x: 2, y: 0)
    HoldIndicator.draw(progress: progress, in: Rect(x: 2, y: 0, width: 20, height: 2), on: &canvas, theme: theme)
    return canvas
  }

  private func filled(_ canvas: Canvas) -> [Int] {
    (0..<24).filter { canvas[$0, 0].style.attributes.contains(.reverse) }
  }

  @Test(
    "fills the first row of the held view from the left", arguments: [(0, 0), (0.25, 5), (0.5, 10), (1, 20), (7, 20)])
  func filling(progress: Double, cells: Int) {
    let canvas = row(progress)
    #expect(filled(canvas) == Array(2..<2 + cells))
    #expect((0..<24).allSatisfy { canvas[$0, 1] == .blank })
  }

  @Test("ends in eighths of a cell, which never hide a letter")
  func eighths() {
    let ends = (1...7).map { row((16 + Double($0)) / 160).lines[0] }
    #expect(ends == ["▏", "▎", "▍", "▌", "▋", "▊", "▉"].map { "    " + $0 })
    #expect(row(20 / 160, over: "Bled").lines[0] == "  Bled")
    #expect(filled(row(20 / 160, over: "Bled")) == [2, 3])
  }

  @Test("has whole cells alone in ASCII, and is not there in reduced motion")
  func plain() {
    let ascii = row(21 / 160, theme: MenuTheme.mono.ascii)
    #expect(ascii.lines[0].unicodeScalars.allSatisfy { $0.isASCII })
    #expect(filled(ascii) == [2, 3])
    #expect(filled(row(0.5, theme: MenuTheme.mono.still)).isEmpty)
  }

  @Test("changes few cells from one frame to the next, also on a wide and tall view")
  func fewCells() {
    let size = Size(width: 80, height: 6)
    var before = Canvas(size)
    before.write("Take the path up to Ojstrica at sunrise", x: 20, y: 0, style: Style(.bold))
    let plain = before
    // The bar takes 320 ms of the 500, at 30 frames a second.
    for frame in 1...10 {
      var after = plain
      HoldIndicator.draw(progress: Double(frame) / 10, in: Rect(size), on: &after, theme: .colored())
      let changed = (0..<80).filter { after[$0, 0] != before[$0, 0] }
      // In 24-bit colour a run of one style costs two changes of style (at most 60 bytes) and a move (at most 10), and
      // each cell at most four bytes.
      #expect(changed.count <= 10 && 70 + 4 * changed.count <= 220)
      let others = after.lines.dropFirst()
      #expect(Array(others) == Array(plain.lines.dropFirst()))
      before = after
    }
  }
}
