import Cells

extension MenuState {
  /// When ``tick(at:)`` wants to be called; `nil` for never.
  var deadline: Milliseconds? { timers.next }

  /// Lets time act: animation frames, submenus under a resting pointer, the end of a search or of a notice, the
  /// request for the deferred elements of the first level.
  mutating func tick(at now: Milliseconds) -> MenuResult<MessageNumber> {
    guard phase != .closed else { return .nothing }
    clock = now
    if isDue(\.typeAhead, at: now) { typeAhead = "" }
    if isDue(\.notice, at: now) { notice = nil }
    if isDue(\.accessory, at: now) { timers.accessory = nil }
    if isDue(\.hover, at: now) { openUnderPointer() }
    if isDue(\.grace, at: now), let position = pointer.position { settle(at: position, at: now) }
    if isDue(\.animation, at: now) {
      let result = animate(at: now)
      if result != .nothing { return end(result) }
    }
    place()
    return isDue(\.requests, at: now) || !requests.isEmpty ? takeRequests() : .nothing
  }

  /// Takes a timer that has run out.
  private mutating func isDue(_ timer: WritableKeyPath<MenuTimers, Milliseconds?>, at now: Milliseconds) -> Bool {
    guard let due = timers[keyPath: timer], due <= now else { return false }
    timers[keyPath: timer] = nil
    return true
  }

  /// Shows the frame for this moment and names the next one; the result ends the menu.
  private mutating func animate(at now: Milliseconds) -> MenuResult<MessageNumber> {
    switch phase {
    case .opening(let since):
      frame = frames(since: since, at: now)
      if frame >= MenuAnimation.openingFrames {
        phase = .open
      } else {
        timers.animation = since + Double(frame + 1) * MenuAnimation.frameTime
      }
    case .closing(let since):
      frame = frames(since: since, at: now)
      if frame >= MenuAnimation.closingFrames { return outcome }
      timers.animation = since + Double(frame + 1) * MenuAnimation.frameTime
    case .refusing(let since):
      frame = frames(since: since, at: now)
      if now - since >= settings.refusalTime { return .dismiss }
      let next = since + Double(frame + 1) * MenuAnimation.frameTime
      let isShaking = !theme.reducedMotion && frame < MenuAnimation.shake.count
      timers.animation = min(isShaking ? next : .infinity, since + settings.refusalTime)
    case .open, .closed: break
    }
    return .nothing
  }

  private func frames(since: Milliseconds, at now: Milliseconds) -> Int {
    Int(max(0, min(1000, (now - since) / MenuAnimation.frameTime)))
  }

  /// Lays everything out for the first time.
  mutating func begin(at now: Milliseconds) {
    clock = now
    rebuild()
    if case .refusing = phase { return }
    if theme.reducedMotion {
      phase = .open
    } else {
      timers.animation = now + MenuAnimation.frameTime
    }
    if accessory != nil, settings.accessoryDelay > 0 { timers.accessory = now + settings.accessoryDelay }
    if case .mouse(let point) = trigger { pointer.position = point }
    if !requests.isEmpty { timers.requests = now }
  }
}
