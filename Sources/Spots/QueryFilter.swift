/// A query's conditions, ready to be asked about one spot after another.
struct QueryFilter {
  private let query: Query
  private let terms: [QueryTerm]
  private let catalog: Catalog
  private let ratings: RatingBook

  init(_ query: Query, catalog: Catalog, ratings: RatingBook) {
    self.query = query
    self.catalog = catalog
    self.ratings = ratings
    terms = QueryTerm.parse(query.text)
  }

  /// The spots that meet the conditions, at most so many, in ascending order.
  /// - Parameter candidates: look only at these; nil for all.
  func hits(in candidates: [Int]?, most: Int) -> [Int] {
    if isEmpty { return candidates.map { Array($0.prefix(most)) } ?? Array(0..<min(most, catalog.count)) }
    var hits: [Int] = []
    guard most > 0 else { return hits }
    if let candidates {
      for index in candidates where hits.count < most && accepts(index) { hits.append(index) }
    } else if let word = longestWord {
      catalog.forEachSpot(with: word) { index in
        if accepts(index) { hits.append(index) }
        return hits.count < most
      }
    } else {
      for index in 0..<catalog.count where hits.count < most && accepts(index) { hits.append(index) }
    }
    return hits
  }

  /// Whether there is nothing to ask.
  private var isEmpty: Bool { terms.isEmpty && query.rated == .any && query.minimumStars == nil }

  /// The word that is likely to be found least often.
  private var longestWord: [UInt8]? {
    let words = terms.compactMap { term in if case .word(let word) = term { word } else { nil } }
    return words.max { $0.count < $1.count }
  }

  private func accepts(_ index: Int) -> Bool {
    switch query.rated {
    case .any: break
    case .rated: if ratings.yours(at: index) == nil { return false }
    case .unrated: if ratings.yours(at: index) != nil { return false }
    }
    if let minimum = query.minimumStars {
      guard let yours = ratings.yours(at: index), yours >= minimum else { return false }
    }
    return terms.allSatisfy { $0.accepts(index, catalog: catalog, ratings: ratings) }
  }
}
