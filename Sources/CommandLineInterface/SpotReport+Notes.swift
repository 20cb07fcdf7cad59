import Cells
import Spots

/// The travellers' notes in the report.
extension SpotReport {
  /// For people: who and when and what others thought of it, and the text below.
  func notes(_ page: inout ReportPage) {
    page.section("Notes")
    let all = notes.notes(of: spot.id)
    if all.isEmpty { page.line("No notes yet; \(ProgramFacts.name) --note \(spot.id)=TEXT adds one.") }
    let glyphs = page.style.glyphs
    for note in all {
      let edited = note.edited == nil ? "" : " (edited)"
      let reactions = notes.reactions(to: note.id).map { text($0, glyphs) }
      let parts = [note.author, CivilTime(unixMilliseconds: note.when).date + edited] + reactions
      page.line(parts.joined(separator: " \(glyphs.dot) "))
      page.body(note.text)
    }
  }

  private func text(_ reaction: NoteBook.Count, _ glyphs: Glyphs) -> String {
    let picture = glyphs == .ascii ? reaction.kind.name : reaction.kind.glyph
    return "\(picture) \(reaction.count)" + (reaction.isYours ? " (yours)" : "")
  }

  /// For programs.
  var noteMembers: JSON {
    .array(
      notes.notes(of: spot.id).map { note in
        .object([
          "id": .string(note.id), "author": .string(note.author), "text": .string(note.text),
          "when": .string(CivilTime(unixMilliseconds: note.when).rfc3339),
          "edited": .optional(note.edited.map { CivilTime(unixMilliseconds: $0).rfc3339 }),
          "reactions": .array(
            notes.reactions(to: note.id).map { reaction in
              .object([
                "kind": .string(reaction.kind.rawValue), "count": .integer(reaction.count),
                "yours": .bool(reaction.isYours),
              ])
            }),
        ])
      })
  }
}
