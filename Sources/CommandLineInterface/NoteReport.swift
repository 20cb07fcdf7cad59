import Cells

/// What became of new notes, a line a note.
public struct NoteReport: Sendable {
  /// A note that was written.
  public struct Line: Hashable, Sendable {
    /// The name of the spot.
    public let name: String
    public let text: String

    public init(name: String, text: String) {
      self.name = name
      self.text = text
    }
  }

  private let lines: [Line]
  private let isDryRun: Bool

  public init(_ lines: [Line], isDryRun: Bool) {
    self.lines = lines
    self.isDryRun = isDryRun
  }

  public func text(_ glyphs: Glyphs) -> String {
    lines.map { line in
      let beginning = Text.truncated(Text.sanitised(line.text), to: 50, ellipsis: glyphs.ellipsis)
      let quoted = glyphs == .ascii ? "\"\(beginning)\"" : "“\(beginning)”"
      return "\(Text.sanitised(line.name)): note added, \(quoted)" + (isDryRun ? " (dry run)" : "") + "\n"
    }.joined()
  }
}
