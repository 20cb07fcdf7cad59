import Cells
import TerminalInput

/// How a recogniser fares on many gestures over one link.
public struct Survey: Sendable {
  /// Shares of holds that were missed and of holds that also made a second tap, in percent.
  public private(set) var missed = 0.0
  public private(set) var extraTaps = 0.0
  /// Recognition after the earliest moment at which it was possible, in ms.
  public private(set) var medianLateness = 0.0
  public private(set) var lateness95 = 0.0
  /// Shares of tap series with a hold and with a tap lost, in percent, at two paces.
  public private(set) var slowTaps = Taps()
  public private(set) var fastTaps = Taps()

  public struct Taps: Sendable {
    public var falseHolds = 0.0
    public var lost = 0.0
  }

  /// Paces of tapping, in ms.
  public static let slowPace = 125.0...240.0
  public static let fastPace = 100.0...125.0

  /// What a recogniser is told of the keyboard and the line.
  public struct Knowledge: Sendable {
    /// Delay and interval are learned.
    public var repeats = false
    /// The recogniser knows of SSH.
    public var isRemote = false
    /// So many answers of the terminal were timed before.
    public var answers = 0

    public init(repeats: Bool = false, isRemote: Bool = false, answers: Int = 0) {
      self.repeats = repeats
      self.isRemote = isRemote
      self.answers = answers
    }
  }

  public init(_ link: Link, count: Int, seed: UInt64, knowing knowledge: Knowledge = Knowledge()) {
    var random = RandomSource(seed: seed)
    var late: [Double] = []
    for _ in 0..<count {
      let system = Typist.repeats[Int(random.uniform(0, Double(Typist.repeats.count)))]
      let times = Typist.hold(delay: system.delay, interval: system.interval, using: &random)
      let trial = Trial(
        link.arrivals(of: times, using: &random), settings: knowledge.settings(system), readsLate: link.readsLate,
        answers: knowledge.answers(over: link, using: &random))
      if let first = trial.holds.first {
        late.append(first - max(450, system.delay + 2 * system.interval))
      } else {
        missed += 1
      }
      if trial.taps > 1 { extraTaps += 1 }
    }
    late.sort()
    if !late.isEmpty {
      medianLateness = late[late.count / 2]
      lateness95 = late[late.count * 95 / 100]
    }
    missed *= 100 / Double(count)
    extraTaps *= 100 / Double(count)
    slowTaps = Self.tap(Self.slowPace, link, count: count, knowledge, using: &random)
    fastTaps = Self.tap(Self.fastPace, link, count: count, knowledge, using: &random)
  }

  private static func tap(
    _ pace: ClosedRange<Double>, _ link: Link, count: Int, _ knowledge: Knowledge, using random: inout RandomSource
  ) -> Taps {
    var result = Taps()
    for _ in 0..<count {
      let system = Typist.repeats[Int(random.uniform(0, Double(Typist.repeats.count)))]
      let times = Typist.taps(every: pace, using: &random)
      let trial = Trial(
        link.arrivals(of: times, using: &random), settings: knowledge.settings(system), readsLate: link.readsLate,
        answers: knowledge.answers(over: link, using: &random))
      if !trial.holds.isEmpty { result.falseHolds += 1 }
      if trial.taps < times.count { result.lost += 1 }
    }
    result.falseHolds *= 100 / Double(count)
    result.lost *= 100 / Double(count)
    return result
  }
}

extension Survey.Knowledge {
  /// Times of a terminal's answers over a link, which smears one direction.
  func answers(over link: Link, using random: inout RandomSource) -> [Milliseconds] {
    (0..<answers).map { _ in link.arrivals(of: [0], using: &random)[0] }
  }

  func settings(_ system: (delay: Double, interval: Double)) -> HoldSettings {
    var settings = HoldSettings()
    settings.isRemote = isRemote
    if repeats {
      settings.learned.delay = system.delay
      settings.learned.interval = system.interval
      settings.learned.count = 3
    }
    return settings
  }
}
