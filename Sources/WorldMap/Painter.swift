import Cells

/// Turns dots into cells.
struct Painter {
  private let glyphs: MapStyle.Glyphs
  private let palette: MapPalette

  init(_ view: MapView, _ palette: MapPalette) {
    glyphs = view.style.glyphs
    self.palette = palette
  }

  /// Draws terrain on a canvas.
  func paint(_ terrain: Terrain, on canvas: inout Canvas, at origin: Point) {
    for y in terrain.world.rows {
      for x in terrain.world.columns {
        let land = terrain.land.cell(x, y)
        let cell = cell(land: land, coast: terrain.coasts.cell(x, y), border: terrain.borders.cell(x, y))
        canvas.set(origin.x + x, origin.y + y, cell)
      }
    }
  }

  @inline(__always)
  private func cell(land: UInt8, coast: UInt8, border: UInt8) -> Cell {
    let background = land.nonzeroBitCount >= 4 ? palette.land : palette.sea
    if coast == 0 && border == 0 { return Cell(" ", Style(background: background)) }
    switch glyphs {
    case .braille:
      return Cell(MapGlyphs.braille(coast | border), (coast != 0 ? palette.coast : palette.border).on(background))
    case .quadrants: return quadrants(land: land, coast: coast, border: border, background)
    case .ascii:
      if coast == 0 { return Cell(".", palette.border.on(background)) }
      return Cell(MapGlyphs.ascii(line: coast), palette.coast.on(background))
    }
  }

  private func quadrants(land: UInt8, coast: UInt8, border: UInt8, _ background: Color) -> Cell {
    if coast == 0 { return Cell("·", palette.border.on(background)) }
    guard palette.fills else { return Cell(MapGlyphs.quadrants(coast, least: 1), palette.coast) }
    // An island too small to cover the middle of a dot still has its coast.
    let area = land == 0 ? coast : land
    let isLand = background == palette.land
    // The background is what there is more of, so that letters on the cell stand on it.
    return Cell(
      MapGlyphs.quadrants(isLand ? ~area : area, least: isLand ? 2 : 1),
      Style(foreground: isLand ? palette.sea : palette.land, background: background))
  }
}
