import Cells
import ContextMenus
import Spots

/// Draws the state: one function from a value to a frame.
public struct RootView {
  let state: AppState

  public init(_ state: AppState) { self.state = state }

  /// The whole screen, with the open menu and the card above it.
  public func frame() -> Frame<Target> {
    var frame = Frame<Target>(state.size)
    guard state.size.width >= ListLayout.least.width, state.size.height >= ListLayout.least.height else {
      drawTooSmall(on: &frame)
      return frame
    }
    switch state.routes.last {
    case nil: ListView(state: state).draw(on: &frame)
    case .map(let map)?: MapScreen(state: state, map: map).draw(on: &frame)
    case let route?: DocumentView(state: state, route: route).draw(on: &frame)
    }
    drawAbove(&frame)
    return frame
  }

  /// What stands above the screen itself: the rating flow, the editor, cards, the open menu and the line at the bottom.
  func drawAbove(_ frame: inout Frame<Target>) {
    if let rating = state.rating { RatingView(state: state, flow: rating).draw(on: &frame) }
    if let editor = state.editor { EditorView(state: state, editor: editor).draw(on: &frame) }
    if let id = state.peek { PeekView(state: state, id: id).draw(on: &frame) }
    if let menu = state.menu?.menu {
      menu.draw(on: &frame.canvas)
      // With nothing highlighted there is nothing to follow.
      let isResting = menu.focus == .menu && menu.highlightedIdentifier == nil
      frame.cursor = isResting ? nil : menu.layout.cursor
    }
    BottomBar(state: state).draw(on: &frame)
    frame.picture = state.pixelPicture
  }

  private func drawTooSmall(on frame: inout Frame<Target>) {
    let least = ListLayout.least
    let lines = ["Too small:", "\(least.width)×\(least.height)", "needed"].map(state.glyphs.text)
    let top = max(0, (state.size.height - lines.count) / 2)
    for (row, line) in lines.enumerated() {
      frame.canvas.write(line, x: max(0, (state.size.width - Text.width(of: line)) / 2), y: top + row)
    }
  }
}
