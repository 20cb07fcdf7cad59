import Cells
import Testing

@testable import Pictures

/// The colours in the middles of the four quarters.
func quarters(_ bitmap: Bitmap) -> [UInt32] {
  [(1, 1), (3, 1), (1, 3), (3, 3)].map { bitmap[bitmap.width * $0.0 / 4, bitmap.height * $0.1 / 4] }
}

/// Whether two colours are as near as a lossy format leaves them.
func isNear(_ first: UInt32, _ second: UInt32) -> Bool {
  [0, 8, 16].allSatisfy { abs(Int(first >> $0 & 255) - Int(second >> $0 & 255)) <= 24 }
}

private typealias Kind = (file: [UInt8], colors: [UInt32])
private let colors: [UInt32] = [0xFF0000, 0x0000FF, 0x00FF00, 0xFFFFFF]
private let whites = [UInt32](repeating: 0xFFFFFF, count: 4)
private let greys: [UInt32] = [0x363636, 0x121212, 0xB6B6B6, 0xFFFFFF]

private let kinds: [Kind] = [
  (Sample.png, colors), (Sample.palettePNG, colors), (Sample.deepPNG, colors), (Sample.interlacedPNG, colors),
  (Sample.greyPNG, greys), (Sample.jpeg, colors), (Sample.progressiveJPEG, colors), (Sample.greyJPEG, greys),
  (Sample.inkJPEG, colors), (Sample.clearPNG, whites),
]

/// EXIF's numbers, and the quarters of the file in the order that they are then seen in.
private let orders: [(number: Int, order: [Int])] = [
  (1, [0, 1, 2, 3]), (2, [1, 0, 3, 2]), (3, [3, 2, 1, 0]), (4, [2, 3, 0, 1]), (5, [0, 2, 1, 3]), (6, [2, 0, 3, 1]),
  (7, [3, 1, 2, 0]), (8, [1, 3, 0, 2]), (0, [0, 1, 2, 3]), (9, [0, 1, 2, 3]),
]

@Suite("Pictures are decoded")
struct DecodingTests {
  @Test("from every kind of PNG and JPEG", arguments: kinds)
  func decoded(file: [UInt8], expected: [UInt32]) throws {
    let bitmap = try PictureDecoder.bitmap(of: file, longestSide: 100)
    #expect(bitmap.width == 16)
    #expect(bitmap.height == 8)
    for (found, wanted) in zip(quarters(bitmap), expected) {
      #expect(isNear(found, wanted), "\(String(found, radix: 16)), not \(String(wanted, radix: 16))")
    }
  }

  @Test("no larger than asked for", arguments: [1, 2, 3, 7, 8, 15, 16, 17])
  func limit(side: Int) throws {
    for file in [Sample.png, Sample.jpeg, Sample.progressiveJPEG] {
      let bitmap = try PictureDecoder.bitmap(of: file, longestSide: side)
      #expect(bitmap.width == min(16, side))
      #expect(bitmap.height == max(1, (min(16, side) + 1) / 2))
    }
  }

  @Test("with what some cameras leave between their parts")
  func harmless() throws {
    let end = Sample.jpeg.count - 2
    let file = Sample.jpeg[..<end] + [0, 0, 0, 0] + Sample.jpeg[end...]
    let bitmap = try PictureDecoder.bitmap(of: Array(file), longestSide: 100)
    for (found, wanted) in zip(quarters(bitmap), colors) { #expect(isNear(found, wanted)) }
  }

  @Test("upright, as their EXIF data says", arguments: orders)
  func orientation(number: Int, order: [Int]) throws {
    let files = [false, true].flatMap { isLittle in
      [Sample.jpeg(orientation: UInt8(number), isLittle: isLittle)]
        + [false, true].map { Sample.png(orientation: UInt8(number), isLittle: isLittle, isLast: $0) }
    }
    for file in files {
      let bitmap = try PictureDecoder.bitmap(of: file, longestSide: 100)
      #expect((bitmap.width < bitmap.height) == (5...8).contains(number))
      for (found, index) in zip(quarters(bitmap), order) { #expect(isNear(found, colors[index])) }
    }
  }
}

@Suite("Orientations that make no sense")
struct NonsenseOrientationTests {
  @Test(
    "leave a PNG as it is",
    arguments: [
      [], [0x49], Array("II*\0".utf8), Array("MM\0*".utf8) + [255, 255, 255, 255],
      Array("MM\0*".utf8) + [0, 0, 0, 8, 255, 255], Array("not a TIFF structure at all".utf8),
    ])
  func nonsense(exif: [UInt8]) throws {
    let bitmap = try PictureDecoder.bitmap(of: Sample.png(with: exif, isLast: false), longestSide: 100)
    #expect(bitmap.width == 16)
    for (found, wanted) in zip(quarters(bitmap), colors) { #expect(isNear(found, wanted)) }
  }
}

@Suite("Pictures are refused")
struct RefusalTests {
  private func problem(_ bytes: [UInt8]) -> PictureError.Problem? {
    do throws(PictureError.Problem) {
      _ = try PictureDecoder.bitmap(of: bytes, longestSide: 64)
      return nil
    } catch {
      return error
    }
  }

  @Test(
    "that are too large, before they are decoded",
    arguments: [(20_001, 1), (1, 20_001), (10_000, 5_001), (20_000, 20_000), (65_000, 65_000)])
  func sides(width: Int, height: Int) {
    #expect(problem(Sample.jpeg(width: width, height: height)) == .tooLarge(width: width, height: height))
    let png = Sample.png(width: UInt32(width), height: UInt32(height))
    #expect(problem(png) == .tooLarge(width: width, height: height))
  }

  @Test("whose sides are more than a number can say")
  func nonsenseSides() {
    for side in [0, UInt32.max, 0x7FFF_FFFF] {
      #expect(problem(Sample.png(width: side, height: side)) != nil)
    }
    #expect(problem(Sample.jpeg(width: 0, height: 8)) != nil)
  }

  @Test("that have less than they say")
  func missingRows() {
    for file in [Sample.png(width: 5_000, height: 9_000), Sample.jpeg(width: 5_000, height: 9_000)] {
      guard case .damaged? = problem(file) else {
        Issue.record("a picture of 8 rows was taken for one of 9,000")
        continue
      }
    }
  }

  @Test("that are something else")
  func otherFormats() {
    #expect(problem([]) == .empty)
    #expect(problem(Array("GIF89a".utf8)) == .unknownFormat)
    #expect(problem(Array("<svg/>".utf8)) == .unknownFormat)
    #expect(problem([0xFF]) == .unknownFormat)
    #expect(problem([UInt8](repeating: 0, count: PictureLimits.bytes + 1)) == .tooManyBytes(PictureLimits.bytes + 1))
  }

  @Test("that are cut short, wherever that is", arguments: Sample.all.indices)
  func truncations(index: Int) {
    let file = Sample.all[index]
    // The last chunk of a PNG says no more than that it was the last, and the one before ends with a checksum.
    let missing = file.starts(with: [0xFF, 0xD8]) ? 1 : 20
    for length in 0..<(file.count - missing) {
      #expect(problem(Array(file[..<length])) != nil, "\(length) of \(file.count) bytes")
    }
  }

  @Test("or shown where bytes are wrong, and never end the program", arguments: Sample.all.indices)
  func noise(index: Int) {
    var state = UInt64(index) &+ 1
    func random(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    var shown = 0
    for _ in 0..<400 {
      var file = Sample.all[index]
      for _ in 0...random(6) { file[random(file.count)] = UInt8(random(256)) }
      if let bitmap = try? PictureDecoder.bitmap(of: file, longestSide: 64) {
        #expect(max(bitmap.width, bitmap.height) <= 64)
        shown += 1
      }
    }
    #expect(shown < 400)
  }

  @Test("when only their first bytes are a picture's")
  func noiseAfterSignature() {
    var state: UInt64 = 99
    for _ in 0..<300 {
      let noise = (0..<200).map { _ -> UInt8 in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return UInt8(state >> 56)
      }
      #expect(problem(Sample.png[..<8] + noise) != nil)
      #expect(problem([0xFF, 0xD8, 0xFF] + noise) != nil)
    }
  }
}
