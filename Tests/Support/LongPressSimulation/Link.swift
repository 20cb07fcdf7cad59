/// A line between keyboard and program, or a program that reads late; bytes stay in order.
public enum Link: String, CaseIterable, Sendable {
  case local, wan, jitter, stall, tick
  case slow = "slowapp150"

  /// The program looks at its input only at times: what is read together is fed before any deadline is looked at.
  public var readsLate: Bool { self == .slow }

  /// When bytes sent at `times` arrive.
  public func arrivals(of times: [Double], using random: inout RandomSource) -> [Double] {
    let offset = random.uniform(0, 900)
    var last = 0.0
    return times.map { time in
      last = max(last, arrival(of: time, offset: offset, using: &random))
      return last
    }
  }

  private func arrival(of time: Double, offset: Double, using random: inout RandomSource) -> Double {
    switch self {
    case .local: return time + random.uniform(0.3, 3)
    case .wan: return time + 40 + random.exponential(15)
    case .jitter: return time + 30 + random.exponential(40)
    case .stall:
      let due = time + 20 + random.exponential(10)
      let phase = (due + offset).truncatingRemainder(dividingBy: 900)
      return phase < 350 ? due + 350 - phase : due
    case .tick: return (((time + offset) / 100).rounded(.down) + 1) * 100 - offset
    case .slow: return (((time + offset) / 150).rounded(.down) + 1) * 150 - offset
    }
  }
}
