import Cells

/// A key under watch whose releases are reported (tier 1).
struct ReleasePress: Sendable {
  private enum Phase: Sendable {
    case filling
    /// It went up so late that the menu opens nevertheless.
    case committed
    /// The menu was opened and the key is still down.
    case open
  }

  let key: Key
  private let press: Milliseconds
  private let likelyPress: Milliseconds
  private var phase = Phase.filling
  private var repeats = 0
  private var lastFill: Milliseconds?
  private var hasMoved = false

  private var trigger: Trigger { .key(key) }
  var hasRepeated: Bool { repeats > 0 }

  /// Begins with a press that was read at `now` and happened at `pressed` most probably.
  init(_ key: Key, at now: Milliseconds, pressed: Milliseconds, to gestures: inout [Gesture]) {
    self.key = key
    press = now
    likelyPress = pressed
    gestures.append(.press(trigger))
  }

  // MARK: Time

  /// When the menu opens, if nothing comes between.
  private func opening(_ settings: HoldSettings) -> Milliseconds {
    let least = press + settings.holdTime
    guard settings.isRemote, phase == .filling else { return least }
    // A late release must not look like a hold: one repeat is asked for.
    return repeats > 0 ? least : max(least, press + HoldSettings.remotePatience)
  }

  func deadline(_ settings: HoldSettings) -> Milliseconds? {
    if phase == .open { return nil }
    let opening = opening(settings)
    let fill = settings.nextFill(of: press, after: lastFill)
    return fill < min(opening, press + settings.holdTime) ? fill : opening
  }

  /// Acts on time; `true` when the press is over.
  mutating func tick(at now: Milliseconds, _ settings: HoldSettings, to gestures: inout [Gesture]) -> Bool {
    guard phase != .open else { return false }
    if now >= opening(settings) {
      return open(to: &gestures)
    }
    if now >= settings.nextFill(of: press, after: lastFill), now < press + settings.holdTime {
      lastFill = now
      gestures.append(.fill(trigger, progress: settings.progress(of: press, at: now)))
    }
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

  mutating func `repeat`() {
    repeats += 1
  }

  /// The key went up, at `lifted` most probably; `true` when the press is over.
  mutating func release(
    at now: Milliseconds, lifted: Milliseconds, _ settings: HoldSettings, to gestures: inout [Gesture]
  ) -> Bool {
    switch phase {
    case .committed: return false
    case .open:
      gestures.append(.lift(trigger, moved: hasMoved))
      return true
    case .filling:
      let isCommitted = lifted - likelyPress >= settings.commitTime && (!settings.isRemote || repeats > 0)
      guard isCommitted else {
        gestures.append(.tap(trigger, provisional: false))
        return true
      }
      phase = .committed
      return now >= press + settings.holdTime ? open(to: &gestures) : false
    }
  }

  /// Another key or a button was pressed; `true` when this press is over.
  mutating func interrupt(at now: Milliseconds, _ settings: HoldSettings, to gestures: inout [Gesture]) -> Bool {
    switch phase {
    case .open: return false
    case .committed: return open(to: &gestures)
    case .filling:
      if !settings.isRemote, now - press >= settings.commitTime { return open(to: &gestures) }
      gestures.append(.tap(trigger, provisional: false))
      return true
    }
  }

  /// An arrow was pressed while the menu is open.
  mutating func arrowPressed() {
    if phase == .open { hasMoved = true }
  }

  mutating func menuClosed() { hasMoved = false }

  func cancel(to gestures: inout [Gesture]) {
    gestures.append(phase == .open ? .lift(trigger, moved: false) : .cancel(trigger))
  }
}
