#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Explanations of one arrival, each with what it makes of a filter's state, merged into one normal distribution.
struct Mixture {
  private let variance: Double
  private let covariance: Double
  /// How probable the arrival is, all explanations together.
  private(set) var likelihood = 0.0
  /// How far the estimated time moves.
  private(set) var shift = 0.0
  /// The variance of the time afterwards.
  private(set) var spread = 0.0
  private(set) var intervalShift = 0.0
  private(set) var covarianceLeft = 0.0
  private(set) var intervalVarianceLost = 0.0

  init(variance: Double, covariance: Double) {
    self.variance = variance
    self.covariance = covariance
  }

  /// The byte came in time, `off` from where it was expected, give or take `blur` (a variance).
  mutating func add(_ share: Double, off: Double, blur: Double) {
    let total = variance + blur
    let density = share * exp(-off * off / (2 * total)) / (2 * .pi * total).squareRoot()
    let gain = variance / total
    let intervalGain = covariance / total
    likelihood += density
    shift += density * gain * off
    spread += density * (variance * (1 - gain) + gain * off * gain * off)
    intervalShift += density * intervalGain * off
    covarianceLeft += density * covariance * (1 - gain)
    intervalVarianceLost += density * intervalGain * covariance
  }

  /// The line held the byte up: nothing is learned.
  mutating func addHeldUp(_ density: Double) {
    likelihood += density
    spread += density * variance
    covarianceLeft += density * covariance
  }

  /// The finger paused and begins anew.
  mutating func addPause(_ density: Double, off: Double, blur: Double) {
    likelihood += density
    shift += density * off
    spread += density * (blur + off * off)
  }

  /// Turns the sums into means.
  mutating func finish() {
    let scale = 1 / likelihood
    shift *= scale
    spread = spread * scale - shift * shift
    intervalShift *= scale
    covarianceLeft *= scale
    intervalVarianceLost *= scale
  }
}
