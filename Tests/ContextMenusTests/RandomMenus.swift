import Cells

@testable import ContextMenus

/// Makes random menus and inputs, the same ones for the same seed.
struct RandomMenus: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// SplitMix64.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }
  mutating func chance(_ percent: Int) -> Bool { number(1...100) <= percent }
  mutating func pick<T>(_ values: [T]) -> T { values[number(0...values.count - 1)] }

  // MARK: Menus

  mutating func menu(depth: Int = 0) -> Menu<Message> {
    var children: [MenuElement<Message>] = []
    for _ in 0..<number(0...(depth == 0 ? 12 : 6)) { children.append(element(depth: depth)) }
    return Menu(
      title: chance(30) ? title() : "", subtitle: chance(20) ? title() : nil,
      image: chance(30) ? Image("★★", ascii: "**") : nil, options: options(depth: depth),
      preferredElementSize: pick([.large, .large, .large, .medium, .small]), key: chance(10) ? key() : nil,
      mnemonic: chance(10) ? "a" : nil, children: children)
  }

  private mutating func options(depth: Int) -> MenuOptions {
    var options: MenuOptions = []
    if depth > 0 && chance(40) { options.insert(.displayInline) }
    if chance(20) { options.insert(.singleSelection) }
    if chance(15) { options.insert(.displayAsPalette) }
    if chance(5) { options.insert(.destructive) }
    return options
  }

  mutating func element(depth: Int) -> MenuElement<Message> {
    switch number(1...10) {
    case 1...2 where depth < 3: .menu(menu(depth: depth + 1))
    case 3: .deferred(chance(50) ? DeferredElement("d\(number(1...3))") : .uncached("u\(number(1...3))"))
    default: .action(action())
    }
  }

  private mutating func action() -> Action<Message> {
    var attributes: ElementAttributes = []
    if chance(15) { attributes = [attributes, .disabled("No")] }
    if chance(10) { attributes = [attributes, .destructive] }
    if chance(8) { attributes = [attributes, .hidden] }
    if chance(15) { attributes = [attributes, .keepsMenuPresented] }
    return Action(
      title: title(), subtitle: chance(15) ? title() : nil,
      image: chance(40) ? pick([.delete, Image("⌖", ascii: "o")]) : nil,
      attributes: attributes, state: pick([.off, .off, .off, .on, .mixed]), key: chance(20) ? key() : nil,
      mnemonic: chance(10) ? pick(["a", "b"]) : nil, message: .item(number(0...99)))
  }

  mutating func title() -> String {
    pick([
      "View map", "Share", "Rate…", "京都の町", "e\u{301}te\u{301}", "a",
      "A very long title that no narrow screen can show",
      "Copy", "", "Item", "नमस्ते",
    ])
  }

  mutating func accessory() -> Accessory<Message>? {
    switch number(1...4) {
    case 1: Fixtures.reactions(chance(50) ? "♥" : nil)
    case 2:
      Accessory(
        items: [AccessoryItem(identifier: "x", title: "X", message: .like)],
        forms: [
          AccessoryForm(
            canvas: Canvas(Size(width: number(1...30), height: number(1...5))),
            frames: [Rect(x: 0, y: 0, width: 2, height: 1)])
        ])
    default: nil
    }
  }

  mutating func preview() -> Preview<Message>? {
    switch number(1...4) {
    case 1: Preview([Fixtures.thumbnail(), Fixtures.thumbnail(10, 4)], commit: chance(60) ? .open : nil)
    case 2: .heldView(commit: chance(60) ? .open : nil)
    case 3: Preview([Canvas(Size(width: number(1...50), height: number(1...20)))], style: .lifted, commit: .open)
    default: nil
    }
  }

  // MARK: Places

  mutating func size() -> Size {
    pick([
      Size(width: 80, height: 24), Size(width: 40, height: 12), Size(width: 20, height: 6), Size(width: 19, height: 6),
      Size(width: 10, height: 2), Size(width: 1, height: 1), Size(width: number(1...90), height: number(1...30)),
    ])
  }

  mutating func anchor(in size: Size) -> Rect {
    if chance(40) { return Rect(x: 0, y: number(0...max(0, size.height - 1)), width: size.width, height: 1) }
    let x = number(0...max(0, size.width - 1))
    let y = number(0...max(0, size.height - 1))
    return Rect(x: x, y: y, width: number(1...max(1, size.width - x)), height: number(1...max(1, size.height - y)))
  }

  mutating func point(in size: Size) -> Point { Point(x: number(-1...size.width), y: number(-1...size.height)) }

  // MARK: Inputs

  mutating func key() -> Key {
    pick([
      .up, .up, .down, .down, .down, .left, .right, .right, Key(.home), Key(.end), Key(.pageUp), Key(.pageDown), .tab,
      .backTab, .space, .enter, Key(.backspace), .character("a"), .character("v"), .character("j"), .character("k"),
      .character("1"), .character("g"), .character("G"), .character("n", .control), .character("é"), Key(.function(5)),
    ])
  }

  mutating func input(in size: Size) -> MenuInput {
    switch number(1...20) {
    case 1: .slide(to: point(in: size))
    case 2: .lift(moved: chance(50))
    case 3: .paste
    case 4...9: .mouse(MouseEvent(mouseKind(), at: point(in: size)))
    default: .key(KeyEvent(chance(3) ? .escape : key(), phase: pick([.press, .press, .press, .repeat, .release])))
    }
  }

  private mutating func mouseKind() -> MouseEvent.Kind {
    pick([.move, .move, .move, .press(.left), .release(.left), .drag(.left), .wheelUp, .wheelDown, .press(.right)])
  }
}
