import Cells
import Testing

/// A bitmap of rows of letters: r, g, b, w(hite), k (black).
private func bitmap(_ rows: String...) -> Bitmap {
  let colors: [Character: [UInt8]] = [
    "r": [255, 0, 0], "g": [0, 255, 0], "b": [0, 0, 255], "w": [255, 255, 255], "k": [0, 0, 0],
  ]
  return Bitmap(
    width: rows[0].count, height: rows.count, bytes: rows.joined().flatMap { colors[$0] ?? [] })!
}

@Suite("Bitmaps")
struct BitmapTests {
  @Test("have as many bytes as their sides say")
  func sides() {
    #expect(Bitmap(width: 2, height: 1, bytes: [1, 2, 3, 4, 5, 6]) != nil)
    for (width, height, count) in [(0, 1, 0), (1, 0, 0), (-1, -1, 3), (2, 1, 5), (2, 1, 7), (.max, 2, 6)] {
      #expect(Bitmap(width: width, height: height, bytes: [UInt8](repeating: 0, count: count)) == nil)
    }
  }

  @Test("have no colour outside")
  func outside() {
    let red = bitmap("r")
    #expect(red[0, 0] == 0xFF0000)
    for (x, y) in [(-1, 0), (0, -1), (1, 0), (0, 1)] { #expect(red[x, y] == 0) }
  }

  @Test("are made smaller by means")
  func boxFilter() {
    #expect(bitmap("wk", "kw").scaled(width: 1, height: 1)[0, 0] == 0x808080)
    #expect(bitmap("rrbb", "rrbb").scaled(width: 2, height: 1) == bitmap("rb"))
    // A pixel and a half each.
    let thirds = bitmap("wkk").scaled(width: 2, height: 1)
    #expect(thirds[0, 0] == 0xAAAAAA)
    #expect(thirds[1, 0] == 0x000000)
  }

  @Test("are made larger without new colours")
  func larger() {
    #expect(bitmap("rg", "bw").scaled(width: 4, height: 4) == bitmap("rrgg", "rrgg", "bbww", "bbww"))
    #expect(bitmap("rg").scaled(width: 0, height: -3) == bitmap("rg").scaled(width: 1, height: 1))
  }

  @Test("are cut where only a part is asked for")
  func parts() {
    let source = bitmap("rgb", "wkw")
    #expect(source.scaled(width: 2, height: 1, part: .init(x: 1, y: 0, width: 2, height: 1)) == bitmap("gb"))
    #expect(source.scaled(width: 1, height: 1, part: .init(x: 50, y: 50, width: 2, height: 1)) == bitmap("w"))
    #expect(source.scaled(width: 1, height: 1, part: .init(x: -9, y: -9, width: 1, height: 1)) == bitmap("r"))
    let wide = Bitmap.Area(x: 0, y: 0.75, width: 3, height: 0.5)
    #expect(source.middle(ratio: 6) == wide)
    #expect(source.middle(ratio: 0.5) == Bitmap.Area(x: 1, y: 0, width: 1, height: 2))
    for ratio in [0, -1, .infinity, .nan] { #expect(source.middle(ratio: ratio) == source.area) }
  }

  @Test(
    "keep their proportions when they are fitted", arguments: [(6, 6, 3), (4, 4, 2), (3, 3, 2), (2, 2, 1), (1, 1, 1)])
  func fitted(limit: Int, width: Int, height: Int) {
    let source = bitmap("rrrrrr", "rrrrrr", "rrrrrr")
    let small = source.fitted(to: limit)
    #expect(small.width == width)
    #expect(small.height == height)
    #expect(source.fitted(to: 0) == source)
  }

  @Test(
    "are turned upright",
    arguments: [
      (Bitmap.Orientation.upright, bitmap("rg", "bw", "kk")), (.mirrored, bitmap("gr", "wb", "kk")),
      (.halfTurned, bitmap("kk", "wb", "gr")), (.flipped, bitmap("kk", "bw", "rg")),
      (.transposed, bitmap("rbk", "gwk")), (.quarterLeft, bitmap("kbr", "kwg")),
      (.transversed, bitmap("kwg", "kbr")), (.quarterRight, bitmap("gwk", "rbk")),
    ])
  func turned(orientation: Bitmap.Orientation, expected: Bitmap) {
    #expect(bitmap("rg", "bw", "kk").upright(from: orientation) == expected)
  }
}
