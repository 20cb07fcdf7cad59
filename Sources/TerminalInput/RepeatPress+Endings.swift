import Cells

extension RepeatPress {
  /// Another key or a button was pressed.
  mutating func interrupt(_ context: Context, to gestures: inout [Gesture]) {
    if kept.count == 1, !context.model.isLearned, runs.contains(where: { $0.odds > 0.3 }) {
      // A byte that may be a repeat, and another key at once: a hold that was given up.
      kept = []
    }
    if !kept.isEmpty { decideKept(context, to: &gestures) }
    resolve(to: &gestures)
    end(to: &gestures)
  }

  /// The press came to nothing; what is left of its repeats is swallowed.
  mutating func cancel(to gestures: inout [Gesture]) {
    kept = []
    if let standing { gestures.append(standing.isProvisional ? .settle(trigger) : .cancel(trigger)) }
    standing = nil
    isSpent = true
    end(to: &gestures)
  }

  /// A menu opened: no hold can follow, repeats are swallowed.
  mutating func menuOpened() {
    isSpent = true
  }

  mutating func end(to gestures: inout [Gesture]) {
    if isOpen { gestures.append(.lift(trigger, moved: false)) }
    isOpen = false
  }

  /// No further byte came: repeats of a key that was let go early are dropped, taps act.
  mutating func decideKept(_ context: Context, to gestures: inout [Gesture]) {
    if isRepeating(context) {
      kept = []
    } else {
      release(to: &gestures)
    }
  }

  /// Lets the bytes that were kept back act as taps.
  mutating func release(to gestures: inout [Gesture]) {
    let taps = kept
    kept = []
    for tap in taps { act(tap, to: &gestures) }
  }

  mutating func act(_ tap: Kept, to gestures: inout [Gesture]) {
    resolve(to: &gestures)
    if beganUnseen { isSpent = false }
    beganUnseen = false
    switch tap.target.policy {
    case .none: gestures.append(.event(tap.event))
    case .provisional:
      gestures.append(.tap(trigger, provisional: true))
      standing = Standing(isProvisional: true, time: tap.time)
    case .deferred:
      gestures.append(.press(trigger))
      standing = Standing(isProvisional: false, time: tap.time)
    }
  }

  /// No hold can follow the last tap any more.
  mutating func resolve(to gestures: inout [Gesture]) {
    guard let standing else { return }
    self.standing = nil
    gestures.append(standing.isProvisional ? .settle(trigger) : .tap(trigger, provisional: false))
  }
}
