import Glibc

/// Where a store lives when nobody says otherwise.
public enum StoreFolder {
  /// The folder of the store: what `--data-dir` says, else `VACATION_SPOTS_DATA`, else `vacation-spots` in
  /// `XDG_DATA_HOME`, else `.local/share/vacation-spots` in the home folder (on macOS `Library/Application Support/vacation-spots`).
  ///
  /// Empty values count as unset, and so does an `XDG_DATA_HOME` that is no absolute path, as the XDG base directory
  /// specification 0.8 asks.
  /// - Throws: ``StoreError/Problem/homeMissing`` where only the home folder is left and there is none.
  public static func path(
    dataDirectory: String? = nil, environment: (String) -> String?
  ) throws(StoreError) -> String {
    for named in [dataDirectory, environment("VACATION_SPOTS_DATA")] {
      if let named, !named.isEmpty { return named }
    }
    if let data = environment("XDG_DATA_HOME"), data.hasPrefix("/") { return data + "/vacation-spots" }
    let home = environment("HOME") ?? ""
    var facts = stat()
    guard home.hasPrefix("/"), stat(home, &facts) == 0, facts.st_mode & S_IFMT == S_IFDIR else {
      throw StoreError(.homeMissing, path: home)
    }
    #if os(macOS)
      return home + "/Library/Application Support/vacation-spots"
    #else
      return home + "/.local/share/vacation-spots"
    #endif
  }
}
