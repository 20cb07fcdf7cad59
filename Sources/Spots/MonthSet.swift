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
    month >= 1 && month <= 12 && rawValue & (1 &<< UInt16(month - 1)) != 0
  }

  /// The runs of neighbouring months by first and last month, in the order of the first; a run may cross the
  /// new year, as 11…3 is (first: 11, last: 3).
  public var runs: [(first: Int, last: Int)] {
    if self == .all { return [(1, 12)] }
    var runs: [(first: Int, last: Int)] = []
    for month in 1...12 where contains(month: month) && !contains(month: month == 1 ? 12 : month - 1) {
      var last = month
      while contains(month: last % 12 + 1) { last = last % 12 + 1 }
      runs.append((month, last))
    }
    return runs
  }

  /// The set as people write it: `Jul`, `Jun–Aug`, `Nov–Mar`, `May–Jun, Sep`, `all year`; empty for no month.
  /// - Parameter dash: stands between the first and the last month; "-" where the terminal has only ASCII.
  public func display(dash: String = "–") -> String {
    if self == .all { return "all year" }
    var text = ""
    for run in runs {
      if !text.isEmpty { text += ", " }
      text += Month.abbreviation(run.first)
      if run.first != run.last { text += dash + Month.abbreviation(run.last) }
    }
    return text
  }

  /// The year in twelve characters, the initials of the months in the set and a blank for the others: `····MJ··SO··`.
  public func strip(blank: String = "·") -> String {
    (1...12).map { contains(month: $0) ? String(Month.abbreviation($0).prefix(1)) : blank }.joined()
  }
}

/// The names of the months.
public enum Month {
  /// The English names, January first.
  public static let names = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]

  private static let abbreviations = names.map { String(Substring($0.utf8.prefix(3))) }

  /// The first three letters of the name of month 1…12; empty for another number.
  public static func abbreviation(_ month: Int) -> String {
    abbreviations.indices.contains(month - 1) ? abbreviations[month - 1] : ""
  }
}
