import Cells

/// A page that grows line by line.
struct ReportPage {
  let style: ListStyle
  private(set) var text = ""

  init(style: ListStyle) { self.style = style }

  /// The columns to wrap at: the terminal's, but no more than reads well.
  private var width: Int { min(78, max(30, style.width ?? 78)) }

  mutating func title(_ title: String) { text += bold(Text.sanitised(title)) + "\n" }

  mutating func section(_ title: String) { text += "\n" + bold(title) + "\n" }

  mutating func line(_ line: String) {
    for part in Text.wrapped(Text.sanitised(line), to: width - 2) { text += "  \(part)\n" }
  }

  /// A line that matters less.
  mutating func aside(_ line: String) {
    let line = Text.sanitised(line)
    text += "  " + (style.isColored ? "\u{1B}[\(SGR.dim)m\(line)\u{1B}[0m" : line) + "\n"
  }

  /// A text with lines of its own, further in.
  mutating func body(_ body: String) {
    for part in Text.wrapped(Text.sanitised(body, keepingLines: true), to: width - 4) {
      text += part.isEmpty ? "\n" : "    \(part)\n"
    }
  }

  mutating func paragraph(_ title: String, _ body: String, otherwise: String) {
    section(title)
    line(body.isEmpty ? otherwise : body)
  }

  /// A name and a value beside it; a value that is longer than the line is not cut.
  mutating func fact(_ name: String, _ value: String) {
    guard !value.isEmpty else { return }
    let name = Text.truncated(Text.sanitised(name), to: 14, ellipsis: style.glyphs.ellipsis)
    let blank = String(repeating: " ", count: 14 - Text.width(of: name))
    text += "  \(name)\(blank)\(Text.sanitised(value))\n"
  }

  /// A row of twelve numbers, each in five columns.
  mutating func row(_ name: String, _ values: [String]) {
    let cells = [name] + values
    text += "  " + cells.map { String(repeating: " ", count: max(0, 5 - Text.width(of: $0))) + $0 }.joined() + "\n"
  }

  private func bold(_ text: String) -> String { style.isColored ? "\u{1B}[\(SGR.bold)m\(text)\u{1B}[0m" : text }
}
