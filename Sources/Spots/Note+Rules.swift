extension Note {
  /// Whether a person may change or remove it: only who wrote it may.
  public func isChangeable(by rater: String) -> Bool { author == rater }

  /// Why a text can't be a note.
  public enum TextProblem: Error, Hashable, Sendable {
    /// There is nothing but blanks.
    case empty
    /// It has more than ``Note/limit`` bytes.
    case tooLong
  }

  /// A text as it is kept: line feeds between its lines, no other controls but tabs, no blanks around it.
  /// - Complexity: O(*n*).
  public static func text(_ typed: String) throws(TextProblem) -> String {
    var kept = String.UnicodeScalarView()
    var followsReturn = false
    for scalar in typed.unicodeScalars {
      switch scalar.value {
      // A carriage return ends a line, alone or before a line feed.
      case 0x0A where followsReturn: break
      case 0x0A, 0x0D, 0x85, 0x2028, 0x2029: kept.append("\n")
      case 0x00..<0x09, 0x0B..<0x20, 0x7F..<0xA0: break
      default: kept.append(scalar)
      }
      followsReturn = scalar.value == 0x0D
    }
    var trimmed = kept.drop { $0.properties.isWhitespace }
    while trimmed.last?.properties.isWhitespace == true { trimmed.removeLast() }
    guard !trimmed.isEmpty else { throw .empty }
    let text = String(trimmed)
    guard text.utf8.count <= limit else { throw .tooLong }
    return text
  }
}

extension NoteBook {
  /// Whether you may do what a change says: write and change notes in your own name, remove your own, react for
  /// yourself.
  public func allows(_ change: NoteChange) -> Bool {
    switch change {
    case .set(let note): note.isChangeable(by: rater) && self.note(note.id).map { $0.isChangeable(by: rater) } ?? true
    case .remove(let id): note(id)?.isChangeable(by: rater) ?? false
    case .react(let reaction): reaction.rater == rater && note(reaction.note) != nil
    case .unreact(_, let person): person == rater
    }
  }

  /// The changes that take a change back, made to the book as it is before that change.
  public func inverse(of change: NoteChange) -> [NoteChange] {
    switch change {
    case .set(let note):
      guard let old = self.note(note.id) else { return [.remove(note.id)] }
      return old == note ? [] : [.set(old)]
    case .remove(let id):
      guard let old = note(id) else { return [] }
      return [.set(old)] + allReactions(to: id).map(NoteChange.react)
    case .react(let reaction):
      guard let old = allReactions(to: reaction.note).first(where: { $0.rater == reaction.rater }) else {
        return [.unreact(note: reaction.note, rater: reaction.rater)]
      }
      return old == reaction ? [] : [.react(old)]
    case .unreact(let note, let person):
      return allReactions(to: note).filter { $0.rater == person }.map(NoteChange.react)
    }
  }
}
