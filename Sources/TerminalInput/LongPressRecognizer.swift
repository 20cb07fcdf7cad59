import Cells

/// Makes taps and long presses of events; keeps no clock, names its next deadline.
///
/// Feed it every event of the decoder in order, with the time of the `read` that brought it. Read all input that
/// waits before calling ``tick(at:)``.
public struct LongPressRecognizer: Sendable {
  /// May be changed at any time; presses under way end by the new settings.
  public var settings: HoldSettings
  /// The terminal said that it reports releases (`CSI ? u` answered with flags 2 and 8 set).
  public var reportsReleases = false
  /// Keys that came as plain bytes though ``reportsReleases`` (``InputDecoder/plainKeys``): their releases never come.
  public var keysWithoutReleases: Set<Key> = []
  /// What is known now of the terminal's auto-repeat; put it into ``HoldSettings/learned`` of the next session.
  public private(set) var learned: LearnedRepeat

  /// Makes a recogniser for a program that started at `start` (an Enter that launched it may still be held).
  public init(_ settings: HoldSettings = HoldSettings(), startedAt start: Milliseconds = 0) {
    self.settings = settings
    learned = settings.learned
  }

  /// When ``tick(at:)`` wants to be called; `nil` for never.
  public var deadline: Milliseconds? { nil }

  /// Takes one event that was read at `now`; `target` is what a press would meet.
  public mutating func feed(_ event: Event, target: HoldTarget, at now: Milliseconds) -> [Gesture] { [.event(event)] }

  /// Tells that `now` has come and no input waits.
  public mutating func tick(at now: Milliseconds) -> [Gesture] { [] }

  /// Tells that the first frame is on the screen.
  public mutating func firstFrameDrawn(at now: Milliseconds) {}

  /// Tells that a menu is open now. Repeats of the key that was pressed last are swallowed until it is let go.
  public mutating func menuOpened(at now: Milliseconds) {}

  /// Tells that no menu is open any more.
  public mutating func menuClosed(at now: Milliseconds) {}

  /// Gives up every press under way (before suspension or a child program); the keys may stay down.
  public mutating func suspend(at now: Milliseconds) -> [Gesture] { [] }

  /// Tells that a question was sent to the terminal; the time until its answer tells how much the link smears.
  public mutating func asked(at now: Milliseconds) {}

  /// Tells that the run loop begins to wait for input and none is there: what is read next came after `now`.
  public mutating func waiting(at now: Milliseconds) {}
}
