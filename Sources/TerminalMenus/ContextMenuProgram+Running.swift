import Cells
import ContextMenus
import Terminal
import TerminalInput

extension ContextMenuProgram {
  public mutating func tap(_ target: Target, at now: Milliseconds) -> [TerminalCommand] { [] }

  public mutating func fetch(_ deferred: String, at now: Milliseconds) -> [TerminalCommand] {
    menus.fail(deferred, because: "Nothing to show")
    return []
  }

  public func frame(in size: Size, at now: Milliseconds) -> Frame<Target> {
    var frame = Frame<Target>(size)
    draw(on: &frame)
    menus.draw(on: &frame)
    return frame
  }

  /// A view can be held while no menu is open.
  public func holdTarget(for event: Event, in frame: Frame<Target>) -> HoldTarget {
    guard !menus.isOpen else { return .none }
    switch event {
    case .key(let report) where report.key == .enter || report.key == .space:
      return focus == nil ? .none : HoldTarget(.provisional)
    case .mouse(let report):
      guard case .press(.left) = report.kind, let region = frame.region(at: report.position) else { return .none }
      return HoldTarget(.provisional, bounds: region.rect)
    default: return .none
    }
  }

  public mutating func handle(
    _ gesture: Gesture, in frame: Frame<Target>, at now: Milliseconds
  ) -> [TerminalCommand] {
    let wasOpen = menus.isOpen
    var commands = take(gesture, in: frame, at: now)
    if menus.isOpen != wasOpen { commands += [.menu(isOpen: menus.isOpen), .hover(menus.isOpen)] }
    return commands
  }

  public var deadline: Milliseconds? { menus.deadline }

  public mutating func tick(at now: Milliseconds) -> [TerminalCommand] {
    let wasOpen = menus.isOpen
    var commands = finish(menus.tick(at: now), at: now)
    if menus.isOpen != wasOpen { commands += [.menu(isOpen: false), .hover(false)] }
    return commands
  }

  public mutating func terminal(_ facts: TerminalFacts) {
    if !facts.unicode { menus.theme = menus.theme.ascii }
    if facts.colors == 0 { menus.theme.isMono = true }
  }

  // MARK: Gestures

  private mutating func take(
    _ gesture: Gesture, in frame: Frame<Target>, at now: Milliseconds
  ) -> [TerminalCommand] {
    if menus.isOpen, let input = gesture.menuInput {
      let result = menus.handle(input, in: frame, at: now)
      guard result == .passThrough else { return finish(result, at: now) }
    }
    switch gesture {
    case .press(let trigger): point(at: trigger, in: frame)
    case .fill(_, let progress): menus.hold(focus, progress: progress)
    case .cancel, .settle: menus.hold(nil)
    case .tap(let trigger, _):
      menus.hold(nil)
      point(at: trigger, in: frame)
      return focus.map { tap($0, at: now) } ?? []
    case .hold(let trigger, _):
      point(at: trigger, in: frame)
      open(by: trigger.menuTrigger, in: frame, at: now)
    case .event(let event):
      guard let trigger = MenuTrigger(event) else { return handle(event, in: frame, at: now) }
      if case .mouse(let point) = trigger { self.point(at: .button(.right, at: point), in: frame) }
      if !open(by: trigger, in: frame, at: now) { return handle(event, in: frame, at: now) }
    case .slide, .lift: break
    }
    return []
  }

  /// Focuses the view under the pointer.
  private mutating func point(at trigger: Trigger, in frame: Frame<Target>) {
    if case .button(_, let point) = trigger { focus = frame.region(at: point)?.target ?? focus }
  }

  @discardableResult
  private mutating func open(by trigger: MenuTrigger, in frame: Frame<Target>, at now: Milliseconds) -> Bool {
    menus.hold(nil)
    guard let focus else { return false }
    return menus.begin(contextMenu(on: focus), on: focus, in: frame, openedBy: trigger, at: now)
  }

  /// Acts on a message, and shows the new state in a menu that stays.
  private mutating func finish(_ result: MenuResult<Message>, at now: Milliseconds) -> [TerminalCommand] {
    if case .requestDeferred(let deferred) = result { return deferred.flatMap { fetch($0, at: now) } }
    guard let message = result.message else { return [] }
    let commands = act(message, at: now)
    if let target = menus.target { menus.update(contextMenu(on: target)) }
    return commands
  }
}

extension Trigger {
  /// How a hold with this trigger opens a menu.
  public var menuTrigger: MenuTrigger {
    if case .button(_, let point) = self { return .mouse(point) }
    return .hold
  }
}

extension Gesture {
  /// What the gesture is to an open menu; `nil` for what menus don't care about.
  public var menuInput: MenuInput? {
    switch self {
    case .event(let event): MenuInput(event)
    case .slide(let point): .slide(to: point)
    case .lift(_, let moved): .lift(moved: moved)
    case .tap(.key(let key), _): .key(KeyEvent(key))
    case .press(.button(let button, let point)): .mouse(MouseEvent(.press(button), at: point))
    case .press, .fill, .tap, .settle, .hold, .cancel: nil
    }
  }
}
