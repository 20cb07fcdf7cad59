/// A colour as a program asks for it; the terminal's side maps it to what the terminal has.
public struct Color: Hashable, Sendable {
  /// 0xFF000000 the terminal's own colour, 0x01RRGGBB a 24-bit colour, 0x000000NN a palette index.
  @usableFromInline let raw: UInt32

  @usableFromInline init(raw: UInt32) { self.raw = raw }

  /// The terminal's own foreground or background, whatever the user chose.
  public static let standard = Color(raw: 0xFF00_0000)

  /// One of the terminal's 256 palette colours; the first eight follow the user's theme.
  public static func palette(_ index: UInt8) -> Color { Color(raw: UInt32(index)) }

  /// A 24-bit colour, 0xRRGGBB; a larger number loses its upper bits.
  public static func rgb(_ value: UInt32) -> Color { Color(raw: 0x0100_0000 | (value & 0xFF_FFFF)) }

  /// The palette index, where the colour is one.
  public var paletteIndex: UInt8? { raw < 256 ? UInt8(raw) : nil }

  /// The 24-bit value, where the colour is one.
  public var rgbValue: UInt32? { raw >> 24 == 1 ? raw & 0xFF_FFFF : nil }

  public static let black = Color.palette(0)
  public static let red = Color.palette(1)
  public static let green = Color.palette(2)
  public static let yellow = Color.palette(3)
  public static let blue = Color.palette(4)
  public static let magenta = Color.palette(5)
  public static let cyan = Color.palette(6)
  public static let white = Color.palette(7)
}

/// How a cell is drawn: colours and attributes.
public struct Style: Hashable, Sendable {
  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let bold = Attributes(rawValue: 1)
    public static let dim = Attributes(rawValue: 2)
    public static let underline = Attributes(rawValue: 4)
    public static let reverse = Attributes(rawValue: 8)
    public static let italic = Attributes(rawValue: 16)
  }

  public var foreground: Color
  public var background: Color
  public var attributes: Attributes

  /// Written out so that other modules compare styles without a call.
  @inlinable
  public static func == (left: Style, right: Style) -> Bool {
    left.foreground.raw == right.foreground.raw && left.background.raw == right.background.raw
      && left.attributes.rawValue == right.attributes.rawValue
  }

  public init(_ attributes: Attributes = [], foreground: Color = .standard, background: Color = .standard) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  public static let plain = Style()

  /// The style with more attributes.
  public func adding(_ more: Attributes) -> Style {
    Style(attributes.union(more), foreground: foreground, background: background)
  }

  /// The style on another background.
  public func on(_ background: Color) -> Style {
    Style(attributes, foreground: foreground, background: background)
  }
}
