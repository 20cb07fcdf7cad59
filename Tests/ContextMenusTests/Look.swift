import Cells
import Testing
@testable import ContextMenus
@Suite struct LookTests {
  @Test func look() {
    func show(_ m: TestMenu) { 
      var canvas = Canvas(m.size)
      for y in 0..<m.size.height { for x in 0..<m.size.width { canvas.set(x, y, Cell("·")) } }
      canvas.write(String(repeating: "#", count: m.anchor.width), x: m.anchor.minX, y: m.anchor.minY)
      m.draw(on: &canvas)
      print(canvas.lines.joined(separator: "\n")); print(m.hintText, "|", m.statusText) }
    let preview = Preview<Message>([Fixtures.thumbnail(), Fixtures.thumbnail(14, 5)], commit: .open)
    var m = TestMenu.open(Fixtures.rowMenu(4), preview: preview)
    show(m)
    m.press(.down); m.press(.right); show(m)
    m = .open(Fixtures.rowMenu(4), preview: preview, in: Size(width: 40, height: 12)); show(m)
    m.press(.down); m.press(.right); show(m)
    m = .open(Fixtures.rowMenu(4), preview: preview, in: Size(width: 20, height: 6)); show(m)
    m = .open(Fixtures.rowMenu(4), preview: preview, in: Size(width: 18, height: 5)); show(m)
    m = .open(Fixtures.bubbleMenu, accessory: Fixtures.reactions("♥"), preview: .heldView(commit: .open), anchor: Rect(x: 6, y: 10, width: 42, height: 3)); show(m)
    m = .open(Fixtures.bubbleMenu, accessory: Fixtures.reactions("♥"), preview: .heldView(commit: .open), anchor: Rect(x: 36, y: 10, width: 42, height: 3), theme: MenuTheme().ascii); show(m)
    m = .open(Fixtures.bubbleMenu, accessory: Fixtures.reactions("♥"), preview: .heldView(commit: .open), anchor: Rect(x: 2, y: 4, width: 14, height: 2), in: Size(width: 20, height: 6)); show(m)
    m = .open(Fixtures.plain(30), anchor: Rect(x: 60, y: 20, width: 12, height: 1)); show(m)
    m = .open(Menu(children: [])); show(m)
  }
}
