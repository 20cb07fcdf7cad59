import Cells

/// A key under watch where only auto-repeat tells that it is held (tier 2): from its press until no hold can follow.
struct RepeatPress: Sendable {
  /// What the rules need to know at each step.
  struct Context {
    let model: RepeatModel
    let settings: HoldSettings

    /// No long press is recognised earlier after the press.
    var leastHold: Milliseconds { settings.holdTime * 0.9 }
    /// Silence that tells that a repeating key was let go.
    var quiet: Milliseconds { settings.isRemote ? 600 : 250 }
    /// How long a byte that may be a repeat is kept back for the next one.
    var patience: Milliseconds { model.patience(isRemote: settings.isRemote) }
  }

  /// A byte kept back, because it may be a repeat.
  struct Kept: Sendable {
    let event: Event
    let target: HoldTarget
    let time: Milliseconds
  }

  /// The last tap, as long as a hold may follow.
  struct Standing: Sendable {
    /// It acted already and can be taken back; otherwise it has not acted yet.
    let isProvisional: Bool
    let time: Milliseconds
  }

  /// Odds of auto-repeat against taps below which a byte is a tap.
  private static let tapOdds = 0.1
  /// Which of several presses is held is left open where their odds differ less.
  private static let rivalShare = 0.02
  /// Bytes closer than this came together.
  private static let batch: Milliseconds = 8

  let key: Key
  var last: Milliseconds
  var lastGap: Milliseconds?
  var runs: [RepeatRun] = []
  var ticks = TickCount()
  var kept: [Kept] = []
  var standing: Standing?
  /// Repeats are swallowed; no hold can follow any more.
  var isSpent = false
  /// The key repeats and every byte of it is swallowed.
  var isSwallowing = false
  /// The moment of the hold passed, but the key did not seem to be down any more.
  var isOverdue = false
  /// The hold was told and its end was not.
  var isOpen = false
  /// The key may have been down before anything was seen of it.
  var beganUnseen = false

  var trigger: Trigger { .key(key) }

  /// Begins with a press that the recogniser has nothing to say about, but whose repeats are to be swallowed.
  init(spent key: Key, at now: Milliseconds, isSwallowing: Bool = false) {
    self.key = key
    last = now
    isSpent = true
    self.isSwallowing = isSwallowing
  }

  /// Begins with the first byte of a press.
  init(_ event: Event, key: Key, target: HoldTarget, at now: Milliseconds, to gestures: inout [Gesture]) {
    self.key = key
    last = now
    act(Kept(event: event, target: target, time: now), to: &gestures)
  }

  /// Begins with a byte that may be a repeat of a press before the program started.
  init(unseen event: Event, key: Key, target: HoldTarget, at now: Milliseconds, _ context: Context) {
    self.key = key
    last = now
    beganUnseen = true
    isSpent = true
    kept = [Kept(event: event, target: target, time: now)]
    runs = [RepeatRun(context.model, odds: 1, at: now)]
  }

  // MARK: Time

  func deadline(_ context: Context) -> Milliseconds {
    if isSwallowing { return last + context.quiet }
    if !kept.isEmpty {
      let patience = last + context.patience
      // A key that repeats needs no further byte to be held long enough.
      if let due = dueTime(context), due < patience { return due }
      return patience
    }
    // A train that seems to have ended may only be held up.
    let isTrain = !isSpent && isRepeating(context)
    return last + (isTrain ? RepeatModel.longestDelay : context.model.window)
  }

  /// Acts on silence; `true` when the key need not be watched any more.
  mutating func tick(at now: Milliseconds, _ context: Context, to gestures: inout [Gesture]) -> Bool {
    guard now >= deadline(context) else { return false }
    if isSwallowing {
      isSwallowing = false
      runs = []
      if isOpen { gestures.append(.lift(trigger, moved: false)) }
      isOpen = false
      isSpent = true
      return false
    }
    if !kept.isEmpty {
      if let due = dueTime(context), now < last + context.patience {
        if isRepeating(context, at: now) {
          open(pressedAt: due - context.leastHold, to: &gestures)
        } else {
          isOverdue = true
        }
        return false
      }
      decideKept(context, to: &gestures)
      return false
    }
    resolve(to: &gestures)
    return true
  }

  // MARK: Bytes

  /// Takes the next byte of the key.
  mutating func take(
    _ event: Event, target: HoldTarget, at now: Milliseconds, late: Milliseconds, _ context: Context,
    to gestures: inout [Gesture]
  ) {
    if isSwallowing {
      last = now
      return
    }
    isOverdue = false
    weigh(at: now, late: late, context)
    kept.append(Kept(event: event, target: target, time: now))
    last = now
    let odds = runs.lazy.map(\.odds).max() ?? 0
    if isSpent, isRepeating(context) {
      kept = []
      isSwallowing = true
    } else if let press = heldSince(context), now >= press + context.leastHold {
      open(pressedAt: press, to: &gestures)
    } else if odds < Self.tapOdds {
      release(to: &gestures)
    }
  }

  /// When the key was pressed, if it is known to repeat.
  private func heldSince(_ context: Context) -> Milliseconds? {
    guard !isSpent, let best = runs.lazy.map(\.odds).max() else { return nil }
    var press: Milliseconds?
    for run in runs where run.odds >= best * Self.rivalShare && run.odds >= holdOdds(run, context) {
      press = min(press ?? .infinity, run.press)
    }
    return press
  }

  private func holdOdds(_ run: RepeatRun, _ context: Context) -> Double {
    context.model.holdOdds(count: run.count, meanGap: run.meanGap, isTicking: ticks.isProven)
  }

  /// Whether the bytes so far are repeats, most probably, and at `now`, if it is given, still come.
  func isRepeating(_ context: Context, at now: Milliseconds? = nil) -> Bool {
    runs.contains { run in
      run.odds >= context.model.dropOdds(count: run.count, meanGap: run.meanGap)
        && now.map { run.isAlive(at: $0) } ?? true
    }
  }

  /// When a key that repeats will have been held long enough without a further byte.
  private func dueTime(_ context: Context) -> Milliseconds? {
    guard !isOverdue, let press = heldSince(context), press + context.leastHold > last else { return nil }
    return press + context.leastHold
  }

  mutating func open(pressedAt press: Milliseconds, to gestures: inout [Gesture]) {
    // The last tap may be an earlier one: a byte kept back was the press.
    if let standing, standing.time < press - 1 { resolve(to: &gestures) }
    gestures.append(.hold(trigger, takesBack: standing?.isProvisional ?? false))
    standing = nil
    kept = []
    runs = []
    isSwallowing = true
    isOpen = true
  }

  /// Weighs the byte in all runs and begins a run with it.
  private mutating func weigh(at now: Milliseconds, late: Milliseconds, _ context: Context) {
    let isTogether = now - last < Self.batch
    if !isTogether { ticks.take(gap: now - last) }
    for index in runs.indices { runs[index].take(at: now, late: late, tick: ticks.period, isTogether: isTogether) }
    if isSpent, !beganUnseen, runs.isEmpty, standing == nil {
      runs.append(RepeatRun(context.model, odds: context.settings.isRemote ? 1 : 0.3, at: now))
    }
    runs.append(RepeatRun(context.model, press: last, after: lastGap, at: now))
    lastGap = isTogether ? nil : now - last
    runs.removeAll { $0.count > 2 && $0.odds < 1e-3 }
    if runs.count > 6, let worst = runs.dropLast().indices.min(by: { runs[$0].odds < runs[$1].odds }) {
      runs.remove(at: worst)
    }
  }
}
