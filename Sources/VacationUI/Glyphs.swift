/// The characters beyond ASCII that the screens use, and what stands for them where they can't be shown.
///
/// All are one cell wide in every terminal measured.
public struct Glyphs: Equatable, Sendable {
  public var isASCII: Bool
  public var star: String
  public var emptyStar: String
  public var marker: String
  public var mark: String
  public var none: String
  public var back: String
  public var dash: String
  public var dot: String
  public var up: String
  public var down: String
  public var enter: String
  public var ellipsis: Unicode.Scalar
  public var rule: Unicode.Scalar
  public var degree: String

  public static let unicode = Glyphs(
    isASCII: false, star: "★", emptyStar: "☆", marker: "▌", mark: "✓", none: "·", back: "‹", dash: "–", dot: "·",
    up: "▴", down: "▾", enter: "⏎", ellipsis: "…", rule: "─", degree: "°")

  public static let ascii = Glyphs(
    isASCII: true, star: "*", emptyStar: ".", marker: ">", mark: "x", none: ".", back: "<", dash: "-", dot: "-",
    up: "^", down: "v", enter: "enter", ellipsis: "~", rule: "-", degree: "")

  /// Five stars, so many of them filled.
  public func stars(_ count: Int) -> String {
    String(repeating: star, count: count) + String(repeating: emptyStar, count: max(0, 5 - count))
  }

  /// The eighths of a block from empty to full, for a bar that fills; in ASCII only empty and full.
  public var eighths: [Unicode.Scalar] {
    isASCII ? [" ", "#"] : [" ", "▏", "▎", "▍", "▌", "▋", "▊", "▉", "█"]
  }

  /// The text with what ASCII lacks replaced, in ASCII mode.
  public func text(_ text: String) -> String {
    guard isASCII else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "–", "—": result += "-"
      case "…": result += "..."
      case "’", "‘": result += "'"
      case "“", "”": result += "\""
      case "·": result += "-"
      case "★": result += "*"
      case "°": result += " "
      case "′": result += "'"
      case "″": result += "\""
      case "×": result += "x"
      case "→": result += ">"
      case "⏎": result += "enter"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
