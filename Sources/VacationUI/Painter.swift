import Cells

/// Draws one state after the other, and only what changed where that is easily told: a selection that moves in the list.
///
/// What comes out is what ``RootView`` draws, cell for cell.
public struct Painter: Sendable {
  /// The list as it was drawn last, without the line at the bottom.
  private var last: (state: AppState, list: Frame<Target>)?

  public init() {}

  /// The frame of a state.
  /// - Complexity: O(cells) to copy the last frame; two rows and the bottom line are drawn where only the selection moved.
  public mutating func frame(of state: AppState) -> Frame<Target> {
    guard state.showsListAlone else {
      last = nil
      return RootView(state).frame()
    }
    var list: Frame<Target>
    if let last, state.list.top == last.state.list.top, state.hasSameRows(as: last.state) {
      list = last.list
      self.last = nil
      ListView(state: state).moveSelection(from: last.state.list.position, on: &list)
    } else {
      last = nil
      list = Frame(state.size)
      ListView(state: state).draw(on: &list)
    }
    last = (state, list)
    BottomBar(state: state).draw(on: &list)
    return list
  }
}

extension AppState {
  /// Whether nothing but the list, without a pane, and the bottom line is on the screen.
  fileprivate var showsListAlone: Bool {
    isLargeEnough && routes.isEmpty && rating == nil && editor == nil && peek == nil && menu == nil && press == nil
      && layout.pane == nil
  }

  /// Whether the list is the same but for the selection. Values that nobody changed share their storage, which tells at once.
  fileprivate func hasSameRows(as other: AppState) -> Bool {
    size == other.size && list.order == other.list.order && list.marks == other.list.marks
      && list.filter == other.list.filter && list.isFiltering == other.list.isFiltering
      && list.query == other.list.query && ratings == other.ratings && theme == other.theme && glyphs == other.glyphs
      && look == other.look && catalog == other.catalog
  }
}
