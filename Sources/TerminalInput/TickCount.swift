import Cells

/// Watches whether bytes come at the ticks of a slow clock only: then a regular rhythm proves nothing.
struct TickCount: Sendable {
  /// A clock that ticks faster than this does not matter.
  private static let shortest: Milliseconds = 30

  /// The time from tick to tick, as far as it is known; `nil` if there is no clock.
  private(set) var period: Milliseconds?
  private var isBroken = false
  private var count = 0

  /// So many bytes kept to the clock that it is no chance.
  var isProven: Bool { count >= 4 && period != nil }

  /// Takes the time between two bytes that did not come together.
  mutating func take(gap: Milliseconds) {
    if isBroken { return }
    count += 1
    let common = Self.commonMeasure(period ?? gap, gap)
    isBroken = common < Self.shortest
    period = isBroken ? nil : common
  }

  /// The greatest common measure of two times that are known to some milliseconds (Euclid's algorithm).
  private static func commonMeasure(_ one: Milliseconds, _ other: Milliseconds) -> Milliseconds {
    var (large, small) = (max(one, other), min(one, other))
    while small >= shortest {
      let rest = large - (large / small).rounded() * small
      if abs(rest) <= Rhythm.tickWidth / 2 { return small }
      (large, small) = (small, abs(rest))
    }
    return small
  }
}
