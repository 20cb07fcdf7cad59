import Spots

extension SpotStore {
  /// All notes, ordered by spot and, of one spot, the oldest first.
  /// - Complexity: O(notes).
  public func notes() throws(StoreError) -> [Note] {
    guard let connection = try readingNotes() else { return [] }
    return try notes(in: connection.statement(.allNotes))
  }

  /// The notes of one spot, the oldest first.
  public func notes(of spot: String) throws(StoreError) -> [Note] {
    guard let connection = try readingNotes() else { return [] }
    let statement = try connection.statement(.notesOfSpot)
    try statement.bind(spot, at: 1)
    return try notes(in: statement)
  }

  /// All reactions to all notes, ordered by note and rater.
  ///
  /// A kind that a later version of the program has stored and that this one does not know is passed over.
  /// - Complexity: O(reactions).
  public func reactions() throws(StoreError) -> [Reaction] {
    guard let connection = try readingNotes() else { return [] }
    return try reactions(in: connection.statement(.allReactions))
  }

  /// The reactions to the notes of one spot, ordered by note and rater.
  public func reactions(of spot: String) throws(StoreError) -> [Reaction] {
    guard let connection = try readingNotes() else { return [] }
    let statement = try connection.statement(.reactionsOfSpot)
    try statement.bind(spot, at: 1)
    return try reactions(in: statement)
  }

  /// Carries out the changes in their order, in one transaction: when it returns they are all durable, and when it
  /// throws, none of them happened. Returns what each did.
  ///
  /// Who may do what is for the caller to know (``NoteBook/allows(_:)``): a store does not know who asks.
  /// - Throws: ``StoreError/Problem/noteTooLong(bytes:limit:)`` where a text has more than ``Note/limit`` bytes.
  /// - Complexity: O(changes · log notes), with one wait for the disk however many changes there are.
  @discardableResult
  public func change(_ changes: [NoteChange]) throws(StoreError) -> [NoteOutcome] {
    guard !changes.isEmpty else { return [] }
    for case .set(let note) in changes where note.text.utf8.count > Note.limit {
      throw StoreError(.noteTooLong(bytes: note.text.utf8.count, limit: Note.limit), path: path)
    }
    let connection = try writing()
    return try connection.transaction { () throws(StoreError) in
      var outcomes: [NoteOutcome] = []
      for change in changes { outcomes.append(try carryOut(change, in: connection)) }
      return outcomes
    }
  }

  // MARK: - One change, within a transaction

  private func carryOut(_ change: NoteChange, in connection: Connection) throws(StoreError) -> NoteOutcome {
    switch change {
    case .set(let note): try set(note, in: connection)
    case .remove(let id): try remove(id, in: connection)
    case .react(let reaction): try react(reaction, in: connection)
    case .unreact(let note, let rater): try unreact(note, rater, in: connection)
    }
  }

  private func set(_ note: Note, in connection: Connection) throws(StoreError) -> NoteOutcome {
    // Most notes are new, and then this one statement is all.
    try write(note, with: connection.statement(.addNote))
    if connection.changedRows == 1 { return .added }
    guard let old = try find(note.id, in: connection), old != note else { return .unchanged }
    try write(note, with: connection.statement(.replaceNote))
    return .replaced(old)
  }

  private func remove(_ id: Note.ID, in connection: Connection) throws(StoreError) -> NoteOutcome {
    guard let old = try find(id, in: connection) else { return .missing }
    let given = try reactions(to: id, in: connection)
    for sql in [SQL.removeReactionsToNote, .removeNote] {
      let statement = try connection.statement(sql)
      try statement.bind(id, at: 1)
      try statement.run()
    }
    return .removed(old, given)
  }

  private func react(_ reaction: Reaction, in connection: Connection) throws(StoreError) -> NoteOutcome {
    guard try find(reaction.note, in: connection) != nil else { return .missing }
    let old = try kind(of: reaction.rater, for: reaction.note, in: connection)
    guard old != reaction.kind else { return .unchanged }
    let statement = try connection.statement(.setReaction)
    try statement.bind(reaction.note, at: 1)
    try statement.bind(reaction.rater, at: 2)
    try statement.bind(reaction.kind.rawValue, at: 3)
    try statement.run()
    return .reacted(before: old)
  }

  private func unreact(_ note: Note.ID, _ rater: String, in connection: Connection) throws(StoreError) -> NoteOutcome {
    guard let old = try kind(of: rater, for: note, in: connection) else { return .unchanged }
    let statement = try connection.statement(.removeReaction)
    try statement.bind(note, at: 1)
    try statement.bind(rater, at: 2)
    try statement.run()
    return .unreacted(old)
  }

  private func write(_ note: Note, with statement: Statement) throws(StoreError) {
    try statement.bind(note.id, at: 1)
    try statement.bind(note.spot, at: 2)
    try statement.bind(note.author, at: 3)
    try statement.bind(note.text, at: 4)
    try statement.bind(note.when, at: 5)
    try statement.bind(note.edited, at: 6)
    try statement.run()
  }

  // MARK: - Rows

  private func find(_ id: Note.ID, in connection: Connection) throws(StoreError) -> Note? {
    let statement = try connection.statement(.note)
    try statement.bind(id, at: 1)
    return try notes(in: statement).first
  }

  private func reactions(to id: Note.ID, in connection: Connection) throws(StoreError) -> [Reaction] {
    let statement = try connection.statement(.reactionsToNote)
    try statement.bind(id, at: 1)
    return try reactions(in: statement)
  }

  private func kind(
    of rater: String, for note: Note.ID, in connection: Connection
  ) throws(StoreError) -> ReactionKind? {
    try reactions(to: note, in: connection).first { $0.rater == rater }?.kind
  }

  private func notes(in statement: Statement) throws(StoreError) -> [Note] {
    defer { statement.reset() }
    var notes: [Note] = []
    while try statement.step() {
      notes.append(
        Note(
          id: statement.text(0), spot: statement.text(1), author: statement.text(2), text: statement.text(3),
          when: statement.integer(4), edited: statement.optionalInteger(5)))
    }
    return notes
  }

  private func reactions(in statement: Statement) throws(StoreError) -> [Reaction] {
    defer { statement.reset() }
    var reactions: [Reaction] = []
    while try statement.step() {
      guard let kind = ReactionKind(rawValue: statement.text(2)) else { continue }
      reactions.append(Reaction(note: statement.text(0), rater: statement.text(1), kind: kind))
    }
    return reactions
  }
}
