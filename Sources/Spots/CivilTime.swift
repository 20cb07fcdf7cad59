/// A moment as a calendar and a clock show it, in the proleptic Gregorian calendar.
public struct CivilTime: Hashable, Sendable {
  public let year: Int
  /// 1…12.
  public let month: Int
  /// 1…31.
  public let day: Int
  /// 0 is Sunday.
  public let weekday: Int
  public let hour: Int
  public let minute: Int
  public let second: Int
  /// Seconds east of Greenwich.
  public let offset: Int

  /// The civil time at a moment.
  /// - Parameters:
  ///   - unixSeconds: seconds since 1970-01-01T00:00:00Z.
  ///   - offset: seconds that the local clock is ahead of UTC.
  public init(unixSeconds: Int64, offset: Int = 0) {
    let seconds = unixSeconds &+ Int64(offset)
    let days = Int(seconds >= 0 ? seconds / 86_400 : (seconds - 86_399) / 86_400)
    let ofDay = Int(seconds - Int64(days) * 86_400)
    let date = Days.date(of: days)
    year = date.year
    month = date.month
    day = date.day
    weekday = Days.weekday(of: days)
    hour = ofDay / 3600
    minute = ofDay / 60 % 60
    second = ofDay % 60
    self.offset = offset
  }

  /// The civil time at a moment in milliseconds since 1970-01-01T00:00:00Z.
  public init(unixMilliseconds: Int64, offset: Int = 0) {
    self.init(unixSeconds: unixMilliseconds / 1000 - (unixMilliseconds % 1000 < 0 ? 1 : 0), offset: offset)
  }

  /// The first three letters of the weekday.
  public var weekdayAbbreviation: String { ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"][weekday] }

  /// The clock as `14:05`.
  public var clock: String { "\(FixedPoint.padded(hour, width: 2)):\(FixedPoint.padded(minute, width: 2))" }

  /// The offset as `+02:00`; `Z` for none.
  public var offsetText: String {
    if offset == 0 { return "Z" }
    let minutes = abs(offset) / 60
    let text = "\(FixedPoint.padded(minutes / 60, width: 2)):\(FixedPoint.padded(minutes % 60, width: 2))"
    return (offset < 0 ? "-" : "+") + text
  }

  /// The date as `2026-07-14`.
  public var date: String {
    "\(FixedPoint.padded(year, width: 4))-\(FixedPoint.padded(month, width: 2))-\(FixedPoint.padded(day, width: 2))"
  }

  /// The moment as RFC 3339 has it: `2026-07-14T09:30:00+02:00`.
  public var rfc3339: String {
    "\(date)T\(clock):\(FixedPoint.padded(second, width: 2))\(offsetText)"
  }
}

/// Days counted from 1970-01-01, in the proleptic Gregorian calendar.
enum Days {
  /// The count of a date; years are counted from March, so that the leap day is the last of its year.
  static func count(year: Int, month: Int, day: Int) -> Int {
    let year = month <= 2 ? year - 1 : year
    let era = (year >= 0 ? year : year - 399) / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// The date of a count.
  static func date(of days: Int) -> (year: Int, month: Int, day: Int) {
    let days = days + 719_468
    let era = (days >= 0 ? days : days - 146_096) / 146_097
    let dayOfEra = days - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let fromMarch = (5 * dayOfYear + 2) / 153
    let month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * fromMarch + 2) / 5 + 1)
  }

  /// 0 (Sunday) to 6; 1970-01-01 was a Thursday.
  static func weekday(of days: Int) -> Int { ((days + 4) % 7 + 7) % 7 }

  static func isLeap(_ year: Int) -> Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }
}
