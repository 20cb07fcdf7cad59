import Spots

/// The one table of flags: parsing and `--help` both read it.
extension Flag {
  static let table: [Flag] = actions + selection + output + sharing + people + screen + other

  private static let actions = [
    Flag("list", in: .actions, "list the spots") { invocation, _ throws(CommandError) in try invocation.take(.list) },
    Flag("show", nil, "SPOT", in: .actions, "show everything known about a spot") {
      invocation, value throws(CommandError) in try invocation.take(.show(value))
    },
    Flag(
      "rate", nil, "SPOT=STARS", in: .actions,
      "rate a spot with 1 to 5 stars; 0 or none removes the rating (repeatable: all or nothing)"
    ) { invocation, value throws(CommandError) in try invocation.take(.rate([RatingRequest(value)])) },
    Flag("unrate", nil, "SPOT", in: .actions, "remove your rating of a spot (repeatable)") {
      invocation, value throws(CommandError) in try invocation.take(.unrate([value]))
    },
    Flag(
      "note", nil, "SPOT=TEXT", in: .actions,
      "write a traveller's note; - as TEXT reads it from standard input (repeatable: all or nothing)"
    ) { invocation, value throws(CommandError) in try invocation.take(.note([NoteRequest(value)])) },
    Flag(
      "home", nil, "SPOT|LAT,LON", in: .actions,
      "set the place that --show and the screen count distances from; none forgets it"
    ) { invocation, value throws(CommandError) in try invocation.take(.home(HomeRequest(value))) },
    Flag("share", nil, "SPOT", in: .actions, "print a text to send to somebody (repeatable)") {
      invocation, value throws(CommandError) in try invocation.take(.share([value]))
    },
    Flag("map", nil, "SPOT", in: .actions, "print a link to a map") { invocation, value throws(CommandError) in
      try invocation.take(.map(value))
    },
    Flag("wiki", nil, "SPOT", in: .actions, "print a link to the Wikipedia article") {
      invocation, value throws(CommandError) in try invocation.take(.wiki(value))
    },
    Flag("doctor", in: .actions, "print what this terminal can do, and how a held key is told in it") {
      invocation, _ throws(CommandError) in try invocation.take(.doctor)
    },
    Flag("paths", in: .actions, "print where configuration, data, pictures, cache, log and resources are") {
      invocation, _ throws(CommandError) in try invocation.take(.paths)
    },
    Flag("credits", in: .actions, "print whose data this is") { invocation, _ throws(CommandError) in
      try invocation.take(.credits)
    },
  ]

  private static let selection = [
    Flag(
      "filter", "f", "TEXT", in: .selection, for: .selection,
      "only spots with all these words in any column; also FIELD:WORD, such as country:italy best:jul yours:4+"
    ) { invocation, value throws(CommandError) in invocation.query.text = value },
    Flag("rated", in: .selection, for: .selection, "only spots that you have rated") {
      invocation, _ throws(CommandError) in try invocation.restrict(to: .rated)
    },
    Flag("unrated", in: .selection, for: .selection, "only spots that you have not rated") {
      invocation, _ throws(CommandError) in try invocation.restrict(to: .unrated)
    },
    Flag("min-stars", nil, "N", in: .selection, for: .selection, "only spots that you gave N stars or more") {
      invocation, value throws(CommandError) in
      guard let count = Int(value), let stars = Stars(count) else {
        throw .usage("--min-stars needs a number 1 to 5, not “\(value)”")
      }
      invocation.query.minimumStars = stars
    },
    Flag(
      "sort", "s", "KEY[:desc],...", in: .selection, for: .selection,
      "order by \(listed(SortKey.allCases.map(\.rawValue)))"
    ) { invocation, value throws(CommandError) in invocation.query.sort = try SortOrder.list(value) },
    Flag("limit", "l", "N", in: .selection, for: .selection, "at most N spots") {
      invocation, value throws(CommandError) in
      guard let limit = Int(value), limit >= 0 else {
        throw .usage("--limit needs a number from 0 on, not “\(value)”")
      }
      invocation.query.limit = limit
    },
  ]

  /// Words with commas between them; the library's `joined` takes longer at its first use than all the flags.
  static func listed(_ words: [String]) -> String {
    var text = ""
    for word in words { text += (text.isEmpty ? "" : ", ") + word }
    return text
  }

  private static let output = [
    Flag("json", in: .output, for: .rows, "JSON: one object with an array of spots") {
      invocation, _ throws(CommandError) in try invocation.take(OutputFormat.json)
    },
    Flag("ndjson", in: .output, for: .rows, "JSON: one spot a line") { invocation, _ throws(CommandError) in
      try invocation.take(OutputFormat.ndjson)
    },
    Flag("csv", in: .output, for: .rows, "comma-separated values with a header (RFC 4180)") {
      invocation, _ throws(CommandError) in try invocation.take(OutputFormat.csv)
    },
    Flag("plain", in: .output, for: .rows, "one spot a line, fields separated by tabs") {
      invocation, _ throws(CommandError) in try invocation.take(OutputFormat.plain)
    },
    Flag("header", in: .output, for: .rows, "a first line with the names of the fields, with --plain") {
      invocation, _ throws(CommandError) in invocation.hasHeader = true
    },
    Flag(
      "columns", "c", "A,B,...", in: .output, for: .list,
      "which columns: \(listed(Column.allCases.map(\.rawValue)))"
    ) { invocation, value throws(CommandError) in invocation.columns = try Column.list(value) },
    Flag(
      "lang", nil, "TAG", in: .output, for: .links,
      "the language of Wikipedia links (default: en); others look the English title up"
    ) { invocation, value throws(CommandError) in
      guard let code = WikipediaLink.code(value) else {
        throw .usage("--lang needs a language such as de, pt-BR or zh, not “\(value)”")
      }
      invocation.language = code
    },
    Flag("color", nil, "WHEN", in: .output, "auto, always or never (NO_COLOR and FORCE_COLOR are obeyed)") {
      invocation, value throws(CommandError) in invocation.color = try choice(value, of: "--color")
    },
    Flag("no-color", in: .output, "the same as --color=never") { invocation, _ throws(CommandError) in
      invocation.color = .never
    },
    Flag("quiet", "q", in: .output, "no confirmation of what was done") { invocation, _ throws(CommandError) in
      invocation.isQuiet = true
    },
    Flag(
      "dry-run", "n", in: .output, for: .changes,
      "say what --rate, --unrate, --note or --home would do, and do nothing"
    ) {
      invocation, _ throws(CommandError) in invocation.isDryRun = true
    },
  ]

  private static let people = [
    Flag(
      "as", nil, "NAME", in: .people,
      "whose ratings and notes are yours (default: $VACATION_SPOTS_RATER, else the login name)"
    ) { invocation, value throws(CommandError) in invocation.rater = try RaterName.checked(value) },
    Flag(
      "data-dir", nil, "DIR", in: .people,
      "where ratings and notes are kept (default: $VACATION_SPOTS_DATA, else $XDG_DATA_HOME/vacation-spots)"
    ) { invocation, value throws(CommandError) in
      guard !value.isEmpty else { throw .usage("--data-dir needs a folder") }
      invocation.dataDirectory = value
    },
    Flag("demo", in: .people, "use a throw-away store with a few raters, ratings and notes") {
      invocation, _ throws(CommandError) in invocation.isDemo = true
    },
    Flag(
      "resources", nil, "DIR", in: .people, "where the catalogue is (default: $VACATION_SPOTS_RESOURCES, else found)"
    ) {
      invocation, value throws(CommandError) in invocation.resources = value
    },
  ]

  private static let screen = [
    Flag("select", nil, "SPOT", in: .screen, "start at this spot") { invocation, value throws(CommandError) in
      invocation.screen.select = value
    },
    Flag("theme", nil, "NAME", in: .screen, "auto, light, dark or mono") { invocation, value throws(CommandError) in
      invocation.screen.theme = try choice(value, of: "--theme")
    },
    Flag("ascii", in: .screen, "draw with ASCII characters only") { invocation, _ throws(CommandError) in
      invocation.screen.isASCII = true
    },
    Flag("no-mouse", in: .screen, "leave the mouse to the terminal") { invocation, _ throws(CommandError) in
      invocation.screen.hasMouse = false
    },
  ]

  private static let other = [
    Flag("help", "h", in: .other, "print this help") { invocation, _ throws(CommandError) in invocation.action = .help
    },
    Flag("version", "V", in: .other, "print the version") { invocation, _ throws(CommandError) in
      try invocation.take(.version)
    },
  ]
}

extension Invocation {
  fileprivate mutating func restrict(to filter: Query.RatedFilter) throws(CommandError) {
    guard query.rated == .any || query.rated == filter else { throw .usage("--rated and --unrated exclude each other") }
    query.rated = filter
  }
}

extension SortOrder {
  /// Reads `KEY[:asc|:desc],...`; `stars`, `lat` and `lon` are taken as names of columns too.
  static func list(_ text: String) throws(CommandError) -> [SortOrder] {
    var orders: [SortOrder] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let words = part.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(words[0])
      let aliases = ["stars": SortKey.yours, "lat": .latitude, "lon": .longitude]
      guard let key = SortKey(rawValue: name) ?? aliases[name] else {
        let keys = SortKey.allCases.map(\.rawValue).joined(separator: ", ")
        throw .usage("--sort knows no “\(name)”; the keys are \(keys)")
      }
      guard words.count == 1 || words[1] == "asc" || words[1] == "desc" else {
        throw .usage("--sort \(name) goes :asc or :desc, not “:\(words[1])”")
      }
      orders.append(SortOrder(key, descending: words.count == 2 && words[1] == "desc"))
    }
    return orders
  }
}
