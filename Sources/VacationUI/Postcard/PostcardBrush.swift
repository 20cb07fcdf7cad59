/// What a shape is filled with.
struct PostcardBrush: Sendable {
  var ink: PostcardInk
  var material: PostcardMaterial
  /// 0…1.
  var opacity: Float = 1
  /// The colour at the foot of a floodlit thing, and where foot and head are, in pixels from the top.
  var foot: (ink: PostcardInk, y: Double, head: Double)?
  /// Brings back what was there before, instead of painting.
  var erases = false

  init(_ ink: PostcardInk, _ material: PostcardMaterial, opacity: Float = 1) {
    self.ink = ink
    self.material = material
    self.opacity = opacity
  }

  /// The ink in a row.
  func ink(y: Double) -> PostcardInk {
    guard let foot, foot.y > foot.head else { return ink }
    return ink.mixed(foot.ink, Float(min(1, max(0, (y - foot.head) / (foot.y - foot.head)))))
  }
}
