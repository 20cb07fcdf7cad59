import Glibc

/// The name that the person logged in with.
enum LoginName {
  /// `LOGNAME`, else `USER`, else the name in the system's user database, else the user's number.
  static func current() -> String {
    for name in ["LOGNAME", "USER"] {
      if let value = Environment.value(name), !value.isEmpty { return value }
    }
    guard let entry = getpwuid(geteuid()), let name = entry.pointee.pw_name else { return "user-\(geteuid())" }
    return String(cString: name)
  }
}
