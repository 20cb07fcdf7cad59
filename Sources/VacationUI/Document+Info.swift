import Cells
import Spots

extension Document {
  /// The spot-info screen: words on the left, figures on the right, buttons below; one column where it is narrow.
  mutating func addInfo(_ info: InfoState) {
    guard let spot = state.catalog.spot(info.spot) else {
      _ = paragraph("This spot is no longer there.", x: 2, y: 1, width: width - 4)
      return
    }
    let isWide = width >= 76
    let gap = isWide ? 4 : 0
    let left = isWide ? (width - 4 - gap) * 11 / 20 : width - 4
    let right = isWide ? width - 4 - gap - left : left
    let top = addBanner(spot)
    var y = addWords(spot, x: 2, y: top, width: left)
    if isWide {
      // The buttons stand beside the words, so that they are in sight on a small screen.
      let figures = addFigures(spot, x: 2 + left + gap, y: top, width: right)
      y = max(y, addButtons(spot, x: 2 + left + gap, y: figures + 1, width: right)) + 1
      let facts = self.facts(of: spot)
      let half = (facts.count + 1) / 2
      let end = addFacts(facts[..<half], x: 2, y: y, width: left)
      y = max(end, addFacts(facts[half...], x: 2 + left + gap, y: y, width: right))
    } else {
      y = addFigures(spot, x: 2, y: y + 1, width: left)
      y = addFacts(facts(of: spot)[...], x: 2, y: y + 1, width: left)
      y = addButtons(spot, x: 2, y: y + 1, width: left)
    }
    y = addNotes(spot.id, y: y + 1)
    cover(to: y)
  }

  private mutating func addButtons(_ spot: Spot, x: Int, y: Int, width: Int) -> Int {
    let rate = state.ratingButtonTitle(spot.id)
    let isLong = Text.width(of: rate) + 4 > width
    return buttons(
      [
        (isLong ? state.ratings.yours(id: spot.id).map { "Update (\($0.count))" } ?? "Submit" : rate, .control(.rate)),
        ("View Map", .control(.map)),
        ("Wikipedia", .control(.wikipedia)),
      ], x: x, y: y, width: width)
  }

  /// The picture across the screen, where there is room for it.
  private mutating func addBanner(_ spot: Spot) -> Int {
    let rows = state.bannerRows(of: spot.id)
    guard rows > 0 else { return 1 }
    let canvas = state.postcard(of: spot).canvas(Size(width: width, height: rows))
    cover(to: rows)
    frame.canvas.draw(canvas, at: .zero)
    return rows + 1
  }

  private mutating func addWords(_ spot: Spot, x: Int, y: Int, width: Int) -> Int {
    var y = heading("WHY VISIT", x: x, y: y, width: width)
    y = words(spot.whyVisit, missing: "Nothing is written about \(spot.name) yet.", x: x, y: y, width: width)
    y = heading("WHAT TO SEE", x: x, y: y + 1, width: width)
    return words(spot.whatToSee, missing: "The Wikipedia button knows more.", x: x, y: y, width: width)
  }

  private mutating func words(_ text: String, missing: String, x: Int, y: Int, width: Int) -> Int {
    text.isEmpty
      ? paragraph(missing, x: x, y: y, width: width, style: theme.secondary)
      : paragraph(text, x: x, y: y, width: width)
  }

  private mutating func addFigures(_ spot: Spot, x: Int, y: Int, width: Int) -> Int {
    let y = addWeather(spot, x: x, y: y, width: width)
    return addRatings(spot, x: x, y: y + 1, width: width)
  }

  private mutating func addWeather(_ spot: Spot, x: Int, y: Int, width: Int) -> Int {
    let isHidden = state.settings.weatherHidden
    let toggle = isHidden ? "Show" : "Hide"
    let length = toggle.count + 4
    var y = y
    let row = y
    y = heading("WEATHER", x: x, y: y, width: width - length - 1)
    _ = button(toggle, x: x + width - length, y: row, target: .control(.weather))
    guard !isHidden else { return paragraph("Hidden for all spots.", x: x, y: y, width: width, style: theme.secondary) }
    guard let climate = spot.climate else {
      return paragraph("No climate figures for this spot.", x: x, y: y, width: width, style: theme.secondary)
    }
    let chart = ClimateChart(
      climate: climate, best: spot.bestMonths, units: state.units, theme: theme, glyphs: glyphs)
    let canvas = chart.canvas(width: width)
    cover(to: y + canvas.size.height)
    frame.canvas.draw(canvas, at: Point(x: x, y: y))
    y += canvas.size.height
    // How the figures came about, where there is room to say so.
    guard let method = spot.climateMethod(state.units, degree: glyphs.degree), state.size.height >= 30 else { return y }
    return paragraph(method, x: x, y: y, width: width, style: theme.secondary)
  }

  private mutating func addRatings(_ spot: Spot, x: Int, y: Int, width: Int) -> Int {
    let label = min(17, width / 2)
    cover(to: y + 1)
    frame.canvas.write("AVERAGE RATING", x: x, y: y, style: theme.heading, width: label - 1)
    if let average = state.ratings.average(id: spot.id) {
      var end = frame.canvas.write(RowView.tenths(average), x: x + label, y: y, style: theme.strong)
      end = frame.canvas.write(" \(glyphs.star) ", x: end, y: y, style: theme.star)
      frame.canvas.write("(\(state.ratings.raters(id: spot.id)))", x: end, y: y, style: theme.secondary)
    } else {
      frame.canvas.write("\(glyphs.dash)  r rates it", x: x + label, y: y, style: theme.secondary, width: width - label)
    }
    guard let stars = state.ratings.yours(id: spot.id) else { return y + 1 }
    cover(to: y + 2)
    frame.canvas.write("YOUR RATING", x: x, y: y + 1, style: theme.heading, width: label - 1)
    let end = frame.canvas.write(glyphs.stars(stars.count), x: x + label, y: y + 1, style: theme.star)
    frame.canvas.write("  \(stars.word)", x: end, y: y + 1, style: theme.secondary, width: x + width - end)
    return y + 2
  }

  /// What is known in figures and names, the more useful first.
  private func facts(of spot: Spot) -> [(String, String)] {
    var facts: [(String, String)] = []
    if let time = LocalTime(of: spot.id, in: state) { facts.append(("Local time", time.long)) }
    if let time = LocalTime(of: spot.id, in: state) { facts.append(("Sun today", time.sun(at: spot.coordinate))) }
    if spot.bestMonths != [] {
      let reason = spot.bestReason.isEmpty ? "" : ": \(spot.bestReason)"
      facts.append(("Best months", spot.bestMonths.display() + reason))
    }
    facts.append(("Coordinates", spot.coordinate.text(.decimal)))
    if let home = state.settings.home {
      facts.append(("From home", home.distanceText(to: spot.coordinate, state.units)))
    }
    facts.append(("Kind", spot.kind.name))
    if let height = spot.elevationText(state.units) { facts.append(("Height", height)) }
    if !spot.currencies.isEmpty { facts.append(("Currency", spot.currency)) }
    if !spot.languages.isEmpty { facts.append(("Languages", spot.languages.joined(separator: ", "))) }
    return facts
  }

  private mutating func addFacts(
    _ facts: ArraySlice<(String, String)>, x: Int, y: Int, width: Int
  ) -> Int {
    var y = y
    // Beside a name there has to be room for a few words; else the value stands below it.
    let isStacked = width < 13 + 10
    for (name, value) in facts {
      cover(to: y + 1)
      frame.canvas.write(name, x: x, y: y, style: theme.secondary)
      y =
        isStacked
        ? paragraph(value, x: x + 2, y: y + 1, width: width - 2)
        : paragraph(value, x: x + 13, y: y, width: width - 13)
    }
    return y
  }
}

extension AppState {
  /// `Submit Rating`, or `Update Rating (n)` once rated.
  func ratingButtonTitle(_ id: Spot.ID) -> String {
    ratings.yours(id: id).map { "Update Rating (\($0.count))" } ?? "Submit Rating"
  }
}
