import LongPressSimulation
import Testing

@testable import TerminalInput

/// Recordings of real terminals; ``LongPressSimulation/Trace`` tells the format.
@Suite("Recorded terminals")
struct TraceTests {
  static let traces: [Trace] = {
    let folder = #filePath.split(separator: "/").dropLast().joined(separator: "/")
    let text = fileText("/\(folder)/Fixtures/traces.txt") ?? ""
    return text.split(separator: "\n").compactMap { Trace($0) }
  }()

  /// What cannot come out as meant, and why.
  static func reason(_ trace: Trace) -> String? {
    if trace.flags == 3, trace.gesture.hasPrefix("Return") {
      return "with flags 3 the release of Enter sends a second CR, which is why 27 is pushed"
    }
    switch trace.name {
    case "xterm+net-stall/legacy/Return-1500": return "the stall lets the first repeat look like a second tap"
    case "xterm+slow400/legacy/Return-mash8": return "eight taps read in three heaps look like a train"
    default: return nil
    }
  }

  @Test("are all there")
  func complete() {
    #expect(Self.traces.count == 1_002)
  }

  @Test("come out as meant, whatever the terminal")
  func outcomes() {
    var learned: [Substring: LearnedRepeat] = [:]
    for trace in Self.traces where trace.gesture == "Return-1500" {
      learned[trace.name.dropLast(trace.gesture.count)] = TraceReplay(trace).learned
    }
    for trace in Self.traces where Self.reason(trace) == nil {
      let known = learned[trace.name.dropLast(trace.gesture.count)] ?? LearnedRepeat()
      let replay = TraceReplay(trace, learned: known)
      #expect(replay.outcome == trace.intended, "\(trace.name), learned \(known): \(replay.log)")
      // Two bytes 376 ms apart are a repeat only for one who knows the delay.
      if trace.name == "xterm@375-11/legacy/Return-400" { continue }
      let first = TraceReplay(trace)
      #expect(first.outcome == trace.intended, "\(trace.name): \(first.log)")
    }
  }

  @Test("teach the delay and interval that the system had")
  func learning() {
    for trace in Self.traces where trace.gesture == "Return-1500" && !trace.isRemote && trace.sleep == 0 {
      guard let delay = trace.delay, let interval = trace.interval, interval < 105 else { continue }
      let learned = TraceReplay(trace).learned
      // A second of a slow train is too short to learn from.
      guard (1_500 - delay) / interval > 8 else { continue }
      #expect(abs((learned.delay ?? 0) - delay) < 20, "\(trace.name): \(learned)")
      #expect(abs((learned.interval ?? 0) - interval) < 3, "\(trace.name): \(learned)")
    }
  }
}
