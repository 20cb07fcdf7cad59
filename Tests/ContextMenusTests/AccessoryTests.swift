import Cells
import Testing

@testable import ContextMenus

@Suite("An accessory")
struct AccessoryTests {
  private func bubble(
    _ anchor: Rect, in size: Size = Size(width: 80, height: 24), marked: String? = nil,
    theme: MenuTheme = MenuTheme().still
  ) -> TestMenu {
    .open(
      Fixtures.bubbleMenu, accessory: Fixtures.reactions(marked), preview: .heldView(commit: .open), anchor: anchor,
      in: size, theme: theme)
  }

  @Test("is entered with Up from the first item, and left at both ends")
  func entering() {
    var menu = bubble(Rect(x: 6, y: 10, width: 42, height: 3))
    menu.press(.up)
    #expect(menu.focus == .accessory(0) && menu.statusText == "React :D")
    menu.press(.right)
    menu.press(.right)
    #expect(menu.focus == .accessory(2))
    menu.press(.left)
    #expect(menu.focus == .accessory(1))
    menu.press(Key(.end))
    #expect(menu.focus == .accessory(4))
    menu.press(.right)
    #expect(menu.focus == .accessory(0))
    menu.press(.down)
    #expect(menu.focus == .menu && menu.highlightedIdentifier == "Like")
    menu.press(.up)
    menu.press(.up)
    #expect(menu.focus == .menu && menu.highlightedIdentifier == "Share")
  }

  @Test("without one, Up from the first item wraps")
  func withoutOne() {
    var menu = TestMenu.open(Fixtures.bubbleMenu)
    menu.press(.up)
    #expect(menu.highlightedIdentifier == "Share")
  }

  @Test("starts at the marked item, which is shown without colour", arguments: [true, false])
  func marked(isASCII: Bool) {
    let theme = isASCII ? MenuTheme.mono.ascii.still : MenuTheme.mono.still
    var menu = bubble(Rect(x: 6, y: 10, width: 42, height: 3), marked: "♥", theme: theme)
    menu.press(.up)
    #expect(menu.focus == .accessory(3))
    #expect(menu.picture.contains { $0.contains(isASCII ? "(<3 4)" : "(♥ 4)") })
    #expect(menu.press(.enter) == .choose(.react("<3"), keepOpen: false))
  }

  @Test("answers to its keys from anywhere, after the menu's own", arguments: 1...5)
  func keys(number: Int) {
    var menu = bubble(Rect(x: 6, y: 10, width: 42, height: 3))
    let messages = [":D", ":,", "XD", "<3", "+1"]
    #expect(menu.press(Fixtures.digit(number)) == .choose(.react(messages[number - 1]), keepOpen: false))
    var rating = TestMenu.open(Fixtures.ratingMenu(0), accessory: Fixtures.reactions())
    #expect(rating.press(Fixtures.digit(number)) == .choose(.rate(number), keepOpen: false))
  }

  @Test("is never under the menu and always on the screen", arguments: PlacementTests.sizes)
  func placing(size: Size) {
    for y in 0..<size.height {
      for height in [1, 3, size.height] {
        for x in [0, size.width / 2] {
          var menu = bubble(Rect(x: x, y: y, width: size.width / 2, height: height), in: size)
          let rect = menu.layout.accessory ?? Rect(.zero)
          #expect(!rect.isEmpty && Rect(size).contains(rect))
          #expect(menu.layout.cards.allSatisfy { !$0.rect.intersects(rect) })
          for index in 0..<5 {
            menu.state.focus = .accessory(index)
            menu.state.place()
            #expect(menu.layout.accessoryItems[index]?.isEmpty == false)
          }
        }
      }
    }
  }

  @Test("stands above the lifted view, which moves down where there is no room above it, and up for the menu")
  func sides() {
    let above = bubble(Rect(x: 6, y: 10, width: 42, height: 3))
    #expect(above.layout.accessory?.maxY == 10 && above.layout.cards[0].rect.minY == 13)
    let top = bubble(Rect(x: 6, y: 0, width: 42, height: 3))
    #expect(top.layout.accessory?.minY == 0 && top.layout.accessory?.maxY == 3)
    #expect(top.layout.preview?.minY == 3 && top.layout.cards[0].rect.minY == 6)
    let bottom = bubble(Rect(x: 6, y: 20, width: 42, height: 3))
    let preview = bottom.layout.preview ?? Rect(.zero)
    #expect(preview.minY < 20 && preview.height == 3)
    #expect(bottom.layout.accessory?.maxY == preview.minY && bottom.layout.cards[0].rect.minY == preview.maxY)
    // The moved view is not also where it stood.
    var canvas = Canvas(Size(width: 80, height: 24))
    canvas.write("the bubble", x: 8, y: 21)
    bottom.draw(on: &canvas)
    #expect(canvas.lines.filter { $0.contains("the bubble") }.count == 1)
    #expect(canvas.line(preview.minY + 1).contains("the bubble"))
  }

  @Test("does not move the menu where there is room for it")
  func menuStays() {
    for y in 3..<12 {
      let anchor = Rect(x: 6, y: y, width: 42, height: 3)
      let without = TestMenu.open(Fixtures.bubbleMenu, preview: .heldView(commit: .open), anchor: anchor)
      #expect(bubble(anchor).layout.cards[0].rect == without.layout.cards[0].rect)
    }
  }

  @Test("stands on the title's row only where it has no room elsewhere; the menu never does")
  func onTitle() {
    var settings = MenuSettings()
    settings.titleLines = 1
    func open(_ height: Int, view: Int) -> MenuLayout {
      TestMenu.open(
        Fixtures.bubbleMenu, accessory: Fixtures.reactions(), preview: .heldView(commit: .open),
        anchor: Rect(x: 6, y: 2, width: 30, height: view), in: Size(width: 40, height: height), settings: settings
      ).layout
    }
    for height in 10...20 {
      for view in 1...8 {
        let layout = open(height, view: view)
        #expect(layout.cards[0].rect.minY >= 1 && layout.cards[0].rect.maxY < height)
        #expect(layout.accessory != nil && layout.preview.map { $0.minY >= 1 } ?? true)
        if height > 14 && view < 4 { #expect(layout.accessory?.minY ?? 0 >= 1, "\(height) \(view)") }
      }
    }
    // Below ten rows everything is needed.
    #expect(open(8, view: 1).cards[0].rect.maxY < 8)
  }

  @Test("goes in the same frame as the menu, however that ends")
  func ending() {
    let endings: [(inout TestMenu) -> MenuResult<Message>] = [
      { $0.press(.escape) }, { $0.press(.enter) }, { $0.press(.character("1")) },
      { $0.mouse(.press(.left), 79, 23) },
      { menu in
        menu.press(.tab)
        return menu.press(.enter)
      },
    ]
    for ending in endings {
      var menu = bubble(Rect(x: 6, y: 10, width: 42, height: 3))
      #expect(ending(&menu).endsMenu)
      #expect(menu.layout == MenuLayout())
      #expect(menu.picture == Array(repeating: "", count: 24))
    }
  }

  @Test("can appear later than the menu, which then does not move")
  func delay() {
    var settings = MenuSettings()
    settings.accessoryDelay = 500
    var menu = TestMenu.open(
      Fixtures.bubbleMenu, accessory: Fixtures.reactions(), anchor: Rect(x: 6, y: 10, width: 42, height: 3),
      settings: settings)
    let card = menu.layout.cards[0].rect
    #expect(!menu.picture.contains { $0.contains("😀") })
    #expect(menu.deadline == 500)
    _ = menu.tick(at: 500)
    #expect(menu.picture.contains { $0.contains("😀") })
    #expect(menu.layout.cards[0].rect == card)
  }

  @Test("of the program's own cells is redrawn for each focus, and walked by geometry")
  func ownCells() {
    let size = Size(width: 6, height: 2)
    func cells(_ text: String) -> Canvas {
      var canvas = Canvas(size)
      canvas.write(text, x: 0, y: 0)
      return canvas
    }
    let items = (0..<4).map {
      AccessoryItem(identifier: "\($0)", title: "\($0)", keepsMenuPresented: true, message: Message.item($0))
    }
    let frames = [
      Rect(x: 0, y: 0, width: 3, height: 1), Rect(x: 3, y: 0, width: 3, height: 1),
      Rect(x: 0, y: 1, width: 3, height: 1), Rect(x: 3, y: 1, width: 3, height: 1),
    ]
    let accessory = Accessory(
      items: items, forms: [AccessoryForm(canvas: cells("none"), frames: frames, focused: [1: cells("one")])],
      alignment: .center)
    var menu = TestMenu.open(Fixtures.bubbleMenu, accessory: accessory, anchor: Rect(x: 6, y: 10, width: 42, height: 3))
    #expect(menu.picture.contains { $0.contains("none") })
    menu.press(.up)
    menu.press(.right)
    #expect(menu.focus == .accessory(1) && menu.picture.contains { $0.contains("one") })
    menu.press(.down)
    #expect(menu.focus == .accessory(3))
    #expect(menu.press(.enter) == .choose(.item(3), keepOpen: true))
    menu.press(.down)
    #expect(menu.focus == .menu)
  }

  @Test("keeps the focused item by its identifier when it is replaced")
  func replaced() {
    var menu = bubble(Rect(x: 6, y: 10, width: 42, height: 3))
    menu.press(.up)
    menu.press(.right)
    var fewer = Fixtures.reactions()
    fewer.items.removeFirst()
    fewer.content = .bar([
      Image("🥹", ascii: ":,"), Image("😂", ascii: "XD"), Image("♥", ascii: "<3"), Image("👍", ascii: "+1"),
    ])
    menu.updateAccessory(to: fewer)
    #expect(menu.focus == .accessory(0) && menu.statusText == "React :,")
    menu.updateAccessory(to: nil)
    #expect(menu.focus == .menu && menu.layout.accessory == nil)
  }

  @Test("is chosen by a click, and by sliding")
  func mouse() {
    var menu = bubble(Rect(x: 6, y: 10, width: 42, height: 3))
    let rect = menu.layout.accessoryItems[2] ?? Rect(.zero)
    var slid = menu
    menu.mouse(.press(.left), rect.minX + 1, rect.minY)
    #expect(menu.mouse(.release(.left), rect.minX + 1, rect.minY) == .choose(.react("XD"), keepOpen: false))
    _ = slid.handle(.slide(to: rect.origin), at: 0)
    #expect(slid.handle(.lift(moved: true), at: 0) == .choose(.react("XD"), keepOpen: false))
  }
}
