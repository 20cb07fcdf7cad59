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
  public mutating func set(_ note: Note) {
    var notes = bySpot[note.spot] ?? []
    if let index = notes.firstIndex(where: { $0.id == note.id }) { notes[index] = note } else { notes.append(note) }
    notes.sort { ($0.when, $0.id) < ($1.when, $1.id) }
    bySpot[note.spot] = notes
  }

  /// Takes a note away, with its reactions.
  public mutating func remove(_ note: Note) {
    bySpot[note.spot]?.removeAll { $0.id == note.id }
    reactions[note.id] = nil
  }

  /// Sets your reaction to a note, or takes it away with `nil`.
  public mutating func react(_ kind: ReactionKind?, to note: Note.ID) {
    reactions[note]?.removeAll { $0.rater == rater }
    if let kind { reactions[note, default: []].append(Reaction(note: note, rater: rater, kind: kind)) }
  }
}
