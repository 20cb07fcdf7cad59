import Cells

extension OpenMenu {
  /// Takes one input; while the menu is open every input is the menu's.
  ///
  /// Keys that must work everywhere (Ctrl-C, Ctrl-Z) are the program's: keep them back. Key releases are ignored, and
  /// an auto-repeat moves the highlight but never chooses.
  public mutating func handle(_ input: MenuInput, at now: Milliseconds) -> MenuResult<Message> {
    told(state.handle(input, at: now))
  }

  /// When ``tick(at:)`` wants to be called; `nil` for never.
  public var deadline: Milliseconds? { state.deadline }

  /// Lets time act: animation frames, submenus under a resting pointer, the end of a search or of a notice, the
  /// request for the deferred elements of the first level.
  public mutating func tick(at now: Milliseconds) -> MenuResult<Message> { told(state.tick(at: now)) }

  /// Closes the menu from code; `.nothing` while closing is shown, then ``tick(at:)`` gives ``MenuResult/dismiss``.
  public mutating func dismiss(at now: Milliseconds) -> MenuResult<Message> { told(state.dismiss(at: now)) }

  /// Ends the menu because the held view is no longer there.
  public mutating func anchorGone() -> MenuResult<Message> { told(state.anchorGone()) }

  /// A result in the program's messages.
  private func told(_ result: MenuResult<MessageNumber>) -> MenuResult<Message> {
    switch result {
    case .nothing: .nothing
    case .choose(let number, let keepOpen): .choose(messages[number], keepOpen: keepOpen)
    case .commitPreview(let number): .commitPreview(messages[number])
    case .refuse(let reason): .refuse(reason)
    case .dismiss: .dismiss
    case .passThrough: .passThrough
    case .requestDeferred(let identifiers): .requestDeferred(identifiers)
    }
  }
}
