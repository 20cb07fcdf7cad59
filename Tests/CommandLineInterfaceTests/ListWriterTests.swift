import Spots
import Testing

@testable import CommandLineInterface

@Suite("The list")
struct ListWriterTests {
  static let catalog = Catalog([
    Spot(
      id: "bled", name: "Bled", country: "Slovenia", kind: .nature, coordinate: Coordinate(clamping: 46.3636, 14.0938),
      wikipediaTitle: "Lake_Bled", timeZone: "Europe/Ljubljana", currencies: ["EUR"],
      languages: ["Slovene", "Italian"],
      bestMonths: MonthSet(months: [6, 7, 8])),
    Spot(
      id: "quoted", name: "=\"A\", b\u{1B}[31m\tc", country: "Nowhere", kind: .themePark,
      coordinate: Coordinate(clamping: -0.5, -180), bestMonths: MonthSet(months: [12, 1])),
  ])

  private var rows: Rows {
    let ratings = [("bled", "ann", Stars.likeIt), ("bled", "zoe", .fantastic), ("bled", "bob", .likeIt)]
    let book = RatingBook(
      rater: "ann", catalog: Self.catalog,
      ratings: ratings.map { Rating(spot: $0.0, rater: $0.1, stars: $0.2, when: 1_752_485_400_000) })
    return Rows(catalog: Self.catalog, ratings: book, indices: [0, 1])
  }

  private func text(_ change: (inout ListStyle) -> Void, rows: Rows? = nil) -> String {
    var style = ListStyle()
    change(&style)
    var output: [UInt8] = []
    style.write(rows ?? self.rows) { output += $0 }
    return String(decoding: output, as: UTF8.self)
  }

  @Test("is a table of aligned columns for people, with nothing that a terminal obeys")
  func isATable() {
    let expected = """
      ID      NAME           COUNTRY   KIND        BEST     AVERAGE  YOURS
      quoted  ="A", b[31m c  Nowhere   theme park  Dec–Jan  –        –
      bled    Bled           Slovenia  nature      Jun–Aug  4.3 ★    ★★★★☆

      """
    #expect(text { _ in } == expected)
  }

  @Test("has ASCII only where the locale asks for it")
  func hasASCII() {
    let text = text { $0.glyphs = .ascii }
    #expect(text.utf8.allSatisfy { $0 < 0x80 })
    #expect(text.contains("4.3 *"))
    #expect(text.contains("****."))
    #expect(text.contains("Jun-Aug"))
  }

  @Test("fits a terminal by cutting the widest columns")
  func fits() {
    for width in [68, 72] {
      let lines = text { $0.width = width }.split(separator: "\n")
      #expect(lines.allSatisfy { $0.count <= width })
    }
  }

  @Test("is coloured only when it should be")
  func isColored() {
    #expect(!text { _ in }.contains("\u{1B}"))
    let colored = text { $0.isColored = true }
    #expect(colored.hasPrefix("\u{1B}[1mID\u{1B}[0m"))
    #expect(colored.contains("\u{1B}[33m★★★★☆\u{1B}[0m"))
  }

  @Test("is tab-separated without a header, or with one")
  func isPlain() {
    let lines = """
      quoted\t="A", b[31m c\tNowhere\ttheme-park\t-0.5\t-180\t\t\t0\tcatalog
      bled\tBled\tSlovenia\tnature\t46.3636\t14.0938\t4\t4.33\t3\tcatalog

      """
    #expect(text { $0.format = .plain } == lines)
    let header = "id\tname\tcountry\tkind\tlat\tlon\tstars\taverage\traters\tsource\n"
    #expect(
      text {
        $0.format = .plain
        $0.hasHeader = true
      } == header + lines)
  }

  @Test("is comma-separated with quotes, and no cell that a spreadsheet would calculate")
  func isCSV() {
    let expected = """
      id,name,best,lat,currency
      quoted,"'=""A"", b[31m c",1 12,-0.5,
      bled,Bled,6 7 8,46.3636,EUR

      """
    #expect(
      text {
        $0.format = .csv
        $0.columns = [.id, .name, .best, .lat, .currency]
      } == expected)
  }

  @Test("is JSON of schema 1 with sorted keys")
  func isJSON() {
    let bled =
      #"{"average":4.3333,"country":"Slovenia","id":"bled","kind":"nature","lat":46.3636,"lon":14.0938,"name":"Bled","#
      + #""raters":3,"source":"catalog","stars":4,"urls":{"geo":"geo:46.36360,14.09380","#
      + #""map":"https://www.openstreetmap.org/?mlat=46.36360&mlon=14.09380#map=12/46.36360/14.09380","#
      + #""wiki":"https://en.wikipedia.org/wiki/Lake_Bled"}}"#
    let quoted =
      #"{"average":null,"country":"Nowhere","id":"quoted","kind":"theme-park","lat":-0.5,"lon":-180,"#
      + #""name":"=\"A\", b\u001b[31m\tc","raters":0,"source":"catalog","stars":null,"#
      + #""urls":{"geo":"geo:-0.50000,-180.00000","#
      + #""map":"https://www.openstreetmap.org/?mlat=-0.50000&mlon=-180.00000#map=12/-0.50000/-180.00000","wiki":null}}"#
    #expect(text { $0.format = .json } == "{\"schema\":1,\"spots\":[\n\(quoted),\n\(bled)\n]}\n")
    #expect(text { $0.format = .ndjson } == "\(quoted)\n\(bled)\n")
  }

  @Test("may be empty in every form")
  func mayBeEmpty() {
    let none = Rows(catalog: Self.catalog, ratings: RatingBook(rater: "ann", catalog: Self.catalog), indices: [])
    #expect(text({ _ in }, rows: none) == "")
    #expect(text({ $0.format = .json }, rows: none) == "{\"schema\":1,\"spots\":[]}\n")
    #expect(text({ $0.format = .ndjson }, rows: none) == "")
    #expect(text({ $0.format = .plain }, rows: none) == "")
    #expect(text({ $0.format = .csv }, rows: none).hasPrefix("id,name,"))
  }

  @Test("escapes in JSON what a terminal might obey")
  func escapes() {
    var output: [UInt8] = []
    JSON.string("\u{7}\u{7F}\u{9B}\u{202E}\u{2066}\\\"\n\té日😀").write(to: &output)
    #expect(String(decoding: output, as: UTF8.self) == #""\u0007\u007f\u009b\u202e\u2066\\\"\n\té日😀""#)
  }

  @Test(
    "writes numbers without zeros at the end",
    arguments: [
      (51.5072, "51.5072"), (4, "4"), (-0.1275, "-0.1275"), (0.00001, "0.00001"), (100, "100"), (-1e-9, "0"),
    ])
  func writesNumbers(value: Double, text: String) {
    #expect(Number.text(value) == text)
  }
}
