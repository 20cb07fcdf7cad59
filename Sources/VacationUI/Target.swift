import Spots

/// What can be pointed at, focused, pressed and held.
public enum Target: Hashable, Sendable {
  /// A row of the list, by the spot's place in the catalogue.
  case row(Int)
  /// The mark of a row, in front of it: what Space presses.
  case mark(Int)
  /// A column's head.
  case column(SortKey)
  /// The title of the list; its menu holds the settings.
  case title
  /// The part of the list without rows, and the list itself where it has none.
  case emptyArea
  /// The text of a screen, where the focus rests when it opens.
  case page
  /// A control of the spot-info screen.
  case control(InfoControl)
  /// A traveller's note, on the spot-info screen and on its own.
  case note(Note.ID)
  /// A spot's pin on the map, by the spot's place in the catalogue, and the map between the pins.
  case pin(Int)
  case mapArea
  /// A line of what a search on the map has found.
  case mapHit(Int)
  /// A button of the note editor, and its text.
  case editor(EditorPart)
  /// A button of the screen that shows where a spot is, or of the one that shows what is shared.
  case action(PlaceAction)
  /// A word of the rating flow.
  case word(Stars)
  /// A button of the rating flow.
  case rating(RatingButton)
  /// The way back in the title bar.
  case back
  /// The card that a first press of Enter shows.
  case peek
  /// A key named in the hint bar: a click presses it.
  case hint(Int)
}

/// The controls of the spot-info screen, in the order in which Tab visits them.
public enum InfoControl: Int, CaseIterable, Hashable, Sendable {
  case weather, rate, map, wikipedia, addNote
}

/// The buttons of the rating flow, in the order in which Tab visits them.
public enum RatingButton: Int, CaseIterable, Hashable, Sendable {
  case submit, delete, cancel
}

/// The parts of the note editor, in the order in which Tab visits them.
public enum EditorPart: Int, CaseIterable, Hashable, Sendable {
  case text, save, cancel
}

/// The buttons of the coordinates and share screens.
public enum PlaceAction: Hashable, Sendable {
  case copy(CopyKind)
  case openMap
  case mail
  /// Saves a file in the format of this name.
  case save(String)
}
