import Cells
import Spots
import WorldMap

/// The list: what is filtered, how it is sorted, where one is.
public struct ListState: Equatable, Sendable {
  public internal(set) var filter = TextField()
  /// Whether the filter is being typed.
  public internal(set) var isFiltering = false
  /// What else the list is narrowed by, and its order; the text is the filter's.
  public internal(set) var query = Query()
  /// The catalogue's indices that pass the filter, in order.
  public internal(set) var order: [Int] = []
  /// The selected spot's place in the catalogue; kept when a filter hides it.
  public internal(set) var selectedSpot = 0
  /// The selected row's place in `order`; 0 where there is none.
  public internal(set) var position = 0
  /// The first row shown.
  public internal(set) var top = 0
  /// The spot that the pane shows: the selected one, once the selection rests.
  public internal(set) var paneSpot: Int?
  /// When the pane follows the selection; `nil` while it does.
  var paneDue: Milliseconds?
  /// The marked spots, by their place in the catalogue.
  public internal(set) var marks: Set<Int> = []

  /// The column that the list is sorted by.
  public internal(set) var sort: SortOrder {
    get { query.sort.first ?? SortOrder(.name) }
    set { query.sort = [newValue] }
  }

  /// Whether anything hides spots.
  var isNarrowed: Bool {
    !filter.isEmpty || query.rated != .any || query.minimumStars != nil || query.limit != nil
  }

  /// The selected row's place in the catalogue, where a row is selected.
  public var selectedIndex: Int? { order.indices.contains(position) ? order[position] : nil }
}

/// The spot-info screen.
public struct InfoState: Equatable, Sendable {
  public var spot: Spot.ID
  /// The first line shown.
  public var scroll = 0
  /// The focused control; `nil` while the focus rests on the text, as it does when the screen opens, so that
  /// further bytes of a held key do nothing. A control or a note.
  public var focus: Target?

  init(_ spot: Spot.ID) { self.spot = spot }
}

/// One note on a screen of its own.
public struct NoteState: Equatable, Sendable {
  public var spot: Spot.ID
  public var note: Note.ID
  public var scroll = 0
}

/// A note being written or edited.
public struct NoteEditor: Equatable, Sendable {
  public var spot: Spot.ID
  /// The note being edited; `nil` for a new one.
  public var note: Note.ID?
  public var field: TextField
  public var focus = EditorPart.text
  /// The text as it was, so that leaving asks only when something would be lost.
  let original: String
  /// Escape was pressed once with unsaved text: the next one leaves.
  public var asksToDiscard = false

  init(spot: Spot.ID, note: Note?) {
    self.spot = spot
    self.note = note?.id
    original = note?.text ?? ""
    field = TextField(original, isMultiline: true)
  }

  var isChanged: Bool { field.string != original }
}

/// The map, around a spot.
public struct MapState: Equatable, Sendable {
  /// The spot that the map is about; its pin has the focus.
  public var spot: Spot.ID
  public var view: MapView
  /// What is typed to go to; `nil` while nothing is.
  public var search: TextField?
  /// What the search finds, and which line of it is chosen.
  public var hits: [MapHit] = []
  public var hit = 0
  /// Where the mouse took hold of the map.
  public var grip: Point?
  /// A place that was searched for.
  public var mark: MapHit?
}

/// A place that a search on the map has found.
public struct MapHit: Equatable, Sendable {
  public var title: String
  public var coordinate: Coordinate
  /// The spot, where it is one.
  public var spot: Spot.ID?
}

/// What is known of where a spot is, and the share screen of a spot.
public struct PlaceState: Equatable, Sendable {
  public var spot: Spot.ID
  public var scroll = 0
  public var focus: PlaceAction?

  init(_ spot: Spot.ID) { self.spot = spot }
}

/// The rating flow: a choice that is only a preview until it is submitted.
public struct RatingFlow: Equatable, Sendable {
  public enum Focus: Equatable, Sendable {
    case words
    case button(RatingButton)
  }

  public var spot: Spot.ID
  /// The word chosen; `nil` until there is one.
  public var choice: Stars?
  /// The stars stored already.
  public var current: Stars?
  public var focus = Focus.words

  init(spot: Spot.ID, current: Stars?) {
    self.spot = spot
    self.current = current
    choice = current
  }

  /// Whether a button can be pressed: submitting needs a choice, deleting a rating.
  public func isEnabled(_ button: RatingButton) -> Bool {
    switch button {
    case .submit: choice != nil
    case .delete: current != nil
    case .cancel: true
    }
  }

  /// The places that Tab visits: the words, then the buttons that are there.
  var places: [Focus] {
    [.words] + RatingButton.allCases.filter { $0 != .delete || current != nil }.map { .button($0) }
  }
}

/// The screen on which one tries out how this terminal tells a hold from a tap.
public struct PracticeState: Equatable, Sendable {
  /// What was recognised, the newest last, in words.
  public var log: [String] = []
  public var taps = 0
  public var holds = 0
  /// Whether the last tap may still be taken back.
  var isProvisional = false
  public var progress: Double = 0
  /// When the key went down.
  public var pressedAt: Milliseconds?
}
