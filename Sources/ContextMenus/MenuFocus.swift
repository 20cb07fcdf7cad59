/// Which part of an open menu takes the keys.
public enum MenuFocus: Hashable, Sendable {
  case menu
  case preview
  /// The accessory's item with this index.
  case accessory(Int)
}
