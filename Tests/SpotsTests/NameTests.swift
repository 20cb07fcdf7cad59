import Testing

@testable import Spots
@testable import catalog_pack

@Suite("A name")
struct NameTests {
  private let catalog = Sample.catalog

  private func id(_ name: String) -> String? {
    guard case .found(let index) = catalog.resolve(name) else { return nil }
    return catalog.id(at: index)
  }

  @Test(
    "is looked up by id, by name and by its beginning",
    arguments: [
      ("berlin", "berlin"), ("Berlin", "berlin"), ("BERLIN", "berlin"), ("hạ long bay", "ha-long-bay"),
      ("Ha Long Bay", "ha-long-bay"), ("xi’an", "xian"), ("ile de re", "ile-de-re"), ("Honolulu, Oahu", "honolulu"),
      // The beginning of one name or id only.
      ("ble", "bled"), ("Berg", "bergen"), ("sao-m", "sao-miguel"), ("hạ", "ha-long-bay"),
      // An id wins over a name that two spots share; a country tells them apart.
      ("granada", "granada"), ("Granada, Nicaragua", "granada-nicaragua"), ("granada nicaragua", "granada-nicaragua"),
      ("Granada, Spain", "granada"), ("Berlin, Germany", "berlin"),
    ])
  func isLookedUpById(name: String, expected: String) {
    #expect(id(name) == expected)
  }

  @Test(
    "of several spots gives all of them",
    arguments: [
      ("Granada", ["granada-nicaragua", "granada"]), ("ber", ["bergen", "berlin"]),
      ("b", ["bergen", "berlin", "bled"]),
    ])
  func ofSeveralSpotsGivesAll(name: String, ids: [String]) {
    guard case .ambiguous(let indices) = catalog.resolve(name) else {
      Issue.record("\(name) is not ambiguous")
      return
    }
    #expect(Sample.ids(indices) == ids)
  }

  @Test(
    "that is misspelt gives suggestions and finds nothing",
    arguments: [
      ("berlim", ["berlin"]), ("Belrin", ["berlin"]), ("bergem", ["bergen"]), ("xain", ["xian"]),
      ("long", ["ha-long-bay"]),
      ("oahu", ["honolulu"]), ("migel", ["sao-miguel"]), ("atlantis", []), ("", []), ("!", []),
    ])
  func thatIsMisspeltGivesSuggestions(name: String, ids: [String]) {
    guard case .unknown(let suggestions) = catalog.resolve(name) else {
      Issue.record("\(name) was found")
      return
    }
    #expect(Sample.ids(suggestions) == ids)
  }

  @Test("that is nearly an id gives that spot before names with a word like it")
  func nearlyAnID() {
    let catalog = Catalog([
      Sample.spot("great-blue-hole", "Great Blue Hole", "Belize", .nature, [], 17, -87),
      Sample.spot("bled", "Lake Bled", "Slovenia", .nature, [], 46, 14),
    ])
    guard case .unknown(let suggestions) = catalog.resolve("blde") else {
      Issue.record("blde was found")
      return
    }
    #expect(Sample.ids(suggestions, in: catalog) == ["bled", "great-blue-hole"])
  }

  @Test("gets at most three suggestions")
  func getsAtMostThreeSuggestions() {
    let catalog = Catalog((1...9).map { Sample.spot("abcdef-\($0)", "abcdef\($0)", "X", .city, [], 0, 0) })
    guard case .unknown(let suggestions) = catalog.resolve("xbcdef") else {
      Issue.record("xbcdef was found")
      return
    }
    #expect(suggestions.count == 3)
  }

  @Test(
    "is so many edits away, or too far",
    arguments: [
      ("", "", 0), ("abc", "abc", 0), ("abc", "abd", 1), ("abc", "acb", 1), ("abc", "ab", 1), ("kitten", "sitting", 3),
      ("abcdefgh", "zzzzzzzz", 4), ("abcdefgh", "a", 4),
    ])
  func isSoManyEditsAway(left: String, right: String, distance: Int) {
    #expect(EditDistance.between(Array(left.utf8), Array(right.utf8), limit: 3) == distance)
  }

  @Test("is found among many, whatever its script")
  func isFoundAmongMany() {
    let names = ["北京", "東京", "Αθήνα", "Ελλάδα", "Москва", "a", "aa", "z", "Éa", "zz top"]
    let spots =
      SyntheticSpots.make(300)
      + names.enumerated().map {
        Sample.spot("extra-\($0.offset)", $0.element, "X", .city, [], 0, 0)
      }
    let catalog = Catalog(spots)
    for spot in spots {
      #expect(catalog.resolve(spot.id) == catalog.index(ofID: spot.id).map { .found($0) })
      #expect(catalog.resolve(spot.name + ", " + spot.country) == catalog.resolve(spot.id))
    }
  }
}
