import Cells
import TerminalInput

/// What is known of the terminal.
public struct TerminalFacts: Hashable, Sendable {
  /// How a held key is told from a tapped one.
  public enum Tier: Hashable, Sendable {
    /// The terminal reports when a key goes up.
    case releases
    /// Only the key's auto-repeat can be seen.
    case repeats
  }

  /// What stands between the program and the real terminal, as the environment says.
  public enum Multiplexer: Hashable, Sendable { case tmux, screen }

  public enum Background: Hashable, Sendable { case light, dark }

  /// `TERM` as found in the environment; empty where it is unset.
  public var name = ""
  /// The terminfo entry in use.
  public var entry = ""
  /// The terminal's own name and version (XTVERSION), once it has answered.
  public var version: String?
  /// What the user should be told once, such as that the terminal is unknown; `nil` for nothing.
  public var notice: String?
  public var size = Size.zero
  /// The colours in use: 0, 8, 16, 88, 256 or 16,777,216.
  public var colors = 0
  /// Whether characters beyond ASCII are drawn.
  public var unicode = false
  public var tier = Tier.repeats
  /// Why that tier is in use, in a few words.
  public var tierReason = ""
  /// The answer to `CSI ? u`, once it is there: the kitty keyboard flags in force.
  public var keyboardFlags: Int?
  /// Whether the terminal is at the other end of an SSH connection.
  public var remote = false
  public var multiplexer: Multiplexer?
  /// The brightness of the terminal's background, once known.
  public var background: Background?
  /// Whether mouse reports are on.
  public var mouse = false
  /// Whether the terminal draws pixels; `nil` while it was not asked or has not answered. `false` too where it has
  /// sixels and doesn't tell the size of a cell.
  public var graphics: Bool?
  /// How it draws them, where it does; kitty's way before sixels, for it takes pictures away again.
  public var pixels: PixelProtocol?
  /// The pixels of a cell, once they were needed and the terminal told them.
  public var cell: Size?
  /// How long the terminal took to answer a question, in milliseconds; the first answer counts.
  public var roundTrip: Milliseconds?
  /// What was learned of the terminal's auto-repeat; worth keeping for the next session's ``HoldSettings/learned``.
  public var learned = LearnedRepeat()

  public init() {}
}
