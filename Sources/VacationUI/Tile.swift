import Cells
import Spots

/// The small coloured picture of a kind of place: three cells in the list, a larger one in previews.
///
/// Shapes are block elements of the foreground on a background, so they keep their form without colours.
struct Tile {
  var shape: String
  var ascii: String
  var ground: Color
  var sky: Color
  /// The same two in 16 colours.
  var groundIndex: Color
  var skyIndex: Color

  init(_ kind: Kind) {
    switch kind {
    case .city: self.init("▃█▅", "#|#", 0xB9C4CC, 0x35506B, .white, .blue)
    case .island: self.init("▁▄▂", "~^~", 0x6FBF73, 0x2E86AB, .green, .cyan)
    case .heritage: self.init("▟█▙", "/#\\", 0xD9B36C, 0x5B4A6B, .yellow, .magenta)
    case .nature: self.init("▃▆▄", "/^/", 0x4E9F5B, 0x8EC5D6, .green, .blue)
    case .beach: self.init("▂▂▃", "__.", 0xEBD7A0, 0x3FA7C4, .yellow, .cyan)
    case .park: self.init("▅▃▆", "YyY", 0x3F8F4F, 0xBBD8A3, .green, .yellow)
    case .mountain: self.init("▗█▖", "/A\\", 0xE8EDF2, 0x4A6FA5, .white, .blue)
    case .polar: self.init("▂▃▁", "_-_", 0xF2F7FA, 0x6C8EBF, .white, .cyan)
    case .place: self.init("▂▄▂", ".o.", 0xC9A27E, 0x7FA6B5, .white, .cyan)
    case .themePark: self.init("▞█▚", "oOo", 0xE06C9F, 0xF6D365, .magenta, .yellow)
    }
  }

  private init(
    _ shape: String, _ ascii: String, _ ground: UInt32, _ sky: UInt32, _ groundIndex: Color, _ skyIndex: Color
  ) {
    self.shape = shape
    self.ascii = ascii
    self.ground = .rgb(ground)
    self.sky = .rgb(sky)
    self.groundIndex = groundIndex
    self.skyIndex = skyIndex
  }

  /// How the tile is drawn with so many colours.
  func style(colors: Int, isMono: Bool) -> Style {
    if isMono { return .plain }
    return colors >= 256
      ? Style(foreground: ground, background: sky) : Style(foreground: groundIndex, background: skyIndex)
  }
}
