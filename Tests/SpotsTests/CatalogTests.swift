import Testing

@testable import Spots

@Suite("A catalogue")
struct CatalogueTests {
  @Test("gives back every spot that was written")
  func givesBackEverySpotThat() {
    let spots = (0..<Sample.catalog.count).compactMap { Sample.catalog.spot(at: $0) }
    #expect(Set(spots) == Set(Sample.spots))
  }

  @Test("is in the order of the folded names, then of the countries")
  func isInTheOrderOf() {
    #expect(
      Sample.ids(Array(0..<Sample.catalog.count)) == [
        "bergen", "berlin", "bled", "granada-nicaragua", "granada", "ha-long-bay", "honolulu", "ile-de-re",
        "sao-miguel",
        "xian",
      ])
  }

  @Test("is the same bytes whatever the order of the spots")
  func isTheSameBytesWhatever() {
    #expect(PackWriter.bytes(Sample.spots) == PackWriter.bytes(Sample.spots.reversed()))
  }

  @Test("finds every id and no other")
  func findsEveryIdAndNo() {
    for index in 0..<Sample.catalog.count {
      #expect(Sample.catalog.index(ofID: Sample.catalog.id(at: index)) == index)
    }
    for id in ["", "a", "berlin ", "Berlin", "zzz", "granada-"] { #expect(Sample.catalog.index(ofID: id) == nil) }
  }

  @Test("is empty at an index that is not there", arguments: [-1, 10, Int.max, Int.min])
  func isEmptyAtAnIndex(index: Int) {
    #expect(Sample.catalog.spot(at: index) == nil)
    #expect(Sample.catalog.name(at: index) == "")
    #expect(Sample.catalog.countryCode(at: index) == "")
    #expect(Sample.catalog.kind(at: index) == .place)
    #expect(Sample.catalog.climate(at: index) == nil)
    #expect(Sample.catalog.bestMonths(at: index) == [])
    #expect(Sample.catalog.currencies(at: index) == [])
  }

  @Test("may have no spots")
  func mayHaveNoSpots() {
    let catalog = Catalog([])
    #expect(catalog.count == 0)
    #expect(Query(text: "x").run(catalog, RatingBook(rater: "me", catalog: catalog)) == [])
    #expect(catalog.resolve("x") == .unknown(suggestions: []))
  }

  @Test("lets its bytes go when nobody needs them")
  func letsItsBytesGoWhen() async throws {
    let bytes = PackWriter.bytes(Sample.spots)
    try await confirmation { released in
      let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 8)
      copy.copyBytes(from: bytes)
      let pack = PackBytes(borrowing: UnsafeRawBufferPointer(copy)) {
        $0.deallocate()
        released()
      }
      let catalog = try Catalog(pack)
      #expect(catalog.count == Sample.spots.count)
    }
  }
}

@Suite("A damaged catalogue")
struct DamagedCatalogueTests {
  private let sound = PackWriter.bytes(Sample.spots)

  @Test(
    "is told from another file", arguments: [[], Array("VACSPOT".utf8), Array("hello, this is some other file".utf8)])
  func isToldFromAnotherFile(bytes: [UInt8]) {
    #expect(throws: CatalogError.notACatalog) { try Catalog(PackBytes(copying: bytes)) }
  }

  @Test("of another version says so")
  func ofAnotherVersionSaysSo() {
    var bytes = sound
    bytes[PackLayout.Header.version] = 9
    #expect(throws: CatalogError.otherVersion(9)) { try Catalog(PackBytes(copying: bytes)) }
    #expect(CatalogError.otherVersion(9).message(file: "/x/catalog.pack").hasPrefix("/x/catalog.pack: "))
  }

  @Test("that was cut short anywhere is refused")
  func thatWasCutShortAnywhere() {
    for count in 8..<sound.count {
      #expect(throws: CatalogError.self) { try Catalog(PackBytes(copying: sound[..<count])) }
    }
  }

  @Test("names the file and the cure")
  func namesTheFileAndThe() {
    let message = CatalogError.damaged(what: "the records").message(file: "/x/catalog.pack")
    #expect(message.contains("/x/catalog.pack"))
    #expect(message.contains("Install the program again"))
  }

  @Test("never traps, whichever byte is wrong")
  func neverTrapsWhicheverByteIs() {
    for position in sound.indices {
      for value in [UInt8(0), 0x7F, 0xFF] {
        var bytes = sound
        bytes[position] = value
        guard let catalog = try? Catalog(PackBytes(copying: bytes)) else { continue }
        readAll(catalog)
      }
    }
  }

  /// Reads everything and expects only that the program lives.
  private func readAll(_ catalog: Catalog) {
    var length = 0
    for index in 0..<catalog.count { length += catalog.spot(at: index)?.name.count ?? 0 }
    let book = RatingBook(rater: "me", catalog: catalog)
    length += Query(text: "berg kind:city", sort: [SortOrder(.latitude)]).run(catalog, book).count
    if case .found(let index) = catalog.resolve("berlin") { length += index }
    #expect(length >= 0)
  }
}
