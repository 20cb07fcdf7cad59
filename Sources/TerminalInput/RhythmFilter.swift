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
    if isTicking {
      guard let tick else {
        weight = 0
        return
      }
      settle(tick)
      predict()
      // That the byte came at a tick is as probable as can be; it was sent some time before it.
      takeWindow(from: now - max(tick, late), to: now)
      weight /= Rhythm.tickWidth
      return
    }
    predict()
    if late > Rhythm.lateRead {
      takeWindow(from: now - late, to: now)
      weight /= late
      return
    }
    let off = now - time
    var mixture = Mixture(variance: timeVariance, covariance: covariance)
    let steady = 1 - stall - pause
    if noise < Rhythm.leastSkew {
      mixture.add(steady, off: off, blur: noise)
    } else {
      for delay in Rhythm.delays {
        let deviation = delay.deviation * delay.deviation * noise
        mixture.add(
          steady * delay.share, off: off - (delay.mean - 1) * noise.squareRoot(), blur: deviation)
      }
    }
    if off > 0 {
      mixture.addHeldUp(stall * exp(-off / Rhythm.stallLength) / Rhythm.stallLength)
      mixture.addPause(
        pause * exp(-off / Rhythm.pauseLength) / Rhythm.pauseLength, off: off, blur: noise)
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
  mutating func takeTogether(at now: Milliseconds, late: Milliseconds, tick: Milliseconds?) {
    predict()
    let window = late > Rhythm.lateRead ? late : isTicking ? tick : nil
    takeWindow(from: window.map { now - $0 } ?? -.infinity, to: now)
  }

  /// Takes a byte that came between two moments: the normal distribution is cut and made normal again.
  private mutating func takeWindow(from start: Milliseconds, to end: Milliseconds) {
    let total = timeVariance + noise
    let deviation = total.squareRoot()
    let low = (start - time) / deviation
    let high = (end - time) / deviation
    let inside = 0.5 * (erfc(-high * 0.5.squareRoot()) - erfc(-low * 0.5.squareRoot()))
    weight *= inside + Rhythm.leastChance
    let shift: Double
    let share: Double
    if inside > 1e-9 {
      let edges = (Self.normal(low) - Self.normal(high)) / inside
      let slope = ((low.isFinite ? low * Self.normal(low) : 0) - high * Self.normal(high)) / inside
      shift = edges * deviation
      share = min(1, max(0, edges * edges - slope))
    } else {
      // Far outside: it must have been at the nearer edge.
      shift = high < 0 ? end - time : start - time
      share = 1
    }
    let gain = timeVariance / total
    let intervalGain = covariance / total
    let old = covariance
    time += gain * shift
    interval = max(5, interval + intervalGain * shift)
    timeVariance = max(1e-6, timeVariance * (1 - share * gain))
    covariance -= share * gain * old
    intervalVariance = max(1e-6, intervalVariance - share * intervalGain * old)
  }

  private static func normal(_ z: Double) -> Double { exp(-z * z / 2) / (2 * .pi).squareRoot() }

  /// The first byte, too, waited for its tick.
  private mutating func settle(_ tick: Milliseconds) {
    if isSettled { return }
    isSettled = true
    time -= tick / 2
    timeVariance += tick * tick / 12
  }

  private mutating func predict() {
    let stray = isFinger ? stray * interval : 0
    time += interval
    timeVariance += 2 * covariance + intervalVariance + stray * stray + (isFinger ? 0 : self.stray)
    covariance += intervalVariance
  }
}
