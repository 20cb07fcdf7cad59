import Cells
import ContextMenus
import Terminal
import TerminalMenus

/// Thirty message bubbles; holding one shows reactions above it and a menu below.
@main struct Bubbles: ContextMenuProgram {
  typealias Target = Int
  enum Message: Equatable, Sendable {
    case react(Image)
    case like, share, open
  }

  static let faces = [("😀", ":)"), ("🥹", ":'"), ("😂", "XD"), ("♥", "<3"), ("👍", "+1")].map { Image($0, ascii: $1) }
  var reactions: [Int: Image] = [:]
  var focus: Int? = 0
  var footer = "hold Enter, or m: menu   arrows: move   q: quit"
  var menus = ContextMenuInteraction<Int, Message>()

  func draw(on frame: inout Frame<Int>) {
    let size = frame.canvas.size
    let rows = max(1, (size.height - 1) / 3)
    let first = max(0, min((focus ?? 0) - rows / 2, conversation.count - rows))
    for (row, id) in conversation.indices.dropFirst(first).prefix(rows).enumerated() {
      frame.mark(drawBubble(id, y: 3 * row, on: &frame.canvas), as: id)
    }
    frame.canvas.write(footer, x: 1, y: size.height - 1, style: Style(.dim))
  }

  mutating func handle(_ event: Event, in frame: Frame<Int>, at now: Milliseconds) -> [TerminalCommand] {
    guard case .key(let report) = event, report.phase != .release else { return [] }
    let step = [Key.down: 1, .character("j"): 1, .up: -1, .character("k"): -1][report.key] ?? 0
    focus = max(0, min(conversation.count - 1, (focus ?? 0) + step))
    return [.character("q"), .character("c", .control)].contains(report.key) ? [.quit(status: 0)] : []
  }
}
