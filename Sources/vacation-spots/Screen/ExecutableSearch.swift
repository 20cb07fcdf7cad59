import Glibc

/// Finds programs as a shell does.
enum ExecutableSearch {
  /// Whether a program can be started by this name: a path, or a name in one of the folders of `PATH`.
  static func isInstalled(_ name: String) -> Bool {
    if name.utf8.contains(UInt8(ascii: "/")) { return access(name, X_OK) == 0 }
    let path = Environment.value("PATH") ?? "/usr/bin:/bin"
    return path.split(separator: ":").contains { access("\($0)/\(name)", X_OK) == 0 }
  }
}
