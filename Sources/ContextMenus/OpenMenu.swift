import Cells

/// An open context menu as a value: what is open, highlighted, scrolled and focused.
///
/// Give it every input while it is open, call ``tick(at:)`` at its ``deadline``, and draw it above the screen.
public struct OpenMenu<Message: Equatable & Sendable>: Equatable, Sendable {
  /// The menu with numbers for messages.
  @usableFromInline var state: MenuState
  /// The messages by their numbers.
  @usableFromInline var messages: [Message]

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
  @inlinable
  public init?(
    _ configuration: ContextMenuConfiguration<Message>?, suggestedActions: [MenuElement<Message>] = [], anchor: Rect,
    openedBy trigger: MenuTrigger, in size: Size, at now: Milliseconds, theme: MenuTheme = MenuTheme(),
    settings: MenuSettings = MenuSettings(), cache: [String: [MenuElement<Message>]] = [:]
  ) {
    guard let configuration else { return nil }
    let preview = configuration.previewProvider?()
    let accessory = configuration.accessoryProvider?()
    let menu = configuration.actionProvider?(suggestedActions)
    // Written to a variable: a closure that changes a property would be a call for each message.
    var messages: [Message] = []
    let number: (Message) -> MessageNumber = {
      messages.append($0)
      return messages.count - 1
    }
    state = MenuState(
      identifier: configuration.identifier, secondaryIdentifiers: configuration.secondaryIdentifiers,
      elementOrder: configuration.elementOrder, menu: menu?.mapMessages(number) ?? Menu(children: []),
      preview: preview?.mapMessages(number), accessory: accessory?.mapMessages(number), anchor: anchor,
      trigger: trigger, size: size, now: now, theme: theme, settings: settings,
      cache: cache.mapValues { $0.map { $0.mapMessages(number) } })
    self.messages = messages
  }

  /// How the menu looks; what is open and highlighted stays when it changes.
  public var theme: MenuTheme {
    get { state.theme }
    set { state.theme = newValue }
  }
}

// MARK: - What the menu is of

extension OpenMenu {
  /// The held thing, as its configuration named it.
  public var identifier: String { state.identifier }
  /// Further things that the menu is for.
  public var secondaryIdentifiers: [String] { state.secondaryIdentifiers }
  /// How the menu was opened.
  public var trigger: MenuTrigger { state.trigger }
  /// In which order the elements stand.
  public var elementOrder: ElementOrder { state.elementOrder }
  /// How the menu behaves.
  public var settings: MenuSettings { state.settings }
  /// The root menu with all that updates and deferred elements have brought.
  public var menu: Menu<Message> { state.menu.mapMessages { messages[$0] } }
  /// What stands beside the menu; `nil` for the held view, undimmed.
  public var preview: Preview<Message>? { state.preview?.mapMessages { messages[$0] } }
  /// The free view.
  public var accessory: Accessory<Message>? { state.accessory?.mapMessages { messages[$0] } }
  /// The elements that cached deferred elements have brought, by identifier; keep them for the next menu if you like.
  public var cache: [String: [MenuElement<Message>]] {
    state.cache.mapValues { $0.map { $0.mapMessages { messages[$0] } } }
  }
  /// The menu of an open level (0 for the root) as it is now; `nil` for a level that is not open.
  public func visibleMenu(level: Int) -> Menu<Message>? {
    state.visibleMenu(level: level)?.mapMessages { messages[$0] }
  }
}

// MARK: - Where the menu is

extension OpenMenu {
  /// The identifiers of the open submenus, the root's child first.
  public var path: [String] { state.path }
  /// Which part takes the keys.
  public var focus: MenuFocus { state.focus }
  /// Opening, open, closing or over.
  public var phase: MenuPhase { state.phase }
  /// The letters typed to search.
  public var typeAhead: String { state.typeAhead }
  /// What the status line says in place of the highlighted item, for a moment: the reason of a disabled action.
  public var notice: String? { state.notice }
  /// The screen.
  public var size: Size { state.size }
  /// The cells of the held view.
  public var anchor: Rect { state.anchor }
  /// Where everything stands now.
  public var layout: MenuLayout { state.layout }
  /// The identifier of what is highlighted in the deepest open level.
  public var highlightedIdentifier: String? { state.highlightedIdentifier }
  /// The identifier of the highlighted element of a level; `nil` where nothing is.
  public func highlightedIdentifier(level: Int) -> String? { state.highlightedIdentifier(level: level) }
  /// The deferred elements that were asked for and have not come; what is fetched for others can be given up.
  public var pendingDeferred: [String] { state.pendingDeferred }
}
