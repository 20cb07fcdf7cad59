import Cells
import ContextMenus
import Terminal
import TerminalMenus

/// Thirty message bubbles; holding one shows reactions above it and a menu below.
@main struct Bubbles: ContextMenuProgram {
  typealias Target = Int
  enum Message: Equatable, Sendable {
    case react(Image)
    case share, open
  }

  static let faces = [("😀", ":)"), ("🥹", ":'"), ("😂", "XD"), ("♥", "<3"), ("👍", "+1")].map { Image($0, ascii: $1) }
  static let conversation = [
    "Bled this weekend?", "Yes! The ten o'clock train?", "I'll bring bread and cheese", "And I the map",
    "Paper or phone?", "Paper. Phones die", "Take the path up to Ojstrica at sunrise", "How early is that?",
    "Half past five", "You are joking", "Never about mountains", "Fine. Coffee first", "At the top", "Is there a boat?",
    "Every half hour", "Do we ring the bell?", "Three times, and a wish", "I know mine", "Don't tell",
    "What about rain?",
    "Then the castle, and cream cake", "I hope for rain now", "There is cake in the sun too", "Are the boots dry?",
    "Since Tuesday", "Mine aren't", "Put newspaper in", "Good night", "See you at the station", "Don't be late",
  ]
  var reactions: [Int: Image] = [:]
  var focus: Int? = 0
  var footer = "hold Enter, or m: menu   arrows: move   q: quit"
  var menus = ContextMenuInteraction<Int, Message>()

  func draw(on frame: inout Frame<Int>) {
    let (width, rows) = (frame.canvas.size.width - 6, max(1, (frame.canvas.size.height - 1) / 3))
    let first = max(0, min((focus ?? 0) - rows / 2, 30 - rows))
    for (row, id) in (first..<min(30, first + rows)).enumerated() {
      let bubble = MessageBubble(
        Self.conversation[id], width: width, maxLines: 1, isTrailing: id % 2 == 1, isFocused: focus == id,
        badges: reactions[id].map { [$0.text(ascii: menus.theme.isASCII)] } ?? [], theme: menus.theme)
      frame.mark(bubble.draw(x: 3, y: 3 * row, width: width, on: &frame.canvas), as: id)
    }
    frame.canvas.write(footer, x: 1, y: frame.canvas.size.height - 1, style: Style(.dim))
  }
  mutating func handle(_ event: Event, in frame: Frame<Int>, at now: Milliseconds) -> [TerminalCommand] {
    focus = max(0, min(29, (focus ?? 0) + event.listStep))
    return event.asksToQuit ? [.quit(status: 0)] : []
  }
  func contextMenu(on bubble: Int) -> ContextMenuConfiguration<Message>? {
    customContextMenu(
      customView: .reactions(Self.faces, marked: reactions[bubble], keepsMenuPresented: true) { .react($0) },
      menu: {
        Action(title: "Like", image: Image("♡", ascii: "<3"), key: .character("l"), message: .react(Self.faces[3]))
        Action(title: "Share", image: Image("↗", ascii: "^"), key: .character("s"), message: .share)
      }, tapped: .open)
  }
}
