import Cells

/// The styles of a map for what the terminal has.
struct MapPalette {
  /// Backgrounds; the terminal's own where areas are not filled.
  var sea = Color.standard
  var land = Color.standard
  /// Whether land is told from water by the background.
  var fills = false
  var coast = Style.plain
  var border = Style(.dim)
  var country = Style(.dim)
  var city = Style.plain
  var town = Style(.dim)
  var chosen = Style([.bold, .reverse])
  var neighbour = Style(.bold)
  var neighbourName = Style.plain
  var stars = Style.plain
  /// Scale, coordinates and notes.
  var furniture = Style.plain

  init(_ style: MapStyle) {
    switch style.colors {
    case .none: self.init()
    case .basic: self.init(basic: style.isLight)
    case .palette: self.init(style.isLight ? Self.lightPalette : Self.darkPalette) { .palette(UInt8($0)) }
    case .full: self.init(style.isLight ? Self.lightColors : Self.darkColors) { .rgb($0) }
    }
  }

  /// Without colours.
  private init() {}

  /// With the user's own colours, and the bright red where there is one: the plain red is hard to read on black. The
  /// background stays.
  private init(basic isLight: Bool) {
    coast = Style(foreground: isLight ? .blue : .green)
    border = Style(.dim)
    country = Style(foreground: isLight ? .blue : .cyan)
    chosen = Style(.bold, foreground: isLight ? .red : .palette(9))
    neighbour = Style(.bold, foreground: isLight ? .magenta : .yellow)
    neighbourName = Style(foreground: isLight ? .magenta : .yellow)
    stars = neighbourName
  }

  /// The colours of a filled map.
  private struct Colors {
    var sea, land, coast, border, country, city, town, chosen, neighbour, furniture: UInt32
  }

  private init(_ colors: Colors, _ color: (UInt32) -> Color) {
    fills = true
    sea = color(colors.sea)
    land = color(colors.land)
    coast = Style(foreground: color(colors.coast))
    border = Style(foreground: color(colors.border))
    country = Style(foreground: color(colors.country))
    city = Style(foreground: color(colors.city))
    town = Style(foreground: color(colors.town))
    chosen = Style(.bold, foreground: color(colors.chosen))
    neighbour = Style(.bold, foreground: color(colors.neighbour))
    neighbourName = Style(foreground: color(colors.neighbour))
    stars = neighbourName
    furniture = Style(foreground: color(colors.furniture))
  }

  private static let darkColors = Colors(
    sea: 0x13_2231, land: 0x30_4239, coast: 0x6F_9A8E, border: 0x8A_8F7A, country: 0x9F_AF9C, city: 0xEC_EAE0,
    town: 0xB4_BEB2, chosen: 0xFF_7A66, neighbour: 0xFF_C857, furniture: 0xC8_D2D4)
  private static let lightColors = Colors(
    sea: 0xCD_E2EC, land: 0xF4_F0E2, coast: 0x6E_8FA0, border: 0xA8_9478, country: 0x8A_7A5E, city: 0x1E_2A30,
    town: 0x56_5F5C, chosen: 0xC0_2418, neighbour: 0x8A_4B00, furniture: 0x2C_3A42)
  private static let darkPalette = Colors(
    sea: 17, land: 237, coast: 66, border: 101, country: 108, city: 255, town: 250, chosen: 209, neighbour: 221,
    furniture: 252)
  private static let lightPalette = Colors(
    sea: 153, land: 255, coast: 67, border: 137, country: 95, city: 234, town: 240, chosen: 160, neighbour: 94,
    furniture: 236)
}
