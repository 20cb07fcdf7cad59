import Cells
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

  /// The text's lines.
  let lines: [String]
  let canvas: Canvas

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
    let limit = max(8, min(64, width * 3 / 4) - 4)
    lines = Text.wrapped(glyphs.text(Text.sanitised(note.text, keepingLines: true)), to: limit)
    canvas = Self.draw(lines, isFocused: isFocused, isYours: isYours, theme: theme, glyphs: glyphs)
  }

  /// Author line, box, reactions, and a line of air.
  var height: Int { 1 + canvas.size.height + 1 }

  /// The box's place in its column.
  var x: Int { isYours ? max(0, width - canvas.size.width) : 0 }

  private static func draw(_ lines: [String], isFocused: Bool, isYours: Bool, theme: Theme, glyphs: Glyphs) -> Canvas {
    let inner = lines.map { Text.width(of: $0) }.max() ?? 0
    var canvas = Canvas(Size(width: inner + 4, height: lines.count + 2))
    let parts: [Unicode.Scalar] = glyphs.isASCII ? ["+", "+", "+", "+", "-", "|"] : ["╭", "╮", "╰", "╯", "─", "│"]
    let border = isFocused ? theme.accent.adding(.bold) : isYours ? theme.accent : theme.secondary
    let (right, bottom) = (canvas.size.width - 1, canvas.size.height - 1)
    for x in 1..<right {
      canvas.set(x, 0, Cell(parts[4], border))
      canvas.set(x, bottom, Cell(parts[4], border))
    }
    for y in 1..<bottom {
      canvas.set(0, y, Cell(parts[5], border))
      canvas.set(right, y, Cell(parts[5], border))
    }
    canvas.set(0, 0, Cell(parts[0], border))
    canvas.set(right, 0, Cell(parts[1], border))
    canvas.set(0, bottom, Cell(parts[2], border))
    canvas.set(right, bottom, Cell(parts[3], border))
    for (row, line) in lines.enumerated() { canvas.write(line, x: 2, y: row + 1) }
    return canvas
  }

  /// `Ada · 3 Nov 2026, edited`.
  var caption: String {
    let who = isYours ? "You" : note.author
    return Text.sanitised("\(who) \(glyphs.dot) \(CivilTime.day(ofMilliseconds: note.when))")
      + (note.edited == nil ? "" : ", edited")
  }

  /// `♥2 👍1`, for the corner of the box.
  var reactionTexts: [(text: String, isYours: Bool)] {
    reactions.map { ("\(glyphs.isASCII ? $0.kind.ascii : $0.kind.glyph)\($0.count)", $0.isYours) }
  }

  /// Draws the caption, the box and the reactions on its corner.
  /// - Returns: The cells of the box.
  func draw(on frame: inout Frame<Target>, x left: Int, y: Int) -> Rect {
    let box = Rect(origin: Point(x: left + x, y: y + 1), size: canvas.size)
    let captionX = isYours ? max(left, left + width - Text.width(of: caption) - 1) : left + 1
    if isFocused {
      frame.canvas.write(glyphs.marker, x: max(0, left - 2), y: box.minY + 1, style: theme.accent.adding(.bold))
    }
    let style = isFocused ? theme.selected : theme.secondary
    frame.canvas.write(caption, x: captionX, y: y, style: style, width: width)
    frame.canvas.draw(canvas, at: box.origin)
    drawReactions(box, on: &frame.canvas)
    return box
  }

  /// On the lower border, at the corner away from the edge of the column.
  private func drawReactions(_ box: Rect, on canvas: inout Canvas) {
    let texts = reactionTexts
    guard !texts.isEmpty else { return }
    let total = texts.reduce(0) { $0 + Text.width(of: $1.text) + 1 } + 1
    var x = isYours ? max(0, box.minX + 2) : box.maxX - 2 - min(total, box.width - 4)
    if total > box.width - 4 { x = isYours ? max(0, box.maxX - 2 - total) : box.minX + 2 }
    canvas.write(" ", x: x, y: box.maxY - 1)
    x += 1
    for (text, isYours) in texts {
      x = canvas.write(text, x: x, y: box.maxY - 1, style: isYours ? theme.accent.adding([.bold, .underline]) : .plain)
      x = canvas.write(" ", x: x, y: box.maxY - 1)
    }
  }
}
