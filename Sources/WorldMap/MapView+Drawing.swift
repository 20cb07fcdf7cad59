import Cells

extension MapView {
  /// Draws the map on a canvas of its own.
  /// - Complexity: O(cells + points of the lines in sight); nothing is allocated per point.
  public func draw(_ atlas: Atlas, pins: [MapPin] = []) -> MapDrawing {
    var canvas = Canvas(size)
    let placed = draw(atlas, pins: pins, on: &canvas, at: .zero)
    return MapDrawing(canvas: canvas, pins: placed)
  }

  /// Draws the map on a part of a canvas: a rectangle of ``size`` with its top left corner at `origin`.
  /// - Returns: Where the pins stand, in the coordinates of the canvas, the most important first.
  @discardableResult
  public func draw(_ atlas: Atlas, pins: [MapPin] = [], on canvas: inout Canvas, at origin: Point) -> [PlacedPin] {
    pins.compactMap { pin in
      guard let point = point(of: pin.coordinate) else { return nil }
      let marker = Point(x: origin.x + point.x, y: origin.y + point.y)
      canvas.set(marker.x, marker.y, Cell(pin.role == .chosen ? "◆" : "•"))
      return PlacedPin(id: pin.id, marker: marker, label: nil)
    }
  }
}
