import Cells

/// Makes taps and long presses of events; keeps no clock, names its next deadline.
///
/// Feed it every event of the decoder in order, with the time of the `read` that brought it. Read all input that
/// waits before calling ``tick(at:)``, for a byte that is already there decides otherwise than silence.
///
/// Where a key's releases are reported (tier 1) and for the mouse, a press is watched until it ends: a tap on
/// release, a hold when ``HoldSettings/holdTime`` has passed. Elsewhere (tier 2) the first byte acts at once and
/// auto-repeat, told from taps by its rhythm, makes it a hold later. The tier is chosen for each key.
public struct LongPressRecognizer: Sendable {
  /// May be changed at any time; presses under way end by the new settings.
  public var settings: HoldSettings {
    didSet { if settings.isRemote != oldValue.isRemote { learnedChanged() } }
  }
  /// The terminal said that it reports releases (`CSI ? u` answered with flags 2 and 8 set).
  public var reportsReleases = false
  /// Keys that came as plain bytes though ``reportsReleases`` (``InputDecoder/plainKeys``): their releases never come.
  public var keysWithoutReleases: Set<Key> = []
  /// What is known now of the terminal's auto-repeat; put it into ``HoldSettings/learned`` of the next session.
  public var learned: LearnedRepeat { learner.learned }

  var learner: RepeatLearner
  var context: RepeatPress.Context
  var capabilities = KeyCapabilities()
  /// The key under watch whose releases are reported.
  var held: ReleasePress?
  /// The key under watch whose releases are not.
  var repeated: RepeatPress?
  var mouse: MousePress?
  /// The key that was pressed last, with its time: it may be what opens a menu.
  var lastPress: (key: Key, time: Milliseconds, tier: Int)?
  var launch: Launch?
  var reading = ReadTimes()

  /// A program's start: the Enter that launched it may still be down.
  struct Launch: Sendable {
    let start: Milliseconds
    var firstFrame: Milliseconds?
  }

  /// Makes a recogniser.
  ///
  /// - Parameter start: when the program started; the Enter that launched it may still be down and is swallowed.
  ///   `nil` if no Enter launched it.
  public init(_ settings: HoldSettings = HoldSettings(), startedAt start: Milliseconds? = nil) {
    self.settings = settings
    learner = RepeatLearner(settings.learned)
    launch = start.map { Launch(start: $0) }
    context = Self.context(learner, settings)
  }

  /// When ``tick(at:)`` wants to be called; `nil` for never.
  public var deadline: Milliseconds? {
    var nearest: Milliseconds?
    for deadline in [held?.deadline(settings), repeated?.deadline(context), mouse?.deadline(settings)] {
      if let deadline { nearest = min(nearest ?? deadline, deadline) }
    }
    return nearest
  }

  /// Takes one event that was read at `now`; `target` is what a press would meet.
  ///
  /// - Complexity: O(1); in tier 2 some hundred floating-point steps for each byte of a key that may be held.
  public mutating func feed(_ event: Event, target: HoldTarget, at now: Milliseconds) -> [Gesture] {
    var gestures: [Gesture] = []
    reading.read(at: now)
    switch event {
    case .key(let key): take(key, target: target, at: now, to: &gestures)
    case .mouse(let report): take(report, target: target, at: now, to: &gestures)
    case .focusOut:
      cancel(at: now, to: &gestures)
      capabilities.forgetDown()
      gestures.append(.event(event))
    case .paste, .resize:
      cancel(at: now, to: &gestures)
      gestures.append(.event(event))
    case .reply:
      if learner.answered(at: now) { learnedChanged() }
      gestures.append(.event(event))
    case .focusIn: gestures.append(.event(event))
    }
    return gestures
  }

  /// Tells that `now` has come and no input waits.
  public mutating func tick(at now: Milliseconds) -> [Gesture] {
    var gestures: [Gesture] = []
    reading.woke(at: now)
    if held?.tick(at: now, settings, to: &gestures) == true { held = nil }
    if mouse?.tick(at: now, settings, to: &gestures) == true { mouse = nil }
    // One silence may end several things, such as a byte kept back and then the press.
    while let due = repeated?.deadline(context), due <= now {
      if repeated?.tick(at: now, context, to: &gestures) == true { repeated = nil }
    }
    return gestures
  }
}
