import Spots

/// What ``AppState/apply(_:)`` asks of the world outside.
public enum Effect: Equatable, Sendable {
  /// Stores or removes your own ratings, all or none; an answer comes as ``Message/ratings(_:)`` or
  /// ``Message/report(_:isError:)``.
  case save([RatingEdit.Item])
  case saveSettings(Settings)
  /// Reads the time zone of a spot, by its IANA name.
  case loadTimeZone(Spot.ID, name: String)
  /// Puts text on the terminal's clipboard.
  case copy(String)
  /// Starts a browser.
  case browse(String)
  /// A menu opened or closed.
  case menu(isOpen: Bool)
  /// A text field takes the keys, or no longer does.
  case textInput(Bool)
  case mouse(Bool)
  case redraw
  case suspend
  case quit
}
