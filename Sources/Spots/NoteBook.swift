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
    for reaction in reactions { set(reaction) }
  }

  /// How many of a kind of reaction a note has.
  public struct Count: Hashable, Sendable {
    public var kind: ReactionKind
    public var count: Int
    /// Whether one of them is yours.
    public var isYours: Bool

    public init(kind: ReactionKind, count: Int, isYours: Bool) {
      self.kind = kind
      self.count = count
      self.isYours = isYours
    }
  }

  /// A spot's notes, the oldest first.
  public func notes(of spot: Spot.ID) -> [Note] { bySpot[spot] ?? [] }

  public func note(_ id: Note.ID, of spot: Spot.ID) -> Note? { bySpot[spot]?.first { $0.id == id } }

  /// The note of an id, of whatever spot.
  /// - Complexity: O(notes).
  public func note(_ id: Note.ID) -> Note? {
    for notes in bySpot.values {
      if let note = notes.first(where: { $0.id == id }) { return note }
    }
    return nil
  }

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

  /// All reactions to a note, ordered by rater.
  public func allReactions(to note: Note.ID) -> [Reaction] { reactions[note] ?? [] }

  /// Does what a change says. Books of the same notes and reactions are equal, however they came about.
  public mutating func apply(_ change: NoteChange) {
    switch change {
    case .set(let note):
      removeNote(note.id)
      let notes = bySpot[note.spot] ?? []
      let place = notes.firstIndex { ($0.when, $0.id) > (note.when, note.id) } ?? notes.count
      bySpot[note.spot, default: []].insert(note, at: place)
    case .remove(let id):
      removeNote(id)
      reactions[id] = nil
    case .react(let reaction): set(reaction)
    case .unreact(let note, let rater): removeReaction(to: note, by: rater)
    }
  }

  private mutating func removeNote(_ id: Note.ID) {
    guard let spot = note(id)?.spot else { return }
    bySpot[spot]?.removeAll { $0.id == id }
    if bySpot[spot]?.isEmpty == true { bySpot[spot] = nil }
  }

  private mutating func set(_ reaction: Reaction) {
    removeReaction(to: reaction.note, by: reaction.rater)
    let others = reactions[reaction.note] ?? []
    let place = others.firstIndex { $0.rater > reaction.rater } ?? others.count
    reactions[reaction.note, default: []].insert(reaction, at: place)
  }

  private mutating func removeReaction(to note: Note.ID, by rater: String) {
    reactions[note]?.removeAll { $0.rater == rater }
    if reactions[note]?.isEmpty == true { reactions[note] = nil }
  }
}
