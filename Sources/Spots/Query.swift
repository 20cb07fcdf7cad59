/// Which spots to show, and in which order.
public struct Query: Hashable, Sendable {
  /// What was typed into the filter; ``QueryTerm`` has the syntax. Empty for all spots.
  public var text: String
  public var rated: RatedFilter
  /// Only spots that you gave at least as many stars; nil for all.
  public var minimumStars: Stars?
  /// The orders to apply, the most important first; what they leave equal stays in the order of the names.
  public var sort: [SortOrder]
  /// The most spots to return; nil for all.
  public var limit: Int?

  public init(
    text: String = "", rated: RatedFilter = .any, minimumStars: Stars? = nil, sort: [SortOrder] = [],
    limit: Int? = nil
  ) {
    self.text = text
    self.rated = rated
    self.minimumStars = minimumStars
    self.sort = sort
    self.limit = limit
  }

  /// Whether you have rated a spot.
  public enum RatedFilter: Sendable { case any, rated, unrated }

  /// The indices of the spots that the query selects, sorted and cut to the limit.
  /// - Parameters:
  ///   - catalog: the spots.
  ///   - ratings: the book of the same catalogue.
  ///   - candidates: look only at these, in ascending order, such as the last result while a word grows; nil for all.
  /// - Complexity: O(size of the search text) for words, O(*k* log *k*) to sort *k* hits; nothing is sorted for the
  ///   order of the names.
  public func run(_ catalog: Catalog, _ ratings: RatingBook, in candidates: [Int]? = nil) -> [Int] {
    let filter = QueryFilter(self, catalog: catalog, ratings: ratings)
    // In the order of the names the first hits are the result.
    let isNatural = sort.isEmpty || sort.first == SortOrder(.name)
    let most = isNatural ? max(0, limit ?? .max) : .max
    var result = filter.hits(in: candidates, most: most)
    if isNatural { return result }
    SortOrder.sort(&result, by: sort, catalog: catalog, ratings: ratings)
    if let limit { result = Array(result.prefix(max(0, limit))) }
    return result
  }
}
