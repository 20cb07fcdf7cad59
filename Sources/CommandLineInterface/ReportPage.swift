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
    for line in Text.wrapped(Text.sanitised(line), to: width - 2) {
      text += "  " + (style.isColored ? "\u{1B}[\(SGR.dim)m\(line)\u{1B}[0m" : line) + "\n"
    }
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

  /// A name and a value beside it, in several lines where it is long; a word that is longer than the line, such as an
  /// address, is not cut.
  mutating func fact(_ name: String, _ value: String) {
    guard !value.isEmpty else { return }
    let name = Text.truncated(Text.sanitised(name), to: 14, ellipsis: style.glyphs.ellipsis)
    let blank = String(repeating: " ", count: 14 - Text.width(of: name))
    var lines: [String] = []
    for word in Text.sanitised(value).split(separator: " ", omittingEmptySubsequences: false) {
      if let last = lines.last, Text.width(of: last) + 1 + Text.width(of: String(word)) <= width - 16 {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
    let indent = String(repeating: " ", count: 16)
    text += "  \(name)\(blank)\(lines.joined(separator: "\n" + indent))\n"
  }

  /// Rows of twelve numbers, each in five columns; in two halves, one below the other, where the line is short.
  mutating func table(_ rows: [(name: String, values: [String])]) {
    let part = width >= 67 ? 12 : 6
    for start in stride(from: 0, to: 12, by: part) {
      for row in rows {
        let cells = [row.name] + row.values[start..<start + part]
        text += "  " + cells.map { String(repeating: " ", count: max(0, 5 - Text.width(of: $0))) + $0 }.joined() + "\n"
      }
    }
  }

  private func bold(_ text: String) -> String { style.isColored ? "\u{1B}[\(SGR.bold)m\(text)\u{1B}[0m" : text }
}
