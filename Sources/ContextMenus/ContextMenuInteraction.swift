import Cells

/// Puts context menus on the views of a program's frames: holds the open menu, draws it, and follows its view.
///
/// A program keeps one of these beside its state. It calls ``begin(_:on:in:openedBy:at:)`` when a view is held, gives
/// it the input while ``isOpen``, and draws it at the end of each frame. The menu is placed by the view's rectangle in
/// the frame that is drawn, so a resize or a scroll needs no care, and a view that is gone takes its menu with it.
public struct ContextMenuInteraction<Target: Hashable & Sendable, Message: Equatable & Sendable>: Equatable, Sendable {
  /// The open menu; `nil` while there is none.
  public private(set) var menu: OpenMenu<Message>?
  /// The view that the open menu is on.
  public private(set) var target: Target?
  /// How menus look; an open one changes at once.
  public var theme: MenuTheme { didSet { menu?.theme = theme } }
  /// How the next menu behaves.
  public var settings: MenuSettings
  /// The view that is being held before its menu opens, and how far, from 0 to 1.
  private var held: Target?
  private var progress = 0.0
  /// What cached deferred elements have brought, for all menus.
  private var cache: [String: [MenuElement<Message>]] = [:]

  /// Makes an interaction with no menu open.
  public init(theme: MenuTheme = .colored(), settings: MenuSettings = MenuSettings()) {
    self.theme = theme
    self.settings = settings
  }

  /// Whether every input is the menu's.
  public var isOpen: Bool { menu != nil }

  /// Shows how long a view has been held, from 0 to 1 when its menu opens; `nil` ends that.
  public mutating func hold(_ target: Target?, progress: Double = 0) {
    held = target
    self.progress = progress
  }

  /// Opens a menu on a view.
  /// - Parameters:
  ///   - configuration: What the view answers; with `nil` nothing begins.
  ///   - target: The view, marked in the frame.
  ///   - frame: The frame that the user saw.
  ///   - trigger: How the view was held.
  ///   - now: The present moment.
  /// - Returns: Whether a menu is open now; not while another one is, nor where the view is not in the frame.
  @discardableResult
  public mutating func begin(
    _ configuration: ContextMenuConfiguration<Message>?, on target: Target, in frame: Frame<Target>,
    openedBy trigger: MenuTrigger, at now: Milliseconds
  ) -> Bool {
    held = nil
    guard menu == nil, let rect = frame.rect(of: target) else { return false }
    menu = OpenMenu(
      configuration, anchor: rect, openedBy: trigger, in: frame.canvas.size, at: now, theme: theme,
      settings: settings, cache: cache)
    self.target = menu == nil ? nil : target
    return menu != nil
  }

  /// Takes one input; a menu that ends is let go of.
  /// - Parameters:
  ///   - input: A key, the mouse, or what the opening press goes on to do.
  ///   - frame: The frame that the user saw.
  ///   - now: The present moment.
  public mutating func handle(
    _ input: MenuInput, in frame: Frame<Target>, at now: Milliseconds
  ) -> MenuResult<Message> {
    if let ending = follow(frame) { return ending }
    return take { $0.handle(input, at: now) }
  }

  /// When ``tick(at:)`` wants to be called; `nil` for never.
  public var deadline: Milliseconds? { menu?.deadline }

  /// Lets time act.
  public mutating func tick(at now: Milliseconds) -> MenuResult<Message> { take { $0.tick(at: now) } }

  /// Closes the open menu from code, from an item of the accessory for example.
  public mutating func dismiss(at now: Milliseconds) -> MenuResult<Message> { take { $0.dismiss(at: now) } }

  /// Brings the open menu up to date, after an action that kept it open.
  public mutating func update(_ configuration: ContextMenuConfiguration<Message>?) {
    guard let configuration, menu != nil else { return }
    menu?.updateVisibleMenu(level: 0, to: configuration.actionProvider?([]) ?? Menu(children: []))
    menu?.updatePreview(to: configuration.previewProvider?())
    menu?.updateAccessory(to: configuration.accessoryProvider?())
  }

  /// Brings the elements of a deferred element.
  public mutating func fulfil(_ identifier: String, with elements: [MenuElement<Message>]) {
    menu?.fulfil(identifier, with: elements)
    if let brought = menu?.cache { cache = brought }
  }

  /// Says that a deferred element can't be brought now: its row gives the reason, and it is asked for again when its
  /// level is shown the next time.
  public mutating func fail(_ identifier: String, because reason: String) { menu?.fail(identifier, because: reason) }

  /// Draws the open menu above the frame, its hints in the last row, and rests the cursor on what is highlighted.
  public func draw(on frame: inout Frame<Target>) {
    if let rect = held.flatMap({ frame.rect(of: $0) }) {
      HoldIndicator.draw(progress: progress, in: rect, on: &frame.canvas, theme: theme)
    }
    var shown = self
    guard shown.follow(frame) == nil, let menu = shown.menu else { return }
    menu.draw(on: &frame.canvas)
    frame.cursor = menu.layout.cursor
    let size = frame.canvas.size
    let row = Rect(x: 0, y: size.height - 1, width: size.width, height: 1)
    if menu.layout.leavesStatusLine(in: size) { menu.drawStatusLine(in: row, on: &frame.canvas) }
  }

  /// Places the menu by a frame; a result means that its view is gone.
  private mutating func follow(_ frame: Frame<Target>) -> MenuResult<Message>? {
    guard let target, menu != nil else { return nil }
    guard let rect = frame.rect(of: target) else { return take { $0.anchorGone() } }
    if menu?.size != frame.canvas.size { menu?.resize(to: frame.canvas.size) }
    menu?.anchorMoved(to: rect)
    return nil
  }

  private mutating func take(_ act: (inout OpenMenu<Message>) -> MenuResult<Message>) -> MenuResult<Message> {
    guard var open = menu else { return .passThrough }
    let result = act(&open)
    menu = result.endsMenu ? nil : open
    if result.endsMenu { target = nil }
    return result
  }
}
