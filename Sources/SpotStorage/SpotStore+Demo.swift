import Spots

extension SpotStore {
  /// A store in memory that ends with the program, holding these ratings and notes.
  public static func temporary(
    _ ratings: [Rating] = [], notes: [NoteChange] = []
  ) throws(StoreError) -> SpotStore {
    let store = try SpotStore(file: nil, access: .readWrite, patience: patience, schema: .current)
    try store.change(ratings.map(RatingChange.rate))
    try store.change(notes)
    return store
  }

  /// The store of `--demo`: a few travellers, what they think and what they wrote, none of it yours. `now` is in
  /// milliseconds since 1970.
  public static func demo(now: Int64) throws(StoreError) -> SpotStore {
    let day: Int64 = 86_400_000
    var ratings: [Rating] = []
    for (index, opinion) in demoOpinions.enumerated() {
      for (rater, stars) in zip(demoRaters, opinion.stars) {
        guard let stars = Stars(stars) else { continue }
        // A day apart, the newest yesterday.
        let when = now - Int64(demoOpinions.count - index) * day
        ratings.append(Rating(spot: opinion.spot, rater: rater, stars: stars, when: when))
      }
    }
    return try temporary(ratings, notes: demoNotes(now: now))
  }

  private static let demoRaters = ["Amina", "Björn", "Chiara", "Daisuke", "Esperanza"]

  /// What each of the raters gives a spot, in their order; 0 for no rating.
  private static let demoOpinions: [(spot: String, stars: [Int])] = [
    ("london", [4, 4, 3, 5, 0]),
    ("walt-disney-world", [2, 5, 1, 4, 0]),
    ("denali", [0, 5, 5, 0, 0]),
    ("barcelona", [5, 4, 4, 5, 4]),
    ("saint-vincent", [4, 0, 0, 0, 5]),
    ("paris", [5, 3, 4, 5, 4]),
    ("sydney", [0, 4, 5, 4, 0]),
    ("rio-de-janeiro", [3, 0, 5, 0, 5]),
    ("new-york-city", [4, 3, 5, 5, 4]),
    ("beijing", [3, 0, 4, 4, 0]),
    ("istanbul", [5, 5, 5, 4, 5]),
    ("edinburgh", [0, 4, 0, 5, 0]),
  ]
}
