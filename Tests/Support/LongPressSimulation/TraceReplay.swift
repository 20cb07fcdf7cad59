import Cells
import TerminalInput

/// Runs decoder and recogniser over a trace, as the run loop would.
public struct TraceReplay: Sendable {
  public private(set) var outcome = TraceOutcome()
  /// Each gesture that counts, with its time.
  public private(set) var log: [String] = []
  /// What was learned of the terminal's auto-repeat.
  public var learned: LearnedRepeat { recognizer.learned }

  private var decoder = InputDecoder()
  private var recognizer: LongPressRecognizer

  public init(_ trace: Trace, learned: LearnedRepeat = LearnedRepeat()) {
    var settings = HoldSettings()
    settings.isRemote = trace.isRemote
    settings.learned = learned
    recognizer = LongPressRecognizer(settings)
    recognizer.reportsReleases = trace.reportsReleases
    decoder.keyboardFlags = trace.flags
    decoder.escapeTimeout = trace.isRemote ? 100 : 10
    if !trace.isRemote, trace.sleep == 0 {
      // The terminal answered the first question at once.
      recognizer.asked(at: -2_000)
      take(.reply(.primaryAttributes([])), at: -1_999)
    }
    var awake = -Double.infinity
    for case (let time, .read(let bytes)) in trace.acts {
      if time > awake + 1 {
        recognizer.waiting(at: max(awake, -1_000))
        wait(until: time, from: awake)
      }
      feed(bytes, at: time)
      tick(at: time)
      awake = time + trace.sleep
    }
    wait(until: .infinity, from: awake)
  }

  private mutating func feed(_ bytes: [UInt8], at now: Milliseconds) {
    for event in decoder.feed(bytes, at: now) { take(event, at: now) }
    if recognizer.reportsReleases { recognizer.keysWithoutReleases = decoder.plainKeys }
  }

  private mutating func take(_ event: Event, at now: Milliseconds) {
    note(recognizer.feed(event, target: Self.target(of: event), at: now), at: now)
  }

  /// Enter, Space and the rows can be held.
  private static func target(of event: Event) -> HoldTarget {
    switch event {
    case .key(let key): return key.key == .enter || key.key == .space ? HoldTarget(.provisional) : .none
    case .mouse(let mouse):
      return HoldTarget(.provisional, bounds: Rect(x: 0, y: mouse.position.y, width: 1_000, height: 1))
    default: return .none
    }
  }

  private mutating func wait(until end: Milliseconds, from start: Milliseconds) {
    while let due = [decoder.deadline, recognizer.deadline].compactMap({ $0 }).min(), max(due, start) < end {
      tick(at: max(due, start))
    }
  }

  private mutating func tick(at now: Milliseconds) {
    if let due = decoder.deadline, due <= now {
      for event in decoder.flush(at: now) { take(event, at: now) }
    }
    if let due = recognizer.deadline, due <= now { note(recognizer.tick(at: now), at: now) }
  }

  private mutating func note(_ gestures: [Gesture], at now: Milliseconds) {
    for gesture in gestures {
      switch gesture {
      case .tap(_, let isProvisional):
        outcome.taps += 1
        log.append("\(Int(now)) tap\(isProvisional ? "?" : "")")
      case .hold(_, let takesBack):
        outcome.holds += 1
        if takesBack { outcome.taps -= 1 }
        log.append("\(Int(now)) hold\(takesBack ? "!" : "")")
      case .cancel: log.append("\(Int(now)) cancel")
      case .lift(_, let moved): log.append("\(Int(now)) lift\(moved ? " moved" : "")")
      default: continue
      }
    }
  }
}
