import Cells

/// How many frames the movements of a menu have, and how long they take.
enum MenuAnimation {
  /// One frame, in milliseconds: about what a terminal over a fast line can show.
  static let frameTime: Milliseconds = 30
  static let openingFrames = 3
  static let closingFrames = 2
  /// By how many cells the held view of an empty menu is moved in each frame.
  static let shake = [1, 1, -1, -1, 1, 1, -1, -1]
}
