import Cells

/// Bounds when that happened what was read: a busy loop reads late.
struct ReadTimes: Sendable {
  /// The earliest moment at which the last event read can have happened.
  private(set) var earliest: Milliseconds = 0
  /// When it happened most probably, read at `now`: in the midst of the time in which it can have happened.
  func likely(_ now: Milliseconds) -> Milliseconds { (min(earliest, now) + now) / 2 }

  private var lastRead: Milliseconds?
  /// When the loop last knew that no input was there; `nil` if it never tells.
  private var lastLook: Milliseconds?
  private var isWaiting = false

  mutating func waiting(at now: Milliseconds) {
    lastLook = now
    isWaiting = true
  }

  /// Takes the time of a read; events of one read have the same.
  mutating func read(at now: Milliseconds) {
    guard now != lastRead else { return }
    earliest = now
    if let lastLook, !isWaiting { earliest = min(now, max(lastLook, lastRead ?? lastLook)) }
    isWaiting = false
    lastRead = now
  }

  /// The loop woke for a reason other than input.
  mutating func woke(at now: Milliseconds) {
    guard isWaiting else { return }
    isWaiting = false
    lastLook = now
  }
}
