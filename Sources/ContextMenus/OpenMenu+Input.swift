import Cells

extension OpenMenu {
  /// Takes one input; while the menu is open every input is the menu's.
  public mutating func handle(_ input: MenuInput, at now: Milliseconds) -> MenuResult<Message> {
    .nothing
  }

  /// Closes the menu from code; `.nothing` while closing is shown, then ``tick(at:)`` gives ``MenuResult/dismiss``.
  public mutating func dismiss(at now: Milliseconds) -> MenuResult<Message> {
    phase = .closed
    return .dismiss
  }

  /// When ``tick(at:)`` wants to be called; `nil` for never.
  public var deadline: Milliseconds? { nil }

  /// Lets time act: animation frames, submenus under a resting pointer, the end of a search or of a notice.
  public mutating func tick(at now: Milliseconds) -> MenuResult<Message> {
    .nothing
  }
}
