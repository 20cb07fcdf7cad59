import Spots

extension SpotStore {
  /// All ratings of all raters, ordered by spot and rater (by the bytes of the names).
  /// - Complexity: O(ratings).
  public func ratings() throws(StoreError) -> [Rating] {
    guard let connection = try reading() else { return [] }
    return try all(connection.statement(.allRatings))
  }

  /// The ratings of one spot, ordered by rater.
  public func ratings(of spot: String) throws(StoreError) -> [Rating] {
    guard let connection = try reading() else { return [] }
    let statement = try connection.statement(.ratingsOfSpot)
    try statement.bind(spot, at: 1)
    return try all(statement)
  }

  /// The rating of one spot by one rater, if there is one.
  public func rating(of spot: String, by rater: String) throws(StoreError) -> Rating? {
    guard let connection = try reading() else { return nil }
    return try find(spot, rater, with: connection.statement(.rating))
  }

  /// Carries out the changes in their order, in one transaction: when it returns they are all durable, and when it
  /// throws, none of them happened. Returns what each did.
  /// - Complexity: O(changes · log ratings), with one wait for the disk however many changes there are.
  @discardableResult
  public func change(_ changes: [RatingChange]) throws(StoreError) -> [RatingOutcome] {
    guard !changes.isEmpty else { return [] }
    let connection = try writing()
    return try connection.transaction { () throws(StoreError) in
      var outcomes: [RatingOutcome] = []
      outcomes.reserveCapacity(changes.count)
      for change in changes {
        switch change {
        case .rate(let rating): outcomes.append(try rate(rating, in: connection))
        case .unrate(let spot, let rater): outcomes.append(try unrate(spot, rater, in: connection))
        }
      }
      return outcomes
    }
  }

  /// What `change` would do now; changes nothing and needs no permission to write.
  public func rehearse(_ changes: [RatingChange]) throws(StoreError) -> [RatingOutcome] {
    struct Place: Hashable {
      var spot, rater: String
    }
    var changed: [Place: Rating?] = [:]
    var outcomes: [RatingOutcome] = []
    for change in changes {
      let (place, new): (Place, Rating?) =
        switch change {
        case .rate(let rating): (Place(spot: rating.spot, rater: rating.rater), rating)
        case .unrate(let spot, let rater): (Place(spot: spot, rater: rater), nil)
        }
      let old = if let seen = changed[place] { seen } else { try rating(of: place.spot, by: place.rater) }
      changed[place] = .some(new)
      outcomes.append(RatingOutcome(from: old, to: new))
    }
    return outcomes
  }

  // MARK: - One change, within a transaction

  private func rate(_ rating: Rating, in connection: Connection) throws(StoreError) -> RatingOutcome {
    // Most ratings are new, and then this one statement is all.
    try write(rating, with: connection.statement(.addRating))
    if connection.changedRows == 1 { return .added }
    let old = try find(rating.spot, rating.rater, with: connection.statement(.rating))
    guard old != rating else { return .unchanged(old) }
    try write(rating, with: connection.statement(.replaceRating))
    return RatingOutcome(from: old, to: rating)
  }

  private func unrate(_ spot: String, _ rater: String, in connection: Connection) throws(StoreError) -> RatingOutcome {
    let old = try find(spot, rater, with: connection.statement(.rating))
    guard old != nil else { return .unchanged(nil) }
    let statement = try connection.statement(.removeRating)
    try statement.bind(spot, at: 1)
    try statement.bind(rater, at: 2)
    try statement.run()
    return RatingOutcome(from: old, to: nil)
  }

  private func write(_ rating: Rating, with statement: Statement) throws(StoreError) {
    try statement.bind(rating.spot, at: 1)
    try statement.bind(rating.rater, at: 2)
    try statement.bind(Int64(rating.stars.count), at: 3)
    try statement.bind(rating.when, at: 4)
    try statement.run()
  }

  // MARK: - Rows

  private func find(_ spot: String, _ rater: String, with statement: Statement) throws(StoreError) -> Rating? {
    try statement.bind(spot, at: 1)
    try statement.bind(rater, at: 2)
    defer { statement.reset() }
    return try statement.step() ? try rating(in: statement) : nil
  }

  private func all(_ statement: Statement) throws(StoreError) -> [Rating] {
    defer { statement.reset() }
    var ratings: [Rating] = []
    while try statement.step() { ratings.append(try rating(in: statement, after: ratings.last)) }
    return ratings
  }

  /// The rating in the current row. The table allows no other numbers of stars; a row that has them is damaged.
  private func rating(in row: Statement, after last: Rating? = nil) throws(StoreError) -> Rating {
    guard let stars = Stars(Int(row.integer(2))) else {
      throw StoreError(.damaged, path: path, detail: "\(row.text(0)) has \(row.integer(2)) stars")
    }
    let (spot, rater) = (row.text(0, unless: last?.spot ?? ""), row.text(1, unless: last?.rater ?? ""))
    return Rating(spot: spot, rater: rater, stars: stars, when: row.integer(3))
  }
}
