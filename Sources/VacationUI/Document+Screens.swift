import Cells
import Spots

extension Document {
  /// Where a spot is: its coordinates in three notations, and two addresses for it.
  mutating func addPlace(_ place: PlaceState) {
    guard let spot = state.catalog.spot(place.spot) else { return }
    let coordinate = spot.coordinate
    var y = heading("WHERE IT IS", x: 2, y: 2, width: width - 4)
    y = rows(
      [
        ("Decimal", coordinate.text(.decimal)), ("Degrees", coordinate.text(.degreesMinutesSeconds)),
        ("Minutes", coordinate.text(.degreesDecimalMinutes)),
        ("Country", "\(spot.country), \(spot.subregion)"),
      ], y: y)
    y = heading("ADDRESSES", x: 2, y: y + 1, width: width - 4)
    // An address stands on lines of its own, so that terminals recognise it.
    y = paragraph(coordinate.geoURI, x: 2, y: y, width: width - 2)
    y = paragraph(coordinate.openStreetMapURL(), x: 2, y: y, width: width - 2)
    y = heading("NEARBY", x: 2, y: y + 1, width: width - 4)
    y = rows(neighbours(of: spot), y: y)
    y = buttons(PlaceAction.map.map { ($0.title, .action($0)) }, y: y + 1)
    cover(to: y)
  }

  /// The three nearest spots of the catalogue, with how far and in which direction.
  private func neighbours(of spot: Spot) -> [(String, String)] {
    let catalog = state.catalog
    let distances = (0..<catalog.count).filter { catalog.id(at: $0) != spot.id }
      .map { (index: $0, kilometres: spot.coordinate.distance(to: catalog.coordinate(at: $0))) }
      .sorted { $0.kilometres < $1.kilometres }
    return distances.prefix(3).map { entry in
      let bearing = spot.coordinate.compassPoint(to: catalog.coordinate(at: entry.index))
      return ("\(state.units.distance(entry.kilometres)) \(bearing)", catalog.name(at: entry.index))
    }
  }

  /// The text that is shared, as it will be copied.
  mutating func addShare(_ place: PlaceState) {
    guard let spot = state.catalog.spot(place.spot) else { return }
    var y = heading("WHAT IS SHARED", x: 2, y: 2, width: width - 4) + 1
    let top = y
    for line in spot.shareText.split(separator: "\n") {
      y = paragraph(String(line), x: 4, y: y, width: width - 4)
    }
    cover(to: y)
    for row in top..<y {
      frame.canvas.write(glyphs.isASCII ? "|" : "▏", x: 2, y: row, style: theme.accent)
    }
    y = paragraph(
      "Copying goes through the terminal (OSC 52), over SSH too. Files are saved where the program was started.", x: 2,
      y: y + 1,
      width: width - 4, style: theme.secondary)
    y = buttons(PlaceAction.share.map { ($0.title, .action($0)) }, y: y + 1)
    cover(to: y)
  }

  /// The keys of every screen, from the key map.
  mutating func addHelp() {
    var y = 2
    for context in KeyMap.Context.allCases where context != .practice && context != .help {
      y = heading(context.title.uppercased(), x: 2, y: y, width: width - 4)
      for binding in KeyMap.specific(context) { y = key(binding, y: y) }
      y += 1
    }
    y = heading("EVERYWHERE", x: 2, y: y, width: width - 4)
    for binding in KeyMap.moving + KeyMap.everywhere { y = key(binding, y: y) }
    y = paragraph(
      "Menus: arrows, Enter chooses, Right and Left go into a submenu and back, Tab to the preview, letters and digits "
        + "choose what they are shown beside. With Shift most terminals select text in spite of the mouse. "
        + "p opens a screen to practise holding a key.",
      x: 2, y: y + 1, width: width - 4, style: theme.secondary)
    y = paragraph(
      "Facts: CLDR, GeoNames (CC BY 4.0), Natural Earth, ITU-R P.1510-1 and P.837-7.", x: 2, y: y + 1,
      width: width - 4, style: theme.secondary)
  }

  private mutating func key(_ binding: KeyBinding, y: Int) -> Int {
    let label = glyphs.isASCII ? binding.asciiLabel : binding.label
    let column = width < 50 ? 14 : 20
    cover(to: y + 1)
    frame.canvas.write(label, x: 2, y: y, style: theme.strong, width: column - 3)
    return paragraph(binding.help, x: column, y: y, width: max(8, width - column - 2))
  }

  private mutating func rows(_ all: [(String, String)], y: Int) -> Int {
    var y = y
    let column = all.reduce(14) { max($0, Text.width(of: $1.0) + 3) }
    for (name, value) in all {
      cover(to: y + 1)
      frame.canvas.write(name, x: 2, y: y, style: theme.secondary)
      y = paragraph(value, x: column, y: y, width: max(8, width - column - 2))
    }
    return y
  }

  /// The screen to try out how a hold is told from a tap here.
  mutating func addPractice(_ practice: PracticeState) {
    let look = state.look
    var y = paragraph("Tap or hold Enter, Space or the left mouse button.", x: 2, y: 2, width: width - 4)
    let tier =
      look.reportsReleases
      ? "This terminal reports when a key goes up: the menu opens while the key is held."
      : "This terminal does not report when a key goes up: a hold is told by its auto-repeat."
    y = paragraph(tier, x: 2, y: y + 1, width: width - 4, style: theme.secondary)
    if !look.tierReason.isEmpty {
      y = paragraph("(\(look.tierReason))", x: 2, y: y, width: width - 4, style: theme.secondary)
    }
    y = bar(practice.progress, y: y + 1)
    y = paragraph(practice.count, x: 2, y: y, width: width - 4, style: theme.strong)
    let room = max(1, state.pageHeight - y - 1)
    for line in practice.log.suffix(room) {
      y = paragraph(line, x: 4, y: y, width: width - 6, style: line.hasPrefix("HOLD") ? theme.accent : .plain)
    }
  }

  private mutating func bar(_ progress: Double, y: Int) -> Int {
    let length = max(1, min(40, width - 4))
    let steps = glyphs.eighths
    let filled = Int((progress * Double(length * (steps.count - 1))).rounded())
    cover(to: y + 1)
    for column in 0..<length {
      let level = max(0, min(steps.count - 1, filled - column * (steps.count - 1)))
      frame.canvas.set(2 + column, y, Cell(level == 0 ? glyphs.rule : steps[level], theme.accent))
    }
    return y + 2
  }
}
