import Cells
import ContextMenus
import TerminalInput

/// Turns what the user did into messages, by the state and by what was drawn.
public struct Routing {
  let state: AppState
  /// The frame that the user saw.
  let frame: Frame<Target>

  public init(_ state: AppState, frame: Frame<Target>) {
    self.state = state
    self.frame = frame
  }

  /// What a press by this event would meet.
  public func holdTarget(for event: Event) -> HoldTarget {
    guard state.menu == nil, state.isLargeEnough else { return .none }
    switch event {
    case .key(let key):
      guard let target = target(of: .key(key.key)) else { return .none }
      return HoldTarget(target.holdPolicy)
    case .mouse(let mouse):
      guard case .press(let button) = mouse.kind, button != .middle, let region = frame.region(at: mouse.position)
      else { return .none }
      // The right button opens the menu of whatever has one, also where a tap of the left one acts at once.
      if button == .right { return HoldTarget(.provisional, bounds: region.rect) }
      if case .practice? = state.routes.last { return HoldTarget(.provisional, bounds: region.rect) }
      return HoldTarget(region.target.holdPolicy, bounds: region.rect)
    default: return .none
    }
  }

  /// What a gesture asks for.
  public func messages(for gesture: Gesture) -> [Message] {
    if case .event(.resize(let size)) = gesture { return [.resized(size)] }
    if state.menu != nil { return menuMessages(for: gesture) }
    if case .practice? = state.routes.last, let messages = practiceMessages(for: gesture) { return messages }
    switch gesture {
    case .event(let event): return messages(for: event)
    case .press(let trigger):
      guard let target = target(of: trigger) else { return [] }
      let pressed = Message.press(target, progress: 0)
      if case .button = trigger { return [.point(at: target), pressed] }
      return [pressed]
    case .fill(let trigger, let progress): return pressed(by: trigger).map { [.press($0, progress: progress)] } ?? []
    case .tap(let trigger, let provisional):
      if isGone(trigger) { return [.cancelPress] }
      if let target = pressed(by: trigger) { return [.activate(target, provisional: provisional)] }
      if case .key(let key) = trigger { return messages(for: KeyEvent(key, text: key == .space ? " " : "")) }
      return []
    case .settle: return [.settle]
    case .hold(let trigger, let takesBack): return hold(trigger, takesBack: takesBack)
    case .cancel: return [.cancelPress]
    case .slide, .lift: return []
    }
  }

  /// What a trigger presses: what stands under the pointer, or what has the focus.
  private func target(of trigger: Trigger) -> Target? {
    switch trigger {
    case .button(_, let point): return frame.region(at: point)?.target
    case .key(.enter), .key(.space):
      guard ![.filter, .search].contains(state.keyContext), state.rating == nil, state.editor == nil else { return nil }
      if case .practice? = state.routes.last { return .page }
      let target = state.focusedTarget
      if trigger == .key(.space), case .row(let index)? = target { return .mark(index) }
      return target
    case .key: return nil
    }
  }

  /// What was under the trigger when it went down, or is now where nothing was noted.
  private func pressed(by trigger: Trigger) -> Target? {
    if case .button(.right, _) = trigger { return target(of: trigger) }
    return state.held ?? target(of: trigger)
  }

  /// Whether what a trigger went down on was taken away meanwhile.
  private func isGone(_ trigger: Trigger) -> Bool {
    if case .button(.right, _) = trigger { return false }
    return state.held.map(isGone) ?? false
  }

  /// Whether a target is a row that another program's change has taken from the list.
  private func isGone(_ target: Target) -> Bool {
    switch target {
    case .row(let index), .mark(let index): state.routes.isEmpty && !state.list.order.contains(index)
    default: false
    }
  }

  private func hold(_ trigger: Trigger, takesBack: Bool) -> [Message] {
    // What was taken back tells what is held: the tap may have changed the focus.
    let target = takesBack ? state.provisional ?? pressed(by: trigger) : pressed(by: trigger)
    if isGone(trigger) || target.map(isGone) == true { return takesBack ? [.takeBack] : [.cancelPress] }
    guard let target else { return takesBack ? [.takeBack] : [] }
    var origin = MenuTrigger.hold
    var messages: [Message] = takesBack ? [.takeBack] : []
    if case .button(_, let point) = trigger {
      origin = .mouse(point)
      messages.append(.point(at: target))
    }
    return messages + [.openMenu(target, origin)]
  }

  /// What an input asks for that a menu did not take.
  func messages(for input: MenuInput) -> [Message] {
    switch input {
    case .key(let key): messages(for: Gesture.event(.key(key)))
    case .mouse(let mouse): messages(for: Gesture.event(.mouse(mouse)))
    case .slide, .lift, .paste: []
    }
  }

  private func menuMessages(for gesture: Gesture) -> [Message] {
    switch gesture {
    case .event(.key(let key)):
      // Quitting and suspending work everywhere.
      switch KeyMap.command(for: key.key, in: .rating) {
      case .interrupt?: return [.command(.interrupt)]
      case .suspend?: return [.command(.suspend)]
      case .redraw?: return [.command(.redraw)]
      default: return state.isLargeEnough ? [.menuInput(.key(key))] : []
      }
    case .event(.mouse(let mouse)): return [.menuInput(.mouse(mouse))]
    case .event(.paste): return [.menuInput(.paste)]
    case .tap(.key(let key), _): return [.menuInput(.key(KeyEvent(key, text: key == .space ? " " : "")))]
    case .press(.button(let button, let point)), .hold(.button(let button, let point), _):
      return [.menuInput(.mouse(MouseEvent(.press(button), at: point)))]
    case .slide(let point): return [.menuInput(.slide(to: point))]
    case .lift(_, let moved): return [.menuInput(.lift(moved: moved))]
    default: return []
    }
  }

  private func practiceMessages(for gesture: Gesture) -> [Message]? {
    switch gesture {
    case .press: return [.practised(.pressed)]
    case .fill(_, let progress): return [.practised(.fill(progress))]
    case .tap(_, let provisional): return [.practised(.tap(provisional: provisional))]
    case .hold: return [.practised(.hold)]
    case .cancel: return [.practised(.cancelled)]
    case .lift: return [.practised(.lifted)]
    case .settle, .slide: return []
    case .event: return nil
    }
  }

  private func messages(for event: Event) -> [Message] {
    switch event {
    case .key(let key): return messages(for: key)
    case .mouse(let mouse): return messages(for: mouse)
    case .paste(let text): return state.takesText ? [.fieldPaste(text)] : []
    case .resize(let size): return [.resized(size)]
    case .focusOut: return [.cancelPress]
    case .focusIn, .reply: return []
    }
  }

  private func messages(for key: KeyEvent) -> [Message] {
    guard key.phase != .release else { return [] }
    guard state.isLargeEnough || KeyMap.command(for: key.key, in: .rating) == .interrupt else {
      return KeyMap.command(for: key.key, in: .list) == .quit ? [.command(.quitNow)] : []
    }
    let context = state.keyContext
    guard var command = KeyMap.command(for: key.key, in: context) else {
      if state.takesText { return [.fieldKey(key)] }
      // On a button of the editor, Enter and Space press it.
      return context == .editor && [.enter, .space].contains(key.key) && key.phase == .press
        ? [.command(.activate)] : []
    }
    // What a held key repeats moves; it never acts twice.
    if key.phase == .repeat && !command.mayRepeat { return [] }
    if case .choose = command, case .scalar(let digit) = key.key.code { command = .choose(Int(digit.value) - 48) }
    return [.command(command)]
  }

  private func messages(for mouse: MouseEvent) -> [Message] {
    let isMap = state.keyContext == .map
    switch mouse.kind {
    case .wheelUp: return isMap ? [.zoom(1, about: mouse.position)] : [.scroll(by: -3)]
    case .wheelDown: return isMap ? [.zoom(-1, about: mouse.position)] : [.scroll(by: 3)]
    case .drag where isMap: return [.drag(to: mouse.position)]
    case .press(.left) where isMap && frame.region(at: mouse.position)?.target == .mapArea:
      return [.grip(mouse.position)]
    case .press(.left):
      guard let region = frame.region(at: mouse.position) else { return [] }
      let target = region.target
      if target == .editor(.text) {
        let cell = Point(x: mouse.position.x - region.rect.minX, y: mouse.position.y - region.rect.minY)
        return [.point(at: target), .placeCursor(cell)]
      }
      return [.point(at: target), .activate(target, provisional: false)]
    default: return []
    }
  }
}

extension KeyCommand {
  /// Whether the repeats of a held key do what its press did.
  var mayRepeat: Bool {
    switch self {
    case .up, .down, .left, .right, .pageUp, .pageDown, .start, .end, .next, .previous, .undo, .redo: true
    default: false
    }
  }
}

extension AppState {
  /// Whether a text field takes the keys that are no commands.
  var takesText: Bool {
    [.filter, .search].contains(keyContext) || (keyContext == .editor && editor?.focus == .text)
  }

  /// Whether the screen is large enough to be used; below that, action keys are ignored.
  var isLargeEnough: Bool { size.width >= ListLayout.least.width && size.height >= ListLayout.least.height }
}
