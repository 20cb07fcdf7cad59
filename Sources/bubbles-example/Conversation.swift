import Cells
import ContextMenus

/// Thirty messages about a walk; every other one is one's own.
let conversation = [
  "Are you still up for Bled this weekend?", "Yes! The ten o'clock train?", "That one. I'll bring bread and cheese",
  "And I the map", "Paper or phone?", "Paper. Phones die", "Take the path up to Ojstrica at sunrise",
  "How early is sunrise?", "Half past five", "You are joking", "Never about mountains", "Fine. Coffee first",
  "Coffee on top: I have the small stove", "Is the boat to the island running?", "Every half hour, from the pier",
  "Do we ring the bell?", "Everybody rings the bell", "Three times, and a wish", "I know mine already",
  "Don't tell, or it won't come true", "What about rain?", "Then the castle, and cream cake",
  "I hope for rain now", "The cake is there in the sun too", "Are the boots dry?", "Since Tuesday",
  "Mine are still full of Scotland", "Put newspaper in", "See you at the station", "Ten o'clock. Don't be late",
]

extension Bubbles {
  /// Draws a bubble with its reaction in the corner; one's own stand at the right.
  /// - Returns: Its cells.
  func drawBubble(_ id: Int, y: Int, on canvas: inout Canvas) -> Rect {
    let theme = menus.theme
    let isFocused = focus == id
    let text = Text.truncated(conversation[id], to: max(1, canvas.size.width - 12), ellipsis: theme.glyphs.ellipsis)
    let width = Text.width(of: text) + 4
    let rect = Rect(x: id % 2 == 1 ? canvas.size.width - width - 3 : 3, y: y, width: width, height: 3)
    canvas.drawBox(rect, style: isFocused ? theme.focusedBorder : theme.border, glyphs: theme.glyphs)
    canvas.write(text, x: rect.minX + 2, y: y + 1, style: isFocused ? theme.title : theme.normal)
    if isFocused { canvas.write(theme.isASCII ? ">" : "▌", x: rect.minX - 2, y: y + 1, style: theme.mark) }
    if let face = reactions[id]?.text(ascii: theme.isASCII) {
      canvas.write(" \(face) ", x: rect.maxX - 4 - Text.width(of: face), y: y + 2, style: theme.mark)
    }
    return rect
  }
}
