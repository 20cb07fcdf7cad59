import CNcurses
import Cells

/// What is drawn in place of a character that the terminal cannot show.
///
/// Every character keeps its width, so that nothing moves.
struct Glyphs: Hashable, Sendable {
  /// One character of the terminal: from the line-drawing set (by its VT100 letter), or as it is.
  struct Glyph: Hashable, Sendable {
    var scalar: UInt32
    var isLine = false
  }

  /// Whether the locale shows everything.
  var unicode: Bool
  /// Whether the terminal has the VT100 line-drawing set, for locales without Unicode.
  var lines: Bool

  /// The glyph for a scalar that takes one cell.
  func glyph(for scalar: UInt32) -> Glyph {
    if scalar < 0x7F { return Glyph(scalar: scalar < 0x20 ? 0x20 : scalar) }
    if scalar < 0xA0 { return Glyph(scalar: 0x20) }
    if unicode { return Glyph(scalar: scalar) }
    if lines, let letter = Self.line(for: scalar) { return Glyph(scalar: UInt32(letter), isLine: true) }
    return Glyph(scalar: UInt32(Self.ascii(for: scalar)))
  }

  /// The VT100 letter of a line (ACS names in terminfo(5)).
  private static func line(for scalar: UInt32) -> UInt8? {
    switch scalar {
    case 0x2500, 0x2501, 0x2550, 0x2574, 0x2576: UInt8(ascii: "q")
    case 0x2502, 0x2503, 0x2551: UInt8(ascii: "x")
    case 0x250C, 0x250F, 0x256D, 0x2554: UInt8(ascii: "l")
    case 0x2510, 0x2513, 0x256E, 0x2557: UInt8(ascii: "k")
    case 0x2514, 0x2517, 0x2570, 0x255A: UInt8(ascii: "m")
    case 0x2518, 0x251B, 0x256F, 0x255D: UInt8(ascii: "j")
    case 0x251C, 0x2523, 0x2560: UInt8(ascii: "t")
    case 0x2524, 0x252B, 0x2563: UInt8(ascii: "u")
    case 0x252C, 0x2533, 0x2566: UInt8(ascii: "w")
    case 0x2534, 0x253B, 0x2569: UInt8(ascii: "v")
    case 0x253C, 0x254B, 0x256C: UInt8(ascii: "n")
    default: nil
    }
  }

  /// The ASCII character that says most nearly the same.
  static func ascii(for scalar: UInt32) -> UInt8 {
    if let letter = Text.asciiLetter(for: scalar) { return letter }
    switch scalar {
    case 0xA0, 0x2000...0x200A, 0x202F, 0x205F, 0x3000, 0x2800, 0x2591: return UInt8(ascii: " ")
    case 0xB7, 0x2022, 0x2219, 0x22C5, 0x25E6, 0x2606, 0x25CB, 0x25A1, 0x2801...0x28FF: return UInt8(ascii: ".")
    case 0x2605, 0x25CF, 0x25A0, 0x25C6, 0x2713, 0x2714, 0x2731: return UInt8(ascii: "*")
    case 0x2010...0x2015, 0x2212, 0xAD, 0x2500, 0x2501, 0x2504, 0x2505, 0x2508, 0x2509, 0x254C, 0x254D, 0x2574, 0x2576:
      return UInt8(ascii: "-")
    case 0x2502, 0x2503, 0x2506, 0x2507, 0x250A, 0x250B, 0x2551, 0x254E, 0x254F, 0x2575, 0x2577, 0xA6, 0x258F, 0x2595:
      return UInt8(ascii: "|")
    case 0x2550: return UInt8(ascii: "=")
    case 0x250C...0x254B, 0x2552...0x2570: return UInt8(ascii: "+")
    case 0x2018, 0x2019, 0x201A, 0x2032, 0xB4: return UInt8(ascii: "'")
    case 0x201C, 0x201D, 0x201E, 0x2033, 0xAB, 0xBB: return UInt8(ascii: "\"")
    case 0x2026: return UInt8(ascii: "~")
    case 0x2190, 0x25C0, 0x25C2, 0x2039: return UInt8(ascii: "<")
    case 0x2192, 0x25B6, 0x25B8, 0x203A, 0x276F: return UInt8(ascii: ">")
    case 0x2191, 0x25B2, 0x25B4: return UInt8(ascii: "^")
    case 0x2193, 0x25BC, 0x25BE: return UInt8(ascii: "v")
    case 0x2580...0x2590, 0x2592, 0x2593, 0x2596...0x259F: return UInt8(ascii: "#")
    case 0xD7, 0x2715, 0x2717: return UInt8(ascii: "x")
    default: return UInt8(ascii: "?")
    }
  }
}
