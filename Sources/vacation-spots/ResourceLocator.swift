import CommandLineInterface
import Glibc

/// Finds the folder of the program's resources.
enum ResourceLocator {
  /// The catalogue's place in the folder.
  static let catalog = "catalog/catalog.pack"

  /// The folder that `--resources` or `VACATION_SPOTS_RESOURCES` names; else `../share/vacation-spots` beside the real
  /// executable (symbolic links followed), else `Resources` of the checkout that the executable lies in.
  /// - Throws: an error that names what was looked at, where there is no catalogue.
  static func folder(named: String?) throws -> String {
    for name in [named, Environment.value("VACATION_SPOTS_RESOURCES")] {
      guard let name, !name.isEmpty else { continue }
      guard hasCatalog(name) else {
        throw CommandError("\(name): there is no \(catalog) in this folder; name another one with --resources")
      }
      return name
    }
    var candidates: [String] = []
    var folder = parent(executable())
    if !folder.isEmpty { candidates.append("\(parent(folder))/share/\(ProgramFacts.name)") }
    while !folder.isEmpty {
      candidates.append(folder + "/Resources")
      folder = parent(folder)
    }
    guard let found = candidates.first(where: hasCatalog) else {
      let place = candidates.first ?? "the folder of the program"
      throw CommandError(
        "\(place): there is no \(catalog); install the program again, or name the folder with --resources")
    }
    return found
  }

  private static func hasCatalog(_ folder: String) -> Bool { access("\(folder)/\(catalog)", F_OK) == 0 }

  /// The folder that a path lies in; empty for one at the top.
  private static func parent(_ path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return String(path[..<slash])
  }

  /// The executable's real path; empty where the system doesn't tell.
  private static func executable() -> String {
    guard let path = realpath("/proc/self/exe", nil) else { return "" }
    defer { free(path) }
    return String(cString: path)
  }
}
