import Cells

/// How menus look: styles, border and mark glyphs, and whether anything moves.
public struct MenuTheme: Hashable, Sendable {
  /// Titles of actions.
  public var normal = Style.plain
  /// Headers, subtitles, key column and captions.
  public var secondary = Style(.dim)
  /// Borders and rules.
  public var border = Style(.dim)
  /// The border of the part that has the focus.
  public var focusedBorder = Style.plain
  /// Headers of inline sections.
  public var header = Style(.dim)
  /// The title of a menu and of a level on a small screen.
  public var title = Style(.bold)
  /// The highlighted row.
  public var highlight = Style(.reverse)
  /// Rows that cannot be chosen now.
  public var disabled = Style(.dim)
  /// Rows that take something away.
  public var destructive = Style.plain
  /// The destructive row while highlighted.
  public var destructiveHighlight = Style([.reverse, .bold])
  /// Check marks, radio marks, and the marker of the highlighted row.
  public var mark = Style(.bold)
  /// The characters of borders, marks and signs.
  public var glyphs = MenuGlyphs.unicode
  /// Whether colours are off: the background is then left undimmed.
  public var isMono = false
  /// Whether opening and closing are shown at once and nothing shakes.
  public var reducedMotion = false

  /// Makes the look in the terminal’s own colours.
  public init() {}

  /// Whether only ASCII is drawn.
  public var isASCII: Bool { glyphs == .ascii }

  /// The look with one accent colour.
  /// - Parameters:
  ///   - accent: The colour of the highlight and the marks.
  ///   - destructive: The colour of destructive actions.
  public static func colored(accent: Color = .cyan, destructive: Color = .red) -> MenuTheme {
    var theme = MenuTheme()
    theme.highlight = Style(.reverse, foreground: accent)
    theme.mark = Style(.bold, foreground: accent)
    theme.focusedBorder = Style(foreground: accent)
    theme.destructive = Style(foreground: destructive)
    theme.destructiveHighlight = Style(.reverse, foreground: destructive)
    return theme
  }

  /// The look without any colour.
  public static let mono: MenuTheme = {
    var theme = MenuTheme()
    theme.isMono = true
    return theme
  }()

  /// The same look in ASCII.
  public var ascii: MenuTheme {
    var theme = self
    theme.glyphs = .ascii
    return theme
  }

  /// The same look without motion.
  public var still: MenuTheme {
    var theme = self
    theme.reducedMotion = true
    return theme
  }
}
