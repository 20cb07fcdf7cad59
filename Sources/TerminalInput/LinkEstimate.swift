import Cells

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What is supposed of the line between the keyboard and the program.
struct LinkEstimate: Sendable {
  /// Standard deviations of the time that a line adds to a byte, in ms.
  static let smears: [Milliseconds] = [1.2, 2.5, 6, 15, 35, 70]

  /// How probable each of ``smears`` is; adds up to 1.
  private(set) var shares: [Double]
  /// The probability that a byte is held up by a stall.
  private(set) var stall: Double

  /// - Parameter smear: what was measured, or `nil`.
  init(isRemote: Bool, smear: Milliseconds?) {
    let prior: [Double] = isRemote ? [0.06, 0.1, 0.2, 0.26, 0.24, 0.14] : [0.6, 0.22, 0.06, 0.05, 0.04, 0.03]
    stall = isRemote ? 0.05 : 0.01
    shares = prior
    if let smear {
      let centre = log(max(smear, 1))
      shares = zip(prior, Self.smears).map { share, deviation in
        let off = (log(deviation) - centre) / 0.7
        return share * (0.02 + exp(-off * off / 2))
      }
    }
    let sum = shares.reduce(0, +)
    shares = shares.map { $0 / sum }
  }

  /// The typical smear, in ms.
  var smear: Milliseconds {
    exp(zip(shares, Self.smears).reduce(0) { $0 + $1.0 * log($1.1) })
  }
}
