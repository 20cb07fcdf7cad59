import Cells

/// The cells between a row and the near edge of its submenu's card: a pointer that crosses other rows within them, and
/// comes nearer, is on its way to the submenu and does not close it.
struct SafeTriangle {
  /// Where the pointer left the row.
  var tip: Point
  var card: Rect

  /// Tells whether a pointer that moved from `previous` to `point` is still on its way.
  func contains(_ point: Point, comingFrom previous: Point) -> Bool {
    let edge = card.minX > tip.x ? card.minX : card.maxX - 1
    let way = edge - tip.x
    guard way != 0, abs(edge - point.x) < abs(edge - previous.x) else { return false }
    let part = Double(point.x - tip.x) / Double(way)
    guard part > 0, part <= 1 else { return false }
    // A cell of slack on both sides: a cell is coarse.
    let upper = Double(tip.y) + part * Double(card.minY - tip.y) - 1
    let lower = Double(tip.y) + part * Double(card.maxY - 1 - tip.y) + 1
    return Double(point.y) >= upper && Double(point.y) <= lower
  }
}
