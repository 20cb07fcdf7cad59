import Cells

extension MenuState {
  /// Takes one input; while the menu is open every input is the menu's.
  ///
  /// Keys that must work everywhere (Ctrl-C, Ctrl-Z) are the program's: keep them back. Key releases are ignored, and
  /// an auto-repeat moves the highlight but never chooses.
  mutating func handle(_ input: MenuInput, at now: Milliseconds) -> MenuResult<MessageNumber> {
    clock = now
    switch phase {
    case .closed: return .passThrough
    case .closing: return handleWhileClosing(input)
    case .refusing: return handleWhileRefusing(input, at: now)
    case .opening, .open: break
    }
    var result = MenuResult<MessageNumber>.nothing
    switch input {
    case .key(let event): result = press(event, at: now)
    case .mouse(let event): result = handle(event, at: now)
    case .slide(let point): slide(to: point, at: now)
    case .lift(let moved): result = lift(moved: moved, at: now)
    case .paste: break
    }
    place()
    return result == .nothing ? takeRequests() : result
  }

  /// Closes the menu from code; `.nothing` while closing is shown, then ``tick(at:)`` gives ``MenuResult/dismiss``.
  mutating func dismiss(at now: Milliseconds) -> MenuResult<MessageNumber> {
    clock = now
    switch phase {
    case .closed, .closing: return .nothing
    case .refusing: return end(.dismiss)
    case .opening, .open: return close(.dismiss, at: now)
    }
  }

  /// Ends the menu at once.
  mutating func end(_ result: MenuResult<MessageNumber>) -> MenuResult<MessageNumber> {
    phase = .closed
    timers = MenuTimers()
    requests = []
    place()
    return result
  }

  /// Ends the menu after its last frames have been shown; at once where keys are not animated and it is dismissed.
  mutating func close(_ result: MenuResult<MessageNumber>, at now: Milliseconds) -> MenuResult<MessageNumber> {
    if theme.reducedMotion || (isAtOnce && result == .dismiss) { return end(result) }
    phase = .closing(since: now)
    outcome = result
    frame = 0
    requests = []
    timers = MenuTimers()
    timers.animation = now + MenuAnimation.frameTime
    return .nothing
  }

  /// The deferred elements that the program is to be asked for now.
  mutating func takeRequests() -> MenuResult<MessageNumber> {
    timers.requests = nil
    guard !requests.isEmpty else { return .nothing }
    defer { requests = [] }
    return .requestDeferred(requests)
  }

  /// A press is for the screen beneath, unless a committed preview is about to open something.
  private mutating func handleWhileClosing(_ input: MenuInput) -> MenuResult<MessageNumber> {
    guard outcome == .dismiss, input.isPress else { return .nothing }
    return end(.passThrough)
  }

  private mutating func handleWhileRefusing(_ input: MenuInput, at now: Milliseconds) -> MenuResult<MessageNumber> {
    guard input.isPress else { return .nothing }
    if case .key(let event) = input, event.key.code == .escape { return end(.dismiss) }
    return end(.passThrough)
  }

  /// Lets go of the key or button that opened the menu.
  private mutating func lift(moved: Bool, at now: Milliseconds) -> MenuResult<MessageNumber> {
    defer {
      pointer.isSliding = false
      pointer.isArmed = false
    }
    guard moved else { return .nothing }
    if pointer.isSliding, let position = pointer.position { return choose(hit(position), at: now) }
    guard trigger.isKey else { return .nothing }
    return chooseFocused(by: .lift, at: now)
  }
}

extension MenuInput {
  /// Whether something went down just now.
  fileprivate var isPress: Bool {
    switch self {
    case .key(let event): return event.phase == .press
    case .mouse(let event):
      if case .press = event.kind { return true }
      return false
    case .slide, .lift, .paste: return false
    }
  }
}
