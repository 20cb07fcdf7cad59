import Cells
import ContextMenus

/// The styles of the program; every screen draws with these and names no colour of its own.
///
/// Text stays on the terminal's own foreground and background, so that any theme of the user's is readable.
/// There is one accent, the teal of the first app's bar (79, 183, 193), and cyan where there are 16 colours.
public struct Theme: Equatable, Sendable {
  public enum Name: String, CaseIterable, Sendable { case auto, light, dark, mono }

  /// Without colours everything is told by reverse, bold, dim and glyphs.
  public var isMono: Bool
  public var text = Style.plain
  public var secondary: Style
  public var strong = Style(.bold)
  public var heading: Style
  public var accent: Style
  /// The bar at the top.
  public var bar: Style
  public var barSecondary: Style
  /// The bar at the bottom.
  public var hint: Style
  public var hintKey: Style
  /// The name of the selected row, or the focused button.
  public var selected: Style
  public var star: Style
  public var destructive: Style
  public var warning: Style
  /// The part of a row or button that a held key has filled.
  public var fill: Style

  /// - Parameters:
  ///   - name: `mono` draws without colours; `light` picks darker tones for stars and accent.
  ///   - colors: How many colours the terminal has; below 8 the theme is mono.
  public init(_ name: Name = .auto, colors: Int = 256, isLight: Bool? = nil) {
    isMono = name == .mono || colors < 8
    secondary = Style(.dim)
    hint = Style(.dim)
    hintKey = .plain
    selected = Style(.reverse)
    fill = Style(.reverse)
    guard !isMono else {
      heading = Style(.bold)
      accent = Style(.bold)
      bar = Style([.reverse, .bold])
      barSecondary = Style(.reverse)
      star = .plain
      destructive = Style(.bold)
      warning = Style(.bold)
      return
    }
    let light = name == .light || (name == .auto && isLight == true)
    // The few colours of a small palette are pale on white: there the accent is blue, and stars are plain.
    let teal: Color = colors >= 256 ? .rgb(light ? 0x0F7C87 : 0x4FB7C1) : light ? .blue : .cyan
    let gold: Color = colors >= 256 ? .rgb(light ? 0x9A6A00 : 0xE8B339) : light ? .standard : .yellow
    heading = Style(.bold, foreground: teal)
    accent = Style(foreground: teal)
    bar =
      colors >= 256
      ? Style(.bold, foreground: .rgb(0x0A2A2E), background: .rgb(0x4FB7C1))
      : Style(.reverse, foreground: light ? .blue : .standard)
    barSecondary = Style(bar.attributes.subtracting(.bold), foreground: bar.foreground, background: bar.background)
    selected = Style(colors >= 256 ? [.reverse, .bold] : .reverse, foreground: teal)
    star = Style(foreground: gold)
    // The plain red of most themes is hard to read on black.
    destructive = Style(foreground: colors >= 256 ? .rgb(light ? 0xB3261E : 0xFF7A66) : light ? .red : .palette(9))
    warning = Style(foreground: gold)
    fill = Style(.reverse, foreground: teal)
  }
}
