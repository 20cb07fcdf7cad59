/// How a map is drawn: with which characters and which colours.
public struct MapStyle: Hashable, Sendable {
  /// The characters that lines and areas are made of.
  public enum Glyphs: String, CaseIterable, Sendable {
    /// 2 × 4 dots a cell.
    case braille
    /// 2 × 2 blocks a cell, for fonts without braille.
    case quadrants
    /// Nothing beyond ASCII, names included.
    case ascii

    /// The next one, for a key that goes round.
    public var next: Glyphs {
      switch self {
      case .braille: .quadrants
      case .quadrants: .ascii
      case .ascii: .braille
      }
    }
  }

  /// The colours that the terminal has.
  public enum Colors: CaseIterable, Sendable {
    /// 24 bits.
    case full
    /// The palette of 256.
    case palette
    /// Those of the user's theme, bright ones not needed; the background stays the terminal's own.
    case basic
    /// None: bold, dim and reverse only.
    case none

    /// What a terminal with so many colours has; below 8 none.
    public init(count: Int) {
      switch count {
      case ..<8: self = .none
      case ..<256: self = .basic
      case ..<65_536: self = .palette
      default: self = .full
      }
    }
  }

  public var glyphs: Glyphs
  public var colors: Colors
  /// Whether the terminal's background is light, so that the map is drawn in light colours too.
  public var isLight: Bool

  public init(glyphs: Glyphs = .braille, colors: Colors = .palette, isLight: Bool = false) {
    self.glyphs = glyphs
    self.colors = colors
    self.isLight = isLight
  }
}
