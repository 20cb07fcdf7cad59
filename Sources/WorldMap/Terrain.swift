/// Land, water and lines of a part of the world as dots.
struct Terrain {
  private(set) var land: DotGrid
  /// Coasts and the shores of lakes.
  private(set) var coasts: DotGrid
  private(set) var borders: DotGrid
  /// The columns and rows of cells that are a part of the world; beyond is nothing.
  let world: (columns: Range<Int>, rows: Range<Int>)

  /// Draws what a view shows.
  init(_ view: MapView, _ atlas: Atlas) {
    let (width, height) = (view.size.width, view.size.height)
    land = DotGrid(cells: width, height)
    coasts = land
    borders = land
    world = view.worldCells
    guard !view.size.isEmpty, let level = atlas.level(degreesPerDot: view.groundDegreesPerDot) else { return }
    var lakes = land
    // Copies of the world to the west and to the east meet at the antimeridian.
    for turn in -1...1 {
      let tracer = Tracer(atlas.bytes, level, Transform(view, bits: level.bits, turn: turn), view.size)
      guard tracer.meetsView else { continue }
      tracer.rings(level.land, area: &land, outline: &coasts)
      tracer.rings(level.lakes, area: &lakes, outline: &coasts)
      if view.features.contains(.borders) { tracer.lines(level.borders, &borders) }
    }
    land.fill()
    lakes.fill()
    land.subtract(lakes)
  }
}

/// From units of a level's grid to dots of a view.
struct Transform {
  let scaleX: Double
  let scaleY: Double
  let originX: Double
  let originY: Double
  /// The first unit beyond the world.
  let edge: Int

  /// - Parameter turn: how often round the world to the east the copy lies.
  init(_ view: MapView, bits: Int, turn: Int) {
    edge = 1 << bits
    scaleX = view.worldColumns * 2 / Double(edge)
    scaleY = view.worldRows * 4 / Double(edge)
    originX = (Double(view.size.width / 2) + 0.5 + (Double(turn) - view.x) * view.worldColumns) * 2
    originY = (Double(view.size.height / 2) + 0.5 - view.y * view.worldRows) * 4
  }

  @inline(__always) func x(_ unit: Int) -> Double { Double(unit) * scaleX + originX }
  @inline(__always) func y(_ unit: Int) -> Double { Double(unit) * scaleY + originY }
}

extension MapView {
  /// Degrees on the ground between two dots at the centre.
  var groundDegreesPerDot: Double { metresPerCell / 2 / Mercator.metresPerDegree(latitude: 0) }

  /// The columns and rows of the view that are a part of the world, which is shown once at most.
  var worldCells: (columns: Range<Int>, rows: Range<Int>) {
    let middle = Double(size.width) / 2
    let top = Double(size.height / 2) + 0.5 - y * worldRows
    return (
      Self.cells(from: middle - worldColumns / 2, to: middle + worldColumns / 2, within: size.width),
      Self.cells(from: top, to: top + worldRows, within: size.height)
    )
  }

  private static func cells(from start: Double, to end: Double, within count: Int) -> Range<Int> {
    let limit = Double(count)
    let first = Int(min(limit, max(0, start.rounded(.down))))
    return first..<max(first, Int(min(limit, max(0, end.rounded(.up)))))
  }
}
