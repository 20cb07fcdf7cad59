import Cells

/// An open context menu as a value: what is open, highlighted, scrolled and focused.
///
/// Give it every input while it is open, call ``tick(at:)`` at its ``deadline``, and draw it above the screen.
public struct OpenMenu<Message: Equatable & Sendable>: Equatable, Sendable {
  /// The held thing, as its configuration named it.
  public let identifier: String
  /// Further things that the menu is for.
  public let secondaryIdentifiers: [String]
  /// How the menu was opened.
  public let trigger: MenuTrigger
  /// In which order the elements stand.
  public let elementOrder: ElementOrder
  /// How the menu behaves.
  public let settings: MenuSettings
  /// The root menu with all that updates and deferred elements have brought.
  public internal(set) var menu: Menu<Message>
  /// What stands beside the menu; `nil` for the held view, undimmed.
  public internal(set) var preview: Preview<Message>?
  /// The free view.
  public internal(set) var accessory: Accessory<Message>?
  /// The elements that cached deferred elements have brought, by identifier; keep them for the next menu if you like.
  public internal(set) var cache: [String: [MenuElement<Message>]]
  /// The identifiers of the open submenus, the root's child first.
  public internal(set) var path: [String] = []
  /// Which part takes the keys.
  public internal(set) var focus = MenuFocus.menu
  /// Opening, open, closing or over.
  public internal(set) var phase: MenuPhase
  /// The letters typed to search.
  public internal(set) var typeAhead = ""
  /// What the status line says in place of the highlighted item, for a moment: the reason of a disabled action.
  public internal(set) var notice: String?
  /// The screen.
  public internal(set) var size: Size
  /// The cells of the held view.
  public internal(set) var anchor: Rect
  /// How the menu looks.
  public var theme: MenuTheme { didSet { if theme != oldValue { rebuild() } } }
  /// Where everything stands now.
  public internal(set) var layout = MenuLayout()

  /// The open levels, the root first.
  var levels: [MenuLevel<Message>]
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
  var outcome = MenuResult<Message>.dismiss

  /// Opens a menu; `nil` without a configuration.
  /// - Parameters:
  ///   - configuration: Asked now for its preview, accessory and menu.
  ///   - suggestedActions: What the view suggests to the action provider.
  ///   - anchor: The cells of the held view.
  ///   - trigger: How the view was held: by key something is highlighted from the start.
  ///   - size: The screen.
  ///   - now: The present moment.
  ///   - theme: How the menu looks.
  ///   - settings: How it behaves.
  ///   - cache: What cached deferred elements have brought before.
  public init?(
    _ configuration: ContextMenuConfiguration<Message>?, suggestedActions: [MenuElement<Message>] = [], anchor: Rect,
    openedBy trigger: MenuTrigger, in size: Size, at now: Milliseconds, theme: MenuTheme = MenuTheme(),
    settings: MenuSettings = MenuSettings(), cache: [String: [MenuElement<Message>]] = [:]
  ) {
    guard let configuration else { return nil }
    identifier = configuration.identifier
    secondaryIdentifiers = configuration.secondaryIdentifiers
    elementOrder = configuration.elementOrder
    self.trigger = trigger
    self.settings = settings
    self.theme = theme
    self.size = size
    self.anchor = anchor
    self.cache = cache
    preview = configuration.previewProvider?()
    accessory = configuration.accessoryProvider?()
    menu = configuration.actionProvider?(suggestedActions) ?? Menu(children: [])
    phase = .opening(since: now)
    let empty = Menu<Message>(children: [])
    let context = MenuContent<Message>.Context(
      ascii: false, maxWidth: 0, order: .fixed, isReversed: false, isPlain: false)
    levels = [MenuLevel(menu: menu, content: MenuContent(empty, fulfilled: [:], context: context))]
    begin(at: now)
  }
}
