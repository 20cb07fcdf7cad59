import Cells
import Spots

extension Lettering {
  /// Draws the scale, the coordinates of the centre and what there is to say, as far as there is room.
  mutating func drawFurniture(on canvas: inout Canvas) {
    let (width, height) = (view.size.width, view.size.height)
    guard width >= 24, height >= 6 else { return }
    if view.isAtEndOfData && view.features.contains(.scale) {
      place("The map data ends here, at 1:10 million.", x: 1, y: 0, on: &canvas)
    }
    if view.features.contains(.scale) {
      place(bar(metres: 1000, unit: "km"), x: 1, y: height - 2, on: &canvas)
      place(bar(metres: 1609.344, unit: "mi"), x: 1, y: height - 1, on: &canvas)
    }
    if view.features.contains(.coordinates) {
      let text = coordinates
      place(text, x: width - 1 - Text.width(of: text), y: height - 1, on: &canvas)
    }
  }

  /// Writes text where it is free and fits as a whole.
  private mutating func place(_ text: String, x: Int, y: Int, on canvas: inout Canvas) {
    let text = view.style.lettering(text)
    let rect = Rect(x: x, y: y, width: Text.width(of: text), height: 1)
    guard isFree(rect) else { return }
    write(text, palette.furniture, x: x, y: y, on: &canvas)
    take(rect, dx: 1)
  }

  /// A bar as long as a round number of a unit at the latitude of the centre: `├────┤ 200 km`.
  private func bar(metres: Double, unit: String) -> String {
    let cellsPerUnit = metres / view.metresPerCell
    let most = Double(min(32, view.size.width / 4))
    var length = Self.roundLength(0)
    for exponent in 0..<24 {
      let next = Self.roundLength(exponent)
      if next * cellsPerUnit > most { break }
      length = next
    }
    let cells = max(2, Int((length * cellsPerUnit).rounded()))
    let isASCII = view.style.glyphs == .ascii
    let line = String(repeating: isASCII ? "-" : "─", count: cells - 2)
    let number = length < 1 ? FixedPoint.text(length, places: length < 0.1 ? 2 : 1) : FixedPoint.grouped(Int(length))
    return (isASCII ? "|\(line)|" : "├\(line)┤") + " \(number) \(unit)\(latitudeOfScale)"
  }

  /// Where the scale holds, on a map so tall that it does not hold everywhere.
  private var latitudeOfScale: String {
    let north = view.coordinate(at: Point(x: 0, y: 0)).latitude
    let south = view.coordinate(at: Point(x: 0, y: view.size.height - 1)).latitude
    guard north - south > 30 else { return "" }
    let latitude = view.center.latitude
    return " at \(FixedPoint.text(latitude.magnitude, places: 0))° \(latitude < 0 ? "S" : "N")"
  }

  /// 0.01, 0.02, 0.05, 0.1, 0.2, 0.5 …
  private static func roundLength(_ exponent: Int) -> Double {
    var power = 0.01
    for _ in 0..<exponent / 3 { power *= 10 }
    return power * [1, 2, 5][exponent % 3]
  }

  /// `46.37° N 14.11° E`, to about a cell.
  private var coordinates: String {
    let center = view.center
    let places = view.degreesPerCell > 1 ? 0 : view.degreesPerCell > 0.1 ? 1 : view.degreesPerCell > 0.01 ? 2 : 4
    let north = FixedPoint.text(center.latitude.magnitude, places: places)
    let east = FixedPoint.text(center.longitude.magnitude, places: places)
    return "\(north)° \(center.latitude < 0 ? "S" : "N") \(east)° \(center.longitude < 0 ? "W" : "E")"
  }
}
