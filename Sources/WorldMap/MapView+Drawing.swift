import Cells

extension MapView {
  /// Draws the map on a canvas of its own.
  /// - Complexity: O(cells + points of the lines in sight + cities); nothing is allocated per point.
  public func draw(_ atlas: Atlas, pins: [MapPin] = []) -> MapDrawing {
    var canvas = Canvas(size)
    let placed = draw(atlas, pins: pins, on: &canvas, at: .zero)
    return MapDrawing(canvas: canvas, pins: placed)
  }

  /// Draws the map on a part of a canvas: a rectangle of ``size`` with its top left corner at `origin`.
  /// - Returns: Where the pins stand, in the coordinates of the canvas, the most important first.
  @discardableResult
  public func draw(_ atlas: Atlas, pins: [MapPin] = [], on canvas: inout Canvas, at origin: Point) -> [PlacedPin] {
    letter(atlas, pins: pins, on: &canvas, at: origin).pins
  }

  /// Draws the map and tells besides the pins where everything is written.
  func letter(
    _ atlas: Atlas, pins: [MapPin], on canvas: inout Canvas, at origin: Point
  ) -> (pins: [PlacedPin], written: [Rect]) {
    let palette = MapPalette(style)
    return canvas.clipped(to: Rect(origin: origin, size: size)) { canvas in
      Painter(self, palette).paint(Terrain(self, atlas), on: &canvas, at: origin)
      var lettering = Lettering(self, palette, origin)
      lettering.drawFurniture(on: &canvas)
      let placed = lettering.drawPins(pins, on: &canvas)
      lettering.drawPlaces(atlas, pins, on: &canvas)
      return (placed, lettering.written)
    }
  }
}
