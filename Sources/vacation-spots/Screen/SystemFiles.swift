import Glibc
import Spots

/// Reads the system's time zone files.
enum TimeZoneFile {
  /// The largest file that is read, in bytes; the largest known has 4 kB.
  private static let limit = 65_536

  /// The zone of an IANA name, from the folder that `TZDIR` names, else the system's.
  /// - Returns: `nil` where there is no such file, or where it is not one of a time zone.
  static func load(_ name: String) -> TimeZoneData? {
    guard !name.isEmpty, !name.contains("..") else { return nil }
    let folder = getenv("TZDIR").map { String(cString: $0) } ?? "/usr/share/zoneinfo"
    guard let bytes = contents(of: folder + "/" + name) else { return nil }
    return try? TimeZoneData(bytes)
  }

  private static func contents(of path: String) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: limit)
    var used = 0
    while used < limit {
      let count = bytes.withUnsafeMutableBytes { read(descriptor, $0.baseAddress! + used, limit - used) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { break }
      used += count
    }
    return Array(bytes[..<used])
  }
}

/// Finds programs as a shell does.
enum ExecutableSearch {
  /// Whether a program can be started by this name: a path, or a name in one of the folders of `PATH`.
  static func isInstalled(_ name: String) -> Bool {
    if name.contains("/") { return access(name, X_OK) == 0 }
    let path = getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin"
    return path.split(separator: ":").contains { access("\($0)/\(name)", X_OK) == 0 }
  }
}
