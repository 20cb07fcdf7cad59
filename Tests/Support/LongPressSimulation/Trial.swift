import Cells
import TerminalInput

/// What a recogniser made of the bytes of one gesture.
public struct Trial: Sendable {
  public private(set) var taps = 0
  public private(set) var holds: [Milliseconds] = []

  /// Runs a recogniser over Enters that arrive at `times`.
  ///
  /// - Parameter answers: how long the terminal took to answer questions asked before.
  public init(
    _ times: [Milliseconds], settings: HoldSettings, readsLate: Bool, answers: [Milliseconds] = []
  ) {
    var recognizer = LongPressRecognizer(settings)
    for answer in answers {
      recognizer.asked(at: -10_000)
      _ = recognizer.feed(.reply(.primaryAttributes([])), target: .none, at: -10_000 + answer)
    }
    let event = Event.key(KeyEvent(.enter))
    var index = 0
    while index < times.count {
      let now = times[index]
      if !readsLate { run(&recognizer, until: now) }
      while index < times.count, times[index] == now {
        note(recognizer.feed(event, target: HoldTarget(.provisional), at: now), at: now)
        index += 1
      }
      note(recognizer.tick(at: now), at: now)
    }
    run(&recognizer, until: .infinity)
  }

  private mutating func run(_ recognizer: inout LongPressRecognizer, until end: Milliseconds) {
    while let deadline = recognizer.deadline, deadline < end {
      note(recognizer.tick(at: deadline), at: deadline)
    }
  }

  private mutating func note(_ gestures: [Gesture], at now: Milliseconds) {
    for gesture in gestures {
      switch gesture {
      case .tap: taps += 1
      case .hold: holds.append(now)
      default: break
      }
    }
  }
}
