/// Where an accessory stands along the edge of the preview or the menu.
public enum AccessoryAlignment: Hashable, Sendable {
  /// At the menu's left edge; at its right edge where the menu itself stands at the view's right edge.
  case leading
  /// In the middle of the preview.
  case center
  /// At the menu's right edge.
  case trailing
}

/// How the cells of an accessory come about.
public enum AccessoryContent: Equatable, Sendable {
  /// The program's own cells, in decreasing sizes: the first that there is room for is drawn.
  case forms([AccessoryForm])
  /// A bar of pictures drawn by the library, one for each item.
  case bar([Image])
}
