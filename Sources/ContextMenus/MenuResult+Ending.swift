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

extension MenuResult {
  /// What the program is told: the message of the chosen action or of the committed preview.
  public var message: Message? {
    switch self {
    case .choose(let message, _), .commitPreview(let message): message
    case .nothing, .refuse, .dismiss, .passThrough, .requestDeferred: nil
    }
  }
}
