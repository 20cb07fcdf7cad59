import Cells

/// How an address is opened: the words of a command, and whether it needs the terminal.
struct BrowserCommand: Equatable {
  var arguments: [String]
  /// A browser that draws in the terminal.
  var takesScreen: Bool

  /// Finds the browser as `$BROWSER` says (a list separated by colons, each with `%s` for the address or without),
  /// else `xdg-open` (`open` on macOS) where there is a display.
  /// - Parameters:
  ///   - url: Only http, https, geo and mailto addresses are opened.
  ///   - isInstalled: Whether a program of this name can be found.
  /// - Returns: `nil` where there is none, and over SSH without a display, where a browser would open on the wrong
  ///   machine.
  static func find(
    for url: String, environment: (String) -> String?, isInstalled: (String) -> Bool
  ) -> BrowserCommand? {
    guard ["http://", "https://", "geo:", "mailto:"].contains(where: url.hasPrefix) else { return nil }
    let hasDisplay = ["DISPLAY", "WAYLAND_DISPLAY"].contains { environment($0)?.isEmpty == false }
    for entry in (environment("BROWSER") ?? "").split(separator: ":") {
      var words = entry.split(separator: " ").map(String.init)
      guard let program = words.first, isInstalled(program) else { continue }
      if words.contains(where: { Text.range(of: "%s", in: $0) != nil }) {
        words = words.map { replace("%s", in: $0, with: url) }
      } else {
        words.append(url)
      }
      let name = program.split(separator: "/").last.map(String.init) ?? program
      return BrowserCommand(arguments: words, takesScreen: textBrowsers.contains(name))
    }
    let isRemote = ["SSH_CONNECTION", "SSH_TTY"].contains { environment($0)?.isEmpty == false }
    guard hasDisplay || !isRemote else { return nil }
    #if os(macOS)
      return BrowserCommand(arguments: ["open", url], takesScreen: false)
    #else
      guard hasDisplay, isInstalled("xdg-open") else { return nil }
      return BrowserCommand(arguments: ["xdg-open", url], takesScreen: false)
    #endif
  }

  private static let textBrowsers: Set<String> = [
    "w3m", "lynx", "links", "links2", "elinks", "browsh", "www-browser", "cha", "carbonyl",
  ]

  private static func replace(_ mark: String, in text: String, with value: String) -> String {
    guard let range = Text.range(of: mark, in: text) else { return text }
    return text[..<range.lowerBound] + value + text[range.upperBound...]
  }
}
