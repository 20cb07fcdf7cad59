import Cells
import TerminalInput

/// How the screen is to be used, whatever the terminal could do.
public struct ScreenOptions: Sendable {
  /// When colours are used.
  public enum ColorChoice: Hashable, Sendable {
    /// Where the terminal has colours and `NO_COLOR` is unset or empty.
    case auto
    /// Where the terminal has colours, in spite of `NO_COLOR`.
    case always
    /// Never: no colour sequence at all is sent, attributes only.
    case never
  }

  public var color: ColorChoice = .auto
  /// Whether only ASCII is drawn, even where the locale is UTF-8.
  public var ascii = false
  /// Whether mouse reports are asked for from the start; not in GNU screen, where they would hold Escape back.
  public var mouse = true
  /// Whether pictures are drawn with the terminal's own pixels where it can.
  public var pixels = false
  /// How a long press is told from a tap; ``HoldSettings/isRemote`` is filled in from the environment.
  public var hold = HoldSettings()
  /// Whether the terminal is asked nothing that can be done without.
  public var lowBandwidth = false

  public init() {}
}
