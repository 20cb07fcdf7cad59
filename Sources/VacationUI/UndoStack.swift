import Spots

/// A change of your own ratings: what each spot had before and has after.
public struct RatingEdit: Equatable, Sendable {
  public struct Item: Equatable, Sendable {
    public var spot: Spot.ID
    public var before: Stars?
    public var after: Stars?
  }

  public var items: [Item]
  /// What the edit is called in "Undid …".
  public var title: String

  /// The opposite edit.
  var inverse: RatingEdit {
    RatingEdit(items: items.map { Item(spot: $0.spot, before: $0.after, after: $0.before) }, title: title)
  }
}

/// The edits that can be undone and done again, newest last; at most 100.
public struct UndoStack: Equatable, Sendable {
  private(set) var done: [RatingEdit] = []
  private(set) var undone: [RatingEdit] = []

  mutating func push(_ edit: RatingEdit) {
    done.append(edit)
    if done.count > 100 { done.removeFirst() }
    undone = []
  }

  /// Takes the newest edit; what is returned has to be carried out.
  mutating func undo() -> RatingEdit? {
    guard let edit = done.popLast() else { return nil }
    undone.append(edit)
    return edit.inverse
  }

  mutating func redo() -> RatingEdit? {
    guard let edit = undone.popLast() else { return nil }
    done.append(edit)
    return edit
  }
}
