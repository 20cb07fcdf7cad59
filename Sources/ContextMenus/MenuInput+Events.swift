import Cells

extension MenuInput {
  /// The input that an event is to an open menu; `nil` for what menus don't care about.
  public init?(_ event: Event) {
    switch event {
    case .key(let key): self = .key(key)
    case .mouse(let mouse): self = .mouse(mouse)
    case .paste: self = .paste
    case .focusIn, .focusOut, .resize, .reply: return nil
    }
  }
}

extension MenuTrigger {
  /// How an event opens a menu at once: the Menu key, Shift+F10, `m` and the right mouse button; `nil` for others.
  public init?(_ event: Event) {
    switch event {
    case .key(let report) where report.phase == .press:
      switch (report.key.code, report.key.modifiers) {
      case (.menu, _), (.function(10), .shift), (.scalar("m"), []): self = .key
      default: return nil
      }
    case .mouse(let report):
      guard case .press(.right) = report.kind else { return nil }
      self = .mouse(report.position)
    case .key, .paste, .focusIn, .focusOut, .resize, .reply: return nil
    }
  }
}
