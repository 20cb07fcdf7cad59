import Cells

/// What an open menu waits for.
struct MenuTimers: Equatable, Sendable {
  /// When the search by typing ends.
  var typeAhead: Milliseconds?
  /// When the notice goes.
  var notice: Milliseconds?
  /// When the accessory appears; `nil` once it has.
  var accessory: Milliseconds?
  /// When the pointer has rested long enough on a submenu's row.
  var hover: Milliseconds?
  /// When the pointer has stopped on its way to the submenu.
  var grace: Milliseconds?
  /// When the next frame of the animation is due.
  var animation: Milliseconds?
  /// When the program is to be asked for deferred elements.
  var requests: Milliseconds?

  var next: Milliseconds? {
    [typeAhead, notice, accessory, hover, grace, animation, requests].compactMap { $0 }.min()
  }
}
