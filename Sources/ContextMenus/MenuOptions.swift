/// How a menu is shown within its parent.
public struct MenuOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The children stand in the parent, between rules, under the title as a header.
  public static let displayInline = MenuOptions(rawValue: 1)
  /// The submenu's row is marked as destructive.
  public static let destructive = MenuOptions(rawValue: 2)
  /// At most one child is on; it is marked as a radio button, and choosing another moves the mark.
  public static let singleSelection = MenuOptions(rawValue: 4)
  /// The children stand side by side as pictures; Left and Right move among them.
  public static let displayAsPalette = MenuOptions(rawValue: 8)
}

/// How much room the children of a menu take.
public enum ElementSize: Hashable, Sendable {
  /// Side by side, pictures alone.
  case small
  /// Side by side, picture and title.
  case medium
  /// A row each.
  case large
}

/// In which order the elements of a menu stand.
public enum ElementOrder: Hashable, Sendable {
  /// As given.
  case automatic
  /// The first one nearest to the held view: upside down when the menu opens above it.
  case priority
  /// As given, always; not even destructive actions are moved to the end.
  case fixed
}
