/// Where the program's files are, by the XDG base directory specification 0.8.
public struct Paths: Hashable, Sendable {
  public let config: String
  public let data: String
  /// The users' own pictures.
  public let pictures: String
  public let cache: String
  public let log: String
  public let resources: String

  /// - Parameters:
  ///   - data: the folder of the store, which others have found out already.
  ///   - resources: the folder of the catalogue.
  ///   - environment: the value of a variable; empty and relative paths count as unset.
  public init(data: String, resources: String, environment: (String) -> String?) {
    let home = environment("HOME") ?? ""
    func folder(_ variable: String, _ otherwise: String) -> String {
      if let value = environment(variable), value.hasPrefix("/") { return value + "/\(ProgramFacts.name)" }
      return "\(home)/\(otherwise)/\(ProgramFacts.name)"
    }
    self.data = data
    pictures = data + "/pictures"
    self.resources = resources
    config = folder("XDG_CONFIG_HOME", ".config") + "/config"
    cache = folder("XDG_CACHE_HOME", ".cache")
    log = folder("XDG_STATE_HOME", ".local/state")
  }

  /// Lines of key, tab, path.
  public var text: String {
    [
      ("config", config), ("data", data), ("pictures", pictures), ("cache", cache), ("log", log),
      ("resources", resources),
    ]
    .map { "\($0.0)\t\($0.1)\n" }.joined()
  }
}
