/// One word of a filter.
///
/// Words are separated by blanks and all must match. A plain word is looked for in name, country, kind, best months,
/// continent and region. `field:word` looks in one field only: `name country code continent region kind best language
/// currency zone id text`, where `text` is what is written about the spot and `best` takes a month's number too.
/// `yours:4` and `average:4` ask for exactly so many stars; `4+`, `>=4`, `>4`, `<=4` and `<4` for more or fewer.
/// Double quotes keep blanks together: `country:"new zealand"`. An unknown field is a plain word.
enum QueryTerm: Hashable, Sendable {
  case word([UInt8])
  case field(Field, [UInt8])
  case stars(StarsField, StarsCondition)

  enum Field: String, CaseIterable {
    case name, country, code, continent, region, kind, best, language, currency, zone, id, text
  }

  enum StarsField: String, CaseIterable { case yours, average }

  /// The words of a filter; words without a letter or digit are left out.
  static func parse(_ text: String) -> [QueryTerm] {
    split(text).flatMap { word -> [QueryTerm] in
      if let terms = fieldTerms(word) { return terms }
      return Fold.bytes(word).split(separator: UInt8(ascii: " ")).map { .word(Array($0)) }
    }
  }

  func accepts(_ index: Int, catalog: Catalog, ratings: RatingBook) -> Bool {
    switch self {
    case .word(let word):
      word.withUnsafeBytes { ByteSearch.contains(catalog.searchBytes(at: index), $0) }
    case .field(let field, let word):
      Self.contains(field.bytes(at: index, catalog: catalog), word)
    case .stars(.yours, let condition):
      condition.accepts(ratings.yours(at: index).map { Double($0.count) })
    case .stars(.average, let condition):
      condition.accepts(ratings.average(at: index))
    }
  }

  /// Splits at blanks outside of double quotes and drops the quotes.
  private static func split(_ text: String) -> [String] {
    var words = [""]
    var isQuoted = false
    for character in text {
      switch character {
      case "\"": isQuoted.toggle()
      case _ where character.isWhitespace && !isQuoted: words.append("")
      default: words[words.count - 1].append(character)
      }
    }
    return words.filter { !$0.isEmpty }
  }

  /// The term of `field:value`, none while the value is still to be typed; nil for a plain word.
  private static func fieldTerms(_ word: String) -> [QueryTerm]? {
    guard let colon = word.firstIndex(of: ":") else { return nil }
    let name = word[..<colon].lowercased()
    let value = String(word[word.index(after: colon)...])
    if let field = StarsField(rawValue: name) {
      if value.isEmpty { return [] }
      if let condition = StarsCondition(value) { return [.stars(field, condition)] }
    }
    guard let field = Field(rawValue: name) else { return nil }
    let folded = field == .best ? month(value) : Fold.bytes(value)
    return folded.isEmpty ? [] : [.field(field, folded)]
  }

  /// A month's number becomes its name.
  private static func month(_ value: String) -> [UInt8] {
    guard let number = Int(value), (1...12).contains(number) else { return Fold.bytes(value) }
    return Fold.bytes(Month.names[number - 1])
  }

  private static func contains(_ bytes: [UInt8], _ word: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { bytes in word.withUnsafeBytes { ByteSearch.contains(bytes, $0) } }
  }
}

extension QueryTerm.Field {
  /// The field's folded text.
  fileprivate func bytes(at index: Int, catalog: Catalog) -> [UInt8] {
    switch self {
    case .name: Array(catalog.foldedName(at: index))
    case .country: Fold.bytes(catalog.country(at: index))
    case .code: Fold.bytes(catalog.countryCode(at: index))
    case .continent: Fold.bytes(catalog.continent(at: index))
    case .region: Fold.bytes(catalog.subregion(at: index))
    case .kind: Fold.bytes(catalog.kind(at: index).name)
    case .best: Fold.bytes(catalog.bestMonths(at: index).months.map { Month.names[$0 - 1] }.joined(separator: " "))
    case .language: Fold.bytes(catalog.languages(at: index).joined(separator: " "))
    case .currency: Fold.bytes(catalog.currencies(at: index).joined(separator: " "))
    case .zone: Fold.bytes(catalog.timeZone(at: index))
    case .id: Fold.bytes(catalog.id(at: index))
    case .text: Fold.bytes(catalog.whyVisit(at: index) + " " + catalog.whatToSee(at: index))
    }
  }
}

/// A condition on a number of stars.
struct StarsCondition: Hashable, Sendable {
  enum Comparison: Sendable { case equal, less, lessOrEqual, greater, greaterOrEqual }

  let comparison: Comparison
  let number: Double

  /// Reads `4`, `4+`, `>=4`, `>4`, `<=4`, `<4`; nil for anything else.
  init?(_ text: String) {
    let forms: [(prefix: String, suffix: String, comparison: Comparison)] = [
      (">=", "", .greaterOrEqual), ("<=", "", .lessOrEqual), (">", "", .greater), ("<", "", .less),
      ("", "+", .greaterOrEqual), ("", "", .equal),
    ]
    for form in forms where text.hasPrefix(form.prefix) && text.hasSuffix(form.suffix) {
      guard let number = Double(text.dropFirst(form.prefix.count).dropLast(form.suffix.count)) else { continue }
      self.comparison = form.comparison
      self.number = number
      return
    }
    return nil
  }

  /// A spot without stars meets no condition.
  func accepts(_ stars: Double?) -> Bool {
    guard let stars else { return false }
    switch comparison {
    case .equal: return abs(stars - number) < 0.05
    case .less: return stars < number
    case .lessOrEqual: return stars <= number
    case .greater: return stars > number
    case .greaterOrEqual: return stars >= number
    }
  }
}
