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
  /// The line delivers at the ticks of a clock only.
  private let isTicking: Bool
  private var isSettled = false
  /// Variance that the link adds to each arrival, in ms².
  private let noise: Double
  /// How much a stroke strays from the rhythm, as a share of the interval; in ms² for auto-repeat.
  private let stray: Double
  private var time: Double
  private var interval: Double
  private var timeVariance: Double
  private var covariance = 0.0
  private var intervalVariance: Double

  /// Begins at the first byte of the rhythm, which came at `now` and may have been held up.
  init(_ rhythm: Rhythm, _ line: LineSupposition, weight: Double, at now: Milliseconds) {
    self.weight = weight
    isFinger = rhythm.isFinger
    noise = line.smear * line.smear
    stray = rhythm.stray
    time = now - line.heldUp
    interval = rhythm.interval
    isTicking = line.isTicking
    timeVariance = noise + line.heldUp * line.heldUp
    intervalVariance = rhythm.spread * rhythm.spread
  }

  /// Takes a byte that arrived by itself at `now`, read at most `late` ms after it came.
  ///
  /// - Parameters:
  ///   - tick: the period of a clock at whose ticks all bytes came so far, if there is one.
  ///   - stall: the probability that the line held this byte up.
  ///   - pause: the probability that the finger paused.
  mutating func take(
    at now: Milliseconds, late: Milliseconds, tick: Milliseconds?, stall: Double, pause: Double
  ) {
    var late = late
    if isTicking {
      guard let tick else {
        weight = 0
        return
      }
      // The byte waited for its tick; that it came at a tick, within 2 ms, is as probable as can be.
      if !isSettled {
        // So did the first byte.
        time -= tick / 2
        timeVariance += tick * tick / 12
        isSettled = true
      }
      late = max(late, tick)
      weight *= tick / Rhythm.tickWidth
    }
    predict()
    let off = now - late / 2 - time
    var mixture = Mixture(variance: timeVariance, covariance: covariance)
    let steady = 1 - stall - pause
    if noise < Rhythm.leastSkew || isTicking {
      mixture.add(steady, off: off, blur: noise + late * late / 12)
    } else {
      for delay in Rhythm.delays {
        let deviation = delay.deviation * delay.deviation * noise
        mixture.add(
          steady * delay.share, off: off - (delay.mean - 1) * noise.squareRoot(), blur: deviation + late * late / 12)
      }
    }
    if off > 0 {
      mixture.addHeldUp(stall * exp(-off / Rhythm.stallLength) / Rhythm.stallLength)
      mixture.addPause(
        pause * exp(-off / Rhythm.pauseLength) / Rhythm.pauseLength, off: off, blur: noise + late * late / 12)
    }
    weight *= mixture.likelihood + Rhythm.leastDensity
    guard mixture.likelihood > 0 else { return }
    mixture.finish()
    time += mixture.shift
    timeVariance = max(1e-6, mixture.spread)
    interval = max(5, interval + mixture.intervalShift)
    covariance = mixture.covarianceLeft
    intervalVariance = max(1e-6, intervalVariance - mixture.intervalVarianceLost)
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
    let off = -hazard * deviation
    let gain = timeVariance / total
    let intervalGain = covariance / total
    let old = covariance
    time += gain * off
    interval = max(5, interval + intervalGain * off)
    timeVariance = max(1e-6, timeVariance * (1 - share * gain))
    covariance -= share * gain * old
    intervalVariance = max(1e-6, intervalVariance - share * intervalGain * old)
  }

  private mutating func predict() {
    let stray = isFinger ? stray * interval : 0
    time += interval
    timeVariance += 2 * covariance + intervalVariance + stray * stray + (isFinger ? 0 : self.stray)
    covariance += intervalVariance
  }
}
