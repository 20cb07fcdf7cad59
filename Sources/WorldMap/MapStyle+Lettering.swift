import Spots

extension MapStyle {
  /// A text as this style can show it: in ASCII without accents and signs.
  func lettering(_ text: String) -> String {
    guard glyphs == .ascii, !text.utf8.allSatisfy({ $0 < 0x80 }) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if scalar.isASCII {
        result.unicodeScalars.append(scalar)
      } else {
        let folded = Fold.text(String(scalar)).filter(\.isASCII)
        result += scalar.properties.isUppercase ? folded.uppercased() : folded
      }
    }
    return result
  }
}
