import Cells

extension LongPressRecognizer {
  mutating func take(_ event: KeyEvent, target: HoldTarget, at now: Milliseconds, to gestures: inout [Gesture]) {
    let code = event.key.code
    if event.phase != .press { capabilities.confirm(code) }
    if learner.take(event, at: now) { learnedChanged() }
    switch settings.tier {
    case .repeats where event.phase == .release: return
    case .repeats: takeByte(event, target: target, at: now, to: &gestures)
    case .releases, .automatic:
      if event.phase == .press, tier(of: event.key) == .repeats {
        takeByte(event, target: target, at: now, to: &gestures)
      } else {
        takeReport(event, target: target, at: now, to: &gestures)
      }
    }
  }

  // MARK: Tier 1

  private mutating func takeReport(
    _ event: KeyEvent, target: HoldTarget, at now: Milliseconds, to gestures: inout [Gesture]
  ) {
    let code = event.key.code
    switch event.phase {
    case .release:
      defer { capabilities.lift(code) }
      let lifted = reading.likely(now)
      guard let press = held, Self.isSame(press.key, event.key) else { return }
      if held?.release(at: now, lifted: lifted, settings, to: &gestures) == true { held = nil }
    case .repeat: takeRepeat(event, target: target, at: now, to: &gestures)
    case .press:
      guard let last = capabilities.lastHeard(code) else {
        return takePress(event, target: target, at: now, to: &gestures)
      }
      takePressAgain(event, target: target, after: now - last, at: now, to: &gestures)
    }
  }

  /// Takes a press without a release before it: a repeat (WezTerm reports repeats so), or a release that was lost or
  /// is never reported.
  private mutating func takePressAgain(
    _ event: KeyEvent, target: HoldTarget, after gap: Milliseconds, at now: Milliseconds,
    to gestures: inout [Gesture]
  ) {
    let code = event.key.code
    let isFirst = held.map { Self.isSame($0.key, event.key) && !$0.hasRepeated } ?? false
    let isTooSoon = isFirst && gap < RepeatModel.shortestDelay
    if isTooSoon, code == .enter, let launch, now - launch.start < RepeatModel.longestDelay {
      // A repeat of the Enter that launched the program.
      endHeld(to: &gestures)
    } else if !isTooSoon, gap <= RepeatModel.longestDelay {
      takeRepeat(event, target: target, at: now, to: &gestures)
    } else if capabilities.isConfirmed(code) {
      capabilities.lift(code)
      takePress(event, target: target, at: now, to: &gestures)
    } else {
      if isTooSoon, held?.interrupt(at: now, settings, to: &gestures) == true { held = nil }
      if let press = held, Self.isSame(press.key, event.key) { endHeld(to: &gestures) }
      capabilities.markSilent(code)
      takeByte(event, target: target, at: now, to: &gestures)
    }
  }

  private mutating func takeRepeat(
    _ event: KeyEvent, target: HoldTarget, at now: Milliseconds, to gestures: inout [Gesture]
  ) {
    capabilities.heard(event.key.code, at: now)
    if let press = held, Self.isSame(press.key, event.key) {
      held?.repeat()
    } else if capabilities.isDown(event.key.code), !capabilities.isMuted(event.key.code) {
      pressArrow(event.key)
      gestures.append(.event(.key(event)))
    }
  }

  private mutating func takePress(
    _ event: KeyEvent, target: HoldTarget, at now: Milliseconds, to gestures: inout [Gesture]
  ) {
    let code = event.key.code
    interruptKeys(at: now, to: &gestures)
    interruptMouse(to: &gestures)
    if let press = held, Self.isSame(press.key, event.key) { endHeld(to: &gestures) }
    capabilities.press(code, at: now)
    lastPress = (event.key, now, 1)
    pressArrow(event.key)
    guard target.policy != .none else { return gestures.append(.event(.key(event))) }
    guard settings.isOn else {
      gestures.append(.tap(.key(event.key), provisional: false))
      return capabilities.mute(code)
    }
    if held != nil { endHeld(to: &gestures) }
    held = ReleasePress(event.key, at: now, pressed: reading.likely(now), to: &gestures)
  }

  /// Ends a press whose menu is open and whose release is not waited for any more.
  private mutating func endHeld(to gestures: inout [Gesture]) {
    guard let press = held else { return }
    press.cancel(to: &gestures)
    capabilities.mute(press.key.code)
    held = nil
  }

  private mutating func pressArrow(_ key: Key) {
    switch key.code {
    case .up, .down, .left, .right, .home, .end, .pageUp, .pageDown: held?.arrowPressed()
    default: break
    }
  }

  // MARK: Tier 2

  private mutating func takeByte(
    _ event: KeyEvent, target: HoldTarget, at now: Milliseconds, to gestures: inout [Gesture]
  ) {
    let whole = Event.key(event)
    if repeated?.key == event.key {
      let late = now - reading.earliest
      repeated?.take(whole, target: target, at: now, late: late, context, to: &gestures)
      return
    }
    interruptKeys(at: now, to: &gestures)
    interruptMouse(to: &gestures)
    lastPress = (event.key, now, 2)
    pressArrow(event.key)
    if takesLaunch(event, target: target, at: now) { return }
    guard target.policy != .none, settings.isOn else {
      gestures.append(target.policy == .none ? .event(whole) : .tap(.key(event.key), provisional: false))
      return
    }
    repeated = RepeatPress(whole, key: event.key, target: target, at: now, to: &gestures)
  }

  /// Takes an Enter that may be the one that launched the program.
  private mutating func takesLaunch(_ event: KeyEvent, target: HoldTarget, at now: Milliseconds) -> Bool {
    guard let launch else { return false }
    let age = now - launch.start
    if event.key == Self.lineFeed, age < 150 || launch.firstFrame == nil {
      // An Enter that came before the terminal was in raw mode, where it turns into a line feed.
      repeated = RepeatPress(spent: .enter, at: now, isSwallowing: true)
      return true
    }
    guard event.key.code == .enter else {
      // Another key ends the repeats of the one that launched the program.
      self.launch = nil
      return false
    }
    self.launch = nil
    if age < 150 || (launch.firstFrame == nil && age < RepeatModel.longestDelay) {
      self.launch = Launch(start: launch.start, firstFrame: launch.firstFrame)
      repeated = RepeatPress(spent: event.key, at: now, isSwallowing: true)
      return true
    }
    guard age < context.model.window else { return false }
    repeated = RepeatPress(unseen: .key(event), key: event.key, target: target, at: now, context)
    return true
  }

  /// What the decoder makes of a line feed.
  private static let lineFeed = Key(.scalar("j"), .control)

  // MARK: Both

  /// Ends the presses that another press interrupts.
  mutating func interruptKeys(at now: Milliseconds, to gestures: inout [Gesture]) {
    if let press = held, held?.interrupt(at: now, settings, to: &gestures) == true {
      capabilities.mute(press.key.code)
      held = nil
    }
    repeated?.interrupt(context, to: &gestures)
    repeated = nil
  }

  mutating func interruptMouse(to gestures: inout [Gesture]) {
    if mouse?.interrupt(to: &gestures) == true { mouse = nil }
  }

  static func isSame(_ one: Key, _ other: Key) -> Bool {
    KeyCapabilities.folded(one.code) == KeyCapabilities.folded(other.code)
  }
}
