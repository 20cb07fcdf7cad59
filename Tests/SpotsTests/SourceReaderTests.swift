import Spots
import Testing

@testable import catalog_pack

@Suite("A file of words")
struct FileWordsTests {
  private func entries(_ text: String) throws -> [WordsFile.Entry] { try WordsFile(text, file: "w.txt").entries }

  @Test("is read with its lines joined")
  func isReadWithItsLines() throws {
    let text = """
      # bled
      why: A church on an island
        in a lake.
      see: Row there.

      # zermatt
      why: Snow.
      see: The Matterhorn
      best: 12 1 2 | the runs are open
      """
    let entries = try entries(text)
    #expect(entries.map(\.id) == ["bled", "zermatt"])
    #expect(entries[0].why == "A church on an island in a lake.")
    #expect(entries[0].see == "Row there.")
    #expect(entries[0].bestMonths == nil)
    #expect(entries[1].bestMonths == MonthSet(months: [12, 1, 2]))
    #expect(entries[1].bestReason == "the runs are open")
  }

  @Test(
    "says in which line it is wrong",
    arguments: [
      ("why: x", "w.txt:1: text before the first \"# id\""),
      ("# a b", "w.txt:1: a heading is \"# id\""),
      ("#", "w.txt:1: a heading is \"# id\""),
      ("# a\nwhy: x\nsee: y\n# a", "w.txt:4: a is there twice"),
      ("# a\nhow: x", "w.txt:2: a line starts with why:, see: or best:"),
      ("# a\nwhy: x", "w.txt:1: a has no see:"),
      ("# a\nsee: x\n# b", "w.txt:1: a has no why:"),
      ("# a\nwhy: x\nwhy: y", "w.txt:3: why: is there twice"),
      ("# a\nbest: 1 13 | x", "w.txt:2: best: is months 1 to 12, a bar and a reason: best: 12 1 2 | snow"),
      ("# a\nbest: 1 2", "w.txt:2: best: is months 1 to 12, a bar and a reason: best: 12 1 2 | snow"),
      ("# a\nbest: 1 | x\nmore", "w.txt:3: a line starts with why:, see: or best:"),
    ])
  func saysInWhichLineIt(text: String, message: String) {
    let error = #expect(throws: SourceError.self) { try WordsFile(text, file: "w.txt") }
    #expect(error?.description == message)
  }

  @Test(
    "must be about spots, each once",
    arguments: [
      ("# nowhere\nwhy: x\nsee: y", "w.txt:1: no spot has the id nowhere"),
      ("\n# bled\nwhy: x\nsee: y", "w.txt:2: bled has its words in another file already"),
    ])
  func mustBeAboutSpotsEach(text: String, message: String) throws {
    let first = try WordsFile("# bled\nwhy: x\nsee: y", file: "first.txt")
    let second = try WordsFile(text, file: "w.txt")
    let error = #expect(throws: SourceError.self) { try CatalogSources.merged(Sample.spots, [first, second]) }
    #expect(error?.description == message)
  }
}

@Suite("Comma-separated values")
struct CommaseparatedValuesTests {
  @Test(
    "are split into rows and fields",
    arguments: [
      ("a,b\nc,d\n", [["a", "b"], ["c", "d"]]),
      ("a,b\r\nc,d", [["a", "b"], ["c", "d"]]),
      ("\"a,b\",\"c\"\"d\"\n", [["a,b", "c\"d"]]),
      ("\"two\nlines\",x\n", [["two\nlines", "x"]]),
      (",\n\n,\n", [["", ""], ["", ""]]),
      ("", []),
    ])
  func areSplitIntoRowsAnd(text: String, rows: [[String]]) {
    #expect(CommaSeparated.rows(text).map(\.fields) == rows)
  }

  @Test("know their lines")
  func knowTheirLines() {
    #expect(CommaSeparated.rows("a\n\n\"b\nc\"\nd\n").map(\.line) == [1, 3, 5])
  }
}

@Suite("The table of destinations")
struct TableDestinationsTests {
  private let header = DestinationTable.columns.joined(separator: ",")
  private let numbers = "1 2 3 4 5 6 7 8 9 10 11 12"

  private func row(
    id: String = "bled", code: String = "SI", kind: String = "nature", latitude: String = "46.3", means: String? = nil,
    months: String = "6 7", elevation: String = "500", grid: String = "900"
  ) -> String {
    "\(id),Bled,Slovenia,\(code),Europe,,\(kind),\(latitude),14.1,Bled,Europe/Ljubljana,EUR,Slovene; Italian,"
      + "\(means ?? numbers),\(numbers),\(months),\(elevation),the lake,\(grid)"
  }

  @Test("makes spots")
  func makesSpots() throws {
    let spots = try DestinationTable.read("\(header)\n\(row())\n", file: "t.csv")
    #expect(spots.map(\.id) == ["bled"])
    #expect(spots.first?.languages == ["Slovene", "Italian"])
    #expect(spots.first?.bestMonths == MonthSet(months: [6, 7]))
    #expect(spots.first?.elevation == 500)
    #expect(spots.first?.elevationPlace == "the lake")
  }

  @Test(
    "corrects temperatures by 6.5 °C a kilometre between the grid's height and the spot's",
    arguments: [("500", "900", 3.6), ("2000", "0", -12.0), ("100", "100", 1.0)])
  func correctsTemperatures(elevation: String, grid: String, january: Double) throws {
    let table = "\(header)\n\(row(elevation: elevation, grid: grid))\n"
    let climate = try #require(try DestinationTable.read(table, file: "t.csv").first?.climate)
    #expect(abs(climate.meanCelsius[0] - january) < 1e-9)
    #expect(abs(climate.meanCelsius[11] - january - 11) < 1e-9)
    #expect(climate.rainMillimetres[0] == 1)
  }

  @Test("says in which line it is wrong")
  func saysInWhichLineIt() {
    let cases: [(String, String)] = [
      (row(id: "Bled"), "an id has only a-z, 0-9 and -: Bled"),
      (row(id: ""), "no id"),
      (row(code: "SVN"), "no ISO 3166-1 code: SVN"),
      (row(kind: "lake"), "no kind of place: lake"),
      (row(latitude: "96.3"), "no place on the Earth: 96.3, 14.1"),
      (row(latitude: "nan"), "no place on the Earth: nan, 14.1"),
      (row(means: "1 2"), "mean_c and rain_mm need twelve numbers each"),
      (row(months: "0 13"), "best_months are numbers 1 to 12"),
      (row(elevation: ""), "elevation_m is in whole metres, -430 to 8849: "),
      (row(grid: "8850"), "grid_m is in whole metres, -430 to 8849: 8850"),
      (row() + ",more", "20 fields instead of 19"),
    ]
    for (line, text) in cases {
      let error = #expect(throws: SourceError.self) { try DestinationTable.read("\(header)\n\(line)\n", file: "t.csv") }
      #expect(error?.description == "t.csv:2: \(text)")
    }
    let twice = #expect(throws: SourceError.self) {
      try DestinationTable.read("\(header)\n\(row())\n\(row())\n", file: "t.csv")
    }
    #expect(twice?.description == "t.csv:3: the id bled is there twice")
  }
}
