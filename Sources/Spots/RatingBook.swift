/// The ratings of all raters, added up for each spot.
///
/// Spots are looked up by their index in the catalogue or by id; ratings of spots that the catalogue doesn't know are
/// kept and found by id.
public struct RatingBook: Equatable, Sendable {
  /// The person whose stars are ``yours(at:)``.
  public let rater: String
  let catalog: Catalog
  private var entries: [Int: Entry] = [:]
  private var strangers: [String: Entry] = [:]

  /// The ratings of one spot, by rater, and their sum.
  fileprivate struct Entry: Hashable, Sendable {
    var ratings: [Rating] = []
    var sum = 0
    var yours: Stars?
  }

  /// Makes a book without ratings.
  public init(rater: String, catalog: Catalog) {
    self.rater = rater
    self.catalog = catalog
  }

  /// Makes a book of these ratings; of several by one rater for one spot the last counts.
  /// - Complexity: O(*r* log *n*) for *r* ratings and *n* spots.
  public init(rater: String, catalog: Catalog, ratings: some Sequence<Rating>) {
    self.init(rater: rater, catalog: catalog)
    for rating in ratings { set(rating) }
  }

  /// Adds a rating, in place of the rater's earlier one for that spot.
  public mutating func set(_ rating: Rating) {
    change(rating.spot) { entry in
      entry.remove(rating.rater)
      let place = entry.ratings.firstIndex { $0.rater > rating.rater } ?? entry.ratings.count
      entry.ratings.insert(rating, at: place)
      entry.sum += rating.stars.count
    }
  }

  /// Takes a rater's rating of a spot away; nothing happens where there is none.
  public mutating func remove(spot: String, rater: String) {
    change(spot) { $0.remove(rater) }
  }

  /// Your stars for the spot at an index of the catalogue; nil where you haven't rated it.
  public func yours(at index: Int) -> Stars? { entries[index]?.yours }
  /// The mean over all raters, 1…5; nil where nobody has rated the spot.
  public func average(at index: Int) -> Double? { entries[index]?.average }
  /// The number of people who rated the spot.
  public func raters(at index: Int) -> Int { entries[index]?.ratings.count ?? 0 }
  /// All ratings of the spot, by the raters' names.
  public func ratings(at index: Int) -> [Rating] { entries[index]?.ratings ?? [] }

  /// Your stars for the spot with this id.
  public func yours(id: String) -> Stars? { entry(id)?.yours }
  /// The mean over all raters, 1…5, for the spot with this id.
  public func average(id: String) -> Double? { entry(id)?.average }
  /// The number of people who rated the spot with this id.
  public func raters(id: String) -> Int { entry(id)?.ratings.count ?? 0 }
  /// All ratings of the spot with this id, by the raters' names.
  public func ratings(id: String) -> [Rating] { entry(id)?.ratings ?? [] }

  /// The number of spots of the catalogue that you have rated.
  public private(set) var ratedByYou = 0

  private func entry(_ id: String) -> Entry? {
    if let index = catalog.index(ofID: id) { return entries[index] }
    return strangers[id]
  }

  private mutating func change(_ id: String, _ body: (inout Entry) -> Void) {
    let index = catalog.index(ofID: id)
    var entry = (index.map { entries[$0] } ?? strangers[id]) ?? Entry()
    let before = entry.yours
    body(&entry)
    entry.yours = entry.ratings.first { $0.rater == rater }?.stars
    let kept = entry.ratings.isEmpty ? nil : entry
    guard let index else {
      strangers[id] = kept
      return
    }
    entries[index] = kept
    ratedByYou += (entry.yours == nil ? 0 : 1) - (before == nil ? 0 : 1)
  }
}

extension RatingBook.Entry {
  fileprivate var average: Double? { ratings.isEmpty ? nil : Double(sum) / Double(ratings.count) }

  fileprivate mutating func remove(_ rater: String) {
    guard let place = ratings.firstIndex(where: { $0.rater == rater }) else { return }
    sum -= ratings.remove(at: place).stars.count
  }
}
