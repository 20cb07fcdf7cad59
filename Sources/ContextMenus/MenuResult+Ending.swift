extension MenuResult {
  /// Whether the menu is over.
  public var endsMenu: Bool {
    switch self {
    case .choose(_, let keepOpen): !keepOpen
    case .commitPreview, .dismiss, .passThrough: true
    case .nothing, .refuse, .requestDeferred: false
    }
  }
}
