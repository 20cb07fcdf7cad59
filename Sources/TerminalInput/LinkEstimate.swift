import Cells

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// One supposition about the line between the keyboard and the program.
struct LineSupposition: Sendable {
  /// Standard deviation of the time that the line adds to a byte, in ms.
  let smear: Milliseconds
  /// How long the first byte was held up by a stall, give or take as much; 0 for not at all.
  var heldUp: Milliseconds = 0
  /// The line delivers at the ticks of a clock only.
  var isTicking = false
  let share: Double
}

/// What is known of the line between the keyboard and the program.
struct LineKnowledge: Hashable, Sendable {
  /// The program knows that it runs behind a network.
  var isRemote = false
  /// Measured standard deviation of the time that the line adds to a byte, in ms.
  var smear: Milliseconds?
  /// The shortest and the longest time that the terminal took to answer a question, in ms.
  var answers: ClosedRange<Milliseconds>?
}

/// How probable the suppositions about the line are.
struct LinkEstimate: Sendable {
  /// Standard deviations of the time that a line adds to a byte, in ms.
  private static let smears: [Milliseconds] = [1.2, 2.5, 6, 15, 35, 70]
  private static let unknown: [Double] = [0.56, 0.2, 0.07, 0.07, 0.06, 0.04]
  private static let near: [Double] = [0.68, 0.24, 0.05, 0.015, 0.01, 0.005]
  private static let far: [Double] = [0.05, 0.08, 0.2, 0.28, 0.25, 0.14]

  /// The probability that a byte is held up by a stall.
  let stall: Double
  /// What may have befallen the first byte of a rhythm; the shares add up to 1.
  let suppositions: [LineSupposition]
  /// The typical smear, in ms.
  let smear: Milliseconds
  /// Nothing is known to be in between but the machine itself.
  let isNear: Bool
  /// A network is known to be in between.
  let isFar: Bool

  init(_ knowledge: LineKnowledge) {
    isNear = !knowledge.isRemote && (knowledge.answers.map { $0.upperBound < 8 } ?? false)
    isFar = knowledge.isRemote || (knowledge.answers.map { $0.lowerBound > 14 } ?? false)
    let ticking = isNear ? 0 : isFar || knowledge.answers != nil ? 0.05 : 0.012
    stall = isNear ? 0.003 : isFar ? 0.05 : 0.015
    var shares = isNear ? Self.near : isFar ? Self.far : Self.unknown
    if let smear = knowledge.smear {
      let centre = log(max(smear, 1))
      shares = zip(shares, Self.smears).map { share, deviation in
        let off = (log(deviation) - centre) / 0.8
        return share * (0.05 + exp(-off * off / 2))
      }
    }
    let sum = shares.reduce(0, +)
    shares = shares.map { $0 / sum }
    smear = exp(zip(shares, Self.smears).reduce(0) { $0 + $1.0 * log($1.1) })
    let (stall, steady) = (stall, 1 - stall - ticking)
    suppositions =
      zip(Self.smears, shares).map { LineSupposition(smear: $0, share: $1 * steady) }
      + [2, 12, 40].map { LineSupposition(smear: $0, heldUp: 150, share: stall / 3) }
      + [LineSupposition(smear: 1, isTicking: true, share: ticking)]
  }
}
