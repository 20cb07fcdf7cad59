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

  /// Whether there is nothing to ask.
  var isEmpty: Bool { terms.isEmpty && query.rated == .any && query.minimumStars == nil }

  func accepts(_ index: Int) -> Bool {
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
