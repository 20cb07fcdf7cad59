import Cells
import ContextMenus
import Spots

/// The pictures beside the app's menus.
extension AppState {
  /// A row's: the spot at a glance; pressing it opens the spot.
  func spotPreview(_ id: Spot.ID, isSketch: Bool) -> Preview<Message>? {
    guard let spot = catalog.spot(id) else { return nil }
    let card = SpotCard(state: self, spot: spot)
    let sizes = [
      Size(width: 30, height: 13), Size(width: 24, height: 9), Size(width: 20, height: 5), Size(width: 16, height: 3),
    ]
    // Before it is shown only its sizes matter.
    let canvases = isSketch ? sizes.map { Canvas($0) } : sizes.map(card.canvas)
    return Preview(canvases, title: "Open \(spot.name)", commit: .open(id), commitStyle: .pop)
  }

  /// The rating button's: one big star, filled as far as the rating goes, with a preferred size of its own.
  func starPreview(_ id: Spot.ID) -> Preview<Message> {
    let stars = ratings.yours(id: id)
    let sizes = [BigStar.large, BigStar.small].map { BigStar(lines: $0, stars: stars, state: self).canvas }
    return Preview(sizes, title: "Rate \(catalog.name(ofID: id))", commit: .startRating(id))
  }
}

/// A star drawn large, with the rating under it.
struct BigStar {
  var lines: [String]
  var stars: Stars?
  var state: AppState

  static let large = [
    "        ▄        ",
    "       ▟█▙       ",
    "▜▆▅▄▄▄▟███▙▄▄▄▅▆▛",
    "  ▀▜█████████▛▀  ",
    "    ▟███████▙    ",
    "   ▟██▛▀ ▀▜██▙   ",
    "  ▝▀▘       ▝▀▘  ",
  ]
  static let small = [
    "    ▟▙    ",
    "▀▜██████▛▀",
    "  ▟█▀▀█▙  ",
    " ▀▀    ▀▀ ",
  ]
  static let ascii = [
    "    .    ",
    "   / \\   ",
    "-==   ==-",
    "  / . \\  ",
    " /'   '\\ ",
  ]

  var canvas: Canvas {
    let shape = state.glyphs.isASCII ? Self.ascii : lines
    let width = shape.map { Text.width(of: $0) }.max() ?? 0
    var canvas = Canvas(Size(width: width, height: shape.count + 2))
    let style = stars == nil ? state.theme.secondary : state.theme.star
    for (row, line) in shape.enumerated() { canvas.write(line, x: 0, y: row, style: style) }
    let text = stars.map { state.glyphs.stars($0.count) } ?? "not rated"
    canvas.write(text, x: max(0, (width - Text.width(of: text)) / 2), y: shape.count + 1, style: style)
    return canvas
  }
}
