/// The number of single-letter edits between two texts.
public enum EditDistance {
  /// Insertions, deletions, replacements and swaps of neighbours (optimal string alignment).
  /// - Returns: the distance, or `limit` + 1 for anything larger than `limit`.
  /// - Complexity: O(*n* · *m*).
  public static func between(_ left: [UInt8], _ right: [UInt8], limit: Int) -> Int {
    guard abs(left.count - right.count) <= limit else { return limit + 1 }
    var beforeLast = [Int](repeating: 0, count: right.count + 1)
    var last = Array(0...right.count)
    for row in 0..<left.count {
      var current = [row + 1] + [Int](repeating: 0, count: right.count)
      for column in 0..<right.count {
        let replaced = last[column] + (left[row] == right[column] ? 0 : 1)
        var best = min(replaced, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          best = min(best, beforeLast[column - 1] + 1)
        }
        current[column + 1] = best
      }
      // The distance never falls below the least number of a row and the one before it.
      if min(current.min() ?? 0, last.min() ?? 0) > limit { return limit + 1 }
      beforeLast = last
      last = current
    }
    return min(last[right.count], limit + 1)
  }
}
