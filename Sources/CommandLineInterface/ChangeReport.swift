import Cells
import Spots

/// What became of ratings, a line a change.
public struct ChangeReport: Sendable {
  /// One spot's rating before and after; nil for none.
  public struct Change: Hashable, Sendable {
    public let name: String
    public let before: Stars?
    public let after: Stars?

    public init(name: String, before: Stars?, after: Stars?) {
      self.name = name
      self.before = before
      self.after = after
    }
  }

  private let changes: [Change]
  private let isDryRun: Bool

  public init(_ changes: [Change], isDryRun: Bool) {
    self.changes = changes
    self.isDryRun = isDryRun
  }

  public func text(_ glyphs: Glyphs) -> String {
    changes.map { Text.sanitised(line($0, glyphs)) + (isDryRun ? " (dry run)" : "") + "\n" }.joined()
  }

  private func line(_ change: Change, _ glyphs: Glyphs) -> String {
    switch (change.before, change.after) {
    case (nil, nil): return "\(change.name): unchanged, no rating"
    case (let before?, let after?) where before == after:
      return "\(change.name): unchanged, \(glyphs.drawn(after)) \(after.word)"
    case (let before?, nil): return "\(change.name): rating removed, was \(glyphs.drawn(before))"
    case (nil, let after?): return "\(change.name): \(glyphs.drawn(after)) \(after.word)"
    case (let before?, let after?):
      return "\(change.name): \(glyphs.drawn(after)) \(after.word), was \(glyphs.drawn(before))"
    }
  }
}
