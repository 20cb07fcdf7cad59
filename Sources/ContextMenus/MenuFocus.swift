/// Which part of an open menu takes the keys.
public enum MenuFocus: Hashable, Sendable {
  /// The deepest open level.
  case menu
  /// The preview, where it can be committed.
  case preview
  /// The accessory's item with this index.
  case accessory(Int)
}
