import Cells

extension HoldSettings {
  /// When the fill begins: 180 ms after the press, sooner where the hold is short.
  var fillStart: Milliseconds { min(180, holdTime / 2) }

  /// From when on the menu opens even if the key goes up: 430 ms of 500, as in UIKit.
  var commitTime: Milliseconds { holdTime * 0.86 }

  /// Time between two gestures of a fill: at most 30 a second.
  static let fillStep: Milliseconds = 34

  /// Over a network, how long a key without auto-repeat is held until that counts as a hold.
  static let remotePatience: Milliseconds = 1_500

  /// How far the fill is at `now` for a press at `press`, from 0 to 1.
  func progress(of press: Milliseconds, at now: Milliseconds) -> Double {
    min(1, max(0, (now - press - fillStart) / (holdTime - fillStart)))
  }

  /// When the fill is to be drawn next, given when it was drawn last.
  func nextFill(of press: Milliseconds, after last: Milliseconds?) -> Milliseconds {
    guard let last else { return press + fillStart }
    return last + Self.fillStep
  }
}
