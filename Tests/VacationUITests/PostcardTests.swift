import Cells
import Glibc
import Spots
import Testing

@testable import VacationUI

private let sizes = [(120, 8), (80, 4), (36, 10), (30, 6), (24, 4), (20, 2), (1, 1), (3, 40), (200, 1)]
  .map { Size(width: $0.0, height: $0.1) }

/// A picture as the screens ask for it.
private func picture(
  _ spot: Spot, colors: Int = 1 << 24, isASCII: Bool = false, hour: Int? = 10,
  _ size: Size = Size(width: 40, height: 10)
) -> Canvas {
  Postcard(spot: spot, colors: colors, glyphs: isASCII ? .ascii : .unicode, hour: hour).canvas(size)
}

private func spot(_ id: String, _ kind: Kind = .nature, latitude: Double = 46) -> Spot {
  Spot(
    id: id, name: id, country: "", continent: "Europe", kind: kind,
    coordinate: Coordinate(clamping: latitude, 14))
}

@Suite("Pictures of spots")
struct PostcardTests {
  @Test("have the size asked for, with every number of colours", arguments: sizes)
  func size(size: Size) {
    for colors in [0, 8, 16, 256, 1 << 24] {
      for id in ["paris", "zermatt", "nowhere"] {
        let canvas = picture(spot(id), colors: colors, size)
        #expect(canvas.size == size)
        #expect(canvas.cells.count == size.width * size.height)
      }
    }
  }

  @Test("of no size are empty")
  func empty() {
    #expect(picture(spot("paris"), .zero).cells.isEmpty)
    #expect(picture(spot("paris"), Size(width: 10, height: 0)).cells.isEmpty)
  }

  @Test("are the same each time", arguments: Kind.allCases)
  func deterministic(kind: Kind) {
    #expect(picture(spot("somewhere", kind)) == picture(spot("somewhere", kind)))
    #expect(picture(spot("somewhere", kind)) != picture(spot("elsewhere", kind)))
  }

  @Test("have no colour where there is none", arguments: [false, true])
  func mono(isASCII: Bool) {
    for id in ["paris", "bled", "nowhere"] {
      for hour in [3, 12] {
        let canvas = picture(spot(id), colors: 0, isASCII: isASCII, hour: hour)
        #expect(canvas.cells.allSatisfy { $0.style == .plain })
        #expect(canvas.cells.contains { $0.scalar != 32 }, "a shape is left")
      }
    }
  }

  @Test("are of ASCII alone without Unicode", arguments: [0, 8, 256, 1 << 24])
  func ascii(colors: Int) {
    for kind in Kind.allCases {
      for hour in [3, 12, 19] {
        let canvas = picture(spot("somewhere", kind), colors: colors, isASCII: true, hour: hour)
        #expect(canvas.cells.allSatisfy { 32...126 ~= $0.scalar })
      }
    }
    #expect(picture(spot("paris"), colors: colors, isASCII: true).cells.allSatisfy { 32...126 ~= $0.scalar })
  }

  @Test("use the first eight colours alone where there are no more")
  func eightColors() {
    for hour in 0..<24 {
      for cell in picture(spot("bled"), colors: 8, hour: hour).cells {
        for color in [cell.style.foreground, cell.style.background] where color != .standard {
          #expect(color.paletteIndex.map { $0 < 8 } == true)
        }
      }
    }
  }

  @Test("differ by day, at dusk and by night", arguments: [0, 8, 256])
  func hours(colors: Int) {
    let day = picture(spot("bled"), colors: colors, hour: 12)
    let night = picture(spot("bled"), colors: colors, hour: 0)
    #expect(day != night)
    #expect(picture(spot("bled"), colors: colors, hour: 19) != day)
    #expect(picture(spot("bled"), colors: colors, hour: 24) == night, "hours go round the clock")
  }

  @Test("have northern lights in the far north by night")
  func aurora() {
    let painter = { (latitude: Double) in
      var painter = PostcardPainter(spot("x", .polar, latitude: latitude), hour: 0, columns: 60, rows: 10)
      painter.paint()
      return (0..<60).filter { column in
        let ink = painter.raster[column * 2, 5]
        return ink.green > ink.blue && ink.green > ink.red
      }.count
    }
    #expect(painter(78) > 0)
    #expect(painter(40) == 0)
  }

  @Test("of each kind are unlike those of the others", arguments: [0, 8, 256])
  func kinds(colors: Int) {
    let pictures = Set(Kind.allCases.map { picture(spot("somewhere", $0), colors: colors).cells })
    #expect(pictures.count == Kind.allCases.count)
  }

  @Test("change smoothly: a day has more than a dozen skies")
  func skies() {
    let skies = Set((0..<24).map { picture(spot("somewhere"), hour: $0)[0, 0].style })
    #expect(skies.count > 12)
  }
}

@Suite("Silhouettes of well-known places")
struct SilhouetteTests {
  @Test("are many, each for a spot of the catalogue, none twice")
  func ids() throws {
    let catalog = try shippedCatalog()
    #expect(Silhouette.all.count >= 40)
    #expect(Set(Silhouette.all.map(\.id)).count == Silhouette.all.count)
    for silhouette in Silhouette.all {
      #expect(catalog.index(ofID: silhouette.id) != nil, "\(silhouette.id) is no spot")
    }
  }

  @Test("are written in the language of sketches", arguments: Silhouette.all.map(\.id))
  func sketches(id: String) throws {
    let silhouette = try #require(Silhouette.of(id))
    let shapes = SketchShape.all(in: silhouette.sketch)
    #expect(shapes.count >= 3)
    for (line, shape) in shapes.enumerated() {
      let shape = try #require(shape, "line \(line + 1) of \(id)")
      if case .ink(let place) = shape.tone { #expect(place < silhouette.inks.count, "line \(line + 1) of \(id)") }
    }
    #expect(silhouette.inks.allSatisfy { $0 <= 0xFF_FFFF })
  }

  @Test("can be seen in the picture", arguments: Silhouette.all.map(\.id))
  func seen(id: String) throws {
    let catalog = try shippedCatalog()
    let spot = try #require(catalog.index(ofID: id).flatMap { catalog.spot(at: $0) })
    for (columns, rows) in [(36, 10), (80, 4), (20, 2)] {
      var painter = PostcardPainter(spot, hour: 10, columns: columns, rows: rows)
      painter.paintSky()
      let before = painter.raster.inks
      painter.paintSilhouette()
      let changed = zip(before, painter.raster.inks).count { $0 != $1 }
      #expect(changed * 100 > before.count, "\(columns)×\(rows)")
    }
  }

  @Test("of a broken sketch are nil where it is broken")
  func broken() {
    let lines = ["0 p 1 2 3 4", "z r 0 0 1 1", "0 r 0 0 x 1", "0 q 1 2 3 4", "0 r 0 0 1 1 * 2", "0 r 0 0 - 1", "0"]
    for line in lines { #expect(SketchShape.all(in: line) == [nil], "\(line)") }
    let shape = SketchShape.all(in: "2 R -10 0 5 40 * 3 12").first.flatMap { $0 }
    #expect(shape?.isMirrored == true)
    #expect(shape?.numbers == [-10, 0, 5, 40])
    #expect(shape?.count == 3)
    #expect(shape?.step == 12)
  }

  private func shippedCatalog() throws -> Catalog {
    let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let file = try #require(fopen("/\(root)/Resources/catalog/catalog.pack", "r"))
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while case let count = fread(&buffer, 1, buffer.count, file), count > 0 { bytes += buffer[..<count] }
    return try Catalog(PackBytes(copying: bytes))
  }
}

@Suite("Thumbnails")
struct TileTests {
  @Test("are three cells, of ASCII where needed and without colour where there is none", arguments: Kind.allCases)
  func cells(kind: Kind) {
    for colors in [0, 8, 256] {
      #expect(Tile(kind).cells(colors: colors, isASCII: false).count == 3)
      #expect(Tile(kind).cells(colors: colors, isASCII: true).allSatisfy { 32...126 ~= $0.scalar })
    }
    #expect(Tile(kind).cells(colors: 0, isASCII: false).allSatisfy { $0.style == .plain })
  }

  @Test("tell the kinds apart", arguments: [8, 256])
  func differ(colors: Int) {
    let tiles = Set(Kind.allCases.map { Tile($0).cells(colors: colors, isASCII: false) })
    #expect(tiles.count == Kind.allCases.count)
  }
}
