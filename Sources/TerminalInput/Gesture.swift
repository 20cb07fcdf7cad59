import Cells

/// What a press is made with.
public enum Trigger: Hashable, Sendable {
  case key(Key)
  case button(MouseButton, at: Point)
}

/// What the recogniser makes of events.
///
/// One press ends in exactly one of ``tap(_:provisional:)``, ``hold(_:takesBack:)`` and ``cancel(_:)``, except
/// that a provisional tap may be followed by a hold that takes it back.
public enum Gesture: Hashable, Sendable {
  /// An event that is nobody's press: acts at once.
  case event(Event)
  /// A press began and nothing acted yet: releases are reported (the kitty protocol, the mouse), or the target is
  /// ``HoldTarget/Policy/deferred``.
  case press(Trigger)
  /// The press goes on; `progress` runs from 0 (180 ms) to 1 (the menu opens).
  case fill(Trigger, progress: Double)
  /// A tap: act. A provisional one may be taken back by a hold that follows.
  case tap(Trigger, provisional: Bool)
  /// The last provisional tap can no longer be taken back.
  case settle(Trigger)
  /// A long press: open the context menu, first taking back the provisional tap if `takesBack`.
  ///
  /// The right mouse button makes one by its press. Where auto-repeat tells, a hold may come without any tap or press
  /// before it: its first byte was kept back.
  case hold(Trigger, takesBack: Bool)
  /// The pointer moved while the button that opened the menu is still down.
  case slide(to: Point)
  /// The key or button that opened the menu went up. `moved`: an arrow was pressed or the pointer left the
  /// anchor's cell while it was down, so that letting go chooses. Where releases are not reported it comes after
  /// some silence, and never `moved`.
  case lift(Trigger, moved: Bool)
  /// The press came to nothing (focus lost, pointer left, suspended): show it as it was.
  case cancel(Trigger)
}

/// What a press would meet: asked of the program for each event, before the recogniser takes it.
public struct HoldTarget: Hashable, Sendable {
  public enum Policy: Hashable, Sendable {
    /// Nothing to hold: the event acts at once, as a plain event.
    case none
    /// A tap acts at once and can be taken back.
    case provisional
    /// A tap cannot be taken back: where releases are not reported it acts when no hold can follow any more.
    case deferred
  }

  public var policy: Policy
  /// For a mouse press: the cells of the thing pressed; leaving them cancels.
  public var bounds: Rect?

  public init(_ policy: Policy, bounds: Rect? = nil) {
    self.policy = policy
    self.bounds = bounds
  }

  public static let none = HoldTarget(.none)
}
