import Cells
import ContextMenus
import Spots

extension Document {
  /// The travellers' notes of a spot, the oldest first.
  /// - Returns: The line after the last.
  mutating func addNotes(_ spot: Spot.ID, y: Int) -> Int {
    let notes = state.notes.notes(of: spot)
    let title = notes.isEmpty ? "NOTES" : "NOTES (\(notes.count))"
    let button = "Add Note"
    let row = y
    var y = heading(title, x: 2, y: y, width: width - button.count - 10)
    _ = self.button(button, x: width - 2 - button.count - 4, y: row, target: .control(.addNote))
    guard !notes.isEmpty else {
      return paragraph("No notes yet: n writes the first.", x: 2, y: y, width: width - 4, style: theme.secondary)
    }
    for note in notes {
      let bubble = bubble(note)
      if y > frame.canvas.size.height { break }
      let parts = bubble.draw(on: &frame, x: 2, y: y)
      frame.mark(parts.author, as: .note(note.id))
      // The last: the menu stands beside the box.
      frame.mark(parts.box, as: .note(note.id))
      y += bubble.height
      cover(to: y - 1)
    }
    return y - 1
  }

  private func bubble(_ note: Note) -> Bubble {
    Bubble(
      note, reactions: state.notes.reactions(to: note.id), isYours: note.author == state.rater, width: width - 4,
      theme: theme, glyphs: glyphs, isFocused: state.focusedTarget == .note(note.id))
  }

  /// The lines that a spot's notes need at the present width.
  static func notesHeight(_ spot: Spot.ID, in state: AppState) -> Int {
    let limit = MessageBubble.textWidth(in: state.size.width - 4)
    return state.notes.notes(of: spot).reduce(4) { $0 + Text.wrapped($1.text, to: limit).count + 4 }
  }

  /// One note on a screen of its own.
  mutating func addNote(_ place: NoteState) {
    guard let note = state.notes.note(place.note, of: place.spot) else { return }
    let isYours = note.author == state.rater
    var y = heading(isYours ? "YOUR NOTE" : "NOTE", x: 2, y: 2, width: width - 4)
    let top = y + 1
    let bubble = bubble(note)
    y = paragraph(Text.sanitised(note.text, keepingLines: true), x: 4, y: top, width: min(72, width - 6))
    for row in top..<y { frame.canvas.write(glyphs.isASCII ? "|" : "▏", x: 2, y: row, style: theme.accent) }
    let text = Rect(x: 2, y: top, width: width - 4, height: y - top)
    y = paragraph(bubble.caption, x: 4, y: y + 1, width: width - 6, style: theme.secondary)
    defer {
      frame.mark(Rect(x: 2, y: text.maxY, width: text.width, height: y - text.maxY), as: .note(note.id))
      // The last: the menu stands beside the text.
      frame.mark(text, as: .note(note.id))
    }
    guard !bubble.reactions.isEmpty else { return }
    y += 1
    for count in bubble.reactions {
      let picture = glyphs.isASCII ? count.kind.ascii : count.kind.glyph
      y = paragraph(
        "\(picture) \(count.kind.name) \(count.count)\(count.isYours ? " \(glyphs.dot) yours" : "")", x: 4, y: y,
        width: width - 6)
    }
  }
}
