/// A random source that gives the same numbers for the same seed (SplitMix64).
public struct RandomSource: RandomNumberGenerator, Sendable {
  private var state: UInt64

  public init(seed: UInt64) { state = seed }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  public mutating func uniform(_ low: Double, _ high: Double) -> Double {
    low + (high - low) * (Double(next() >> 11) / 9_007_199_254_740_992)
  }

  /// A normally distributed number: twelve uniform ones summed up.
  public mutating func normal(_ mean: Double, _ deviation: Double) -> Double {
    var sum = -6.0
    for _ in 0..<12 { sum += uniform(0, 1) }
    return mean + deviation * sum
  }

  /// An exponentially distributed number, by von Neumann's comparison of uniform ones.
  public mutating func exponential(_ mean: Double) -> Double {
    var whole = 0.0
    while true {
      let first = uniform(0, 1)
      var last = first
      var isOdd = true
      while true {
        let next = uniform(0, 1)
        if next >= last { break }
        last = next
        isOdd.toggle()
      }
      if isOdd { return mean * (whole + first) }
      whole += 1
    }
  }
}
