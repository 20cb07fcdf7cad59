import Cells
import ContextMenus
import Spots

/// One row of the list.
struct RowView {
  var state: AppState
  var layout: ListLayout
  /// The spot's place in the catalogue.
  var index: Int
  var isSelected: Bool

  func draw(on frame: inout Frame<Target>, y: Int) {
    let rect = Rect(x: layout.rows.minX, y: y, width: layout.rows.width, height: 1)
    if isSelected {
      frame.canvas.write(state.glyphs.marker, x: rect.minX, y: y, style: state.theme.accent.adding(.bold))
      // A screen reader follows the cursor.
      frame.cursor = Point(x: rect.minX, y: y)
    }
    if state.list.marks.contains(index) {
      frame.canvas.write(state.glyphs.mark, x: rect.minX + 1, y: y, style: state.theme.accent.adding(.bold))
    }
    for slot in layout.slots { draw(slot, y: y, on: &frame.canvas) }
    if let press = state.press, press.target == .row(index) || press.target == .mark(index) {
      HoldIndicator.draw(progress: press.progress, in: rect, on: &frame.canvas, theme: state.menuTheme)
    }
  }

  private func draw(_ slot: ListLayout.Slot, y: Int, on canvas: inout Canvas) {
    let catalog = state.catalog
    let secondary = state.theme.secondary
    switch slot.column {
    case .thumbnail:
      let cells = Tile(catalog.kind(at: index)).cells(colors: state.pictureColors, isASCII: state.glyphs.isASCII)
      // A letter for a mark needs a cell between it and the picture.
      let x = slot.x + (state.glyphs.isASCII ? 1 : 0)
      for (column, cell) in cells.enumerated() { canvas.set(x + column, y, cell) }
    case .name:
      write(catalog.name(at: index), slot, y, isSelected ? state.theme.selected : .plain, on: &canvas)
    case .country: write(catalog.country(at: index), slot, y, .plain, on: &canvas)
    case .kind: write(catalog.kind(at: index).name, slot, y, secondary, on: &canvas)
    case .best: write(state.glyphs.text(best(width: slot.width)), slot, y, secondary, on: &canvas)
    case .average:
      if let average = state.ratings.average(at: index) {
        let end = canvas.write(Self.tenths(average), x: slot.x, y: y)
        canvas.write(state.glyphs.star, x: end + 1, y: y, style: state.theme.star)
      } else {
        canvas.write(state.glyphs.dash, x: slot.x, y: y, style: secondary)
      }
    case .yours:
      if let stars = state.ratings.yours(at: index) {
        canvas.write(state.glyphs.stars(stars.count), x: slot.x, y: y, style: state.theme.star)
      } else {
        canvas.write(state.glyphs.none, x: slot.x, y: y, style: secondary)
      }
    }
  }

  /// The best months: `Jun–Aug`, or their initials at their places in the year, `····MJ··SO··`, where there is no room.
  private func best(width: Int) -> String {
    let months = state.catalog.bestMonths(at: index)
    let all = months.display()
    return Text.width(of: all) <= width ? all : months.strip(blank: state.glyphs.dot)
  }

  private func write(_ text: String, _ slot: ListLayout.Slot, _ y: Int, _ style: Style, on canvas: inout Canvas) {
    canvas.write(Text.truncated(text, to: slot.width, ellipsis: state.glyphs.ellipsis), x: slot.x, y: y, style: style)
  }

  /// A number with one decimal, `4.3`; always with a point.
  static func tenths(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}
