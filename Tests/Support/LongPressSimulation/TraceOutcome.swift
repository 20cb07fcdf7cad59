import Cells

/// How many taps and holds there were; a tap that a hold took back is none.
public struct TraceOutcome: Equatable, Sendable, CustomStringConvertible {
  public var taps = 0
  public var holds = 0
  public var description: String { "\(taps) taps, \(holds) holds" }
}

extension Trace {
  /// What was meant, by what was done to Return, Space and the mouse buttons.
  ///
  /// Where releases are reported, a press of 430 ms that no other key interrupts is a hold. Elsewhere a hold needs
  /// auto-repeat: 450 ms and two repeats after the first, three where they are slow.
  public var intended: TraceOutcome {
    var outcome = TraceOutcome()
    var press: (key: Substring, time: Milliseconds, isBroken: Bool)?
    var button: (number: Int, time: Milliseconds, hasMoved: Bool)?
    for (time, act) in acts {
      switch act {
      case .keyDown(let key):
        press?.isBroken = true
        // The Return that starts the program is not for it.
        let isStart = gesture.hasPrefix("start") && time == 0
        if !isStart, key == "Return" || key == "space" { press = (key, time, false) }
      case .keyUp(let key):
        guard let ended = press, ended.key == key else { continue }
        press = nil
        let isHold = !ended.isBroken && time - ended.time >= leastHold
        if isHold { outcome.holds += 1 } else { outcome.taps += 1 }
      case .buttonDown(let number): button = (number, time, false)
      case .move: button?.hasMoved = name.hasSuffix("drag")
      case .buttonUp:
        guard let ended = button else { continue }
        button = nil
        if ended.number == 3 {
          outcome.holds += 1
        } else if !ended.hasMoved {
          if time - ended.time >= 430 { outcome.holds += 1 } else { outcome.taps += 1 }
        }
      case .focusOut: press = nil
      case .read: continue
      }
    }
    return outcome
  }

  /// How long a key has to be held so that it can be known.
  private var leastHold: Milliseconds {
    guard !reportsReleases else { return 430 }
    guard let delay, let interval else { return .infinity }
    return max(450, delay + (interval < 70 ? 2 : 3) * interval + 5)
  }
}
