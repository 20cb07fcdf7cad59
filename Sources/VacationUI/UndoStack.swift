import Spots

/// A change of your own ratings or notes: what there was before and is after.
public struct Edit: Equatable, Sendable {
  public struct Item: Equatable, Sendable {
    public var spot: Spot.ID
    public var before: Stars?
    public var after: Stars?
  }

  /// A note before and after, and the reactions that go with it.
  public struct NoteItem: Equatable, Sendable {
    public var before: Note?
    public var after: Note?
    public var reactions: [Reaction]

    /// What the store is told.
    var changes: [NoteChange] {
      guard let after else { return before.map { [.remove($0.id)] } ?? [] }
      return [.set(after)] + (before == nil ? reactions.map(NoteChange.react) : [])
    }
  }

  public var items: [Item] = []
  public var notes: [NoteItem] = []
  /// What the edit is called in "Undid …".
  public var title: String

  var isEmpty: Bool { items.isEmpty && notes.isEmpty }

  /// The opposite edit.
  var inverse: Edit {
    Edit(
      items: items.map { Item(spot: $0.spot, before: $0.after, after: $0.before) },
      notes: notes.map { NoteItem(before: $0.after, after: $0.before, reactions: $0.reactions) }, title: title)
  }
}

/// The edits that can be undone and done again, newest last; at most 100.
public struct UndoStack: Equatable, Sendable {
  private(set) var done: [Edit] = []
  private(set) var undone: [Edit] = []

  mutating func push(_ edit: Edit) {
    done.append(edit)
    if done.count > 100 { done.removeFirst() }
    undone = []
  }

  /// Takes the newest edit; what is returned has to be carried out.
  mutating func undo() -> Edit? {
    guard let edit = done.popLast() else { return nil }
    undone.append(edit)
    return edit.inverse
  }

  mutating func redo() -> Edit? {
    guard let edit = undone.popLast() else { return nil }
    done.append(edit)
    return edit
  }
}
