/// The address of a Wikipedia article.
public enum WikipediaLink {
  /// The address of the article with this title: blanks become `_`, the first letter upper-case, and what MediaWiki
  /// does not leave alone is percent-encoded as UTF-8.
  /// - Parameters:
  ///   - title: as people write it, or with `_`, not encoded yet.
  ///   - language: the Wikipedia's language code; anything that is no such code gives the English one.
  /// - Returns: nil for an empty title.
  public static func url(title: String, language: String = "en") -> String? {
    guard let first = title.first else { return nil }
    var result = "https://\(code(language)).wikipedia.org/wiki/"
    for byte in (first.uppercased() + title.dropFirst()).utf8 {
      switch byte {
      case UInt8(ascii: " "): result += "_"
      case let byte where isPlain(byte): result.unicodeScalars.append(Unicode.Scalar(byte))
      default: result += "%" + PercentEncoding.hexadecimal(byte)
      }
    }
    return result
  }

  /// Tells whether MediaWiki writes the byte as it stands: letters, digits, `-._` and `;@$!*(),/~:'`.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      return true
    default: return "-._;@$!*(),/~:'".utf8.contains(byte)
    }
  }

  /// The first part of a language tag (`pt-BR`, `de_AT`) in lower case, where it is two or three letters.
  private static func code(_ language: String) -> String {
    let code = language.prefix { $0 != "-" && $0 != "_" && $0 != "." }.lowercased()
    let isCode = (2...3).contains(code.utf8.count) && code.utf8.allSatisfy { (97...122).contains($0) }
    return isCode ? code : "en"
  }
}

extension Spot {
  /// The address of the spot's Wikipedia article; nil where the catalogue names none.
  public func wikipediaURL(language: String = "en") -> String? {
    WikipediaLink.url(title: wikipediaTitle, language: language)
  }
}
