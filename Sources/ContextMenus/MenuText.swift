import Cells

/// Text as menus show it.
enum MenuText {
  /// The text sanitised and, for an ASCII terminal, in ASCII: the usual punctuation becomes its likeness, anything else
  /// a `?` for each cell.
  static func shown(_ text: String, ascii: Bool) -> String {
    let text = Text.sanitised(text)
    guard ascii else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case _ where scalar.isASCII: result.unicodeScalars.append(scalar)
      case "…": result += "..."
      case "–", "—": result += "-"
      case "“", "”": result += "\""
      case "‘", "’": result += "'"
      case "‹": result += "<"
      default: result += String(repeating: "?", count: Text.width(of: scalar))
      }
    }
    return result
  }
}
