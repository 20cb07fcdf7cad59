import Cells

/// Which of the program's messages is meant: its place in the table of an ``OpenMenu``.
@usableFromInline
typealias MessageNumber = Int

/// An open menu without the program's messages: numbers stand for them.
///
/// All that menus do is here, in types that the compiler knows whole; ``OpenMenu``, which is generic, only exchanges
/// messages for numbers. Generic code that other modules call takes several times as long, and a menu should be there
/// with the key that opens it.
@usableFromInline
struct MenuState: Equatable, Sendable {
  /// The held thing, as its configuration named it.
  let identifier: String
  /// Further things that the menu is for.
  let secondaryIdentifiers: [String]
  /// How the menu was opened.
  let trigger: MenuTrigger
  /// In which order the elements stand.
  let elementOrder: ElementOrder
  /// How the menu behaves.
  let settings: MenuSettings
  /// The root menu with all that updates and deferred elements have brought.
  var menu: Menu<MessageNumber>
  /// What stands beside the menu; `nil` for the held view, undimmed.
  var preview: Preview<MessageNumber>?
  /// The free view.
  var accessory: Accessory<MessageNumber>?
  /// The elements that cached deferred elements have brought, by identifier; keep them for the next menu if you like.
  var cache: [String: [MenuElement<MessageNumber>]]
  /// The identifiers of the open submenus, the root's child first.
  var path: [String] = []
  /// Which part takes the keys.
  var focus = MenuFocus.menu
  /// Opening, open, closing or over.
  var phase: MenuPhase
  /// The letters typed to search.
  var typeAhead = ""
  /// What the status line says in place of the highlighted item, for a moment: the reason of a disabled action.
  var notice: String?
  /// The screen.
  var size: Size
  /// The cells of the held view.
  var anchor: Rect
  /// How the menu looks.
  var theme: MenuTheme { didSet { if theme != oldValue { rebuild() } } }
  /// Where everything stands now.
  var layout = MenuLayout()

  /// The open levels, the root first.
  var levels: [MenuLevel]
  /// Deferred elements that the program has not yet been told about.
  var requests: [String] = []
  /// Whether the root's elements are upside down.
  var isReversed = false
  var opensAbove = false
  /// Which of the preview's canvases is drawn.
  var previewIndex = 0
  var accessoryForm: AccessoryForm?
  /// The accessory's first visible column.
  var accessoryOffset = 0
  var timers = MenuTimers()
  /// The latest moment that was told.
  var clock: Milliseconds = 0
  /// The frame of the animation that is shown.
  var frame = 0
  var pointer = MenuPointer()
  /// The last key that moved the highlight, to tell a train of repeats where they arrive as presses.
  var train = MenuKeyTrain()
  /// What is reported when closing has been shown.
  var outcome = MenuResult<MessageNumber>.dismiss

  /// Opens a menu of what a configuration has answered.
  @usableFromInline
  init(
    identifier: String, secondaryIdentifiers: [String], elementOrder: ElementOrder, menu: Menu<MessageNumber>,
    preview: Preview<MessageNumber>?, accessory: Accessory<MessageNumber>?, anchor: Rect, trigger: MenuTrigger,
    size: Size, now: Milliseconds, theme: MenuTheme, settings: MenuSettings,
    cache: [String: [MenuElement<MessageNumber>]]
  ) {
    self.identifier = identifier
    self.secondaryIdentifiers = secondaryIdentifiers
    self.elementOrder = elementOrder
    self.trigger = trigger
    self.settings = settings
    self.theme = theme
    self.size = size
    self.anchor = anchor
    self.cache = cache
    self.preview = preview
    self.accessory = accessory
    self.menu = menu
    phase = .opening(since: now)
    levels = [MenuLevel(menu: menu)]
    begin(at: now)
  }
}
