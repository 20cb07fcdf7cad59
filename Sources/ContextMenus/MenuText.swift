import Cells

/// Text as menus show it.
enum MenuText {
  /// The text sanitised and, for an ASCII terminal, in ASCII.
  static func shown(_ text: String, ascii isASCII: Bool) -> String { ascii(Text.sanitised(text), if: isASCII) }

  /// A sanitised text in ASCII where that is wanted: letters lose their accents, the usual punctuation becomes its likeness,
  /// anything else a `?` for each cell.
  static func ascii(_ text: String, if isASCII: Bool) -> String {
    guard isASCII, text.utf8.contains(where: { $0 >= 0x80 }) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case _ where scalar.isASCII: result.unicodeScalars.append(scalar)
      case "…": result += "..."
      case "–", "—": result += "-"
      case "“", "”": result += "\""
      case "‘", "’": result += "'"
      case "‹": result += "<"
      case _ where Text.asciiLetter(for: scalar.value) != nil:
        result.unicodeScalars.append(Unicode.Scalar(Text.asciiLetter(for: scalar.value) ?? UInt8(ascii: "?")))
      default: result += String(repeating: "?", count: Text.width(of: scalar))
      }
    }
    return result
  }
}
