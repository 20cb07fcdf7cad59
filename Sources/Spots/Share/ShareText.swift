extension Spot {
  /// What one sends to somebody about the spot: its name, the first sentence on why to go, a link to a map.
  public var shareText: String {
    var lines = [fullName]
    if let sentence = Self.firstSentence(whyVisit) { lines.append(sentence) }
    lines.append(coordinate.openStreetMapURL())
    return lines.joined(separator: "\n")
  }

  /// The text up to the first full stop, question or exclamation mark that ends a sentence: a blank and a capital follow.
  private static func firstSentence(_ text: String) -> String? {
    guard !text.isEmpty else { return nil }
    let characters = Array(text)
    for position in characters.indices.dropLast(2) where ".!?".contains(characters[position]) {
      let next = characters[position + 2]
      // An initial or an abbreviation is short: "J. S. Bach", "St. Mark".
      let word = characters[..<position].reversed().prefix { !$0.isWhitespace }
      if characters[position + 1] == " " && (next.isUppercase || next.isNumber) && word.count > 2 {
        return String(characters[...position])
      }
    }
    return text
  }
}
