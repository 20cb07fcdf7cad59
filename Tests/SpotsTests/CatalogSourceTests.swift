import Testing

@testable import Spots
@testable import catalog_pack

/// The catalogue that is delivered, against what it is made from.
@Suite("The catalogue's sources")
struct CataloguesSourcesTests {
  private static let folder =
    String(#filePath.dropLast("Tests/SpotsTests/CatalogSourceTests.swift".count))
    + "Resources/catalog"
  private static let spots = Result { try CatalogSources.spots(in: folder) }
  private static let hasZones = (try? Files.bytes("/usr/share/zoneinfo/Etc/UTC")) != nil

  private func spots() throws -> [Spot] { try Self.spots.get() }

  @Test("make exactly the pack that is committed")
  func makeExactlyThePackThat() throws {
    let committed = try Files.bytes(Self.folder + "/catalog.pack")
    #expect(committed == PackWriter.bytes(try spots()), "run: swift run catalog-pack")
  }

  @Test("have 278 spots on seven continents")
  func have278SpotsOnSeven() throws {
    #expect(try spots().count == 278)
    #expect(Set(try spots().map(\.continent)).count == 7)
  }

  @Test("have ids that are there once and names that are told apart")
  func haveIdsThatAreThere() throws {
    #expect(Set(try spots().map(\.id)).count == 278)
    #expect(Set(try spots().map { Fold.text($0.name + ", " + $0.country) }).count == 278)
  }

  @Test("have coordinates in range, with Denali in Alaska")
  func haveCoordinatesInRangeWith() throws {
    for spot in try spots() {
      #expect((-90...90).contains(spot.coordinate.latitude) && (-180...180).contains(spot.coordinate.longitude))
    }
    let denali = try #require(try spots().first { $0.id == "denali" })
    #expect((-152 ... -149).contains(denali.coordinate.longitude))
  }

  @Test(
    "have time zones that the system knows",
    .enabled(if: hasZones, "this machine has no /usr/share/zoneinfo (Debian: apt-get install tzdata)"))
  func haveTimeZonesThatThe() throws {
    for zone in Set(try spots().map(\.timeZone)) {
      let bytes = try Files.bytes("/usr/share/zoneinfo/" + zone)
      #expect(abs(try TimeZoneData(bytes).offset(at: 1_752_485_400)) <= 14 * 3600, "\(zone)")
    }
  }

  @Test("have best months, a climate and a Wikipedia article for every spot")
  func haveBestMonthsAClimate() throws {
    for spot in try spots() {
      #expect(!spot.bestMonths.isEmpty, "\(spot.id)")
      #expect(spot.climate != nil, "\(spot.id)")
      #expect(spot.wikipediaURL() != nil, "\(spot.id)")
      #expect(!spot.languages.contains(""), "\(spot.id)")
    }
  }

  @Test(
    "have words for the spots of the first app",
    arguments: [
      "london", "walt-disney-world", "denali", "barcelona", "saint-vincent", "paris", "sydney", "rio-de-janeiro",
      "new-york-city", "beijing", "istanbul",
    ])
  func haveWordsForTheSpots(id: String) throws {
    let spot = try #require(try spots().first { $0.id == id })
    #expect(!spot.whyVisit.isEmpty)
    #expect(!spot.whatToSee.isEmpty)
  }

  @Test("have no control characters and no double blanks in any text")
  func haveNoControlCharactersAnd() throws {
    for spot in try spots() {
      for text in [spot.name, spot.country, spot.whyVisit, spot.whatToSee, spot.bestReason] {
        #expect(!text.unicodeScalars.contains { $0.value < 0x20 || (0x7F..<0xA0).contains($0.value) }, "\(spot.id)")
        #expect(!text.contains("  "), "\(spot.id)")
      }
    }
  }

  @Test("are all found by id and by name")
  func areAllFoundById() throws {
    let catalog = Catalog(try spots())
    for spot in try spots() {
      guard case .found(let index) = catalog.resolve(spot.name) else {
        Issue.record("\(spot.name) is not found")
        continue
      }
      #expect(catalog.id(at: index) == spot.id)
      #expect(catalog.resolve(spot.id) == .found(index))
    }
  }

  @Test("can be invented in any number, always the same")
  func canBeInventedInAny() {
    #expect(Set(SyntheticSpots.make(1000).map(\.id)).count == 1000)
    #expect(SyntheticSpots.make(50) == Array(SyntheticSpots.make(50)))
    #expect(Catalog(SyntheticSpots.make(1000)).count == 1000)
  }
}
