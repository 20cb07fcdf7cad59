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
  /// Keeps a supposition alive that one byte contradicts.
  static let leastDensity = 1e-8
  static let leastChance = 1e-6

  /// Intervals of auto-repeat: 15 to 50 ms on most systems, some 90 ms on macOS and the Linux console.
  static let machine: [Rhythm] = [
    Rhythm(isFinger: false, interval: 21, spread: 6, stray: 0.3, share: 0.2),
    Rhythm(isFinger: false, interval: 35, spread: 8, stray: 0.3, share: 0.4),
    Rhythm(isFinger: false, interval: 60, spread: 16, stray: 0.3, share: 0.15),
    Rhythm(isFinger: false, interval: 94, spread: 9, stray: 0.3, share: 0.25),
  ]

  /// Paces of a finger that taps one key again and again, and how steady it is.
  static let finger: [Rhythm] = {
    let paces: [(Milliseconds, Milliseconds, Double)] = [
      (105, 15, 0.3), (145, 24, 0.3), (205, 38, 0.25), (310, 75, 0.15),
    ]
    let steadiness: [(Double, Double)] = [(0.06, 0.2), (0.12, 0.45), (0.22, 0.35)]
    return paces.flatMap { pace in
      steadiness.map { stray, share in
        Rhythm(isFinger: true, interval: pace.0, spread: pace.1, stray: stray, share: pace.2 * share)
      }
    }
  }()
}
