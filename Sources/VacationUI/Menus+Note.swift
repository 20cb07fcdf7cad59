import Cells
import ContextMenus
import Spots

extension AppState {
  /// A note's menu: the reaction bar above the bubble as it stands, and what can be done with the note below.
  func menu(ofNote id: Note.ID, spot: Spot.ID) -> ContextMenuConfiguration<Message>? {
    guard let note = notes.note(id, of: spot) else { return nil }
    let others: ElementAttributes = note.author == rater ? [] : .disabled("Only \(note.author) can change this note")
    let liked = notes.yours(id) == .heart
    return ContextMenuConfiguration(
      identifier: id,
      previewProvider: { .heldView(title: "Open the note", commit: .openNote(id, spot)) },
      accessoryProvider: { reactionBar(id, spot: spot) },
      actionProvider: { _ in
        Menu {
          Action(
            title: liked ? "Take like back" : "Like", image: .like, identifier: "like", key: .character("l"),
            message: .react(.heart, id, spot))
          Action(title: "Share", image: .share, key: .character("s"), message: .copyNote(id, spot))
          Action(
            title: "Edit", image: .note, attributes: others, key: .character("e"), message: .editNote(id, spot))
          Action(
            title: "Delete", image: .remove, attributes: [.destructive, others], key: .character("d"),
            message: .deleteNote(id, spot))
        }
      })
  }

  /// The bar of reactions; yours is marked, and choosing it again takes it away.
  private func reactionBar(_ id: Note.ID, spot: Spot.ID) -> Accessory<Message> {
    let yours = notes.yours(id)
    let items = ReactionKind.allCases.enumerated().map { number, kind in
      (
        image: Image(kind.glyph, ascii: kind.ascii),
        item: AccessoryItem<Message>(
          identifier: kind.rawValue, title: yours == kind ? "Take “\(kind.name)” back" : kind.name,
          key: .character(Unicode.Scalar(UInt8(49 + number))), isMarked: yours == kind,
          message: .react(kind, id, spot))
      )
    }
    let author = notes.note(id, of: spot)?.author
    return .bar(items, alignment: author == rater ? .trailing : .leading)
  }
}
