import Cells
import Testing

@testable import Terminal

@Suite("Sixels")
struct SixelTests {
  /// The picture that a terminal would show, by its registers, and the registers that were defined.
  private func decoded(_ text: String) throws -> (pixels: [[UInt32?]], colors: Int) {
    let start = try #require(text.firstRange(of: "P0;1;0q"))
    let bytes = Array(text[start.upperBound...].prefix { $0 != "\u{1B}" }.utf8)
    var place = 0
    func numbers() -> [Int] {
      var result = [0]
      while place < bytes.count, (48...57).contains(bytes[place]) || bytes[place] == UInt8(ascii: ";") {
        if bytes[place] == UInt8(ascii: ";") {
          result.append(0)
        } else {
          result[result.count - 1] = result[result.count - 1] * 10 + Int(bytes[place]) - 48
        }
        place += 1
      }
      return result
    }
    var pixels: [[UInt32?]] = []
    var registers: [Int: UInt32] = [:]
    var (x, y, color, times) = (0, 0, 0, 1)
    while place < bytes.count {
      let byte = bytes[place]
      place += 1
      switch byte {
      case UInt8(ascii: "\""):
        let size = numbers()
        pixels = Array(repeating: Array(repeating: nil, count: size[2]), count: size[3])
      case UInt8(ascii: "#"):
        let values = numbers()
        color = values[0]
        guard values.count == 5 else { continue }
        #expect(values[1] == 2 && values[2...].allSatisfy { (0...100).contains($0) })
        registers[color] = values[2...].reduce(0) { $0 << 8 | UInt32(($1 * 255 + 50) / 100) }
      case UInt8(ascii: "!"): times = numbers()[0]
      case UInt8(ascii: "$"): x = 0
      case UInt8(ascii: "-"): (x, y) = (0, y + 6)
      default:
        let sixel = byte - 63
        for _ in 0..<times {
          for bit in 0..<6 where sixel >> UInt8(bit) & 1 == 1 {
            #expect(pixels[y + bit][x] == nil, "each pixel is drawn once")
            pixels[y + bit][x] = registers[color]
          }
          x += 1
        }
        times = 1
      }
    }
    return (pixels, registers.count)
  }

  /// A picture with soft colours in both directions.
  private func gradient(width: Int, height: Int) throws -> Bitmap {
    var bytes: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width {
        bytes.append(UInt8(x * 255 / max(1, width - 1)))
        bytes.append(UInt8(y * 255 / max(1, height - 1)))
        bytes.append(UInt8((x + y) * 7 % 256))
      }
    }
    return try #require(Bitmap(width: width, height: height, bytes: bytes))
  }

  @Test(
    "show every pixel of the picture and no other, in no more colours than there are",
    arguments: [8, 16, 64, 256, 1024])
  func everyPixel(colors: Int) throws {
    for (width, height) in [(1, 1), (7, 5), (40, 13), (64, 48)] {
      let bitmap = try gradient(width: width, height: height)
      let (pixels, count) = try decoded(Sixel(colors: colors).showing(bitmap, at: .zero))
      #expect(pixels.count == height && pixels.allSatisfy { $0.count == width && !$0.contains(nil) })
      #expect(count <= min(256, colors))
    }
  }

  @Test("keep the mean colour of an even area, however few colours there are", arguments: [16, 256])
  func meanColour(colors: Int) throws {
    for rgb: [UInt8] in [[0, 0, 0], [255, 255, 255], [90, 130, 200], [250, 10, 100], [128, 128, 128]] {
      let bitmap = try #require(
        Bitmap(width: 32, height: 32, bytes: (0..<1024).flatMap { _ in rgb }))
      let (pixels, _) = try decoded(Sixel(colors: colors).showing(bitmap, at: .zero))
      for (channel, wanted) in rgb.enumerated() {
        let sum = pixels.joined().reduce(0) { $0 + Int(($1 ?? 0) >> UInt32(16 - channel * 8) & 0xFF) }
        #expect(abs(sum / 1024 - Int(wanted)) <= 4, "\(rgb) in \(colors) colours")
      }
    }
  }

  @Test("stand at their cell, and leave the cursor where it was")
  func place() throws {
    let text = Sixel(colors: 256).showing(try gradient(width: 3, height: 3), at: Point(x: 4, y: 9))
    #expect(text.hasPrefix("\u{1B}7\u{1B}[10;5H\u{1B}P") && text.hasSuffix("\u{1B}\\\u{1B}8"))
  }

  @Test("count what repeats: an even picture takes a few bytes a band")
  func runs() throws {
    let bitmap = try #require(Bitmap(width: 600, height: 240, bytes: [UInt8](repeating: 255, count: 432_000)))
    #expect(Sixel(colors: 256).showing(bitmap, at: .zero).utf8.count < 40 * 16 + 80)
  }
}
