/// All notes with all reactions, as one person sees them.
public struct NoteBook: Equatable, Sendable {
  /// Whose notes and reactions are "yours".
  public let rater: String
  private var bySpot: [Spot.ID: [Note]] = [:]
  private var reactions: [Note.ID: [Reaction]] = [:]

  public init(rater: String, notes: some Sequence<Note> = [], reactions: some Sequence<Reaction> = []) {
    self.rater = rater
    for note in notes { bySpot[note.spot, default: []].append(note) }
    for spot in bySpot.keys { bySpot[spot]?.sort { ($0.when, $0.id) < ($1.when, $1.id) } }
    for reaction in reactions { self.reactions[reaction.note, default: []].append(reaction) }
  }

  /// How many of a kind of reaction a note has.
  public struct Count: Hashable, Sendable {
    public var kind: ReactionKind
    public var count: Int
    /// Whether one of them is yours.
    public var isYours: Bool
  }

  /// A spot's notes, the oldest first.
  public func notes(of spot: Spot.ID) -> [Note] { bySpot[spot] ?? [] }

  public func note(_ id: Note.ID, of spot: Spot.ID) -> Note? { bySpot[spot]?.first { $0.id == id } }

  /// A note's reactions by kind, in the order of the kinds.
  public func reactions(to note: Note.ID) -> [Count] {
    let all = reactions[note] ?? []
    return ReactionKind.allCases.compactMap { kind in
      let some = all.filter { $0.kind == kind }
      guard !some.isEmpty else { return nil }
      return Count(kind: kind, count: some.count, isYours: some.contains { $0.rater == rater })
    }
  }

  /// Your reaction to a note, if any.
  public func yours(_ note: Note.ID) -> ReactionKind? { reactions[note]?.first { $0.rater == rater }?.kind }

  /// Adds a note, or changes the one of the same id.
  private mutating func set(_ note: Note) {
    var notes = bySpot[note.spot] ?? []
    if let index = notes.firstIndex(where: { $0.id == note.id }) { notes[index] = note } else { notes.append(note) }
    notes.sort { ($0.when, $0.id) < ($1.when, $1.id) }
    bySpot[note.spot] = notes
  }

  /// All reactions to a note, as they were given.
  public func allReactions(to note: Note.ID) -> [Reaction] { reactions[note] ?? [] }

  /// Does what a change says.
  public mutating func apply(_ change: NoteChange) {
    switch change {
    case .set(let note): set(note)
    case .remove(let id):
      for spot in bySpot.keys { bySpot[spot]?.removeAll { $0.id == id } }
      reactions[id] = nil
    case .react(let reaction):
      apply(.unreact(note: reaction.note, rater: reaction.rater))
      reactions[reaction.note, default: []].append(reaction)
    case .unreact(let note, let rater): reactions[note]?.removeAll { $0.rater == rater }
    }
  }
}
