extension Text {
  /// The base letters of Latin-1 and Latin Extended-A (U+00C0 to U+017F); `?` where there is none.
  private static let baseLetters: [UInt8] = Array(
    """
    AAAAAAACEEEEIIIIDNOOOOOxOUUUUYTsaaaaaaaceeeeiiiidnooooo/ouuuuyty\
    AaAaAaCcCcCcCcDdDdEeEeEeEeEeGgGgGgGgHhHhIiIiIiIiIiIiJjKkkLlLlLlLlLlNnNnNnnNnOoOoOoOoRrRrRrSsSsSsSsTtTtTt\
    UuUuUuUuUuUuWwYyYZzZzZzs
    """.utf8)

  /// The ASCII letter below the accents of a Latin one, `e` for `é`: what a terminal without Unicode shows, one cell for one.
  /// - Returns: `nil` outside U+00C0 to U+017F.
  /// - Complexity: O(1).
  public static func asciiLetter(for scalar: UInt32) -> UInt8? {
    guard scalar >= 0xC0, Int(scalar) - 0xC0 < baseLetters.count else { return nil }
    return baseLetters[Int(scalar) - 0xC0]
  }
}
