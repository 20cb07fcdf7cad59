import Cells

/// How many colours a terminal has, and which of them stands for a colour that a program asks for.
enum ColorDepth: Hashable, Sendable {
  case none
  case eight
  case sixteen
  case palette
  /// 24-bit; numbers below 8 are the terminal's own colours.
  case direct

  /// Makes a depth from the count in terminfo.
  init(count: Int) {
    switch count {
    case ..<8: self = .none
    case ..<16: self = .eight
    case ..<256: self = .sixteen
    case 256: self = .palette
    default: self = .direct
    }
  }

  /// The colours that can be told apart.
  var count: Int {
    switch self {
    case .none: 0
    case .eight: 8
    case .sixteen: 16
    case .palette: 256
    case .direct: 0x100_0000
    }
  }

  /// The colour's number for ncurses; -1 is the terminal's own.
  func number(of color: Color) -> Int32 {
    if let index = color.paletteIndex { return number(ofPalette: index) }
    guard let rgb = color.rgbValue else { return -1 }
    switch self {
    case .none: return -1
    case .eight: return Int32(Self.nearest(to: rgb, among: 0..<8))
    case .sixteen: return Int32(Self.nearest(to: rgb, among: 0..<16))
    case .palette: return Int32(Self.nearestOfCube(to: rgb))
    case .direct: return Self.direct(rgb)
    }
  }

  private func number(ofPalette index: UInt8) -> Int32 {
    let index = Int(index)
    switch self {
    case .none: return -1
    case .palette: return Int32(index)
    case .direct: return index < 8 ? Int32(index) : Self.direct(Self.rgb(ofPalette: index))
    case .sixteen:
      return Int32(index < 16 ? index : Self.nearest(to: Self.rgb(ofPalette: index), among: 0..<16))
    case .eight:
      // A bright colour is the plain one where there is no bright one.
      return Int32(index < 16 ? index % 8 : Self.nearest(to: Self.rgb(ofPalette: index), among: 0..<8))
    }
  }

  /// The number in a direct entry: 0 to 7 would be the terminal's own colours, so a near black stands for them.
  private static func direct(_ rgb: UInt32) -> Int32 { rgb < 8 ? 0x01_0000 : Int32(rgb) }

  /// The first 16 colours of xterm (XTerm-col.ad).
  private static let base: [UInt32] = [
    0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
    0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
  ]

  /// The brightness steps of the 6×6×6 cube (xterm, 256colres.pl).
  private static let steps: [Int] = [0, 95, 135, 175, 215, 255]

  /// What xterm shows for a palette index.
  static func rgb(ofPalette index: Int) -> UInt32 {
    switch index {
    case ..<16: return base[index]
    case ..<232:
      let cell = index - 16
      return UInt32(steps[cell / 36] << 16 | steps[cell / 6 % 6] << 8 | steps[cell % 6])
    default:
      let grey = 8 + 10 * (index - 232)
      return UInt32(grey << 16 | grey << 8 | grey)
    }
  }

  private static func nearest(to rgb: UInt32, among indices: Range<Int>) -> Int {
    indices.min { distance(base[$0], rgb) < distance(base[$1], rgb) } ?? 0
  }

  /// The nearest of the cube and the greys; the first 16 are the user's and cannot be relied on.
  ///
  /// A grey is taken for a colour only where the cube is farther off by more than twice the square of its strength: a
  /// night sky's dark blue stays blue.
  private static func nearestOfCube(to rgb: UInt32) -> Int {
    func part(_ shift: UInt32) -> Int { Int(rgb >> shift & 0xFF) }
    func step(_ value: Int) -> Int {
      steps.indices.min { abs(steps[$0] - value) < abs(steps[$1] - value) } ?? 0
    }
    let (red, green, blue) = (part(16), part(8), part(0))
    let cube: Int = 16 + 36 * step(red) + 6 * step(green) + step(blue)
    let mean: Int = (red + green + blue) / 3
    let grey = 232 + max(0, min(23, (mean - 3) / 10))
    let chroma: Int = max(red, green, blue) - min(red, green, blue)
    let far = distance(self.rgb(ofPalette: grey), rgb) + 2 * chroma * chroma
    return distance(self.rgb(ofPalette: cube), rgb) <= far ? cube : grey
  }

  /// The squared distance, weighted by what the eye sees (red 2, green 4, blue 3).
  private static func distance(_ first: UInt32, _ second: UInt32) -> Int {
    func square(_ shift: UInt32) -> Int {
      let difference = Int(first >> shift & 0xFF) - Int(second >> shift & 0xFF)
      return difference * difference
    }
    return 2 * square(16) + 4 * square(8) + 3 * square(0)
  }
}
