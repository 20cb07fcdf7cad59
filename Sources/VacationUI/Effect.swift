import Spots

/// What ``AppState/apply(_:)`` asks of the world outside.
public enum Effect: Equatable, Sendable {
  /// Stores or removes your own ratings, all or none. When they are durable the title is said
  /// (``Message/report(_:isError:)``); if they can't be stored comes ``Message/notSaved(_:)``, then the ratings as stored.
  case save([Edit.Item], title: String)
  case saveSettings(Settings)
  /// Stores changes of the notes, all or none; answered like ``save(_:title:)``. Without a title nothing is said.
  case saveNotes([NoteChange], title: String?)
  /// Reads the notes of all spots; answered by ``Message/notes(_:)``.
  case loadNotes
  /// Reads the time zone of a spot, by its IANA name.
  case loadTimeZone(Spot.ID, name: String)
  /// Finds so many spots nearest to one; answered by ``Message/nearby(_:_:)`` or ``Message/noNearby(_:because:)``.
  case findNearby(Spot.ID, count: Int)
  /// Reads the user's own picture of a spot, with no side longer than so many pixels; answered by
  /// ``Message/picture(_:_:)`` where there are pictures at all, and by a report where one can't be shown.
  case loadPicture(Spot.ID, longestSide: Int)
  /// Puts text on the terminal's clipboard.
  case copy(String)
  /// Writes a new file beside the others of the folder where the program was started; an existing one is never
  /// replaced, the name gets a number.
  case saveFile(name: String, text: String)
  /// Starts a browser, or a mail program.
  case browse(String)
  /// A menu opened or closed.
  case menu(isOpen: Bool)
  /// A text field takes the keys, or no longer does.
  case textInput(Bool)
  case mouse(Bool)
  case redraw
  case suspend
  /// Ends the program with an exit status.
  case quit(status: Int32)
}
