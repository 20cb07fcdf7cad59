import Spots
import Testing

@testable import CommandLineInterface

@Suite("The report of a spot")
struct SpotReportTests {
  private let spot = Spot(
    id: "bled", name: "Bled", country: "Slovenia", countryCode: "SI", continent: "Europe", subregion: "Southern Europe",
    kind: .nature, coordinate: Coordinate(clamping: 46.3636, 14.0938), elevation: 475,
    elevationPlace: "the lake", wikipediaTitle: "Lake_Bled",
    timeZone: "Europe/Ljubljana", currencies: ["EUR"], languages: ["Slovene", "Italian"],
    climate: Climate(meanCelsius: (0..<12).map { Double($0) - 1.5 }, rainMillimetres: (0..<12).map { $0 * 10 }),
    bestMonths: MonthSet(months: [6, 7, 8]), bestReason: "the lake is warm", whyVisit: "A church on an island.",
    whatToSee: "Row there.")

  private func text(
    _ format: OutputFormat?, _ ratings: [(String, Stars)] = [], notes: [NoteChange] = [], glyphs: Glyphs = .unicode,
    offset: Int? = 7200, from viewpoint: Viewpoint = Viewpoint(), width: Int? = nil
  ) throws -> String {
    let catalog = Catalog([spot])
    let book = RatingBook(
      rater: "ann", catalog: catalog,
      ratings: ratings.map { Rating(spot: "bled", rater: $0.0, stars: $0.1, when: 1_752_485_400_000) })
    var style = ListStyle()
    style.format = format
    style.glyphs = glyphs
    style.width = width
    var noteBook = NoteBook(rater: "ann")
    for change in notes { noteBook.apply(change) }
    let rows = Rows(catalog: catalog, ratings: book, indices: [0])
    let report = try #require(SpotReport(rows, notes: noteBook, now: 1_752_485_400, from: viewpoint) { _ in offset })
    return String(decoding: report.bytes(style), as: UTF8.self)
  }

  @Test("stays inside a narrow terminal, addresses apart, and shows all twelve months")
  func narrow() throws {
    for width in [40, 60] {
      let lines = try text(nil, [("ann", Stars.allCases[3])], width: width).split(separator: "\n").map(String.init)
      #expect(lines.filter { $0.count > width && !$0.contains("://") } == [])
      #expect(
        lines.contains("         Jul  Aug  Sep  Oct  Nov  Dec")
          && lines.contains("     mm   60   70   80   90  100  110"))
    }
  }

  @Test("says everything to people")
  func saysEverything() throws {
    let expected = """
      Bled, Slovenia
        nature · Southern Europe, Europe · bled

      Why visit
        A church on an island.

      What to see
        Row there.

      Weather (means over many years)
               Jan  Feb  Mar  Apr  May  Jun  Jul  Aug  Sep  Oct  Nov  Dec
           °C   -2   -1    1    2    3    4    5    6    7    8    9   10
           mm    0   10   20   30   40   50   60   70   80   90  100  110
        Corrected to 475 m by 6.5 °C per km.
        Best months   Jun–Aug (the lake is warm)

      Facts
        Local time    Mon 11:30 (UTC+02:00), Europe/Ljubljana
        Sun           05:25 to 20:53
        Elevation     475 m (the lake)
        Currency      EUR
        Languages     Slovene, Italian
        Coordinates   46.36360, 14.09380
                      46°21′49.0″N 14°05′37.7″E
                      46°21.816′N 14°05.628′E

      Ratings
        Average       3.0 ★ (2)
        Yours         ★★★★☆ Like It
        zoe           ★★☆☆☆ Meh

      Notes
        No notes yet; vacation-spots --note bled=TEXT adds one.

      Links
        Map           https://www.openstreetmap.org/?mlat=46.36360&mlon=14.09380#map=12/46.36360/14.09380
        Geo           geo:46.36360,14.09380
        Wikipedia     https://en.wikipedia.org/wiki/Lake_Bled

      """
    #expect(try text(nil, [("ann", .likeIt), ("zoe", .meh)]) == expected)
  }

  @Test("says how it is seen from where the reader is")
  func saysHowItIsSeen() throws {
    let home = Home(coordinate: Coordinate(clamping: 51.5072, -0.1275), title: "London")
    let report = try text(nil, from: Viewpoint(home: home, offset: 3600, units: .us))
    #expect(report.contains("\n  Local time    Mon 11:30 (UTC+02:00), 1 h ahead, Europe/Ljubljana\n"))
    #expect(report.contains("\n  From home     735 mi SE of London\n"))
    #expect(report.contains("\n  Elevation     1,558 ft (the lake)\n"))
    #expect(report.contains("\n     °F   29   31   33"))
    #expect(report.contains("\n     in  0.0  0.4  0.8"))
    #expect(report.contains("\n  Corrected to 1,558 ft by 3.6 °F per 1,000 ft.\n"))
  }

  @Test("says when the sun rises and sets, in UTC where the clock there is not known")
  func saysWhenTheSunRises() throws {
    let there = #""sun":{"day":"day","rise":"2025-07-14T05:2"#
    #expect(try text(.json).contains(there))
    #expect(try text(.json, offset: nil).contains(#""sun":{"day":"day","rise":"2025-07-14T03:2"#))
    #expect(!(try text(nil, offset: nil).contains("\n  Sun ")))
  }

  /// A note of two paragraphs with reactions, and a changed one.
  private let notes: [NoteChange] = [
    .set(
      Note(
        id: "b", spot: "bled", author: "ann",
        text: "Row to the island yourself, the boats are for hire below the castle until six.\n\n= \u{1B}[2J湖",
        when: 1_752_485_400_000)),
    .set(Note(id: "a", spot: "bled", author: "zoe", text: "No.", when: 1_752_485_399_999, edited: 1_752_571_800_000)),
    .set(Note(id: "c", spot: "paris", author: "zoe", text: "Elsewhere.", when: 0)),
    .react(Reaction(note: "b", rater: "zoe", kind: .heart)), .react(Reaction(note: "b", rater: "ann", kind: .heart)),
    .react(Reaction(note: "b", rater: "bob", kind: .laugh)),
  ]

  @Test("says what travellers noted, and what others think of it")
  func saysNotes() throws {
    let expected = """

      Notes
        zoe · 2025-07-14 (edited)
          No.
        ann · 2025-07-14 · 😂 1 · ♥ 2 (yours)
          Row to the island yourself, the boats are for hire below the castle until
          six.

          = [2J湖

      Links

      """
    #expect(try text(nil, notes: notes).contains(expected))
    #expect(try text(nil, notes: notes, glyphs: .ascii).contains("\n  ann - 2025-07-14 - Laugh 1 - Love 2 (yours)\n"))
  }

  @Test("has the notes in JSON and a line each in plain form")
  func hasNotes() throws {
    let second =
      #"{"author":"ann","edited":null,"id":"b","reactions":[{"count":1,"kind":"laugh","yours":false},"#
      + #"{"count":2,"kind":"heart","yours":true}],"text":"Row to the island yourself, the boats are for hire below "#
      + #"the castle until six.\n\n= \u001b[2J湖","when":"2025-07-14T09:30:00Z"}"#
    let first =
      #"{"author":"zoe","edited":"2025-07-15T09:30:00Z","id":"a","reactions":[],"text":"No.","#
      + #""when":"2025-07-14T09:29:59Z"}"#
    #expect(try text(.json, notes: notes).contains(#""notes":[\#(first),\#(second)],"raters""#))
    #expect(try text(.ndjson).contains(#""notes":[],"#))
    #expect(try text(.plain, notes: notes).contains("\nnote\t2025-07-14T09:29:59Z zoe: No.\nnote\t"))
  }

  @Test("says what would be there when there is nothing")
  func saysWhatWouldBeThere() throws {
    #expect(try text(nil).contains("No ratings yet; vacation-spots --rate bled=5 adds one."))
    #expect(try text(nil, offset: nil).contains("  Local time    Europe/Ljubljana\n"))
  }

  @Test("has no obeyed byte from a rater's name")
  func hasNoObeyedByte() throws {
    let text = try text(nil, [("e\u{1B}]52;c;eA==\u{7}vil\u{202E}", .meh)])
    #expect(!text.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{7}" || $0 == "\u{202E}" })
  }

  @Test("adds to the list's members in JSON")
  func addsMembers() throws {
    let json = try text(.json, [("ann", .likeIt)])
    #expect(
      json.hasPrefix(#"{"schema":1,"spots":[{"average":4,"best_months":[6,7,8],"best_reason":"the lake is warm","#))
    for part in [
      #""climate":{"mean_c":[-1.5,-0.5,"#, #""currencies":["EUR"]"#, #""local_time":"2025-07-14T11:30:00+02:00""#,
      #""ratings":[{"rater":"ann","stars":4,"when":"2025-07-14T09:30:00Z"}]"#, #""why_visit":"A church on an island.""#,
      #""time_zone":"Europe/Ljubljana""#, #""country_code":"SI""#,
    ] { #expect(json.contains(part)) }
    #expect(try text(.json, offset: nil).contains(#""local_time":null"#))
    #expect(try text(.ndjson).hasPrefix(#"{"average":null,"#))
  }

  @Test("is lines of key and value in plain form, and a row in CSV")
  func isPlain() throws {
    let lines = try text(.plain, [("ann", .likeIt)]).split(separator: "\n")
    for line in [
      "id\tbled", "stars\t4", "local_time\t2025-07-14T11:30:00+02:00",
      "mean_c\t-1.5 -0.5 0.5 1.5 2.5 3.5 4.5 5.5 6.5 7.5 8.5 9.5",
      "rating\t4 2025-07-14T09:30:00Z ann",
    ] { #expect(lines.contains(Substring(line))) }
    #expect(try text(.csv).split(separator: "\n").count == 2)
  }
}

@Suite("The report of changes")
struct ChangeReportTests {
  @Test(
    "says what became of each",
    arguments: [
      (nil, Stars.likeIt, "Bled: ★★★★☆ Like It\n"),
      (Stars.meh, .likeIt, "Bled: ★★★★☆ Like It, was ★★☆☆☆\n"),
      (.likeIt, .likeIt, "Bled: unchanged, ★★★★☆ Like It\n"),
      (.likeIt, nil, "Bled: rating removed, was ★★★★☆\n"),
      (nil, nil, "Bled: unchanged, no rating\n"),
    ] as [(Stars?, Stars?, String)])
  func says(before: Stars?, after: Stars?, text: String) {
    let change = ChangeReport.Change(name: "Bled", before: before, after: after)
    #expect(ChangeReport([change], isDryRun: false).text(.unicode) == text)
    #expect(ChangeReport([change], isDryRun: true).text(.unicode) == text.dropLast() + " (dry run)\n")
  }
}

@Suite("The report of notes")
struct NoteReportTests {
  @Test(
    "says where a note went and how it begins",
    arguments: [
      ("Go early.", "Bled: note added, “Go early.”\n"), ("two\nlines", "Bled: note added, “two lines”\n"),
      (String(repeating: "x", count: 51), "Bled: note added, “\(String(repeating: "x", count: 49))…”\n"),
      ("\u{1B}[2J\u{202E}", "Bled: note added, “[2J”\n"),
    ])
  func says(note: String, text: String) {
    let line = NoteReport.Line(name: "Bled", text: note)
    #expect(NoteReport([line, line], isDryRun: false).text(.unicode) == text + text)
    #expect(NoteReport([line], isDryRun: true).text(.unicode) == text.dropLast() + " (dry run)\n")
    let ascii = NoteReport([line], isDryRun: false).text(.ascii)
    #expect(ascii.hasPrefix("Bled: note added, \"") && ascii.utf8.allSatisfy { $0 < 0x80 })
  }
}

@Suite("Looking a spot up")
struct SpotLookupTests {
  private let catalog = Catalog(
    [("bergen", "Bergen"), ("berlin", "Berlin"), ("bled", "Bled")].map {
      Spot(id: $0.0, name: $0.1, country: "X", coordinate: Coordinate(clamping: 0, 0))
    })

  @Test("finds, suggests and lists candidates")
  func finds() throws {
    #expect(try catalog.index(named: "BLED") == 2)
    let unknown = #expect(throws: CommandError.self) { try catalog.index(named: "berlim") }
    #expect(
      unknown
        == CommandError(
          "there is no spot “berlim”\nDid you mean one of these?\n  berlin (Berlin, X)", status: 3))
    let ambiguous = #expect(throws: CommandError.self) { try catalog.index(named: "ber") }
    #expect(
      ambiguous
        == CommandError(
          "“ber” may be one of these; give the id:\n  bergen (Bergen, X)\n  berlin (Berlin, X)", status: 4))
  }

  @Test("tells about all names that are wrong, with the status of the first")
  func tellsAboutAll() {
    let error = #expect(throws: CommandError.self) {
      try catalog.indices(named: ["bled", "qqqqqq", "ber"], nothingChanged: true)
    }
    #expect(error?.status == 3)
    #expect(error?.message.hasPrefix("there is no spot “qqqqqq”\n“ber” may be") == true)
    #expect(error?.message.hasSuffix("\nNothing was changed.") == true)
  }

  @Test("never sends a terminal what was typed")
  func neverSends() {
    let error = #expect(throws: CommandError.self) { try catalog.index(named: "\u{1B}[2Jx\u{7}") }
    #expect(error?.text == "vacation-spots: there is no spot “[2Jx”\n")
  }
}

@Suite("The paths")
struct PathsTests {
  @Test(
    "follow XDG",
    arguments: [
      (
        ["HOME": "/h"], "/h/.config/vacation-spots/config", "/h/.cache/vacation-spots", "/h/.local/state/vacation-spots"
      ),
      (
        ["HOME": "/h", "XDG_CONFIG_HOME": "/c", "XDG_CACHE_HOME": "rel", "XDG_STATE_HOME": ""],
        "/c/vacation-spots/config",
        "/h/.cache/vacation-spots", "/h/.local/state/vacation-spots"
      ),
    ])
  func followXDG(environment: [String: String], config: String, cache: String, log: String) {
    let paths = Paths(data: "/d", resources: "/r") { environment[$0] }
    let data = "data\t/d\npictures\t/d/pictures\n"
    #expect(paths.text == "config\t\(config)\n\(data)cache\t\(cache)\nlog\t\(log)\nresources\t/r\n")
  }
}
