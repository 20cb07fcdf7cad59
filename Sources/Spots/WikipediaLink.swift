/// The address of a Wikipedia article.
public enum WikipediaLink {
  /// The address of the article with this English title: blanks become `_`, the first letter upper-case, and what
  /// MediaWiki does not leave alone is percent-encoded as UTF-8.
  ///
  /// Another language's article may have another title. There the address is that of its search, which goes to the
  /// article where the title is the same, and shows what it finds where it is not.
  /// - Parameters:
  ///   - title: as people write it, or with `_`, not encoded yet.
  ///   - language: the Wikipedia's language; anything that is no language tag gives the English one.
  /// - Returns: nil for an empty title.
  public static func url(title: String, language: String = "en") -> String? {
    guard let first = title.first else { return nil }
    let code = code(language) ?? "en"
    guard code == "en" else {
      let words = title.map { $0 == "_" ? " " : $0 }
      return "https://\(code).wikipedia.org/w/index.php?search=" + PercentEncoding.encoded(String(words))
    }
    var result = "https://en.wikipedia.org/wiki/"
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

  /// The first part of a language tag (`pt-BR`, `de_AT`) in lower case; nil where it isn't two or three letters.
  public static func code(_ language: String) -> String? {
    let code = language.prefix { $0 != "-" && $0 != "_" && $0 != "." }.lowercased()
    let isCode = (2...3).contains(code.utf8.count) && code.utf8.allSatisfy { (97...122).contains($0) }
    return isCode ? code : nil
  }
}

extension Spot {
  /// The address of the spot's Wikipedia article; nil where the catalogue names none.
  public func wikipediaURL(language: String = "en") -> String? {
    WikipediaLink.url(title: wikipediaTitle, language: language)
  }
}
