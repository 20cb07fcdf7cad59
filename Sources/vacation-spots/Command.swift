import CommandLineInterface
import Glibc
import SpotStorage
import Spots
import Terminal
import TerminalInput
import VacationUI

/// Carries out the actions that need no screen.
struct Command {
  let invocation: Invocation
  let session: Session

  init(_ invocation: Invocation) {
    self.invocation = invocation
    session = Session(invocation)
  }

  func run(_ action: Action) throws {
    switch action {
    case .help: try StandardOutput.write(HelpText.text)
    case .version: try StandardOutput.write("\(ProgramFacts.name) \(ProgramFacts.version)\n")
    case .credits: try StandardOutput.write(ProgramFacts.credits)
    case .doctor: try doctor()
    case .paths: try paths()
    case .list: try list()
    case .show(let name): try show(name)
    case .rate(let requests): try change(requests)
    case .unrate(let names): try change(names.map { RatingRequest(spot: $0, stars: nil) })
    case .note(let requests): try note(requests)
    case .home(let request): try home(request)
    case .share(let names): try share(names)
    case .map(let name): try link(name) { $0.mapURL(invocation.mapService) }
    case .wiki(let name): try link(name) { $0.wikipediaURL(language: invocation.language) }
    }
  }

  private func doctor() throws {
    var screen = ScreenOptions(invocation)
    let stored = (try? session.store(.readOnly).settings()) ?? [:]
    let settings = Settings(stored: stored)
    screen.hold = settings.hold(screen.hold)
    let learned = stored[StoreLink.learned(Environment.value("TERM") ?? "")].flatMap { LearnedRepeat($0) }
    var facts: TerminalFacts?
    if isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 { facts = try Doctor.examine(screen) }
    let report = Doctor(
      facts: facts, learned: learned ?? LearnedRepeat(), hold: screen.hold, wantsPixels: settings.pictures == .pixels)
    try StandardOutput.write(report.text)
  }

  private func paths() throws {
    let resources = try ResourceLocator.folder(named: invocation.resources)
    let paths = Paths(data: try session.dataFolder(), resources: resources, environment: Environment.value)
    try StandardOutput.write(paths.text)
  }

  private func list() throws {
    let catalog = try session.catalog()
    let ratings = try session.ratingBook(catalog)
    let rows = Rows(catalog: catalog, ratings: ratings, indices: invocation.query.run(catalog, ratings))
    try style.write(rows) { try StandardOutput.write($0) }
  }

  private func show(_ name: String) throws {
    let catalog = try session.catalog()
    let index = try catalog.index(named: name)
    let spot = catalog.id(at: index)
    let store = try session.store(.readOnly)
    let rater = try session.rater()
    let book = RatingBook(rater: rater, catalog: catalog, ratings: try store.ratings(of: spot))
    let notes = NoteBook(rater: rater, notes: try store.notes(of: spot), reactions: try store.reactions(of: spot))
    let rows = Rows(catalog: catalog, ratings: book, indices: [index])
    let now = SystemClock.milliseconds() / 1000
    let viewpoint = Viewpoint(
      home: try store.setting(Home.setting).flatMap { Home($0) }, offset: SystemClock.offset(at: now),
      units: MeasurementSystem(environment: Environment.value))
    let report = SpotReport(rows, notes: notes, now: now, from: viewpoint) { SystemTimeZones.offset(of: $0, at: now) }
    guard let report else { return }
    try StandardOutput.write(report.bytes(style))
  }

  private func link(_ name: String, _ text: (Spot) -> String?) throws {
    let catalog = try session.catalog()
    let index = try catalog.index(named: name)
    guard let text = catalog.spot(at: index).flatMap(text) else {
      throw CommandError("there is no such link for \(catalog.name(at: index))")
    }
    try StandardOutput.write(text + "\n")
  }

  var style: ListStyle {
    var style = ListStyle()
    style.format = invocation.format
    style.columns = invocation.columns
    style.hasHeader = invocation.hasHeader
    style.language = invocation.language
    style.glyphs = invocation.screen.isASCII ? .ascii : Glyphs.of(environment: Environment.value)
    style.isColored = invocation.color.isOn(isTerminal: StandardOutput.isTerminal, environment: Environment.value)
    style.width = StandardOutput.width
    return style
  }

  // MARK: - Changes

  /// Changes ratings, all or none, in one transaction.
  private func change(_ requests: [RatingRequest]) throws {
    let catalog = try session.catalog()
    let indices = try catalog.indices(named: requests.map(\.spot), nothingChanged: true)
    try refuseContradictions(requests, indices, catalog)
    let rater = try session.rater()
    let now = SystemClock.milliseconds()
    let changes = zip(indices, requests).map { index, request -> RatingChange in
      let spot = catalog.id(at: index)
      guard let stars = request.stars else { return .unrate(spot: spot, rater: rater) }
      return .rate(Rating(spot: spot, rater: rater, stars: stars, when: now))
    }
    let store = try session.store(invocation.isDryRun ? .readOnly : .readWrite)
    let outcomes = try invocation.isDryRun ? store.rehearse(changes) : store.change(changes)
    if invocation.format != nil {
      let book = try book(of: indices, in: store, catalog, rater: rater, rehearsed: invocation.isDryRun ? changes : [])
      var seen: Set<Int> = []
      let rows = Rows(catalog: catalog, ratings: book, indices: indices.filter { seen.insert($0).inserted })
      return try confirm { try style.write(rows) { try StandardOutput.write($0) } }
    }
    if invocation.isQuiet { return }
    let lines = zip(indices, zip(requests, outcomes)).map { index, change in
      ChangeReport.Change(
        name: catalog.name(at: index), before: change.1.previous?.stars, after: change.0.stars)
    }
    try confirm { try StandardOutput.write(ChangeReport(lines, isDryRun: invocation.isDryRun).text(style.glyphs)) }
  }

  /// Two different ratings of one spot are a mistake that no order of flags should settle.
  private func refuseContradictions(_ requests: [RatingRequest], _ indices: [Int], _ catalog: Catalog) throws {
    var wanted: [Int: RatingRequest] = [:]
    for (index, request) in zip(indices, requests) {
      guard let before = wanted.updateValue(request, forKey: index), before.stars != request.stars else { continue }
      let stars = [before, request].map { $0.stars.map { "\($0.count)" } ?? "none" }
      throw CommandError.usage(
        "\(catalog.name(at: index)) is rated twice, with \(stars[0]) and \(stars[1]); nothing was changed")
    }
  }

  /// Tells what was done; where that can't be told, what was done still holds.
  func confirm(_ write: () throws -> Void) throws {
    do {
      try write()
    } catch let error as CommandError where !invocation.isDryRun {
      throw CommandError(error.message + ", but the change is saved", status: error.status)
    }
  }

  /// The ratings of some spots as they are in the store, and as changes that were only rehearsed would make them.
  private func book(
    of indices: [Int], in store: SpotStore, _ catalog: Catalog, rater: String, rehearsed: [RatingChange]
  ) throws -> RatingBook {
    var book = RatingBook(rater: rater, catalog: catalog)
    for index in Set(indices) {
      for rating in try store.ratings(of: catalog.id(at: index)) { book.set(rating) }
    }
    for change in rehearsed {
      switch change {
      case .rate(let rating): book.set(rating)
      case .unrate(let spot, let rater): book.remove(spot: spot, rater: rater)
      }
    }
    return book
  }
}
