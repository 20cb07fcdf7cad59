/// When to write in colour.
public enum ColorChoice: String, CaseIterable, Sendable {
  case auto, always, never

  /// Whether a stream gets colour. The flag comes first; then `NO_COLOR` that isn't empty (no-color.org), then
  /// `CLICOLOR_FORCE` and `FORCE_COLOR` that are neither empty nor 0, then whether it is a terminal that isn't `dumb`.
  public func isOn(isTerminal: Bool, environment: (String) -> String?) -> Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .auto: break
    }
    if environment("NO_COLOR")?.isEmpty == false { return false }
    for name in ["CLICOLOR_FORCE", "FORCE_COLOR"] {
      if let value = environment(name), !value.isEmpty, value != "0" { return true }
    }
    return isTerminal && environment("TERM") != "dumb"
  }
}
