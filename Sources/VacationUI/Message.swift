import Cells
import ContextMenus
import Spots
import TerminalInput

/// What can happen in the program: the input of ``AppState/apply(_:)``.
///
/// A message is a value and carries ids, never a place on the screen, so that it can't act on what has moved.
public enum Message: Equatable, Sendable {
  /// A key of the key map, on whatever screen is shown.
  case command(KeyCommand)
  /// A key or a paste for the text field.
  case fieldKey(KeyEvent)
  case fieldPaste(String)
  case scroll(by: Int)
  /// The mouse takes hold of the map, and moves it.
  case grip(Point)
  case drag(to: Point)
  case zoom(Int, about: Point)

  // Presses.
  /// A pointer went down on a target: it is selected, nothing acts yet.
  case point(at: Target)
  /// A click in the note editor's text, in cells of what is visible of it: the cursor goes there.
  case placeCursor(Point)
  case press(Target, progress: Double)
  case cancelPress
  case activate(Target, provisional: Bool)
  /// What a provisional tap did now stands.
  case settle
  /// A hold took a provisional tap back.
  case takeBack

  // Menus.
  case openMenu(Target, MenuTrigger)
  case menuInput(MenuInput)

  // What menus and buttons ask for.
  case open(Spot.ID)
  case viewMap(Spot.ID)
  /// The coordinates of a spot in several notations.
  case showPlace(Spot.ID)
  case showShare(Spot.ID)
  case copy(CopyKind, [Spot.ID])
  /// Writes spots to a file in the format of this name.
  case save(String, [Spot.ID])
  case mail([Spot.ID])
  case setHome(Home?)
  case openWikipedia(Spot.ID)
  case openMapInBrowser(Spot.ID)
  case rate([Spot.ID], Stars?)
  case startRating(Spot.ID)
  case addNote(Spot.ID)
  case editNote(Note.ID, Spot.ID)
  case openNote(Note.ID, Spot.ID)
  case copyNote(Note.ID, Spot.ID)
  case deleteNote(Note.ID, Spot.ID)
  /// Gives a reaction to a note; the one that is there already is taken away.
  case react(ReactionKind, Note.ID, Spot.ID)
  case setWeatherHidden(Bool)
  case set(Setting)
  case mark(Spot.ID)
  case unmarkAll
  case sort(SortOrder)
  case showFilter
  case showAll
  case help

  // From outside.
  case resized(Size)
  case terminal(TerminalLook)
  case ratings(RatingBook)
  case notes(NoteBook)
  case settings(Settings)
  case timeZone(Spot.ID, TimeZoneData)
  /// The spots nearest to one, the nearest first.
  case nearby(Spot.ID, [NearSpot])
  /// The spots nearest to one can't be found, for this reason.
  case noNearby(Spot.ID, because: String)
  /// The user's own picture of a spot; `nil` where there is none.
  case picture(Spot.ID, Photo?)
  /// What an effect came to, to be said at the bottom.
  case report(String, isError: Bool)
  /// Whether anything that was given to the store isn't stored yet.
  case saving(Bool)
  /// Something could not be stored, for this reason.
  case notSaved(String)
  /// A browser could not be started: the address was copied and is shown.
  case addressShown(String)
  /// What the recogniser made of a press on the practice screen.
  case practised(Practised)
  case tick
}

extension Message {
  /// A setting and its new value.
  public enum Setting: Equatable, Sendable {
    case reducedMotion(Bool)
    case ratingForm(Settings.RatingForm)
    case menuOrder(Settings.MenuOrder)
    case holdTime(Settings.HoldTime)
    case tier(HoldSettings.Tier)
    case units(MeasurementSystem?)
    case pictures(Settings.Pictures)
    case column(ListLayout.Column, isShown: Bool)
  }
}

/// What is copied or shared of a spot.
public enum CopyKind: Hashable, Sendable { case text, link, coordinates }

/// What the practice screen is told.
public enum Practised: Equatable, Sendable {
  case pressed
  case fill(Double)
  case tap(provisional: Bool)
  case hold, cancelled, lifted
}
