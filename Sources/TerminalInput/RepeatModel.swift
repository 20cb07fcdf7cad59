import Cells

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What is supposed of the keyboard and of the line before a press: the priors of ``RepeatRun``.
struct RepeatModel: Sendable {
  let link: LinkEstimate
  /// Learned delay and interval with how far they are trusted; `nil` where nothing was learned.
  private let delay: Milliseconds?
  let interval: Milliseconds?
  let machine: [Rhythm]
  private let trust: Double

  /// The shortest delay before the first repeat that a system offers (200 ms on the fastest settings), less some
  /// jitter, and the longest.
  static let shortestDelay: Milliseconds = 185
  static let longestDelay: Milliseconds = 1_300

  /// The odds of auto-repeat against taps that make so many bytes a hold; set by simulation with the seeds 1 to 4,
  /// and judged with 1001 to 1005 (`longpress-bench seeds 6000`), which chose between the last two steps, half a step apart.
  ///
  /// Two intervals that no finger makes or that are known, or three slow ones, are the least. Over a line that smears,
  /// a few bytes prove little, but regularity cannot be asked for: there more bytes make up for lower odds.
  func holdOdds(count: Int, meanGap: Milliseconds, isTicking: Bool) -> Double {
    let isKnown = interval.map { abs(meanGap - $0) < 4 } ?? false
    let isSlow = meanGap >= Self.slowGap
    guard count >= (isSlow && !isKnown ? 4 : 3) else { return .infinity }
    if isTicking, !link.isNear { return 400 }
    guard link.isFar else { return 170 }
    if isSlow, count > 4, meanGap < Self.slowestGap {
      // The longer one looks, the more often chance has its day.
      return count == 5 ? 7.5 : 6.5
    }
    return count == 3 ? 1_500 : count == 4 ? 120 : count == 5 ? 30 : isSlow ? 20 : 6
  }

  /// The odds that let the bytes of a key that fell silent be dropped as repeats of one press.
  func dropOdds(count: Int, meanGap: Milliseconds) -> Double {
    // One byte that comes when a repeat is due says something only if it is known when that is.
    if count == 1 { return isLearned ? 20 : .infinity }
    return meanGap < Self.slowGap ? 20 : meanGap < 96 ? 60 : 150
  }

  /// The keyboard's delay is known.
  var isLearned: Bool { delay != nil && trust > 0 }

  /// Intervals from this on can be a finger's.
  private static let slowGap: Milliseconds = 70
  /// Hardly any auto-repeat is slower.
  private static let slowestGap: Milliseconds = 114

  /// What systems offer: X, GNOME, KDE, weston, the Linux console, Windows and macOS.
  private static let usualDelays: [Milliseconds] = [200, 225, 250, 300, 375, 400, 500, 600, 660, 750, 1_000]

  init(_ learned: LearnedRepeat, line: LineKnowledge) {
    link = LinkEstimate(line)
    delay = learned.delay
    interval = learned.interval
    let trust = learned.count == 0 ? 0 : learned.count < 3 ? 0.8 : 0.93
    self.trust = trust
    if let interval = learned.interval, trust > 0 {
      let own = Rhythm(isFinger: false, interval: interval, spread: 2, stray: 0.3, share: trust)
      machine =
        [own]
        + Rhythm.machine.map {
          Rhythm(isFinger: false, interval: $0.interval, spread: $0.spread, stray: 0.3, share: $0.share * (1 - trust))
        }
    } else {
      machine = Rhythm.machine
    }
  }

  /// How long after a press its first repeat may come.
  var window: Milliseconds {
    guard let delay, trust > 0 else { return Self.longestDelay }
    return min(Self.longestDelay, delay + 25 + 5 * link.smear)
  }

  /// Density of the gap between a press and its first repeat.
  func delayDensity(_ gap: Milliseconds, smear: Milliseconds) -> Double {
    let width = 1.5 * smear + 2
    let rise = Self.logistic((gap - Self.shortestDelay) / width)
    let fall = Self.logistic((Self.longestDelay - gap) / (width + 20))
    var density = 0.5 * rise * fall / (Self.longestDelay - Self.shortestDelay)
    let precision = (2 * smear * smear + 9).squareRoot()
    for usual in Self.usualDelays {
      let off = (gap - usual) / precision
      density += 0.5 / Double(Self.usualDelays.count) * exp(-off * off / 2) / (precision * 2.5066)
    }
    if let delay, trust > 0 {
      let off = (gap - delay) / precision
      density = (1 - trust) * density + trust * exp(-off * off / 2) / (precision * 2.5066)
    }
    // The press itself may have been held up: then the delay looks shorter than it was.
    return density + (gap < Self.longestDelay ? link.stall / Self.longestDelay : 0)
  }

  /// Density of the gap between two taps: a rhythm, that of the gap before if there was one, or a pause.
  func tapDensity(_ gap: Milliseconds, after before: Milliseconds?, smear: Milliseconds) -> Double {
    let floor = Self.logistic((gap - 68) / (0.8 * smear + 5))
    var rhythm = gap > 60 ? 1 / (gap * 1.8) * (gap < 420 ? 1 : exp(-(gap - 420) / 150)) : 1 / (60 * 1.8)
    if let before, before < 420 {
      let deviation = 0.15 * before + smear
      let off = (gap - before) / deviation
      rhythm = 0.3 * rhythm + 0.7 * exp(-off * off / 2) / (deviation * 2.5066)
    }
    let pause = exp(-gap / 700) / 700
    return floor * (0.6 * rhythm + 0.4 * pause) + 1e-6
  }

  private static func logistic(_ x: Double) -> Double { 1 / (1 + exp(-x)) }
}

extension RepeatModel {
  /// How long a byte that may be a repeat is kept back for the next one: the longest interval and some smear.
  func patience(isRemote: Bool) -> Milliseconds {
    let most: Milliseconds = isRemote ? 200 : 140
    guard trust > 0, let interval else { return most }
    return min(most, 1.3 * interval + 10 + 4 * link.smear)
  }
}
