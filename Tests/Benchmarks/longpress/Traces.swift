import LongPressSimulation
import TerminalInput

/// Replays every trace of a file and prints those that came out otherwise than meant.
func replay(_ path: String) {
  guard let text = fileText(path) else { return print("\(path): cannot be read") }
  let traces = text.split(separator: "\n").compactMap { Trace($0) }
  // What a terminal's longest hold teaches.
  var learned: [Substring: LearnedRepeat] = [:]
  for trace in traces where trace.gesture == "Return-1500" {
    learned[trace.name.dropLast(trace.gesture.count)] = TraceReplay(trace).learned
  }
  for isLearned in [false, true] {
    var different = 0
    for trace in traces {
      let known = isLearned ? learned[trace.name.dropLast(trace.gesture.count)] : nil
      let replay = TraceReplay(trace, learned: known ?? LearnedRepeat())
      guard replay.outcome != trace.intended else { continue }
      different += 1
      print("\(trace.name): \(replay.outcome), meant \(trace.intended): \(replay.log.joined(separator: ", "))")
    }
    print("\(traces.count) traces, \(different) differ, \(isLearned ? "repeat learned" : "nothing learned")\n")
  }
}
