import Cells
import ContextMenus
import Spots
import WorldMap

/// The whole of what the program shows, as a value; ``apply(_:)`` is the only place that changes it.
public struct AppState: Sendable {
  /// The places, in the order of their names.
  public let catalog: Catalog
  /// The world to draw; empty where its file is missing.
  public let atlas: Atlas
  /// Whose ratings are "yours".
  public let rater: String
  public internal(set) var ratings: RatingBook
  public internal(set) var notes: NoteBook
  /// Whether the notes were read from the store; they are when a spot is first opened, not at the start.
  public internal(set) var hasNotes: Bool
  public internal(set) var settings: Settings { didSet { layOutList() } }
  public internal(set) var look: TerminalLook
  public internal(set) var theme: Theme
  public internal(set) var glyphs: Glyphs
  public internal(set) var size: Size { didSet { layOutList() } }
  /// Where the list's parts stand at the present size.
  private(set) var layout: ListLayout

  private mutating func layOutList() { layout = ListLayout(size, hiding: settings.hiddenColumns) }

  public internal(set) var list: ListState
  /// The screens above the list; the last is shown.
  public internal(set) var routes: [Route] = []
  /// The rating flow, above whatever screen is shown.
  public internal(set) var rating: RatingFlow?
  /// The note editor, above whatever screen is shown.
  public internal(set) var editor: NoteEditor?
  /// Watches over the field that was just opened.
  var fieldGuard: GuardedField?
  /// The spot whose card a provisional Enter shows.
  public internal(set) var peek: Spot.ID?
  /// What a provisional tap did, so that its opposite can be done.
  public internal(set) var provisional: Target?
  /// What a button or a key went down on, until it is let go or a menu opens: another program may change the list
  /// meanwhile, and what lies under the pointer then is not what was pressed.
  var held: Target?
  /// What is being pressed, and how far its hold has come.
  public internal(set) var press: Press?
  public internal(set) var menu: PresentedMenu?
  public internal(set) var toast: Toast?
  /// What was given to the store and isn't stored yet; `nil` for nothing.
  public internal(set) var saving: Saving?
  public internal(set) var undo = UndoStack()
  public internal(set) var timeZones: [Spot.ID: TimeZoneData] = [:]
  /// The spots whose time zone was asked for, so that one that is missing is not asked for again.
  var askedTimeZones: Set<Spot.ID> = []

  /// The spots nearest to those whose `Nearby` was opened.
  var nearSpots: [Spot.ID: [NearSpot]] = [:]
  /// The users' own pictures.
  var pictures = PictureShelf()
  /// Whether pixels were just chosen, and the terminal's answer is waited for.
  var asksForPixels = false

  /// The moment of the message being applied.
  public var now: Milliseconds = 0
  /// The time of day, in seconds since 1970; for the local time of a spot.
  public var wallClock: Int64 = 0
  /// What the clocks here are ahead of UTC, in seconds; `nil` while that is not known.
  public var localOffset: Int?

  /// - Parameter themeName: The theme asked for; what it looks like also depends on the terminal.
  public init(
    catalog: Catalog, ratings: RatingBook, notes: NoteBook? = nil, atlas: Atlas = .empty, rater: String,
    settings: Settings = Settings(),
    options: StartOptions = StartOptions(), size: Size = Size(width: 80, height: 24)
  ) {
    self.catalog = catalog
    self.atlas = atlas
    self.rater = rater
    self.ratings = ratings
    self.notes = notes ?? NoteBook(rater: rater)
    hasNotes = notes != nil
    self.settings = settings
    self.size = size
    layout = ListLayout(size, hiding: settings.hiddenColumns)
    look = TerminalLook()
    self.options = options
    theme = Theme(options.theme)
    glyphs = options.ascii ? .ascii : .unicode
    list = ListState()
    list.query = options.query
    list.filter = TextField(options.query.text)
    refreshList()
    if let id = options.select, let index = catalog.index(ofID: id) {
      select(index: index)
      centreSelection()
    }
    list.paneSpot = list.selectedIndex
    list.paneDue = nil
  }

  /// What was asked for on the command line.
  let options: StartOptions

  /// The units to show.
  var units: MeasurementSystem { settings.units ?? options.units }

  /// The spot that the screen is about: the one shown, or the selected row's.
  public var currentSpot: Spot.ID? {
    switch routes.last(where: { $0.spot != nil })?.spot {
    case let id?: id
    case nil: list.selectedIndex.map { catalog.id(at: $0) }
    }
  }
}

/// What the program is started with.
public struct StartOptions: Equatable, Sendable {
  public var theme = Theme.Name.auto
  public var ascii = false
  /// The list's first filter and order.
  public var query = Query()
  /// The units of the locale.
  public var units = MeasurementSystem.metric
  /// The row to start on.
  public var select: Spot.ID?
  public init() {}
}

/// What the screens need to know of the terminal.
public struct TerminalLook: Equatable, Sendable {
  public var colors = 256
  public var unicode = true
  public var isLight: Bool?
  /// Whether key releases are reported.
  public var reportsReleases = false
  /// Why that is so, in a few words.
  public var tierReason = ""
  /// The terminal's name, as well as it is known.
  public var name = ""
  public var mouse = true
  /// Whether it draws pixels; `nil` while that is not known.
  public var pixels: Bool?
  public init() {}
}

/// A press that is going on.
public struct Press: Equatable, Sendable {
  public var target: Target
  /// From 0 (just pressed) to 1 (the menu opens).
  public var progress: Double
}

/// A line at the bottom that goes by itself.
public struct Toast: Equatable, Sendable {
  public var text: String
  public var isError: Bool
  /// When it goes.
  public var until: Milliseconds
}

/// A wait for the store, which another program may have locked. Most are over before anybody could read of them.
public struct Saving: Equatable, Sendable {
  /// How long it lasts before it is told of.
  public static let patience: Milliseconds = 300
  public var since: Milliseconds
  public var isShown = false
}

/// A screen above the list.
public enum Route: Equatable, Sendable {
  case info(InfoState)
  case map(MapState)
  case place(PlaceState)
  case share(PlaceState)
  case note(NoteState)
  case help(scroll: Int)
  case practice(PracticeState)

  /// The spot that the screen shows, where it shows one.
  public var spot: Spot.ID? {
    switch self {
    case .info(let state): state.spot
    case .map(let state): state.spot
    case .place(let state), .share(let state): state.spot
    case .note(let state): state.spot
    case .help, .practice: nil
    }
  }
}
