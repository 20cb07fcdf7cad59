import Spots
import Testing

@testable import CommandLineInterface

@Suite("A command line")
struct InvocationTests {
  private func parse(_ line: String) throws(CommandError) -> Invocation {
    try Invocation(arguments: line.split(separator: " ").map { String($0) })
  }

  @Test(
    "asks for one action",
    arguments: [
      ("", nil), ("--list", .list), ("--show bled", .show("bled")), ("--show=bled", .show("bled")),
      ("--rate bled=4", .rate([RatingRequest(spot: "bled", stars: .likeIt)])),
      ("--rate=bled=4", .rate([RatingRequest(spot: "bled", stars: .likeIt)])),
      ("--rate a=b=1", .rate([RatingRequest(spot: "a=b", stars: .boring)])),
      (
        "--rate a=0 --rate b=none", .rate([RatingRequest(spot: "a", stars: nil), RatingRequest(spot: "b", stars: nil)])
      ),
      ("--note bled=a=b", .note([NoteRequest(spot: "bled", text: "a=b")])),
      ("--note=bled==", .note([NoteRequest(spot: "bled", text: "=")])),
      (
        "--note a=- --note b=--", .note([NoteRequest(spot: "a", text: nil), NoteRequest(spot: "b", text: "--")])
      ),
      // A mark upon the sign is text, and does not hide the sign.
      ("--note bled=\u{301}x", .note([NoteRequest(spot: "bled", text: "\u{301}x")])),
      ("--unrate a --unrate b", .unrate(["a", "b"])), ("--share x", .share(["x"])),
      ("--share x --share y", .share(["x", "y"])),
      ("--home none", .home(.none)), ("--home bled", .home(.spot("bled"))),
      ("--home -1.5,2", .home(.coordinate(Coordinate(clamping: -1.5, 2)))), ("--map x", .map("x")),
      ("--wiki x", .wiki("x")), ("--paths", .paths), ("--credits", .credits), ("-V", .version),
      ("--version", .version), ("--show -x", .show("-x")), ("--list --", .list),
      // The help wins over everything, mistakes included.
      ("-h", .help), ("--nonsense --help --list", .help), ("-qh", .help), ("--list -h --show", .help),
    ] as [(String, Action?)])
  func asksForOneAction(line: String, action: Action?) throws {
    #expect(try parse(line).action == action)
  }

  @Test(
    "is refused with a reason when it is wrong",
    arguments: [
      ("--lst", "unknown flag --lst; did you mean --list?"),
      ("--colour=never", "unknown flag --colour; did you mean --color?"),
      ("--xyzzy", "unknown flag --xyzzy"), ("-x", "unknown flag -x"), ("-qx", "unknown flag -x"),
      ("bled", "unexpected argument “bled”; to see a spot, use --show “bled”"),
      ("-- --list", "unexpected argument “--list”; to see a spot, use --show “--list”"),
      ("-", "unexpected argument “-”; to see a spot, use --show “-”"),
      ("--list --show x", "--list and --show are two actions, and one run does one"),
      ("--show x --show y", "--show is there twice"), ("--list --list", "--list is there twice"),
      (
        "--rate x=1 --unrate y",
        "--rate and --unrate are two actions, and one run does one; --rate SPOT=0 removes a rating too"
      ),
      ("--show", "--show needs SPOT"), ("--show --json", "--show needs SPOT"), ("--list -l", "--limit needs N"),
      ("--list=yes", "--list takes no value"),
      ("--rate bled", "--rate needs SPOT=STARS, such as --rate bled=4, not “bled”"),
      ("--rate =4", "--rate needs SPOT=STARS, such as --rate bled=4, not “=4”"),
      ("--rate bled=6", "STARS are 1 to 5, or 0 or none to remove the rating, not “6” (in --rate bled=6)"),
      ("--rate bled=", "STARS are 1 to 5, or 0 or none to remove the rating, not “” (in --rate bled=)"),
      ("--rate bled=+4", "STARS are 1 to 5, or 0 or none to remove the rating, not “+4” (in --rate bled=+4)"),
      ("--note bled", "--note needs SPOT=TEXT, such as --note bled=\"Go early\", not “bled”"),
      ("--note =x", "--note needs SPOT=TEXT, such as --note bled=\"Go early\", not “=x”"),
      ("--note", "--note needs SPOT=TEXT"), ("--note bled=", "the text of --note bled=TEXT is empty"),
      ("--note bled=\n\u{1B}", "the text of --note bled=TEXT is empty"),
      (
        "--note bled=" + String(repeating: "x", count: 16_385),
        "a note has at most 16384 bytes; the one for bled has more"
      ),
      ("--note a=- --note b=-", "standard input can be read once, so only one --note may be SPOT=-"),
      ("--note a=x --rate a=1", "--note and --rate are two actions, and one run does one"),
      ("--note a=x --json", "--json has no meaning with --note"),
      ("--list --min-stars 0", "--min-stars needs a number 1 to 5, not “0”"),
      ("--list --limit x", "--limit needs a number from 0 on, not “x”"),
      ("--list --limit -1", "--limit needs a number from 0 on, not “-1”"),
      ("--list --rated --unrated", "--rated and --unrated exclude each other"),
      ("--list --json --csv", "--json and --csv are two formats"),
      ("--list --header", "--header belongs to --plain"),
      ("--list --color=red", "--color is one of auto, always, never, not “red”"),
      ("--theme=pink", "--theme is one of auto, light, dark, mono, not “pink”"),
      ("--list --sort=name:up", "--sort name goes :asc or :desc, not “:up”"),
      (
        "--list --columns id,,name",
        "--columns knows no “”; there are id, name, country, code, continent, region, kind, best, lat, lon, zone, "
          + "currency, languages, stars, average, raters, source, elevation"
      ),
      ("--json", "--json needs an action, such as --list"),
      ("-n", "--dry-run needs an action, such as --rate SPOT=STARS"),
      ("--list --dry-run", "--dry-run has no meaning with --list"),
      ("--show x --filter y", "--filter has no meaning with --show"),
      ("--rate x=1 --limit 2", "--limit has no meaning with --rate"),
      ("--share x --json", "--json has no meaning with --share"),
      ("--share x --format kml", "--format is one of text, mailto, geo, gpx, geojson, vcard, not “kml”"),
      ("--share x --yes", "--yes belongs to --output FILE"),
      ("--share x --output=", "--output needs FILE"),
      ("--list -o x", "--output has no meaning with --list"),
      ("--map x --service bing", "--service is one of openstreetmap, google, apple, osmand, organic-maps, not “bing”"),
      ("--home=", "--home needs SPOT, LAT,LON or none"),
      ("--list --as=", "the name of a rater is empty; give one with --as NAME"),
      ("--list --data-dir=", "--data-dir needs a folder"),
    ])
  func isRefused(line: String, reason: String) {
    let error = #expect(throws: CommandError.self) { try parse(line) }
    #expect(error?.message == reason + "\nTry 'vacation-spots --help'.")
    #expect(error?.status == 2)
  }

  @Test("takes values behind, after = and in clusters")
  func takesValues() throws {
    for line in ["--list -q -l 5 -f x", "-ql5 -fx --list", "-ql=5 --filter=x --list", "--limit 5 --filter x -q --list"]
    {
      let invocation = try parse(line)
      #expect(invocation.query == Query(text: "x", limit: 5))
      #expect(invocation.isQuiet)
    }
  }

  @Test("selects and sorts")
  func selects() throws {
    let invocation = try parse("--list --rated --min-stars 3 -s kind,stars:desc,lat:asc --columns id,stars")
    #expect(invocation.query.rated == .rated)
    #expect(invocation.query.minimumStars == .itsOK)
    #expect(
      invocation.query.sort == [SortOrder(.kind), SortOrder(.yours, descending: true), SortOrder(.latitude)])
    #expect(invocation.columns == [.id, .stars])
  }

  @Test("sets the screen up")
  func setsTheScreenUp() throws {
    let invocation = try parse("--filter island --select bled --ascii --no-mouse --theme mono --demo --as Ann")
    #expect(invocation.action == nil)
    #expect(invocation.query.text == "island")
    #expect(invocation.screen.select == "bled")
    #expect(invocation.screen.theme == .mono)
    #expect(invocation.screen.isASCII && !invocation.screen.hasMouse && invocation.isDemo)
    #expect(invocation.rater == "Ann")
  }

  @Test("lets preferences of the screen stand beside any action")
  func letsPreferencesStand() throws {
    #expect(try parse("--ascii --theme dark --no-mouse --as x --color=never --list").action == .list)
  }

  @Test("takes every flag of the table, and the help names it")
  func takesEveryFlag() throws {
    let help = HelpText.text
    for flag in Flag.table {
      #expect(help.contains("--\(flag.long)"))
      #expect(Flag.table.count { $0.long == flag.long } == 1)
      if let short = flag.short { #expect(Flag.table.count { $0.short == short } == 1) }
    }
  }
}

@Suite("The help")
struct HelpTextTests {
  @Test("fits 80 columns and begins with examples")
  func fits() {
    let lines = HelpText.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.allSatisfy { $0.count <= 80 })
    #expect(lines.first == "Usage: vacation-spots [FLAGS]")
    #expect(lines.firstIndex(of: "Examples:") == 4)
    #expect(lines.last == "")
  }
}

@Suite("The name of a rater")
struct RaterNameTests {
  @Test("is taken without blanks around it", arguments: [("Ann", "Ann"), ("  Björn B. ", "Björn B."), ("日本", "日本")])
  func isTaken(name: String, expected: String) throws {
    #expect(try RaterName.checked(name) == expected)
  }

  @Test("is refused", arguments: ["", "  ", "a\u{1B}b", "a\nb", "a\u{9B}b", String(repeating: "x", count: 201)])
  func isRefused(name: String) {
    #expect(throws: CommandError.self) { try RaterName.checked(name) }
  }
}

@Suite("Colour")
struct ColorChoiceTests {
  @Test(
    "follows the flag, then the environment, then the stream",
    arguments: [
      (ColorChoice.auto, true, [:], true), (.auto, false, [:], false), (.always, false, ["NO_COLOR": "1"], true),
      (.never, true, ["FORCE_COLOR": "1"], false), (.auto, true, ["NO_COLOR": "0"], false),
      (.auto, true, ["NO_COLOR": ""], true), (.auto, true, ["TERM": "dumb"], false),
      (.auto, false, ["FORCE_COLOR": "1"], true), (.auto, false, ["CLICOLOR_FORCE": "1"], true),
      (.auto, false, ["FORCE_COLOR": "0"], false), (.auto, false, ["FORCE_COLOR": ""], false),
      (.auto, false, ["FORCE_COLOR": "1", "NO_COLOR": "1"], false),
    ] as [(ColorChoice, Bool, [String: String], Bool)])
  func follows(choice: ColorChoice, isTerminal: Bool, environment: [String: String], isOn: Bool) {
    #expect(choice.isOn(isTerminal: isTerminal) { environment[$0] } == isOn)
  }
}

@Suite("The glyphs")
struct GlyphsTests {
  @Test(
    "follow the locale",
    arguments: [
      (["LANG": "de_AT.UTF-8"], true), (["LANG": "C.utf8"], true), (["LANG": "C"], false), ([:], false),
      (["LC_ALL": "C", "LANG": "en_US.UTF-8"], false), (["LC_ALL": "", "LC_CTYPE": "C.UTF-8"], true),
      (["LANG": "en_US.ISO-8859-1"], false), (["LANG": "ca_ES.UTF-8@valencia"], true),
    ])
  func followTheLocale(environment: [String: String], isUnicode: Bool) {
    #expect((Glyphs.of { environment[$0] } == .unicode) == isUnicode)
  }
}
