/// A set of months of the year, such as the best ones for a visit.
public struct MonthSet: OptionSet, Hashable, Sendable {
  /// Bit 0 is January, bit 11 December.
  public let rawValue: UInt16

  public init(rawValue: UInt16) { self.rawValue = rawValue & 0x0FFF }

  /// Makes a set of months 1 (January) to 12 (December); other numbers are left out.
  public init(months: some Sequence<Int>) {
    var bits: UInt16 = 0
    for month in months where (1...12).contains(month) { bits |= 1 << UInt16(month - 1) }
    self.init(rawValue: bits)
  }

  /// The whole year.
  public static let all = MonthSet(rawValue: 0x0FFF)

  /// The months in the set, 1…12, in calendar order.
  public var months: [Int] { (1...12).filter { contains(month: $0) } }

  /// The number of months in the set.
  public var count: Int { rawValue.nonzeroBitCount }

  /// Tells whether the month 1…12 is in the set.
  public func contains(month: Int) -> Bool {
    (1...12).contains(month) && rawValue & (1 << UInt16(month - 1)) != 0
  }

  /// The runs of neighbouring months by first and last month, in the order of the first; a run may cross the
  /// new year, as 11…3 is (first: 11, last: 3).
  public var runs: [(first: Int, last: Int)] {
    if self == .all { return [(1, 12)] }
    return months.compactMap { month in
      guard !contains(month: month == 1 ? 12 : month - 1) else { return nil }
      var last = month
      while contains(month: last % 12 + 1) { last = last % 12 + 1 }
      return (month, last)
    }
  }

  /// The set as people write it: `Jul`, `Jun–Aug`, `Nov–Mar`, `May–Jun, Sep`, `all year`; empty for no month.
  /// - Parameter dash: stands between the first and the last month; "-" where the terminal has only ASCII.
  public func display(dash: String = "–") -> String {
    if self == .all { return "all year" }
    return runs.map { run in
      let first = Month.abbreviation(run.first)
      return run.first == run.last ? first : first + dash + Month.abbreviation(run.last)
    }.joined(separator: ", ")
  }
}

/// The names of the months.
public enum Month {
  /// The English names, January first.
  public static let names = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]

  /// The first three letters of the name of month 1…12; empty for another number.
  public static func abbreviation(_ month: Int) -> String {
    (1...12).contains(month) ? String(names[month - 1].prefix(3)) : ""
  }
}
