import Cells
import Spots

/// A spot at a glance: picture, name, facts and stars; the menu's preview, the card of a first Enter, and the pane.
struct SpotCard {
  var state: AppState
  var spot: Spot

  /// The lines that it takes at a width with its largest picture and all its words.
  func height(width: Int) -> Int {
    let words = spot.whyVisit.isEmpty ? 0 : Text.wrapped(state.glyphs.text(spot.whyVisit), to: width).count + 1
    return Self.pictureRows + lines.count + words
  }

  /// The lines of the largest picture.
  private static let pictureRows = 10

  /// Draws into exactly this size, leaving away what has no room: the picture first, then words.
  func canvas(_ size: Size) -> Canvas {
    var canvas = Canvas(size)
    var y = 0
    let pictureRows = max(0, min(size.height - 5, size.height / 2, Self.pictureRows))
    if pictureRows >= 2 {
      let picture = state.postcard(of: spot).canvas(Size(width: size.width, height: pictureRows))
      canvas.draw(picture, at: .zero)
      y = pictureRows
    }
    for (text, style) in lines where y < size.height {
      canvas.write(
        Text.truncated(state.glyphs.text(text), to: size.width, ellipsis: state.glyphs.ellipsis), x: 0, y: y,
        style: style)
      y += 1
    }
    guard y < size.height, !spot.whyVisit.isEmpty else { return canvas }
    let words = Text.wrapped(state.glyphs.text(spot.whyVisit), to: size.width)
    // Where little room is left, words are worth more than an empty line above them.
    if words.count < size.height - y || size.height - y > 3 { y += 1 }
    let room = size.height - y
    for (number, line) in words.prefix(room).enumerated() {
      // A mark where the text goes on and there is no room for it.
      let isCut = number == room - 1 && words.count > room
      let end = canvas.write(line, x: 0, y: y)
      if isCut { canvas.set(min(end, size.width - 1), y, Cell(state.glyphs.ellipsis)) }
      y += 1
    }
    return canvas
  }

  /// Name, place, and stars.
  private var lines: [(String, Style)] {
    let theme = state.theme
    let best = spot.bestMonths == [] ? "" : " \(state.glyphs.dot) \(spot.bestMonths.display())"
    return [
      (spot.name, theme.strong), ("\(spot.country)\(best)", theme.secondary), (rating, theme.star),
    ]
  }

  private var rating: String {
    let average = state.ratings.average(id: spot.id).map { "\(RowView.tenths($0)) \(state.glyphs.star)" }
    let yours = state.ratings.yours(id: spot.id).map { "\(state.glyphs.stars($0.count)) yours" }
    let parts = [yours, average].compactMap { $0 }
    return parts.isEmpty ? "not rated yet" : parts.joined(separator: " \(state.glyphs.dot) ")
  }
}
