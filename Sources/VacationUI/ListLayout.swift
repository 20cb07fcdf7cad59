import Cells
import Spots

/// Which columns the list has at a width, and where they stand; drawing, clicks and paging all ask this.
///
/// Widths come from the width of the screen alone, never from the rows shown, so that nothing jumps while one
/// moves. What is narrow loses columns by priority: best months, kind, country, average; the name stays.
public struct ListLayout: Equatable, Sendable {
  public enum Column: CaseIterable, Sendable { case thumbnail, name, country, kind, best, average, yours }

  public struct Slot: Equatable, Sendable {
    public var column: Column
    public var x: Int
    public var width: Int
  }

  /// The least size at which the list works: below it the screen says so.
  public static let least = Size(width: 20, height: 5)
  /// From this width on a pane beside the list shows the selected spot.
  public static let paneFrom = 120

  public let size: Size
  public let slots: [Slot]
  /// The cells of the rows.
  public let rows: Rect
  /// The header's row, where there is one.
  public let header: Int?
  /// The pane beside the list, on wide screens.
  public let pane: Rect?

  /// - Parameter hidden: The columns to do without; the name can't be hidden.
  public init(_ size: Size, hiding hidden: Set<Column> = []) {
    self.size = size
    let paneWidth = size.width >= Self.paneFrom ? min(96, size.width * 2 / 5) : 0
    let width = size.width - paneWidth
    pane = paneWidth > 0 && size.height >= 12 ? Rect(x: width, y: 1, width: paneWidth, height: size.height - 2) : nil
    header = size.height >= 8 ? 1 : nil
    let top = header == nil ? 1 : 2
    rows = Rect(x: 0, y: top, width: pane == nil ? size.width : width, height: size.height - top - 1)
    slots = Self.slots(in: rows.width, hiding: hidden)
  }

  private static func slots(in width: Int, hiding hidden: Set<Column>) -> [Slot] {
    // Two cells in front for marker and mark; fixed columns with the gap before them.
    var fixed: [(Column, Int)] = []
    if width >= 44 { fixed.append((.average, 5)) }
    if width >= 30 { fixed.append((.yours, 5)) }
    if width >= 62 { fixed.insert((.kind, width >= 100 ? 10 : 8), at: 0) }
    if width >= 74 { fixed.insert((.best, width >= 100 ? 20 : 12), at: 1) }
    fixed.removeAll { hidden.contains($0.0) }
    let thumbnail = width >= 30 && !hidden.contains(.thumbnail) ? 3 : 0
    let gap = width >= 100 ? 3 : 2
    // Two blanks after the thumbnail: with one, ncurses would draw it anew at every move between marker and name.
    let lead = 2 + (thumbnail > 0 ? thumbnail + 2 : 0)
    // On very wide screens the columns stay together instead of drifting apart.
    let rest = min(40 + gap + 28, max(1, width - lead - 1 - fixed.reduce(0) { $0 + $1.1 + gap }))
    var slots: [Slot] = []
    if thumbnail > 0 { slots.append(Slot(column: .thumbnail, x: 2, width: thumbnail)) }
    var x = lead
    if width >= 52, !hidden.contains(.country) {
      let country = min(24, (rest - gap) * 2 / 5)
      let name = rest - gap - country
      slots.append(Slot(column: .name, x: x, width: name))
      slots.append(Slot(column: .country, x: x + name + gap, width: country))
    } else {
      slots.append(Slot(column: .name, x: x, width: rest))
    }
    x += rest
    for (column, length) in fixed {
      slots.append(Slot(column: column, x: x + gap, width: length))
      x += gap + length
    }
    return slots
  }

  public func slot(_ column: Column) -> Slot? { slots.first { $0.column == column } }

  /// The first position to show, so that `selection` is visible and as little as possible moves.
  public func top(keeping top: Int, selection: Int, count: Int) -> Int {
    let height = max(1, rows.height)
    var first = min(top, selection)
    if selection >= first + height { first = selection - height + 1 }
    return max(0, min(first, count - height))
  }
}
