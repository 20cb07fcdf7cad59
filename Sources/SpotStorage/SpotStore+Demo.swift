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
}
