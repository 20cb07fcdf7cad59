import Cells

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Follows one supposed rhythm through the arrival times of a key's bytes: a Kalman filter with two unknowns, when
/// the key was struck last and how far the strokes are apart.
struct RhythmFilter: Sendable {
  /// How probable the supposition is, next to the others of its run; not normalised.
  var weight: Double
  /// The rhythm is a finger's, not auto-repeat.
  let isFinger: Bool
  /// Variance that the link adds to each arrival, in ms².
  private let noise: Double
  /// How much a stroke strays from the rhythm, as a share of the interval; in ms² for auto-repeat.
  private let stray: Double
  private var time: Double
  private var interval: Double
  private var timeVariance: Double
  private var covariance = 0.0
  private var intervalVariance: Double

  /// Begins at the first byte of the rhythm.
  init(_ rhythm: Rhythm, smear: Milliseconds, weight: Double, at now: Milliseconds) {
    self.weight = weight
    isFinger = rhythm.isFinger
    noise = smear * smear
    stray = rhythm.stray
    time = now
    interval = rhythm.interval
    timeVariance = noise
    intervalVariance = rhythm.spread * rhythm.spread
  }

  /// Takes a byte that arrived by itself at `now`, read at most `late` ms after it came.
  ///
  /// - Parameter stall: the probability that the line held this byte up (or that the finger paused).
  mutating func take(at now: Milliseconds, late: Milliseconds, stall: Double) {
    predict()
    let blur = noise + late * late / 12
    let total = timeVariance + blur
    let off = now - late / 2 - time
    let fits = (1 - stall) * exp(-off * off / (2 * total)) / (2 * .pi * total).squareRoot()
    let held = off > 0 ? stall * exp(-off / Rhythm.stallLength) / Rhythm.stallLength : 0
    let likelihood = fits + held + Rhythm.leastDensity
    weight *= likelihood
    let share = fits / likelihood
    correct(by: off * share, total: total, share: share)
    if isFinger {
      // A finger that paused begins anew from here.
      time += (1 - share) * max(0, off)
      timeVariance = share * timeVariance + (1 - share) * blur
    }
  }

  /// Takes a byte that arrived together with the one before: it was struck before `now`, nobody knows when.
  mutating func takeTogether(at now: Milliseconds) {
    predict()
    let total = timeVariance + noise
    let deviation = total.squareRoot()
    let z = (now - time) / deviation
    let below = max(0.5 * erfc(-z * 0.5.squareRoot()), 1e-12)
    weight *= below + Rhythm.leastChance
    let hazard = exp(-z * z / 2) / ((2 * .pi).squareRoot() * below)
    let share = min(1, max(0, hazard * (hazard + z)))
    correct(by: -hazard * deviation, total: total, share: share)
  }

  private mutating func predict() {
    let stray = isFinger ? stray * interval : 0
    time += interval
    timeVariance += 2 * covariance + intervalVariance + stray * stray + (isFinger ? 0 : self.stray)
    covariance += intervalVariance
  }

  private mutating func correct(by off: Double, total: Double, share: Double) {
    let timeGain = timeVariance / total
    let intervalGain = covariance / total
    time += timeGain * off
    interval = max(5, interval + intervalGain * off)
    let old = covariance
    timeVariance = max(1e-6, timeVariance * (1 - share * timeGain))
    covariance -= share * timeGain * old
    intervalVariance = max(1e-6, intervalVariance - share * intervalGain * old)
  }
}
