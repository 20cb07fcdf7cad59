import Cells
import Spots

/// What became of the home, as one line.
public struct HomeReport: Sendable {
  private let before: Home?
  private let after: Home?
  private let isDryRun: Bool

  public init(before: Home?, after: Home?, isDryRun: Bool) {
    self.before = before
    self.after = after
    self.isDryRun = isDryRun
  }

  public var text: String { Text.sanitised(line) + (isDryRun ? " (dry run)" : "") + "\n" }

  private var line: String {
    switch (before, after) {
    case (nil, nil): "home: unchanged, none"
    case (let before?, let after?) where before == after: "home: unchanged, \(name(after))"
    case (let before?, nil): "home: removed, was \(name(before))"
    case (nil, let after?): "home: \(name(after))"
    case (let before?, let after?): "home: \(name(after)), was \(name(before))"
    }
  }

  private func name(_ home: Home) -> String {
    home.title.isEmpty ? home.displayTitle : "\(home.title) (\(home.coordinate.text(.decimal)))"
  }
}
