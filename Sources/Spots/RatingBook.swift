/// The ratings of all raters, added up for each spot.
///
/// Spots are looked up by their index in the catalogue or by id; ratings of spots that the catalogue doesn't know are
/// kept and found by id.
public struct RatingBook: Equatable, Sendable {
  /// The person whose stars are ``yours(at:)``.
  public let rater: String
  let catalog: Catalog
  /// The indices of the spots that somebody has rated, in ascending order, and what they were given.
  private var indices: [Int] = []
  private var entries: [Entry] = []
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
  /// - Complexity: O(*r* log *n*) for *r* ratings of *n* spots, if they are in about the order of the ids.
  public init(rater: String, catalog: Catalog, ratings: [Rating]) {
    self.init(rater: rater, catalog: catalog)
    // Ratings of one spot mostly follow each other.
    var known: (id: String, index: Int?)?
    var place = 0
    for rating in ratings {
      let index =
        if let known, known.id == rating.spot { known.index } else { catalog.index(ofID: rating.spot, from: &place) }
      known = (rating.spot, index)
      set(rating, at: index)
    }
  }

  /// Adds a rating, in place of the rater's earlier one for that spot.
  public mutating func set(_ rating: Rating) { set(rating, at: catalog.index(ofID: rating.spot)) }

  private mutating func set(_ rating: Rating, at index: Int?) {
    let isYours = rating.rater == rater
    change(rating.spot, at: index) { entry in
      entry.remove(rating.rater, isYours: isYours)
      let place = entry.ratings.firstIndex { $0.rater > rating.rater } ?? entry.ratings.count
      entry.ratings.insert(rating, at: place)
      entry.sum += rating.stars.count
      if isYours { entry.yours = rating.stars }
    }
  }

  /// Takes a rater's rating of a spot away; nothing happens where there is none.
  public mutating func remove(spot: String, rater: String) {
    let isYours = rater == self.rater
    change(spot, at: catalog.index(ofID: spot)) { $0.remove(rater, isYours: isYours) }
  }

  /// Your stars for the spot at an index of the catalogue; nil where you haven't rated it.
  public func yours(at index: Int) -> Stars? { entry(at: index)?.yours }
  /// The mean over all raters, 1…5; nil where nobody has rated the spot.
  public func average(at index: Int) -> Double? { entry(at: index)?.average }
  /// The number of people who rated the spot.
  public func raters(at index: Int) -> Int { entry(at: index)?.ratings.count ?? 0 }
  /// All ratings of the spot, by the raters' names.
  public func ratings(at index: Int) -> [Rating] { entry(at: index)?.ratings ?? [] }

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
    if let index = catalog.index(ofID: id) { return entry(at: index) }
    return strangers[id]
  }

  private func entry(at index: Int) -> Entry? {
    let place = place(of: index)
    return place < indices.count && indices[place] == index ? entries[place] : nil
  }

  /// Where an index stands among the rated ones, or would stand.
  private func place(of index: Int) -> Int {
    if let last = indices.last, last < index { return indices.count }
    var low = 0
    var high = indices.count
    while low < high {
      let middle = (low + high) / 2
      if indices[middle] < index { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Changes what a spot was given: at its index, or by its id where the catalogue doesn't know it.
  private mutating func change(_ id: String, at index: Int?, _ body: (inout Entry) -> Void) {
    guard let index else {
      var entry = strangers[id] ?? Entry()
      body(&entry)
      strangers[id] = entry.ratings.isEmpty ? nil : entry
      return
    }
    let place = place(of: index)
    if place == indices.count || indices[place] != index {
      indices.insert(index, at: place)
      entries.insert(Entry(), at: place)
    }
    let before = entries[place].yours
    body(&entries[place])
    ratedByYou += (entries[place].yours == nil ? 0 : 1) - (before == nil ? 0 : 1)
    if entries[place].ratings.isEmpty {
      indices.remove(at: place)
      entries.remove(at: place)
    }
  }
}

extension RatingBook.Entry {
  fileprivate var average: Double? { ratings.isEmpty ? nil : Double(sum) / Double(ratings.count) }

  fileprivate mutating func remove(_ rater: String, isYours: Bool) {
    guard let place = ratings.firstIndex(where: { $0.rater == rater }) else { return }
    sum -= ratings.remove(at: place).stars.count
    if isYours { yours = nil }
  }
}
