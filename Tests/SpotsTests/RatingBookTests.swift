import Spots
import Testing

@Suite("A book of ratings")
struct BookRatingsTests {
  private let bled = Sample.catalog.index(ofID: "bled") ?? -1

  private func rating(_ spot: String, _ rater: String, _ stars: Stars, _ when: Int64 = 0) -> Rating {
    Rating(spot: spot, rater: rater, stars: stars, when: when)
  }

  @Test("is empty at first")
  func isEmptyAtFirst() {
    let book = RatingBook(rater: "ann", catalog: Sample.catalog)
    #expect(book.yours(at: bled) == nil)
    #expect(book.average(at: bled) == nil)
    #expect(book.raters(at: bled) == 0)
    #expect(book.ratedByYou == 0)
  }

  @Test("tells your stars from the average over all raters")
  func tellsYourStarsFromThe() {
    let book = RatingBook(
      rater: "ann", catalog: Sample.catalog,
      ratings: [rating("bled", "zoe", .boring), rating("bled", "ann", .likeIt), rating("berlin", "zoe", .meh)])
    #expect(book.yours(at: bled) == .likeIt)
    #expect(book.average(at: bled) == 2.5)
    #expect(book.raters(at: bled) == 2)
    #expect(book.ratings(at: bled).map(\.rater) == ["ann", "zoe"])
    #expect(book.yours(id: "berlin") == nil)
    #expect(book.average(id: "berlin") == 2)
    #expect(book.ratedByYou == 1)
  }

  @Test("has one rating a rater and spot, the last")
  func hasOneRatingARater() {
    var book = RatingBook(rater: "ann", catalog: Sample.catalog)
    book.set(rating("bled", "ann", .boring, 1))
    book.set(rating("bled", "ann", .fantastic, 2))
    #expect(book.ratings(at: bled) == [rating("bled", "ann", .fantastic, 2)])
    #expect(book.average(at: bled) == 5)
    #expect(book.ratedByYou == 1)
  }

  @Test("is as before once what was added is removed")
  func isAsBeforeOnceWhat() {
    let before = RatingBook(rater: "ann", catalog: Sample.catalog, ratings: [rating("bled", "zoe", .meh)])
    var book = before
    book.set(rating("bled", "ann", .likeIt))
    book.remove(spot: "bled", rater: "ann")
    book.remove(spot: "bled", rater: "nobody")
    book.remove(spot: "nowhere", rater: "ann")
    #expect(book == before)
  }

  @Test("keeps ratings of spots that the catalogue does not know")
  func keepsRatingsOfSpotsThat() {
    var book = RatingBook(rater: "ann", catalog: Sample.catalog, ratings: [rating("atlantis", "ann", .likeIt)])
    #expect(book.yours(id: "atlantis") == .likeIt)
    #expect(book.ratedByYou == 0)
    book.remove(spot: "atlantis", rater: "ann")
    #expect(book.raters(id: "atlantis") == 0)
  }

  @Test(
    "has stars from one to five",
    arguments: [(0, nil), (1, Stars.boring), (5, .fantastic), (6, nil), (-1, nil), (257, nil)])
  func hasStarsFromOneTo(count: Int, stars: Stars?) {
    #expect(Stars(count) == stars)
  }

  @Test("has five words")
  func hasFiveWords() {
    #expect(Stars.allCases.map(\.word) == ["Boring", "Meh", "It's OK", "Like It", "Fantastic!"])
    #expect(Stars.likeIt.drawn() == "★★★★☆")
  }
}
