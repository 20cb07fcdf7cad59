import Cells

/// What is known of the mouse.
struct MenuPointer: Equatable, Sendable {
  /// Where it was last seen.
  var position: Point?
  /// Whether a button went down or moved over the menu, so that letting it go chooses.
  var isArmed = false
  /// Where it left the row whose submenu is open: the tip of the safe triangle.
  var tip: Point?
  /// Whether it slides with the opening button still down.
  var isSliding = false
}
