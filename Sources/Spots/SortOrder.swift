/// One order of the list: a column and a direction.
public struct SortOrder: Hashable, Sendable {
  public var key: SortKey
  public var isDescending: Bool

  public init(_ key: SortKey, descending: Bool = false) {
    self.key = key
    isDescending = descending
  }

  /// Sorts indices by several orders, the first the most important, then by index, that is by name.
  /// What has no value (no rating, no best months) comes last in both directions.
  static func sort(_ indices: inout [Int], by orders: [SortOrder], catalog: Catalog, ratings: RatingBook) {
    let columns = orders.map { order in indices.map { order.value(at: $0, catalog: catalog, ratings: ratings) } }
    var places = Array(indices.indices)
    places.sort { left, right in
      for column in columns where column[left] != column[right] { return column[left] < column[right] }
      return indices[left] < indices[right]
    }
    indices = places.map { indices[$0] }
  }

  /// A number that grows with the order.
  private func value(at index: Int, catalog: Catalog, ratings: RatingBook) -> Double {
    guard let value = key.value(at: index, catalog: catalog, ratings: ratings) else { return .infinity }
    return isDescending ? -value : value
  }
}

/// A column that the list can be sorted by.
public enum SortKey: String, CaseIterable, Sendable {
  case name
  case country
  case continent
  case kind
  case best
  case average
  case yours
  case raters
  case latitude
  case longitude

  /// Whether the large values are the interesting ones, so that a user interface starts with them.
  public var isDescendingAtFirst: Bool {
    switch self {
    case .average, .yours, .raters: true
    default: false
    }
  }

  fileprivate func value(at index: Int, catalog: Catalog, ratings: RatingBook) -> Double? {
    switch self {
    case .name: Double(index)
    case .country: Double(catalog.countryRank(at: index))
    case .continent: Self.continentValue(catalog.bytes(.continent, at: index))
    case .kind: Double(catalog.kind(at: index).rank)
    case .best: Self.bestValue(catalog.bestMonths(at: index))
    case .average: ratings.average(at: index)
    case .yours: ratings.yours(at: index).map { Double($0.count) }
    case .raters: ratings.raters(at: index) == 0 ? nil : Double(ratings.raters(at: index))
    case .latitude: catalog.coordinate(at: index).latitude
    case .longitude: catalog.coordinate(at: index).longitude
    }
  }

  /// The first six letters as a number, which tells all continents apart.
  private static func continentValue(_ bytes: UnsafeRawBufferPointer) -> Double? {
    bytes.isEmpty ? nil : bytes.prefix(6).reduce(Double(0)) { $0 * 256 + Double($1) }
  }

  /// By the first month of the first run, then by the number of months.
  private static func bestValue(_ months: MonthSet) -> Double? {
    months.runs.first.map { Double($0.first * 16 + months.count) }
  }
}
