import Cells

/// Learns auto-repeat's delay and interval from any key that is held, and how much the line smears.
struct RepeatLearner: Sendable {
  private(set) var learned: LearnedRepeat

  /// So many intervals of a held key are measured.
  private static let measured = 6
  /// The longest interval that is taken for auto-repeat.
  private static let longestInterval: Milliseconds = 115

  private var key: Key?
  private var isMarked = false
  /// Arrivals of the key, from the press before the first repeat on.
  private var times: [Milliseconds] = []
  private var isMeasured = false
  /// A measurement that contradicts what is learned: believed when it comes again.
  private var rival: (delay: Milliseconds, interval: Milliseconds)?
  private var question: Milliseconds?
  private var answers: [Milliseconds] = []
  private var isSmearMeasured: Bool

  init(_ learned: LearnedRepeat) {
    self.learned = learned
    isSmearMeasured = learned.smear != nil
  }

  /// Takes an event of a key; `true` if something was learned.
  mutating func take(_ event: KeyEvent, at now: Milliseconds) -> Bool {
    guard event.phase != .release else {
      key = nil
      return false
    }
    if event.key != key || now - (times.last ?? now) > RepeatModel.longestDelay {
      key = event.key
      isMeasured = false
      times = [now]
      return false
    }
    if isMeasured { return false }
    if let last = times.last, now - last > Self.longestInterval + 35 { times = [last] }
    times.append(now)
    guard times.count == Self.measured + 2, times[1] - times[0] >= 120 else {
      if times.count > Self.measured + 2 { times.removeFirst() }
      return false
    }
    isMeasured = true
    return measure()
  }

  /// Fits a line through the repeats.
  private mutating func measure() -> Bool {
    let repeats = times.dropFirst()
    let count = Double(repeats.count)
    let middle = (count - 1) / 2
    let mean = repeats.reduce(0, +) / count
    var covariance = 0.0
    var variance = 0.0
    for (index, time) in repeats.enumerated() {
      covariance += (Double(index) - middle) * (time - mean)
      variance += (Double(index) - middle) * (Double(index) - middle)
    }
    let interval = covariance / variance
    let first = mean - middle * interval
    var squares = 0.0
    for (index, time) in repeats.enumerated() {
      let off = time - first - Double(index) * interval
      squares += off * off
    }
    let smear = (squares / (count - 2)).squareRoot()
    let isMachine = interval <= 60 || smear <= 0.05 * interval
    guard (14...Self.longestInterval).contains(interval), isMachine else { return false }
    return learn(delay: first - times[0], interval: interval, smear: smear)
  }

  private mutating func learn(delay: Milliseconds, interval: Milliseconds, smear: Milliseconds) -> Bool {
    guard (120...RepeatModel.longestDelay).contains(delay) else { return false }
    let smear = min(150, max(0.5, smear))
    learned.smear = isSmearMeasured ? (learned.smear ?? smear) * 0.7 + smear * 0.3 : smear
    isSmearMeasured = true
    guard learned.count > 0, let oldDelay = learned.delay, let oldInterval = learned.interval else {
      learned.delay = delay
      learned.interval = interval
      learned.count = 1
      return true
    }
    func agrees(_ other: (delay: Milliseconds, interval: Milliseconds)) -> Bool {
      abs(delay - other.delay) <= 15 + 3 * smear && abs(interval - other.interval) <= 3 + smear
    }
    if agrees((oldDelay, oldInterval)) {
      learned.count = min(learned.count + 1, 1_000)
      let share = 1 / Double(min(learned.count, 6))
      learned.delay = oldDelay + share * (delay - oldDelay)
      learned.interval = oldInterval + share * (interval - oldInterval)
      rival = nil
    } else if let rival, agrees(rival) {
      learned.delay = (delay + rival.delay) / 2
      learned.interval = (interval + rival.interval) / 2
      learned.count = 2
      self.rival = nil
    } else {
      rival = (delay, interval)
    }
    return true
  }

  // MARK: Answers

  mutating func asked(at now: Milliseconds) {
    question = now
  }

  /// Takes an answer; `true` if something was learned.
  mutating func answered(at now: Milliseconds) -> Bool {
    guard let asked = question, now >= asked else { return false }
    question = nil
    answers.append(now - asked)
    if answers.count > 8 { answers.removeFirst() }
    return true
  }

  /// The shortest and the longest of the last answer times, in ms.
  var answerTimes: ClosedRange<Milliseconds>? {
    guard let least = answers.min(), let most = answers.max() else { return nil }
    return least...most
  }
}
