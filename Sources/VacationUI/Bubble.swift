import Cells
import ContextMenus
import Spots

/// A traveller's note as a message bubble: others' at the left, your own at the right.
struct Bubble {
  var note: Note
  var reactions: [NoteBook.Count]
  var isYours: Bool
  /// The cells of the column in which it stands.
  var width: Int
  var theme: Theme
  var glyphs: Glyphs
  var isFocused = false

  private let bubble: MessageBubble

  init(
    _ note: Note, reactions: [NoteBook.Count], isYours: Bool, width: Int, theme: Theme, glyphs: Glyphs, isFocused: Bool
  ) {
    self.note = note
    self.reactions = reactions
    self.isYours = isYours
    self.width = width
    self.theme = theme
    self.glyphs = glyphs
    self.isFocused = isFocused
    var menus = MenuTheme()
    if glyphs.isASCII { menus = menus.ascii }
    let text = glyphs.text(Text.sanitised(note.text, keepingLines: true))
    var bubble = MessageBubble(text, width: width, isTrailing: isYours, theme: menus)
    bubble.border = isFocused ? theme.accent.adding(.bold) : isYours ? theme.accent : theme.secondary
    bubble.badges = reactions.map {
      .init(
        "\(glyphs.isASCII ? $0.kind.ascii : $0.kind.glyph)\($0.count)",
        style: $0.isYours ? theme.accent.adding([.bold, .underline]) : .plain)
    }
    self.bubble = bubble
  }

  /// Author line, box, reactions, and a line of air.
  var height: Int { 1 + bubble.size.height + 1 }

  /// `Ada · 3 Nov 2026, edited`.
  var caption: String {
    let who = isYours ? "You" : note.author
    return Text.sanitised("\(who) \(glyphs.dot) \(CivilTime.day(ofMilliseconds: note.when))")
      + (note.edited == nil ? "" : ", edited")
  }

  /// Draws the caption, the box and the reactions on its corner.
  /// - Returns: The cells of the line with the author, as long as the box, and those of the box.
  func draw(on frame: inout Frame<Target>, x left: Int, y: Int) -> (author: Rect, box: Rect) {
    let captionX = isYours ? max(left, left + width - Text.width(of: caption) - 1) : left + 1
    if isFocused {
      frame.canvas.write(glyphs.marker, x: max(0, left - 2), y: y + 2, style: theme.accent.adding(.bold))
    }
    let style = isFocused ? theme.selected : theme.secondary
    frame.canvas.write(caption, x: captionX, y: y, style: style, width: width)
    let box = bubble.draw(x: left, y: y + 1, width: width, on: &frame.canvas)
    let start = min(captionX, box.minX)
    let end = max(min(captionX + Text.width(of: caption), left + width), box.maxX)
    return (Rect(x: start, y: y, width: end - start, height: 1), box)
  }
}
