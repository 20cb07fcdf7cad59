import Glibc

/// The name that the person logged in with.
enum LoginName {
  /// `LOGNAME`, else `USER`, else the name that `/etc/passwd` has for the user's number, else that number.
  ///
  /// The C library's `getpwuid` would load other libraries, which a statically linked program can't.
  static func current() -> String {
    for name in ["LOGNAME", "USER"] {
      if let value = Environment.value(name), !value.isEmpty { return value }
    }
    let user = geteuid()
    let list = (try? MappedFile.read("/etc/passwd")) ?? []
    return name(of: user, in: String(decoding: list, as: UTF8.self)) ?? "user-\(user)"
  }

  /// The name of a user in lines of `name:password:uid:…` (passwd(5)).
  static func name(of user: uid_t, in list: String) -> String? {
    for line in list.split(separator: "\n") {
      let fields = line.split(separator: ":", maxSplits: 3, omittingEmptySubsequences: false)
      if fields.count > 2, !fields[0].isEmpty, fields[2] == String(user) { return String(fields[0]) }
    }
    return nil
  }
}
