import Cells
import ContextMenus
import Spots

/// The table of spots; draws only the rows on the screen.
struct ListView {
  var state: AppState

  func draw(on frame: inout Frame<Target>) {
    let layout = state.layout
    TitleBar(state: state, title: title, facts: facts).draw(on: &frame)
    if let header = layout.header { drawHeader(layout, y: header, on: &frame) }
    frame.mark(layout.rows, as: .emptyArea)
    for row in 0..<layout.rows.height {
      let position = state.list.top + row
      guard state.list.order.indices.contains(position) else { break }
      let rect = Rect(x: layout.rows.minX, y: layout.rows.minY + row, width: layout.rows.width, height: 1)
      let index = state.list.order[position]
      frame.mark(rect, as: .row(index))
      // The cells of marker and mark: what Space is for the keyboard.
      frame.mark(Rect(x: rect.minX, y: rect.minY, width: 2, height: 1), as: .mark(index))
      draw(position, layout, on: &frame)
    }
    if state.list.order.isEmpty { drawNothing(layout, on: &frame) }
    if let pane = layout.pane, let index = state.list.paneSpot, let spot = state.catalog.spot(at: index) {
      PaneView(state: state, spot: spot).draw(on: &frame, in: pane)
    }
  }

  /// Draws the rows anew that the selection has left and that it has come to.
  func moveSelection(from old: Int, on frame: inout Frame<Target>) {
    let layout = state.layout
    for position in [old, state.list.position] {
      let row = position - state.list.top
      guard state.list.order.indices.contains(position), row >= 0, row < layout.rows.height else { continue }
      frame.canvas.fill(Rect(x: layout.rows.minX, y: layout.rows.minY + row, width: layout.rows.width, height: 1))
      draw(position, layout, on: &frame)
    }
  }

  /// Draws the row at a position of the list.
  private func draw(_ position: Int, _ layout: ListLayout, on frame: inout Frame<Target>) {
    RowView(
      state: state, layout: layout, index: state.list.order[position], isSelected: position == state.list.position
    )
    .draw(on: &frame, y: layout.rows.minY + position - state.list.top)
  }

  private var title: String {
    let filter = state.list.filter.string
    return filter.isEmpty || state.list.isFiltering ? "Vacation Spots" : "Vacation Spots / \(filter)"
  }

  private var facts: [String] {
    let count = state.list.order.count
    let all = state.catalog.count
    var facts = [count == all ? "\(all) spots" : "\(count) of \(all)"]
    if !state.list.marks.isEmpty { facts.append("\(state.list.marks.count) marked") }
    if state.ratings.ratedByYou > 0 { facts.append("\(state.ratings.ratedByYou) rated") }
    return facts
  }

  private func drawHeader(_ layout: ListLayout, y: Int, on frame: inout Frame<Target>) {
    for slot in layout.slots {
      guard let key = slot.column.sortKey else { continue }
      let isSorted = state.list.sort.key == key
      let arrow = isSorted ? " " + (state.list.sort.isDescending ? state.glyphs.down : state.glyphs.up) : ""
      let style = isSorted ? state.theme.strong : state.theme.secondary
      let label = slot.column.title(width: slot.width - Text.width(of: arrow)) + arrow
      frame.canvas.write(label, x: slot.x, y: y, style: style)
      frame.mark(Rect(x: slot.x, y: y, width: slot.width, height: 1), as: .column(key))
    }
  }

  private func drawNothing(_ layout: ListLayout, on frame: inout Frame<Target>) {
    let lines =
      !state.list.isNarrowed
      ? ["No spots here."]
      : [
        "No spot matches \(state.list.filter.isEmpty ? "this" : "“\(state.list.filter.string)”").",
        "esc shows all again.",
      ]
    let top = layout.rows.minY + max(0, (layout.rows.height - lines.count) / 2)
    for (row, line) in lines.enumerated() where top + row < layout.rows.maxY {
      let text = Text.truncated(state.glyphs.text(line), to: layout.rows.width - 2, ellipsis: state.glyphs.ellipsis)
      let x = layout.rows.minX + max(1, (layout.rows.width - Text.width(of: text)) / 2)
      frame.canvas.write(text, x: x, y: top + row, style: row == 0 ? .plain : state.theme.secondary)
    }
  }
}

extension ListLayout.Column {
  /// What a click on its head sorts by.
  var sortKey: SortKey? {
    switch self {
    case .thumbnail: nil
    case .name: .name
    case .country: .country
    case .kind: .kind
    case .best: .best
    case .average: .average
    case .yours: .yours
    }
  }

  /// The head of the column, in its short form where the long one doesn't fit.
  func title(width: Int) -> String {
    switch self {
    case .thumbnail: ""
    case .name: "NAME"
    case .country: "COUNTRY"
    case .kind: "KIND"
    case .best: "BEST"
    case .average: width >= 7 ? "AVERAGE" : "AVG"
    case .yours: width >= 5 ? "YOURS" : "YOU"
    }
  }
}
