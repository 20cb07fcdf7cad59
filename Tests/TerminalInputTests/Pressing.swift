import Cells

@testable import TerminalInput

/// Drives a recogniser by what is done, and writes down what it makes of it.
struct Pressing {
  var recognizer: LongPressRecognizer
  var target = HoldTarget(.provisional)
  private(set) var log: [String] = []
  private var now = 0.0

  init(
    reportsReleases: Bool = false, isRemote: Bool = false, learned: String? = nil, startedAt start: Milliseconds? = nil,
    change: (inout HoldSettings) -> Void = { _ in }
  ) {
    var settings = HoldSettings()
    settings.isRemote = isRemote
    if let learned, let value = LearnedRepeat(learned) { settings.learned = value }
    change(&settings)
    recognizer = LongPressRecognizer(settings, startedAt: start)
    recognizer.reportsReleases = reportsReleases
  }

  /// Lets time pass up to `time`.
  mutating func wait(until time: Milliseconds) {
    while let due = recognizer.deadline, due <= time {
      note(recognizer.tick(at: due), at: due)
    }
    now = max(now, time)
  }

  mutating func event(_ event: Event, at time: Milliseconds) {
    while let due = recognizer.deadline, due < time { note(recognizer.tick(at: due), at: due) }
    now = time
    note(recognizer.feed(event, target: target, at: time), at: time)
    if let due = recognizer.deadline, due <= time { note(recognizer.tick(at: time), at: time) }
  }

  mutating func press(_ key: Key = .enter, at times: Milliseconds...) {
    for time in times { event(.key(KeyEvent(key)), at: time) }
  }

  mutating func repeats(_ key: Key = .enter, at times: Milliseconds...) {
    for time in times { event(.key(KeyEvent(key, phase: .repeat)), at: time) }
  }

  mutating func release(_ key: Key = .enter, at time: Milliseconds) {
    event(.key(KeyEvent(key, phase: .release)), at: time)
  }

  /// The bytes of a key held where no releases are reported.
  mutating func hold(
    _ key: Key = .enter, from start: Milliseconds, for length: Milliseconds, delay: Milliseconds = 500,
    interval: Milliseconds = 33
  ) {
    press(key, at: start)
    var time = start + delay
    while time <= start + length {
      press(key, at: time)
      time += interval
    }
  }

  mutating func mouse(_ kind: MouseEvent.Kind, _ x: Int, _ y: Int, at time: Milliseconds) {
    event(.mouse(MouseEvent(kind, at: Point(x: x, y: y))), at: time)
  }

  /// What happened, without fills and presses, after enough silence.
  mutating func outcome() -> [String] {
    wait(until: now + 10_000)
    return log
  }

  private mutating func note(_ gestures: [Gesture], at time: Milliseconds) {
    for gesture in gestures {
      switch gesture {
      case .tap(_, let isProvisional): write(isProvisional ? "tap?" : "tap", time)
      case .hold(_, let takesBack): write(takesBack ? "hold!" : "hold", time)
      case .lift(_, let moved): write(moved ? "choose" : "lift", time)
      case .cancel: write("cancel", time)
      case .settle: write("settle", time)
      case .slide: write("slide", time)
      case .event(.key(let event)): write(Self.name(event.key), time)
      case .event(.mouse): write("mouse", time)
      case .event: write("event", time)
      case .press, .fill: continue
      }
    }
  }

  private mutating func write(_ what: String, _ time: Milliseconds) { log.append("\(Int(time)) \(what)") }

  private static func name(_ key: Key) -> String {
    switch key.code {
    case .scalar(let scalar): String(Character(scalar))
    default: "\(key.code)"
    }
  }
}
