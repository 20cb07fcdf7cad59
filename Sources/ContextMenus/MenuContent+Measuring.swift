import Cells

extension MenuContent {
  /// Where the columns of a row stand, from the row's first cell after the air.
  struct Columns: Equatable {
    var image: Int
    var title: Int
    var titleWidth: Int
    /// The first cell of the right-aligned key column's end: one past the last cell.
    var end: Int
    /// Whether there is room for pictures.
    var showsImages: Bool
  }

  /// As much of a title as tells most items apart: `Fanta…`.
  private static var leastTitle: Int { 6 }

  /// The columns of a group's rows in so many cells.
  func columns(group: Int, width: Int) -> Columns {
    let marks = hasMarks ? 2 : 0
    let keys = keyWidth > 0 ? keyWidth + 2 : 0
    let pictures = group < imageWidths.count && imageWidths[group] > 0 ? imageWidths[group] + 2 : 0
    let showsImages = width - marks - keys - pictures >= min(Self.leastTitle, titleWidth)
    let title = marks + (showsImages ? pictures : 0)
    return Columns(
      image: marks, title: title, titleWidth: max(0, width - title - keys), end: width, showsImages: showsImages)
  }

  /// The cells of an item in a strip, with a cell on each side for its marks.
  static func stripWidth(_ item: MenuItem, style: MenuGroup.Style, ascii: Bool) -> Int {
    Text.width(of: stripText(item, style: style, ascii: ascii)) + 2
  }

  /// What an item in a strip shows.
  static func stripText(_ item: MenuItem, style: MenuGroup.Style, ascii: Bool) -> String {
    let picture = item.image?.text(ascii: ascii) ?? ""
    var text = picture.isEmpty ? item.title : picture
    if style == .medium && !picture.isEmpty { text += " " + item.title }
    if item.key != nil { text += " " + item.keyLabel }
    return text
  }

  /// The cells that a row needs to be shown whole.
  func naturalWidth(_ row: MenuRow, ascii: Bool) -> Int {
    switch row.kind {
    case .header(let title), .loading(let title): return Text.width(of: title)
    case .rule: return 0
    case .strip(let indices):
      return indices.reduce(0) { $0 + Self.stripWidth(items[$1], style: styles[row.group], ascii: ascii) }
    case .item(let index):
      let item = items[index]
      let pictures = imageWidths[row.group] > 0 ? imageWidths[row.group] + 2 : 0
      let lead = (hasMarks ? 2 : 0) + pictures
      let first = lead + item.titleWidth + (keyWidth > 0 ? keyWidth + 2 : 0)
      return max(first, lead + (row.height > 1 ? Text.width(of: item.subtitle ?? "") : 0))
    }
  }

  /// The cells that rows need to be told apart: the items of a strip whole, of others mark, key and the first letters.
  func leastWidth(ascii: Bool) -> Int {
    rows.reduce(0) { width, row in
      switch row.kind {
      case .header, .loading, .rule: width
      case .strip: max(width, naturalWidth(row, ascii: ascii))
      case .item: max(width, (hasMarks ? 2 : 0) + min(Self.leastTitle, titleWidth) + (keyWidth > 0 ? keyWidth + 2 : 0))
      }
    }
  }
}
