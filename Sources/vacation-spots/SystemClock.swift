import Glibc
import Spots

/// The system's clock.
enum SystemClock {
  /// Milliseconds since 1970-01-01T00:00:00Z.
  static func milliseconds() -> Int64 {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
  }

  /// Seconds that the clock here (`TZ`, else the system's zone) is ahead of UTC; nil where the system can't tell.
  /// - Parameter moment: seconds since 1970.
  static func offset(at moment: Int64) -> Int? {
    var moment = time_t(moment)
    var civil = tm()
    return localtime_r(&moment, &civil) == nil ? nil : civil.tm_gmtoff
  }

  /// Milliseconds since any fixed moment, of the clock that the run loop goes by.
  static func monotonic() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1_000_000
  }

  /// Seconds that the clocks here are ahead of UTC at a moment, as `TZ` or the system says.
  static func localOffset(at moment: Int64) -> Int {
    var time = time_t(moment)
    var parts = tm()
    localtime_r(&time, &parts)
    return Int(parts.tm_gmtoff)
  }
}

/// The system's time zones (Debian: the package tzdata).
enum SystemTimeZones {
  /// Seconds that clocks in a zone are ahead of UTC; nil where the system doesn't know the zone.
  /// - Parameters:
  ///   - zone: the IANA name, `Europe/London`.
  ///   - moment: seconds since 1970.
  static func offset(of zone: String, at moment: Int64) -> Int? { data(of: zone)?.offset(at: moment) }

  /// The rules of a zone; nil where the system doesn't know it.
  static func data(of zone: String) -> TimeZoneData? {
    guard isName(zone) else { return nil }
    let folder = Environment.value("TZDIR").flatMap { $0.isEmpty ? nil : $0 } ?? "/usr/share/zoneinfo"
    guard let bytes = try? MappedFile.read("\(folder)/\(zone)") else { return nil }
    return try? TimeZoneData(bytes)
  }

  /// Whether a name stays within the folder of zones.
  private static func isName(_ zone: String) -> Bool {
    let isPlain = zone.utf8.allSatisfy { byte in
      switch byte {
      case 48...57, 65...90, 97...122: true
      default: "/_+-".utf8.contains(byte)
      }
    }
    return isPlain && !zone.isEmpty && !zone.hasPrefix("/")
  }
}
