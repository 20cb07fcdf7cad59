import Testing

@testable import Spots
@testable import catalog_pack

@Suite("A query")
struct QueryTests {
  private let catalog = Sample.catalog

  private var book: RatingBook {
    let ratings: [(String, String, Stars)] = [
      ("bled", "ann", .likeIt), ("bled", "zoe", .fantastic), ("berlin", "ann", .boring), ("xian", "zoe", .meh),
    ]
    return RatingBook(
      rater: "ann", catalog: catalog, ratings: ratings.map { Rating(spot: $0.0, rater: $0.1, stars: $0.2, when: 0) })
  }

  private func ids(_ query: Query) -> [String] { Sample.ids(query.run(catalog, book)) }

  @Test(
    "finds spots by words and fields",
    arguments: [
      ("", 10), ("  ", 10), ("!?", 10),
      ("bled", 1), ("BLED", 1), ("germany", 1), ("nature", 2), ("heritage", 3), ("july", 5),
      ("nature slovenia", 1), ("slovenia nature", 1), ("nature germany", 0), ("somewhere", 10),
      ("hạ long", 1), ("ha lo", 1), ("oʻahu", 1), ("xi'an", 1), ("xian", 1), ("île", 1),
      ("name:granada", 2), ("country:spain granada", 1), ("country:\"united st\"", 1), ("kind:beach", 1),
      ("kind:theme-park", 0), ("best:7", 5), ("best:jul", 5), ("best:1", 2), ("currency:nok", 1), ("zone:utc", 10),
      ("id:granada-nic", 1), ("text:why", 10), ("text:\"see bled\"", 1), ("language:\"two words\"", 10),
      ("code:xx", 10),
      ("name:", 10), ("yours:", 10), ("nofield:bled", 0), ("NAME:Bled", 1),
      ("yours:4", 1), ("yours:4+", 1), ("yours:<4", 1), ("yours:>=1", 2), ("average:>4", 1), ("average:4.5", 1),
      ("average:<=2", 2), ("yours:x", 0),
    ])
  func findsSpotsByWordsAnd(text: String, count: Int) {
    #expect(ids(Query(text: text)).count == count)
  }

  @Test("does not match across two columns")
  func doesNotMatchAcrossTwo() {
    // "Bled" ends where "Slovenia" begins.
    #expect(ids(Query(text: "bledslovenia")) == [])
    #expect(ids(Query(text: "\"bled slovenia\"")) == ["bled"])
  }

  @Test("filters by what you rated")
  func filtersByWhatYouRated() {
    #expect(ids(Query(rated: .rated)) == ["berlin", "bled"])
    #expect(ids(Query(rated: .unrated)).count == 8)
    #expect(ids(Query(minimumStars: .meh)) == ["bled"])
  }

  @Test(
    "sorts by columns, ties in the order of names",
    arguments: [
      ([SortOrder(.name)], ["bergen", "berlin", "bled"]),
      ([SortOrder(.name, descending: true)], ["xian", "sao-miguel", "ile-de-re"]),
      ([SortOrder(.country)], ["xian", "ile-de-re", "berlin"]),
      ([SortOrder(.kind)], ["honolulu", "bergen", "berlin"]),
      ([SortOrder(.kind, descending: true)], ["bled", "ha-long-bay", "ile-de-re"]),
      ([SortOrder(.best)], ["honolulu", "granada", "xian"]),
      ([SortOrder(.average)], ["berlin", "xian", "bled"]),
      ([SortOrder(.average, descending: true)], ["bled", "xian", "berlin"]),
      ([SortOrder(.yours, descending: true)], ["bled", "berlin", "bergen"]),
      ([SortOrder(.raters, descending: true)], ["bled", "berlin", "xian"]),
      ([SortOrder(.latitude)], ["granada-nicaragua", "ha-long-bay", "honolulu"]),
      ([SortOrder(.longitude, descending: true)], ["xian", "ha-long-bay", "bled"]),
      ([SortOrder(.continent), SortOrder(.kind), SortOrder(.latitude)], ["honolulu", "berlin", "bergen"]),
    ])
  func sortsByColumnsTiesIn(orders: [SortOrder], first: [String]) {
    #expect(ids(Query(sort: orders, limit: 3)) == first)
  }

  @Test("puts what has no value last in both directions")
  func putsWhatHasNoValue() {
    for descending in [false, true] {
      #expect(ids(Query(sort: [SortOrder(.best, descending: descending)])).last == "ile-de-re")
      #expect(ids(Query(sort: [SortOrder(.yours, descending: descending)])).suffix(8).contains("bergen"))
    }
  }

  @Test("stops at the limit", arguments: [(0, 0), (-3, 0), (4, 4), (99, 10)])
  func stopsAtTheLimit(limit: Int, count: Int) {
    #expect(ids(Query(limit: limit)).count == count)
  }

  @Test("finds the same when it looks only at an earlier result")
  func findsTheSameWhenIt() {
    let wide = Query(text: "b").run(catalog, book)
    for text in ["be", "ber", "berl", "berlin"] {
      let query = Query(text: text)
      #expect(query.run(catalog, book, in: wide) == query.run(catalog, book))
    }
  }

  @Test(
    "finds bytes in bytes",
    arguments: [
      ("", "", true), ("abc", "", true), ("", "a", false), ("abc", "c", true), ("abc", "bc", true),
      ("abc", "abcd", false),
      ("aaab", "aab", true), ("ab", "ba", false),
    ])
  func findsBytesInBytes(text: String, part: String, isThere: Bool) {
    let found = Array(text.utf8).withUnsafeBytes { text in
      Array(part.utf8).withUnsafeBytes { ByteSearch.contains(text, $0) }
    }
    #expect(found == isThere)
  }

  @Test("finds bytes wherever they stand in a long text")
  func findsBytesAnywhere() {
    let text = (0..<400).map { UInt8(97 + $0 * $0 % 7 % 3) }
    for length in 1...40 {
      for start in stride(from: 0, to: text.count - length, by: 13) {
        let part = Array(text[start..<start + length])
        let expected = text.indices.first { text[$0...].starts(with: part) }
        let found = text.withUnsafeBytes { text in part.withUnsafeBytes { ByteSearch.first($0, in: text, from: 0) } }
        #expect(found == expected)
      }
    }
  }

  @Test(
    "finds the same in one search over all spots as in one spot after the other", arguments: ["a", "ka", "beach", "e"])
  func findsTheSame(word: String) {
    let catalog = Catalog(SyntheticSpots.make(500))
    let book = RatingBook(rater: "ann", catalog: catalog)
    let query = Query(text: word)
    let hits = query.run(catalog, book)
    #expect(hits == query.run(catalog, book, in: Array(0..<catalog.count)))
    #expect(!hits.isEmpty)
    var limited = query
    limited.limit = 3
    #expect(limited.run(catalog, book) == Array(hits.prefix(3)))
  }
}
