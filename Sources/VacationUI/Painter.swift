import Cells

/// Draws one state after the other, and only what changed where that is easily told: a selection that moves in the list.
///
/// What comes out is what ``RootView`` draws, cell for cell.
public struct Painter: Sendable {
  /// The list as it was drawn last, of which state, and how many of its regions are the list's own.
  private var last: AppState?
  private var list = Frame<Target>(.zero)
  private var regions = 0

  public init() {}

  /// The frame of a state.
  /// - Complexity: two rows and the bottom line where only the selection moved; O(cells) for all else.
  public mutating func frame(of state: AppState) -> Frame<Target> {
    guard state.showsPlainList else {
      last = nil
      return RootView(state).frame()
    }
    if let last, state.list.top == last.list.top, state.hasSameRows(as: last) {
      list.keepRegions(regions)
      ListView(state: state).moveSelection(from: last.list.position, on: &list)
    } else {
      list = Frame(state.size)
      ListView(state: state).draw(on: &list)
      regions = list.regions.count
    }
    last = state
    // The bottom line is drawn anew every time; what else stands above the list is drawn on a copy.
    guard state.hasNothingAbove else {
      var frame = list
      RootView(state).drawAbove(&frame)
      return frame
    }
    RootView(state).drawAbove(&list)
    return list
  }
}

extension AppState {
  /// Whether the list is shown, without a pane and without a row that is being held.
  fileprivate var showsPlainList: Bool { isLargeEnough && routes.isEmpty && press == nil && layout.pane == nil }

  fileprivate var hasNothingAbove: Bool { rating == nil && editor == nil && peek == nil && menu == nil }

  /// Whether the list is the same but for the selection. Values that nobody changed share their storage, which tells at once.
  fileprivate func hasSameRows(as other: AppState) -> Bool {
    size == other.size && settings == other.settings && list.order == other.list.order && list.marks == other.list.marks
      && list.filter == other.list.filter && list.isFiltering == other.list.isFiltering
      && list.query == other.list.query && ratings == other.ratings && theme == other.theme && glyphs == other.glyphs
      && look == other.look && catalog == other.catalog
  }
}
