import Cells

/// How long presses are to be told from taps.
public struct HoldSettings: Hashable, Sendable {
  /// Which evidence tells a held key.
  public enum Tier: Hashable, Sendable {
    /// Releases where the terminal reports them for the key, auto-repeat elsewhere.
    case automatic
    /// Releases, whatever the terminal said (tier 1).
    case releases
    /// Auto-repeat, even where releases are reported (tier 2).
    case repeats
  }

  /// `false`: every press is a tap at once; only the right mouse button opens a menu.
  public var isOn = true
  /// How long a press is held until the menu opens: short 250, default 500, long 800 ms.
  public var holdTime: Milliseconds = 500
  /// The tier chosen by hand, or ``Tier/automatic``.
  public var tier: Tier = .automatic
  /// The terminal is at the other end of a network (SSH, mosh): bytes may come late and in heaps.
  public var isRemote = false
  /// What an earlier session learned of this terminal's auto-repeat.
  public var learned = LearnedRepeat()

  public init() {}
}
