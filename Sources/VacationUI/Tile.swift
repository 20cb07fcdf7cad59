import Cells
import Spots

/// The small picture of a kind of place in the list: three cells, quiet in colour.
///
/// Shapes are block elements on a sky of their own, so they keep their form without colours, on dark and on light.
struct Tile {
  private let parts: [Part]
  private let sky: UInt32
  private let skyIndex: Color
  private let ascii: String

  /// One cell: its shape and its colour in 24 bits and in eight.
  private struct Part {
    var shape: Unicode.Scalar
    var ink: UInt32
    var index: Color
    /// What stands for the shape without colours.
    var plain: Unicode.Scalar
    /// The colour behind the shape, where it is not the sky.
    var ground: UInt32?

    init(
      _ shape: Unicode.Scalar, _ ink: UInt32, _ index: Color, plain: Unicode.Scalar? = nil, ground: UInt32? = nil
    ) {
      self.shape = shape
      self.ink = ink
      self.index = index
      self.plain = plain ?? shape
      self.ground = ground
    }
  }

  init(_ kind: Kind) {
    switch kind {
    case .city:
      self.init(
        Part("▃", 0x93A3B2, .white), Part("█", 0xB9C4CC, .white), Part("▅", 0xA89F8E, .white), sky: 0x35506B, .blue,
        "#|#")
    case .island:
      self.init(
        Part("▂", 0x2B7A96, .blue), Part("▅", 0x63AA6C, .green), Part("▂", 0x2B7A96, .blue), sky: 0x7DB4CC, .cyan,
        "~^~")
    case .heritage:
      self.init(
        Part("▟", 0xC9A873, .yellow), Part("█", 0xDABB86, .yellow), Part("▙", 0xB39262, .yellow), sky: 0x574E66,
        .magenta, "/#\\")
    case .nature:
      self.init(
        Part("▟", 0x4C8A58, .green), Part("▙", 0x629C66, .green, plain: "▆"), Part("▂", 0x3F7CA0, .cyan, plain: "▃"),
        sky: 0x93BDCE, .blue, "/^~")
    case .beach:
      self.init(
        Part("▂", 0xE2CF9C, .yellow), Part("▃", 0xE8D7A8, .yellow), Part("▅", 0xDEC992, .yellow), sky: 0x3C96B2, .cyan,
        "__.")
    case .park:
      self.init(
        Part("▅", 0x4F8A4E, .green), Part("▃", 0x6A9E56, .green), Part("▆", 0x3D7848, .green), sky: 0xB4C8A4, .yellow,
        "YyY")
    case .mountain:
      self.init(
        Part("▗", 0x7C8CA4, .white), Part("▀", 0xEEF2F6, .white, plain: "█", ground: 0x7C8CA4),
        Part("▖", 0x66768E, .white), sky: 0x44689A, .blue, "/A\\")
    case .polar:
      self.init(
        Part("▂", 0xDCE8F0, .white), Part("▅", 0xF2F7FA, .white), Part("▁", 0xC4D8E6, .white), sky: 0x56799E, .cyan,
        "_-_")
    case .place:
      self.init(
        Part("▂", 0x6F9A62, .green), Part("▄", 0xB58468, .red), Part("▂", 0x7FA56C, .green), sky: 0x86A6B4, .cyan,
        ".o.")
    case .themePark:
      self.init(
        Part("▞", 0xC8688E, .magenta), Part("█", 0xE0A6B8, .magenta), Part("▚", 0x8E78B4, .magenta), sky: 0xEBD58A,
        .yellow, "oOo")
    }
  }

  private init(_ left: Part, _ middle: Part, _ right: Part, sky: UInt32, _ skyIndex: Color, _ ascii: String) {
    parts = [left, middle, right]
    self.sky = sky
    self.skyIndex = skyIndex
    self.ascii = ascii
  }

  /// The three cells of the picture.
  /// - Parameter colors: How many colours there are; below 8 there is only the shape.
  func cells(colors: Int, isASCII: Bool) -> [Cell] {
    zip(parts, ascii.unicodeScalars).map { part, letter in
      if colors < 8 { return Cell(isASCII ? letter : part.plain) }
      if colors < 256 {
        return Cell(isASCII ? letter : part.plain, Style(foreground: part.index, background: skyIndex))
      }
      let ground = isASCII ? sky : part.ground ?? sky
      return Cell(isASCII ? letter : part.shape, Style(foreground: .rgb(part.ink), background: .rgb(ground)))
    }
  }
}
