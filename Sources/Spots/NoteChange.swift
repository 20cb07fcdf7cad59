/// One change to the notes or to what people think of them.
public enum NoteChange: Hashable, Sendable {
  /// Adds a note, or changes the one of the same id.
  case set(Note)
  /// Takes a note away, with its reactions.
  case remove(Note.ID)
  /// Sets a rater's reaction, in place of an earlier one.
  case react(Reaction)
  /// Takes a rater's reaction away.
  case unreact(note: Note.ID, rater: String)
}
