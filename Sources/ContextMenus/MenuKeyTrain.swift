import Cells

/// Tells a held key from single presses where a terminal reports both alike.
struct MenuKeyTrain: Equatable, Sendable {
  /// Auto-repeat is at least this fast: 92 ms on the Linux console, the slowest of the usual defaults.
  static let gap: Milliseconds = 110

  private var key: Key?
  private var last: Milliseconds = 0
  private var length = 0

  /// Notes a press and tells whether it belongs to a train of at least three.
  mutating func isRepeat(_ event: KeyEvent, at now: Milliseconds) -> Bool {
    length = event.key == key && now - last <= Self.gap && now > last ? length + 1 : 0
    key = event.key
    last = now
    return event.phase == .repeat || length >= 2
  }
}
