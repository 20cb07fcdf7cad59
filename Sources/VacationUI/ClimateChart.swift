import Cells
import Spots

/// The year's weather: a column a month for the temperature, below it one for the rain, the best months marked.
///
/// Source of the figures: ITU-R P.1510-1 (temperature) and P.837-7 (rain), as in the catalogue.
struct ClimateChart {
  var climate: Climate
  var best: MonthSet
  var units = MeasurementSystem.metric
  var theme: Theme
  var glyphs: Glyphs

  private static let letters = ["J", "F", "M", "A", "M", "J", "J", "A", "S", "O", "N", "D"]

  /// Draws into as many lines as the form for this width needs.
  func canvas(width: Int) -> Canvas {
    width >= 31 && !glyphs.isASCII ? bars(width: width) : table(width: width)
  }

  /// Three lines of temperature, two of rain, and the months.
  private func bars(width: Int) -> Canvas {
    let step = width >= 43 ? 3 : 2
    let axis = 7
    var canvas = Canvas(Size(width: width, height: 6))
    let temperatures = climate.meanCelsius
    let low = min(0, temperatures.min() ?? 0)
    let high = max(temperatures.max() ?? 1, low + 10)
    let rain = climate.rainMillimetres.map(Double.init)
    let wettest = max(rain.max() ?? 1, 50)
    let degree = " \(glyphs.degree)\(units.degreeLetter)"
    canvas.write(units.temperature(temperatures.max() ?? 0) + degree, x: 0, y: 0, style: theme.secondary)
    canvas.write(units.temperature(temperatures.min() ?? 0) + degree, x: 0, y: 2, style: theme.secondary)
    canvas.write("\(units.rain(Int(wettest))) \(units.rainUnit)", x: 0, y: 3, style: theme.secondary)
    for month in 0..<12 {
      let x = axis + month * step
      let isBest = best.contains(month: month + 1)
      let warm = (temperatures[month] - low) / (high - low)
      column(
        x: x, y: 0, rows: 3, level: warm, width: step - 1, style: temperatureStyle(temperatures[month]), on: &canvas)
      // The wettest month stays a quarter of a line short of the temperatures above it.
      column(x: x, y: 3, rows: 2, level: rain[month] / wettest * 0.875, width: step - 1, style: rainStyle, on: &canvas)
      let style = isBest ? theme.accent.adding([.bold, .underline]) : theme.secondary
      canvas.write(Self.letters[month], x: x, y: 5, style: style)
    }
    if best != [] { canvas.write("best", x: 0, y: 5, style: theme.accent.adding([.bold, .underline])) }
    return canvas
  }

  /// A column of eighths; a level above 0 always shows.
  private func column(x: Int, y: Int, rows: Int, level: Double, width: Int, style: Style, on canvas: inout Canvas) {
    let eighths = max(level > 0 ? 1 : 0, Int((level * Double(rows * 8)).rounded()))
    for row in 0..<rows {
      let filled = min(8, max(0, eighths - (rows - 1 - row) * 8))
      guard filled > 0, let scalar = Unicode.Scalar(0x2580 + UInt32(filled)) else { continue }
      for column in 0..<width { canvas.set(x + column, y + row, Cell(scalar, style)) }
    }
  }

  private var rainStyle: Style { theme.isMono ? Style(.dim) : Style(foreground: .blue) }

  /// Blue below freezing, green when mild, yellow when warm, red when hot.
  private func temperatureStyle(_ celsius: Double) -> Style {
    guard !theme.isMono else { return .plain }
    return Style(foreground: celsius < 2 ? .cyan : celsius < 16 ? .green : celsius < 26 ? .yellow : .red)
  }

  /// The figures as text, for narrow screens and without Unicode: two halves of the year below each other.
  private func table(width: Int) -> Canvas {
    let perLine = width >= 52 ? 12 : width >= 28 ? 6 : 3
    let blocks = 12 / perLine
    var canvas = Canvas(Size(width: width, height: blocks * 3))
    for month in 0..<12 {
      let x = 4 + month % perLine * 4
      let y = month / perLine * 3
      if month % perLine == 0 {
        canvas.write(glyphs.degree + units.degreeLetter, x: 0, y: y + 1, style: theme.secondary)
        canvas.write(units.rainUnit, x: 0, y: y + 2, style: theme.secondary)
      }
      let isBest = best.contains(month: month + 1)
      let style = isBest ? theme.accent.adding(.bold) : theme.secondary
      canvas.write(String(Month.abbreviation(month + 1).prefix(3)), x: x, y: y, style: style)
      let temperature = units.temperature(climate.meanCelsius[month])
      let rain = units.rain(climate.rainMillimetres[month])
      canvas.write(temperature, x: x + 3 - temperature.count, y: y + 1)
      canvas.write(rain, x: x + 3 - rain.count, y: y + 2)
    }
    return canvas
  }
}
