import Cells
import Testing

@testable import ContextMenus

@Suite("A random walk of 100,000 inputs")
struct RandomWalkTests {
  @Test("keeps every promise", arguments: 1...20)
  func walk(seed: Int) {
    var random = RandomMenus(seed: UInt64(seed))
    var inputs = 0
    while inputs < 5_000 {
      var walk = Walk(&random)
      while inputs < 5_000, walk.step(&random) { inputs += 1 }
      if let fault = walk.fault {
        Issue.record("seed \(seed), after \(inputs) inputs: \(fault)\n\(walk.picture)")
        return
      }
    }
  }
}

/// One menu from its opening to its end.
private struct Walk {
  var menu: TestMenu
  var now: Milliseconds = 0
  private var steps = 0
  /// The broken promise.
  var fault: String?

  init(_ random: inout RandomMenus) {
    let size = random.size()
    let anchor = random.anchor(in: size)
    var theme = random.chance(30) ? MenuTheme().ascii : MenuTheme()
    if random.chance(50) { theme = theme.still }
    let trigger: MenuTrigger = random.chance(60) ? .key : random.chance(50) ? .hold : .mouse(anchor.origin)
    menu = .open(
      random.menu(), accessory: random.accessory(), preview: random.preview(), anchor: anchor, by: trigger, in: size,
      order: random.pick([.automatic, .priority, .fixed]), theme: theme, settings: Self.settings(&random),
      secondary: random.chance(20) ? ["b"] : [])
    check()
  }

  private static func settings(_ random: inout RandomMenus) -> MenuSettings {
    var settings = MenuSettings()
    settings.guessesMnemonics = random.chance(30)
    settings.animatesKeys = random.chance(50)
    settings.titleLines = random.number(0...1)
    return settings
  }

  /// Gives one input; false when the menu is over or a promise is broken.
  mutating func step(_ random: inout RandomMenus) -> Bool {
    now += Double(random.number(0...60))
    let result = random.chance(15) ? disturb(&random) : menu.handle(random.input(in: menu.size), at: now)
    if result.endsMenu {
      checkOver(&random)
      return false
    }
    check()
    return fault == nil
  }

  private mutating func disturb(_ random: inout RandomMenus) -> MenuResult<Message> {
    switch random.number(1...8) {
    case 1: menu.resize(to: random.size())
    case 2: menu.anchorMoved(to: random.anchor(in: menu.size))
    case 3: menu.updateVisibleMenu(level: random.number(0...menu.path.count), to: random.menu())
    case 4: menu.updateAccessory(to: random.accessory())
    case 5:
      menu.fulfil(
        random.pick(["d1", "d2", "u1", "u2"]), with: (0..<random.number(0...5)).map { _ in random.element(depth: 2) })
    case 6: menu.fail(random.pick(["d1", "d2", "u1", "u2"]), because: "No connection")
    default:
      now = max(now, menu.deadline ?? now)
      return menu.tick(at: now)
    }
    return .nothing
  }

  /// The screen and what it should show, for the report of a fault.
  var picture: String {
    var canvas = Canvas(menu.size, filledWith: Cell("·"))
    menu.draw(on: &canvas)
    let facts = "\(menu.size) anchor \(menu.anchor) \(menu.phase) \(menu.focus) \(menu.trigger) \(menu.path)"
    return canvas.lines.joined(separator: "\n") + "\n" + facts + "\n\(menu.layout)"
  }

  // MARK: Promises

  /// Checks the cheap promises after each input, the costly ones after some.
  private mutating func check() {
    steps += 1
    checkLayout()
    checkFocus()
    checkDrawing()
    if steps % 4 == 1 { checkEscape() }
  }

  private mutating func checkLayout() {
    let screen = Rect(menu.size)
    let parts = menu.layout.cards.map(\.rect) + [menu.layout.preview, menu.layout.accessory].compactMap { $0 }
    if !parts.allSatisfy({ screen.contains($0) }) { fault = "outside the screen: \(parts) in \(menu.size)" }
    for card in menu.layout.cards where !card.rows.allSatisfy({ card.rect.contains($0.rect) }) {
      fault = "a row outside its card: \(card)"
    }
    if let accessory = menu.layout.accessory,
      menu.layout.cards.contains(where: { $0.level == 0 && $0.rect.intersects(accessory) })
    {
      fault = "the accessory under the menu: \(accessory), \(menu.layout.cards[0].rect) in \(menu.size), \(menu.anchor)"
    }
    if let cursor = menu.layout.cursor, !screen.contains(cursor) { fault = "the cursor outside: \(cursor)" }
  }

  private mutating func checkFocus() {
    guard menu.trigger.isKey, menu.phase == .open else { return }
    let level = menu.state.levels[menu.state.levels.count - 1]
    switch menu.focus {
    case .accessory(let index):
      if menu.accessory?.items.indices.contains(index) != true { fault = "no such item of the accessory" }
    case .preview:
      if menu.preview?.commit == nil { fault = "a preview that can't be committed has the focus" }
    case .menu:
      let hasItems = menu.state.levels.contains { !$0.content.items.isEmpty }
      let isHighlighted = menu.state.levels.contains { $0.highlightedItem != nil }
      if hasItems && !isHighlighted && menu.state.levels.count == 1 { fault = "nothing is focused" }
      if let id = level.highlight, level.content.item(id) != nil, !menu.size.isEmpty, menu.rect(of: id) == nil {
        fault = "the highlighted row \(id) is not seen in \(menu.size): \(menu.layout)"
      }
    }
  }

  private mutating func checkDrawing() {
    guard steps % (menu.size.width * menu.size.height < 500 ? 4 : 32) == 1 else { return }
    let canvas = Canvas(menu.size, filledWith: Cell("·"))
    var drawn = canvas
    menu.draw(on: &drawn)
    if case .refusing = menu.phase { return }
    var parts = menu.layout.cards.map(\.rect) + [menu.layout.preview, menu.layout.accessory].compactMap { $0 }
    // Where a moved view stood there is nothing now.
    if menu.state.isHeldViewMoved { parts.append(menu.state.liftedRect) }
    if menu.layout.isPicker { return }
    for y in 0..<menu.size.height {
      for x in 0..<menu.size.width where drawn[x, y].scalar != canvas[x, y].scalar {
        if !parts.contains(where: { $0.contains(Point(x: x, y: y)) }) {
          fault = "drawn outside the parts at \(x), \(y)"
        }
      }
    }
    guard let rect = menu.layout.cards.last.map({ menu.state.shown($0.rect) }) else { return }
    checkBorder(of: rect, on: drawn)
  }

  private mutating func checkBorder(of rect: Rect, on canvas: Canvas) {
    let glyphs = menu.theme.glyphs
    let corners = [
      canvas[rect.minX, rect.minY], canvas[rect.maxX - 1, rect.minY], canvas[rect.minX, rect.maxY - 1],
      canvas[rect.maxX - 1, rect.maxY - 1],
    ].map(\.scalar)
    if corners != [glyphs.topLeft, glyphs.topRight, glyphs.bottomLeft, glyphs.bottomRight].map(\.value) {
      fault = "a corner is missing"
    }
    for y in rect.minY + 1..<max(rect.minY + 1, rect.maxY - 1) {
      let left = canvas[rect.minX, y].scalar
      let right = canvas[rect.maxX - 1, y].scalar
      if ![glyphs.vertical.value, glyphs.ruleLeft.value].contains(left) { fault = "a hole in the left border" }
      if ![glyphs.vertical.value, glyphs.ruleRight.value].contains(right) { fault = "a hole in the right border" }
    }
  }

  private mutating func checkEscape() {
    var copy = menu
    for _ in 0..<menu.state.levels.count + 2 { copy.press(.escape, at: now) }
    switch copy.phase {
    case .closing, .closed: break
    case .opening, .open, .refusing: fault = "Esc does not get out: \(copy.phase), \(copy.path)"
    }
  }

  private mutating func checkOver(_ random: inout RandomMenus) {
    for _ in 0..<5 {
      let result = menu.handle(random.input(in: menu.size), at: now)
      if result != .passThrough || menu.tick(at: now + 5000) != .nothing {
        fault = "a message after the end: \(result)"
      }
    }
    var canvas = Canvas(menu.size)
    menu.draw(on: &canvas)
    if canvas != Canvas(menu.size) { fault = "drawn after the end" }
  }
}
