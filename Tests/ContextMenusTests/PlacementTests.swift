import Cells
import Testing

@testable import ContextMenus

@Suite("A menu is placed")
struct PlacementTests {
  static let sizes = [Size(width: 80, height: 24), Size(width: 40, height: 12), Size(width: 20, height: 6)]

  @Test("wholly on the screen from every corner, and its last item can be reached", arguments: sizes)
  func corners(size: Size) {
    for x in [0, size.width / 2, size.width - 1] {
      for y in 0..<size.height {
        for width in [1, size.width - x] {
          let anchor = Rect(x: x, y: y, width: width, height: 1)
          var menu = TestMenu.open(Fixtures.rowMenu(4), anchor: anchor, in: size)
          #expect(Rect(size).contains(menu.layout.frame))
          menu.press(Key(.end))
          #expect(menu.rect(of: "remove") != nil)
          #expect(menu.press(.enter) == .choose(.unrate, keepOpen: false))
        }
      }
    }
  }

  @Test("below its row, above it, beside it, or over it where there is no other room")
  func order() {
    func card(_ rows: Int, _ anchor: Rect, _ size: Size = Size(width: 80, height: 24)) -> Rect {
      TestMenu.open(Fixtures.plain(rows), anchor: anchor, in: size).layout.cards[0].rect
    }
    #expect(card(5, Rect(x: 0, y: 4, width: 80, height: 1)).minY == 5)
    #expect(card(5, Rect(x: 0, y: 20, width: 80, height: 1)).maxY == 20)
    #expect(card(18, Rect(x: 10, y: 12, width: 8, height: 1)).minX == 18)
    #expect(card(18, Rect(x: 70, y: 12, width: 8, height: 1)).maxX == 70)
    let scrolled = card(15, Rect(x: 0, y: 13, width: 80, height: 1))
    #expect(scrolled.maxY == 13 && scrolled.height == 13)
    #expect(card(15, Rect(x: 0, y: 5, width: 40, height: 1), Size(width: 40, height: 12)).height == 10)
  }

  @Test("without covering its row, unless there is no room", arguments: 0..<23)
  func rowStaysVisible(y: Int) {
    let anchor = Rect(x: 0, y: y, width: 80, height: 1)
    let menu = TestMenu.open(Fixtures.rowMenu(4), preview: Preview([Fixtures.thumbnail()]), anchor: anchor)
    #expect(!menu.layout.frame.intersects(anchor))
  }

  @Test("without covering a point, such as a pin on a map, wherever there is a way", arguments: sizes)
  func pointStaysVisible(size: Size) throws {
    for y in 1..<size.height - 1 {
      for x in 0..<size.width {
        let point = Rect(x: x, y: y, width: 1, height: 1)
        let menu = TestMenu.open(Fixtures.rowMenu(4), anchor: point, in: size)
        let card = try #require(menu.layout.cards.first?.rect)
        #expect(card.width >= 14 && card.height >= 4)
        guard card.intersects(point) else { continue }
        // Narrow at the sides, and too low for two items above and below.
        #expect(max(x, size.width - x - 1) < 20 && max(y, size.height - y - 2) < 4, "\(size) \(x) \(y)")
      }
    }
  }

  @Test("beside a point, with the titles cut and the keys whole")
  func narrowBesidePoint() {
    let point = Rect(x: 20, y: 5, width: 1, height: 1)
    let menu = TestMenu.open(Fixtures.rowMenu(4), anchor: point, in: Size(width: 40, height: 12))
    #expect(menu.layout.cards[0].rect == Rect(x: 0, y: 1, width: 20, height: 10))
    #expect(menu.picture.contains { $0.contains("│   ↗  Share ▸   s │") }, "\(menu.picture)")
    #expect(menu.picture.contains { $0.contains("│ ● Like It      4 │") }, "\(menu.picture)")
  }

  @Test("no taller than the screen less two rows, with its position shown")
  func tall() {
    let menu = TestMenu.open(Fixtures.plain(100), anchor: Rect(x: 3, y: 3, width: 5, height: 1))
    #expect(menu.layout.cards[0].rect.height == 22)
    #expect(menu.layout.cards[0].hasMoreBelow && !menu.layout.cards[0].hasMoreAbove)
    #expect(menu.picture.contains { $0.contains("1/100 ▼") })
  }

  @Test("without rules where so few lines are shown that one would take an item's place", arguments: 6...9)
  func fewLines(height: Int) throws {
    var menu = TestMenu.open(
      Fixtures.rowMenu(4), anchor: Rect(x: 0, y: 2, width: 20, height: 1), in: Size(width: 20, height: height))
    var rules = 0
    for _ in 0..<9 {
      let card = try #require(menu.layout.cards.first)
      #expect(card.rect.height == height - 2 && card.rows.count >= height - 5)
      rules += menu.picture.filter { $0.contains("├─") }.count
      menu.press(.down)
    }
    #expect((rules > 0) == (height >= 8))
    // With the screen they come back.
    menu.resize(to: Size(width: 20, height: 24))
    #expect(menu.picture.contains { $0.contains("├─") })
  }

  @Test("and pages by the height that is drawn, without resting on a rule or a header", arguments: [24, 12])
  func pages(height: Int) {
    var menu = TestMenu.open(
      Menu {
        for section in 0..<10 {
          Menu(title: "Section \(section)", options: .displayInline) {
            for n in 0..<3 { Action(title: "\(section).\(n)", message: .item(n)) }
          }
        }
      }, in: Size(width: 40, height: height))
    let visible = menu.state.levels[0].visibleLines
    var last = -1
    while menu.highlightedIdentifier != "9.2" {
      let level = menu.state.levels[0]
      let line =
        level.content.index(of: level.highlight).flatMap { level.content.row(of: $0) }.map {
          level.content.rows[$0].top
        } ?? -1
      #expect(line > last && (last < 0 || line - last <= visible))
      last = line
      menu.press(Key(.pageDown))
      #expect(menu.rect(of: menu.highlightedIdentifier ?? "") != nil)
    }
    for _ in 0..<20 { menu.press(Key(.pageUp)) }
    #expect(menu.highlightedIdentifier == "0.0" && menu.state.levels[0].scroll == 0)
  }

  @Test("and scrolls the row into view that an arrow goes to")
  func arrowScrolls() {
    var menu = TestMenu.open(Fixtures.plain(30), in: Size(width: 40, height: 12))
    for number in 1..<30 {
      menu.press(.down)
      #expect(menu.highlightedIdentifier == "Item \(number)")
      #expect(menu.rect(of: "Item \(number)") != nil)
    }
    menu.press(.down)
    #expect(menu.highlightedIdentifier == "Item 0" && menu.state.levels[0].scroll == 0)
  }

  @Test("with what is too wide cut, and the key still seen", arguments: sizes)
  func wide(size: Size) {
    let source = Menu<Message>(title: "A title that goes on and on, far beyond the edge of any of these screens") {
      Action(
        title: "A name that is far too long for the screen that it is shown on, whatever screen that may be",
        key: .character("x"), message: .show)
    }
    let menu = TestMenu.open(source, in: size)
    let row = menu.rect(of: source.children.count == 1 ? menu.highlightedIdentifier ?? "" : "") ?? Rect(.zero)
    let line = menu.picture[row.minY]
    #expect(line.contains("…") && line.contains(" x▌│"))
    #expect(menu.layout.cards[0].rect.width <= size.width)
  }

  @Test("at least 14 columns wide")
  func narrow() {
    #expect(TestMenu.open(Menu { Action(title: "A", message: .like) }).layout.cards[0].rect.width == 14)
  }

  @Test(
    "over the whole of a screen that is smaller than 20×6, down to a single cell",
    arguments: [
      Size(width: 19, height: 24), Size(width: 80, height: 5), Size(width: 12, height: 1), Size(width: 1, height: 1),
    ])
  func picker(size: Size) {
    var menu = TestMenu.open(
      Fixtures.rowMenu(4), accessory: Fixtures.reactions(), preview: .heldView(commit: .open), in: size)
    #expect(menu.layout.isPicker)
    #expect(menu.rect(of: "View map") != nil)
    #expect(menu.picture[0].contains(size.width > 10 ? "View" : ""))
    menu.press(Key(.end))
    #expect(menu.rect(of: "remove") != nil)
    menu.press(.tab)
    #expect(menu.focus == .preview && menu.layout.preview != nil)
    menu.press(.tab)
    menu.press(.right)
    #expect(menu.focus == .accessory(1) && menu.layout.accessoryItems[1] != nil)
    #expect(menu.press(.enter) == .choose(.react(":,"), keepOpen: false))
  }

  @Test("with its submenu to the right, to the left, or in its place")
  func submenus() {
    func cards(_ anchor: Rect, _ width: Int) -> [MenuLayout.Card] {
      var menu = TestMenu.open(Fixtures.rowMenu(4), anchor: anchor, in: Size(width: width, height: 24))
      menu.press(.down)
      menu.press(.right)
      return menu.layout.cards
    }
    let right = cards(Rect(x: 0, y: 2, width: 10, height: 1), 80)
    #expect(right.count == 2 && right[1].rect.minX == right[0].rect.maxX)
    #expect(right[1].rows[0].rect.minY == right[0].rows[1].rect.minY)
    let left = cards(Rect(x: 70, y: 2, width: 10, height: 1), 80)
    #expect(left.count == 2 && left[1].rect.maxX == left[0].rect.minX)
    #expect(cards(Rect(x: 0, y: 2, width: 30, height: 1), 30).map(\.level) == [1])
  }

  @Test("upside down above its row by priority, the destructive item still last")
  func priority() {
    let source = Menu<Message> {
      Action(title: "First", message: .item(0))
      Action(title: "Delete", attributes: .destructive, message: .delete)
      Action(title: "Second", message: .item(1))
    }
    func titles(_ order: ElementOrder, y: Int) -> [String] {
      let menu = TestMenu.open(source, anchor: Rect(x: 0, y: y, width: 80, height: 1), order: order)
      #expect(menu.highlightedIdentifier == "First")
      return menu.state.levels[0].content.items.map(\.title)
    }
    #expect(titles(.priority, y: 2) == ["First", "Second", "Delete"])
    #expect(titles(.priority, y: 20) == ["Second", "First", "Delete"])
    #expect(titles(.automatic, y: 20) == ["First", "Second", "Delete"])
    #expect(titles(.fixed, y: 20) == ["First", "Delete", "Second"])
  }

  @Test("with destructive sections and elements at the end of the level")
  func destructiveLast() {
    let menu = TestMenu.open(
      Menu {
        Action(title: "Delete", attributes: .destructive, message: .delete)
        Action(title: "A", message: .like)
        Menu(options: .displayInline) { Action(title: "Erase", attributes: .destructive, message: .delete) }
        Menu(title: "Section", options: .displayInline) { Action(title: "B", message: .like) }
      })
    #expect(menu.state.levels[0].content.items.map(\.title) == ["A", "B", "Delete", "Erase"])
  }

  @Test("and a preview shrinks, and goes, before the menu does")
  func previewShrinks() {
    let preview = Preview<Message>([Fixtures.thumbnail(24, 9), Fixtures.thumbnail(12, 4)], commit: .open)
    func box(_ size: Size) -> Size? {
      TestMenu.open(
        Fixtures.bubbleMenu, preview: preview, anchor: Rect(x: 0, y: 1, width: size.width, height: 1), in: size
      )
      .layout.preview?.size
    }
    #expect(box(Size(width: 80, height: 24)) == Size(width: 28, height: 11))
    #expect(box(Size(width: 40, height: 10)) == Size(width: 16, height: 6))
    #expect(box(Size(width: 24, height: 6)) == nil)
  }

  @Test("with its preview, even where the menu is too tall to stand above or below", arguments: [30, 80])
  func previewOfTallMenu(width: Int) {
    let anchor = Rect(x: 0, y: 12, width: width, height: 1)
    let preview = Preview<Message>([Fixtures.thumbnail()], commit: .open)
    let menu = TestMenu.open(Fixtures.plain(14), preview: preview, anchor: anchor)
    #expect(menu.layout.preview?.size == Size(width: 24, height: 10))
    #expect(!menu.layout.frame.isEmpty && menu.layout.preview?.intersects(menu.layout.cards[0].rect) == false)
    #expect(!menu.layout.cards[0].rect.intersects(anchor) && menu.layout.preview?.intersects(anchor) == false)
  }

  @Test("with the right size at the very first opening")
  func firstSize() {
    let menu = TestMenu.open(Fixtures.rowMenu(4))
    var again = menu
    again.resize(to: menu.size)
    #expect(again.layout == menu.layout)
  }

  @Test("above a busy screen that never shows through")
  func busyBackground() {
    let menu = TestMenu.open(Fixtures.rowMenu(4), theme: MenuTheme().still)
    var pictures: [[Cell]] = []
    for filling in ["x", "京", " "] {
      var canvas = Canvas(menu.size)
      for y in 0..<menu.size.height {
        canvas.write(String(repeating: filling, count: 80), x: y % 2, y: y)
      }
      menu.draw(on: &canvas)
      let rect = menu.layout.cards[0].rect
      pictures.append(canvas.copy(of: rect).cells)
    }
    #expect(pictures[0] == pictures[1] && pictures[1] == pictures[2])
  }
}
