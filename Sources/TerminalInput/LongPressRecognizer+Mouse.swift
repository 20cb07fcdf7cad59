import Cells

extension LongPressRecognizer {
  mutating func take(
    _ report: MouseEvent, target: HoldTarget, at now: Milliseconds, to gestures: inout [Gesture]
  ) {
    switch report.kind {
    case .press(let button): takePress(button, report, target: target, at: now, to: &gestures)
    case .release(let button):
      guard mouse != nil, button == nil || button == mouse?.button else {
        return gestures.append(.event(.mouse(report)))
      }
      if mouse?.release(at: report.position, now: now, lifted: reading.likely(now), settings, to: &gestures) == true {
        mouse = nil
      }
    case .drag(let button):
      guard mouse?.button == button else { return gestures.append(.event(.mouse(report))) }
      mouse?.drag(to: report.position, to: &gestures)
    case .move:
      assumeMouseReleased(to: &gestures)
      gestures.append(.event(.mouse(report)))
    case .wheelUp, .wheelDown, .wheelLeft, .wheelRight:
      gestures.append(.event(.mouse(report)))
    }
  }

  private mutating func takePress(
    _ button: MouseButton, _ report: MouseEvent, target: HoldTarget, at now: Milliseconds,
    to gestures: inout [Gesture]
  ) {
    if mouse?.button == button || mouse?.isOpen == true {
      assumeMouseReleased(to: &gestures)
    } else if mouse?.interrupt(to: &gestures) == true {
      mouse = nil
    }
    interruptKeys(at: now, to: &gestures)
    guard target.policy != .none, button != .middle else { return gestures.append(.event(.mouse(report))) }
    mouse = MousePress(
      button, at: report.position, target: target, now: now, pressed: reading.likely(now), settings, to: &gestures)
  }

  private mutating func assumeMouseReleased(to gestures: inout [Gesture]) {
    mouse?.assumeReleased(to: &gestures)
    mouse = nil
  }
}
