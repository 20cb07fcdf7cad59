import Cells
import ContextMenus
import Spots

/// An open menu and what it was opened on.
public struct PresentedMenu: Equatable, Sendable {
  public var target: Target
  public var menu: OpenMenu<Message>
  /// Whether its picture is still to be drawn: the menu doesn't wait for it, it comes with the second frame.
  var isSketch: Bool
}

extension AppState {
  /// Opens the context menu of a target; where it has none, says so.
  mutating func openMenu(on target: Target, by trigger: MenuTrigger) -> [Effect] {
    press = nil
    held = nil
    peek = nil
    provisional = nil
    guard menu == nil, rating == nil else { return [] }
    if case .row(let index) = target { select(index: index) }
    // What was scrolled away from the focus comes back: a key's menu never opens out of sight, or not at all.
    if anchor(of: target, by: trigger) == nil, target == focusedTarget { revealFocus() }
    let isSketch = !settings.reducedMotion
    guard let anchor = anchor(of: target, by: trigger),
      let menu = OpenMenu(
        configuration(for: target, isSketch: isSketch), anchor: anchor, openedBy: trigger, in: size, at: now,
        theme: menuTheme, settings: menuSettings, cache: nearbyCache(for: target))
    else { return [] }
    self.menu = PresentedMenu(target: target, menu: menu, isSketch: isSketch)
    return [.menu(isOpen: true)]
  }

  /// Gives an input to the open menu and does what comes of it.
  mutating func handleMenu(_ input: MenuInput) -> [Effect] {
    let now = self.now
    guard let result = menu?.menu.handle(input, at: now) else { return [] }
    guard result == .passThrough else { return finish(result) }
    // The menu was over already: the input is the screen's.
    var effects = close()
    for message in Routing(self, frame: RootView(self).frame()).messages(for: input) { effects += apply(message) }
    return effects
  }

  /// Lets time act on the open menu.
  mutating func tickMenu() -> [Effect] {
    let now = self.now
    if let presented = menu, presented.isSketch {
      let preview = configuration(for: presented.target)?.previewProvider?()
      menu?.menu.updatePreview(to: preview)
      menu?.isSketch = false
    }
    guard let result = menu?.menu.tick(at: now) else { return [] }
    return finish(result)
  }

  private mutating func finish(_ result: MenuResult<Message>) -> [Effect] {
    switch result {
    case .nothing, .refuse: return []
    case .requestDeferred(let deferred): return fetch(deferred)
    case .dismiss, .passThrough: return close()
    case .commitPreview(let message): return close() + apply(message)
    case .choose(let message, let keepOpen):
      let closing = keepOpen ? [] : close()
      let effects = closing + apply(message)
      return keepOpen ? effects + refreshMenu() : effects
    }
  }

  private mutating func close() -> [Effect] {
    guard menu != nil else { return [] }
    menu = nil
    return [.menu(isOpen: false)]
  }

  /// Brings an open menu up to date with the state; the same item stays highlighted.
  mutating func refreshMenu() -> [Effect] {
    guard let presented = menu, let root = configuration(for: presented.target)?.actionProvider?([]) else { return [] }
    let preview = configuration(for: presented.target)?.previewProvider?()
    menu?.menu.updateVisibleMenu(level: 0, to: root)
    menu?.menu.updatePreview(to: preview)
    return followAnchor()
  }

  /// Places an open menu anew after the screen changed its size; it ends where its target is gone.
  mutating func resizeMenu() -> [Effect] {
    guard menu != nil else { return [] }
    let size = self.size
    menu?.menu.resize(to: size)
    return isLargeEnough ? refreshMenu() : []
  }

  private mutating func followAnchor() -> [Effect] {
    // While the screen is too small to show anything, the menu waits.
    guard isLargeEnough, let presented = menu else { return [] }
    if let anchor = anchor(of: presented.target, by: presented.menu.trigger) {
      menu?.menu.anchorMoved(to: anchor)
    } else if let result = menu?.menu.anchorGone() {
      return finish(result)
    }
    return []
  }

  /// The cells that a menu of this target stands beside.
  private func anchor(of target: Target, by trigger: MenuTrigger) -> Rect? {
    // What fills the screen has its menu where the pointer is.
    if case .mouse(let point) = trigger, [.page, .mapArea, .emptyArea].contains(target) {
      return Rect(x: point.x, y: point.y, width: 1, height: 1)
    }
    if case .row(let index) = target { return rowRect(of: index).map { nameRect(of: index, row: $0) } }
    if case .mark(let index) = target { return rowRect(of: index).map { nameRect(of: index, row: $0) } }
    let frame = RootView(self).frame()
    return switch target {
    case .emptyArea: frame.rect(of: .emptyArea) ?? Rect(x: 2, y: max(0, size.height / 2), width: 1, height: 1)
    case .column: frame.rect(of: target) ?? Rect(x: 2, y: min(1, size.height - 1), width: 12, height: 1)
    case .title: frame.rect(of: .title) ?? Rect(x: 1, y: 0, width: 1, height: 1)
    case .page: Rect(x: 1, y: 0, width: min(24, size.width - 1), height: 1)
    default: frame.rect(of: target)
    }
  }

  /// Where the row of a spot stands, where it is on the screen.
  private func rowRect(of index: Int) -> Rect? {
    guard routes.isEmpty, isLargeEnough else { return nil }
    let shown = list.order.dropFirst(list.top).prefix(layout.rows.height)
    let row = shown.firstIndex(of: index).map { $0 - list.top }
    return row.map { Rect(x: layout.rows.minX, y: layout.rows.minY + $0, width: layout.rows.width, height: 1) }
  }

  /// The part of a row up to the end of its name: a menu may stand beside it, over the columns that matter less.
  private func nameRect(of index: Int, row: Rect) -> Rect {
    guard let slot = layout.slot(.name) else { return row }
    let length = min(slot.width, Text.width(of: catalog.name(at: index)))
    return Rect(x: row.minX, y: row.minY, width: slot.x + length - row.minX, height: 1)
  }

  private var menuSettings: MenuSettings {
    var settings = MenuSettings()
    // A held view grows into its menu; who presses a key for it wants it there.
    settings.animatesKeys = false
    settings.titleLines = 1
    return settings
  }

  /// How menus look in the present theme.
  var menuTheme: MenuTheme {
    var menus: MenuTheme
    if theme.isMono {
      menus = .mono
    } else {
      menus = .colored(accent: theme.accent.foreground, destructive: theme.destructive.foreground)
    }
    if glyphs.isASCII { menus = menus.ascii }
    menus.reducedMotion = settings.reducedMotion
    return menus
  }
}
