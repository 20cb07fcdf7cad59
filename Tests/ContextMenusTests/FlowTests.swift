import Cells
import Testing

@testable import ContextMenus

@Suite("The course of a menu")
struct FlowTests {
  @Test("asks for preview, accessory and menu once, at the moment it opens, with the suggested actions")
  func callbackOrder() {
    var calls: [String] = []
    let suggested: [MenuElement<Message>] = [.action(Action(title: "Suggested", message: .edit))]
    let configuration = ContextMenuConfiguration<Message>(
      previewProvider: {
        calls.append("preview")
        return nil
      },
      accessoryProvider: {
        calls.append("accessory")
        return nil
      },
      actionProvider: { suggested in
        calls.append("actions")
        return Menu(children: suggested + [.action(Action(title: "Own", message: .like))])
      })
    #expect(calls.isEmpty)
    let menu = TestMenu(
      configuration, suggestedActions: suggested, anchor: Rect(x: 0, y: 0, width: 9, height: 1), openedBy: .key,
      in: Size(width: 80, height: 24), at: 0)
    #expect(calls == ["preview", "accessory", "actions"])
    #expect(menu?.state.levels[0].content.items.map(\.title) == ["Suggested", "Own"])
  }

  @Test("grows in a few frames, and takes input from the first")
  func opening() {
    var menu = TestMenu.open(Fixtures.rowMenu(4), theme: MenuTheme())
    var heights: [Int] = []
    while let deadline = menu.deadline {
      heights.append(
        menu.picture.filter { $0.contains("│") || $0.contains("╭") || $0.contains("╰") || $0.contains("├") }.count)
      _ = menu.tick(at: deadline)
    }
    #expect(menu.phase == .open)
    #expect(heights.count == 3 && heights == heights.sorted() && heights[0] < heights[2])
    var early = TestMenu.open(Fixtures.rowMenu(4), theme: MenuTheme())
    #expect(early.press(.enter) == .choose(.viewMap, keepOpen: false))
  }

  @Test("is there with the key that opens it: the menu alone and in one style, all else with the second frame")
  func firstFrame() {
    var settings = MenuSettings()
    settings.animatesKeys = false
    var menu = TestMenu.open(
      Fixtures.rowMenu(4), preview: Preview([Fixtures.thumbnail()], commit: .open), theme: .colored(),
      settings: settings)
    func drawn() -> Canvas {
      var canvas = Canvas(menu.size, filledWith: Cell("x", Style(.bold)))
      menu.draw(on: &canvas)
      return canvas
    }
    let (card, preview) = (menu.layout.cards[0].rect, menu.layout.preview ?? Rect(.zero))
    let first = drawn()
    #expect(first[0, 0].style == Style(.bold) && first[preview.minX, preview.minY].scalars == ["x"])
    #expect(first[card.minX, card.minY] == Cell("╭"))
    _ = menu.tick(at: menu.deadline ?? 0)
    let second = drawn()
    #expect(second[0, 0].style == Style(.dim) && second[preview.minX, preview.minY].scalars == ["╭"])
    #expect(second[card.minX, card.minY].style == menu.theme.focusedBorder)
    #expect(menu.layout.cards[0].rect == card)
  }

  @Test("is at once where nothing may move")
  func reducedMotion() {
    var menu = TestMenu.open(Fixtures.rowMenu(4), theme: MenuTheme().still)
    #expect(menu.phase == .open && menu.deadline == nil)
    #expect(menu.press(.escape) == .dismiss)
  }

  @Test("erases the menu before an action acts: one frame, no flash")
  func choosing() {
    var menu = TestMenu.open(Fixtures.rowMenu(4), theme: MenuTheme())
    #expect(menu.press(.enter, at: 200) == .choose(.viewMap, keepOpen: false))
    #expect(menu.phase == .closed && menu.deadline == nil)
    #expect(menu.picture == Array(repeating: "", count: 24))
  }

  @Test("commits the preview only after its last frame", arguments: [PreviewCommitStyle.dismiss, .pop])
  func commit(style: PreviewCommitStyle) {
    let preview = Preview<Message>([Fixtures.thumbnail()], commit: .open, commitStyle: style)
    var menu = TestMenu.open(Fixtures.rowMenu(4), preview: preview, theme: MenuTheme())
    menu.press(.tab, at: 200)
    #expect(menu.focus == .preview)
    #expect(menu.press(.enter, at: 200) == .nothing)
    #expect(menu.press(.down, at: 210) == .nothing)
    var result = MenuResult<Message>.nothing
    while let deadline = menu.deadline {
      #expect(menu.picture.contains { $0.contains("╭") })
      result = menu.tick(at: deadline)
    }
    #expect(result == .commitPreview(.open))
    #expect(menu.press(.enter, at: 400) == .passThrough)
  }

  @Test("gives the first key after it closes to the screen beneath")
  func firstKeyAfter() {
    var menu = TestMenu.open(Fixtures.rowMenu(4), theme: MenuTheme())
    #expect(menu.press(.escape, at: 200) == .nothing)
    #expect(menu.phase == .closing(since: 200))
    var waited = menu
    #expect(menu.press(.down, at: 210) == .passThrough)
    #expect(waited.handle(.key(KeyEvent(.escape, phase: .release)), at: 210) == .nothing)
    #expect(waited.tick(at: 230) == .nothing)
    #expect(waited.tick(at: 260) == .dismiss)
    #expect(waited.press(.down, at: 270) == .passThrough)
  }

  @Test("moves between the menu, the preview and the accessory with Tab")
  func tab() {
    var menu = TestMenu.open(
      Fixtures.rowMenu(4), accessory: Fixtures.reactions(), preview: Preview([Fixtures.thumbnail()], commit: .open))
    var seen: [MenuFocus] = []
    for _ in 0..<3 {
      menu.press(.tab)
      seen.append(menu.focus)
    }
    #expect(seen == [.preview, .accessory(0), .menu])
    menu.press(.backTab)
    #expect(menu.focus == .accessory(0))
  }

  @Test("skips a preview that opens nothing")
  func inertPreview() {
    var menu = TestMenu.open(Fixtures.rowMenu(4), preview: Preview([Fixtures.thumbnail()]))
    menu.press(.tab)
    #expect(menu.focus == .menu)
    #expect(!menu.hintText.contains("tab"))
    #expect(!menu.picture.contains { $0.contains("opens") })
  }

  @Test("dims the screen and leaves the held view bright; without colour it dims nothing")
  func dimming() {
    for theme in [MenuTheme().still, .mono.still] {
      let menu = TestMenu.open(Fixtures.plain(2), theme: theme)
      var canvas = Canvas(menu.size)
      for y in 0..<24 { canvas.write(String(repeating: "x", count: 80), x: 0, y: y, style: Style(.bold)) }
      menu.draw(on: &canvas)
      #expect(canvas[0, 4].style == Style(.bold))
      #expect(canvas[0, 0].style == (theme.isMono ? Style(.bold) : Style(.dim)))
    }
  }

  @Test(
    "on an ASCII terminal a title keeps its letters without their accents, cell for cell",
    arguments: [
      ("Malé, Kraków", "Male, Krakow"), ("e\u{301}t\u{E9} – 京都", "ete - ????"), ("Škocjan…", "Skocjan..."),
      ("plain", "plain"),
    ])
  func asciiTitles(title: String, shown: String) {
    #expect(MenuText.shown(title, ascii: true) == shown)
    #expect(MenuText.shown(title, ascii: false) == title)
    let configuration = ContextMenuConfiguration<Message>(actionProvider: { _ in
      Menu { Action(title: title, message: .like) }
    }
    )
    let menu = OpenMenu(
      configuration, anchor: Rect(x: 1, y: 1, width: 4, height: 1), openedBy: .key, in: Size(width: 40, height: 12),
      at: 0,
      theme: MenuTheme().ascii.still)
    #expect(menu?.picture.contains { $0.contains(shown) } == true)
    #expect(menu?.picture.allSatisfy { $0.unicodeScalars.allSatisfy(\.isASCII) } == true)
  }

  @Test("says what is highlighted and which keys matter", arguments: [true, false])
  func status(isASCII: Bool) {
    let theme = isASCII ? MenuTheme().ascii.still : MenuTheme().still
    var menu = TestMenu.open(
      Fixtures.rowMenu(4), preview: Preview([Fixtures.thumbnail()], title: "Open Bled", commit: .open), theme: theme)
    #expect(menu.statusText == "View map")
    #expect(menu.hintText == (isASCII ? "Enter" : "⏎") + " choose   esc close   tab preview")
    menu.press(.down)
    #expect(menu.hintText.hasPrefix((isASCII ? "Right" : "→") + " into"))
    menu.press(.down)
    #expect(menu.statusText == "Rate Bled “Boring”")
    menu.press(.tab)
    #expect(menu.statusText == "Open Bled")
  }

  @Test("puts the terminal's cursor on what is highlighted")
  func cursor() {
    var menu = TestMenu.open(Fixtures.rowMenu(4))
    menu.press(.down)
    #expect(menu.layout.cursor == menu.rect(of: "Share")?.origin)
    menu.press(.right)
    #expect(menu.layout.cursor == menu.rect(of: "Copy text")?.origin)
  }

  @Test("leaves an item that the walk chose unsaid a second time")
  func onceOnly() {
    var menu = TestMenu.open(Fixtures.ratingMenu(4))
    #expect(menu.press(.enter) == .choose(.rate(4), keepOpen: false))
    for _ in 0..<3 { #expect(menu.press(.enter) == .passThrough) }
    #expect(menu.handle(.lift(moved: true), at: 0) == .passThrough)
    #expect(menu.tick(at: 9999) == .nothing)
  }
}
