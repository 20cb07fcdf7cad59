import Cells

/// Draws one state after the other, and only what changed where that is easily told: a selection that moves in the list.
///
/// What comes out is what ``RootView`` draws, cell for cell.
public struct Painter: Sendable {
  /// The list as it was drawn last, without what stands above it, and of which state.
  private var last: AppState?
  private var list = Frame<Target>(.zero)

  public init() {}

  /// The frame of a state.
  /// - Complexity: O(cells) to copy the last frame; two rows and what stands above the list are drawn where only the selection moved.
  public mutating func frame(of state: AppState) -> Frame<Target> {
    guard state.showsPlainList else {
      last = nil
      return RootView(state).frame()
    }
    if let last, state.list.top == last.list.top, state.hasSameRows(as: last) {
      ListView(state: state).moveSelection(from: last.list.position, on: &list)
    } else {
      list = Frame(state.size)
      ListView(state: state).draw(on: &list)
    }
    last = state
    var frame = list
    RootView(state).drawAbove(&frame)
    return frame
  }
}

extension AppState {
  /// Whether the list is shown, without a pane and without a row that is being held.
  fileprivate var showsPlainList: Bool { isLargeEnough && routes.isEmpty && press == nil && layout.pane == nil }

  /// Whether the list is the same but for the selection. Values that nobody changed share their storage, which tells at once.
  fileprivate func hasSameRows(as other: AppState) -> Bool {
    size == other.size && settings == other.settings && list.order == other.list.order && list.marks == other.list.marks
      && list.filter == other.list.filter && list.isFiltering == other.list.isFiltering
      && list.query == other.list.query && ratings == other.ratings && theme == other.theme && glyphs == other.glyphs
      && look == other.look && catalog == other.catalog
  }
}
