import Cells

/// A supposition about what strikes a key: auto-repeat of some interval, or a finger of some pace and steadiness.
struct Rhythm: Sendable {
  let isFinger: Bool
  /// Mean and standard deviation of the interval, in ms.
  let interval: Milliseconds
  let spread: Milliseconds
  /// How much a single stroke strays: a share of the interval for fingers, ms² for auto-repeat.
  let stray: Double
  /// How common it is among its kind; the shares of a kind add up to 1.
  let share: Double

  /// How long a byte that the line holds up is late, on average, in ms.
  static let stallLength: Milliseconds = 200
  /// How much longer than its rhythm a finger pauses, on average, in ms.
  static let pauseLength: Milliseconds = 400
  /// What a line adds is never less than nothing and now and then much: an exponential distribution, in three normal
  /// ones. Means and deviations are in units of the smear.
  static let delays: [(share: Double, mean: Double, deviation: Double)] = [
    (0.42, 0.27, 0.17), (0.38, 0.98, 0.33), (0.2, 2.55, 0.95),
  ]
  /// A line of a smaller variance (ms²) is taken to smear evenly.
  static let leastSkew = 20.0
  /// Of a byte read later than this, only the time within which it came is known.
  static let lateRead: Milliseconds = 20
  /// How precisely a clock ticks, in ms from end to end.
  static let tickWidth: Milliseconds = 4
  /// Keeps a supposition alive that one byte contradicts.
  static let leastDensity = 1e-8
  static let leastChance = 1e-6

  /// Intervals of auto-repeat: 15 to 50 ms on most systems, 90 ms on macOS, 92 on the Linux console.
  static let machine: [Rhythm] = [
    Rhythm(isFinger: false, interval: 21, spread: 6, stray: 0.3, share: 0.2),
    Rhythm(isFinger: false, interval: 35, spread: 8, stray: 0.3, share: 0.4),
    Rhythm(isFinger: false, interval: 60, spread: 16, stray: 0.3, share: 0.12),
    Rhythm(isFinger: false, interval: 91, spread: 2.5, stray: 0.3, share: 0.14),
    Rhythm(isFinger: false, interval: 99, spread: 7, stray: 0.3, share: 0.14),
  ]

  /// Paces of a finger that taps one key again and again, and how steady it is.
  static let finger: [Rhythm] = {
    let paces: [(Milliseconds, Milliseconds, Double)] = [
      (112, 7, 0.03), (131, 8, 0.22), (155, 13, 0.22), (190, 20, 0.24), (240, 30, 0.16),
      (330, 70, 0.13),
    ]
    let steadiness: [(Double, Double)] = [(0.06, 0.2), (0.12, 0.55), (0.22, 0.25)]
    return paces.flatMap { pace in
      steadiness.map { stray, share in
        Rhythm(isFinger: true, interval: pace.0, spread: pace.1, stray: stray, share: pace.2 * share)
      }
    }
  }()
}
