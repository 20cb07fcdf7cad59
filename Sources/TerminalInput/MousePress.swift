import Cells

/// A mouse button under watch.
struct MousePress: Sendable {
  private enum Phase: Sendable {
    case filling, committed, open
    /// Nothing comes of it any more; its release is swallowed.
    case dead
  }

  let button: MouseButton
  private let origin: Point
  private let bounds: Rect
  private let press: Milliseconds
  private let likelyPress: Milliseconds
  private var phase: Phase
  private var lastFill: Milliseconds?
  private var hasMoved = false

  private var trigger: Trigger { .button(button, at: origin) }
  var isOpen: Bool { phase == .open }

  init(
    _ button: MouseButton, at origin: Point, target: HoldTarget, now: Milliseconds, pressed: Milliseconds,
    _ settings: HoldSettings,
    to gestures: inout [Gesture]
  ) {
    self.button = button
    self.origin = origin
    bounds = target.bounds ?? Rect(origin: origin, size: Size(width: 1, height: 1))
    press = now
    likelyPress = pressed
    phase = .filling
    if button == .right {
      phase = .open
      gestures.append(.hold(trigger, takesBack: false))
    } else {
      gestures.append(.press(trigger))
    }
  }

  // MARK: Time

  func deadline(_ settings: HoldSettings) -> Milliseconds? {
    guard phase == .filling || phase == .committed, settings.isOn else { return nil }
    return min(settings.nextFill(of: press, after: lastFill), press + settings.holdTime)
  }

  /// Acts on time; `true` when the press is over.
  mutating func tick(at now: Milliseconds, _ settings: HoldSettings, to gestures: inout [Gesture]) -> Bool {
    guard let deadline = deadline(settings), now >= deadline else { return false }
    if now >= press + settings.holdTime { return open(to: &gestures) }
    lastFill = now
    gestures.append(.fill(trigger, progress: settings.progress(of: press, at: now)))
    return false
  }

  private mutating func open(to gestures: inout [Gesture]) -> Bool {
    gestures.append(.hold(trigger, takesBack: false))
    if phase == .committed {
      gestures.append(.lift(trigger, moved: false))
      return true
    }
    phase = .open
    return false
  }

  // MARK: Events

  /// The pointer moved with the button down.
  mutating func drag(to point: Point, to gestures: inout [Gesture]) {
    switch phase {
    case .filling:
      guard !bounds.contains(point) else { return }
      gestures.append(.cancel(trigger))
      phase = .dead
    case .open:
      if point != origin { hasMoved = true }
      gestures.append(.slide(to: point))
    case .committed, .dead: return
    }
  }

  /// The button went up, at `lifted` most probably; `true` when the press is over.
  mutating func release(
    at point: Point, now: Milliseconds, lifted: Milliseconds, _ settings: HoldSettings,
    to gestures: inout [Gesture]
  ) -> Bool {
    switch phase {
    case .dead: return true
    case .committed: return false
    case .open:
      if point != origin, !hasMoved { drag(to: point, to: &gestures) }
      gestures.append(.lift(trigger, moved: hasMoved))
      return true
    case .filling:
      guard bounds.contains(point) else {
        gestures.append(.cancel(trigger))
        return true
      }
      guard settings.isOn, lifted - likelyPress >= settings.commitTime else {
        gestures.append(.tap(trigger, provisional: false))
        return true
      }
      phase = .committed
      return now >= press + settings.holdTime ? open(to: &gestures) : false
    }
  }

  /// A key or another button was pressed; `true` when this press is over.
  mutating func interrupt(to gestures: inout [Gesture]) -> Bool {
    switch phase {
    case .committed: return open(to: &gestures)
    case .filling:
      gestures.append(.cancel(trigger))
      phase = .dead
      return false
    case .open, .dead: return false
    }
  }

  /// What shows that the button went up although no release came (QTerminal sends none for the right button).
  mutating func assumeReleased(to gestures: inout [Gesture]) {
    switch phase {
    case .open: gestures.append(.lift(trigger, moved: hasMoved))
    case .filling: gestures.append(.cancel(trigger))
    case .committed: _ = open(to: &gestures)
    case .dead: break
    }
  }

  mutating func menuClosed() { hasMoved = false }

  /// The press came to nothing.
  mutating func cancel(to gestures: inout [Gesture]) {
    switch phase {
    case .filling, .committed: gestures.append(.cancel(trigger))
    case .open: gestures.append(.lift(trigger, moved: false))
    case .dead: break
    }
    phase = .dead
  }
}
