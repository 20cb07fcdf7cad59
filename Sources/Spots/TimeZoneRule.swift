/// A POSIX `TZ` rule, as `CET-1CEST,M3.5.0,M10.5.0/3`, with the hours of RFC 9636, 3.3.1 (−167…167).
struct TimeZoneRule: Hashable, Sendable {
  /// Seconds east of Greenwich.
  let standard: Int
  let daylight: Daylight?

  struct Daylight: Hashable, Sendable {
    let offset: Int
    let start: Change
    let end: Change
  }

  /// When the clock is changed: a day of the year and a local time in seconds.
  struct Change: Hashable, Sendable {
    enum Day: Hashable, Sendable {
      /// 1…365, without 29 February.
      case julian(Int)
      /// 0…365.
      case ordinal(Int)
      /// Month, week 1…5 (5 is the last), weekday (0 is Sunday).
      case weekday(month: Int, week: Int, day: Int)
    }

    let day: Day
    let time: Int
  }

  /// Reads a rule; nil for an empty one and for one that is not understood.
  init?(_ text: String) {
    var reader = TimeZoneRuleReader(text)
    guard reader.name(), let west = reader.time() else { return nil }
    standard = -west
    if reader.isAtEnd {
      daylight = nil
      return
    }
    guard reader.name() else { return nil }
    var offset = standard + 3600
    if !reader.starts(with: ",") {
      guard let west = reader.time() else { return nil }
      offset = -west
    }
    guard let start = reader.change(), let end = reader.change(), reader.isAtEnd else { return nil }
    daylight = Daylight(offset: offset, start: start, end: end)
  }

  /// Seconds that the local clock is ahead of UTC at a moment.
  func offset(at unixSeconds: Int64) -> Int {
    guard let daylight else { return standard }
    let year = CivilTime(unixSeconds: unixSeconds, offset: standard).year
    let start = daylight.start.seconds(in: year) - Int64(standard)
    let end = daylight.end.seconds(in: year) - Int64(daylight.offset)
    let isDaylight = start < end ? unixSeconds >= start && unixSeconds < end : unixSeconds < end || unixSeconds >= start
    return isDaylight ? daylight.offset : standard
  }
}

extension TimeZoneRule.Change {
  /// The moment in a year, in seconds of the local clock since 1970.
  fileprivate func seconds(in year: Int) -> Int64 { Int64(days(in: year)) * 86_400 + Int64(time) }

  private func days(in year: Int) -> Int {
    let newYear = Days.count(year: year, month: 1, day: 1)
    switch day {
    case .julian(let day): return newYear + day - 1 + (Days.isLeap(year) && day > 59 ? 1 : 0)
    case .ordinal(let day): return newYear + day
    case .weekday(let month, let week, let day):
      let first = Days.count(year: year, month: month, day: 1)
      let next =
        month == 12 ? Days.count(year: year + 1, month: 1, day: 1) : Days.count(year: year, month: month + 1, day: 1)
      var date = first + (day - Days.weekday(of: first) + 7) % 7 + (week - 1) * 7
      while date >= next { date -= 7 }
      return date
    }
  }
}

/// Reads the parts of a rule from front to back.
private struct TimeZoneRuleReader {
  private var rest: Substring.UTF8View

  init(_ text: String) { rest = Substring(text).utf8 }

  var isAtEnd: Bool { rest.isEmpty }

  func starts(with character: Unicode.Scalar) -> Bool { rest.first == UInt8(ascii: character) }

  /// Skips a name: letters, or anything in angle brackets.
  mutating func name() -> Bool {
    if take("<") {
      guard let end = rest.firstIndex(of: UInt8(ascii: ">")) else { return false }
      rest = rest[rest.index(after: end)...]
      return true
    }
    let name = rest.prefix { (65...90).contains($0) || (97...122).contains($0) }
    rest = rest.dropFirst(name.count)
    return name.count >= 3
  }

  /// `[+-]h[h[h]][:mm[:ss]]` in seconds.
  mutating func time() -> Int? {
    let isNegative = take("-")
    if !isNegative { _ = take("+") }
    guard var seconds = number(upTo: 167).map({ $0 * 3600 }) else { return nil }
    for unit in [60, 1] where take(":") {
      guard let part = number(upTo: 59) else { return nil }
      seconds += part * unit
    }
    return isNegative ? -seconds : seconds
  }

  /// `,date[/time]`; the time is 02:00:00 where there is none.
  mutating func change() -> TimeZoneRule.Change? {
    guard take(","), let day = day() else { return nil }
    guard take("/") else { return TimeZoneRule.Change(day: day, time: 7200) }
    return time().map { TimeZoneRule.Change(day: day, time: $0) }
  }

  private mutating func day() -> TimeZoneRule.Change.Day? {
    if take("J") { return number(upTo: 365).flatMap { $0 >= 1 ? .julian($0) : nil } }
    guard take("M") else { return number(upTo: 365).map { .ordinal($0) } }
    guard let month = number(upTo: 12), month >= 1, take("."), let week = number(upTo: 5), week >= 1, take("."),
      let day = number(upTo: 6)
    else { return nil }
    return .weekday(month: month, week: week, day: day)
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard starts(with: character) else { return false }
    rest = rest.dropFirst()
    return true
  }

  private mutating func number(upTo limit: Int) -> Int? {
    let digits = rest.prefix { (48...57).contains($0) }
    guard let number = Int(Substring(digits)), number <= limit else { return nil }
    rest = rest.dropFirst(digits.count)
    return number
  }
}
