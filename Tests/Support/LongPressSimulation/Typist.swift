/// Makes the times at which a key is struck.
public enum Typist {
  /// Delay and interval of auto-repeat on real systems, in ms.
  public static let repeats: [(delay: Double, interval: Double)] = [
    (200, 20), (250, 33), (250, 92), (375, 90), (400, 25), (500, 30), (500, 33), (600, 40), (660, 40), (1_000, 33),
    (1_000, 100),
  ]

  /// A key held for at least 900 ms and four repeats.
  public static func hold(
    delay: Double, interval: Double, using random: inout RandomSource
  ) -> [Double] {
    let end = max(900, delay + 4 * interval + 60)
    var times = [0.0]
    var time = delay
    while time < end {
      times.append(time + random.uniform(-2, 2))
      time += interval
    }
    return times
  }

  /// A series of taps of a pace between these intervals, after a pause in every second series.
  public static func taps(every pace: ClosedRange<Double>, using random: inout RandomSource) -> [Double] {
    let count = Int(random.uniform(1, 9))
    let mean = random.uniform(pace.lowerBound, pace.upperBound)
    var times = [0.0]
    if random.uniform(0, 1) < 0.5 { times.append(random.uniform(150, 900)) }
    for _ in 0..<count { times.append((times.last ?? 0) + max(70, random.normal(mean, mean * 0.12))) }
    return times
  }
}
