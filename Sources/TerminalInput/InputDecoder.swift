import Cells

/// Makes events of the bytes that a terminal sends; keeps no clock.
public struct InputDecoder: Sendable {
  /// How long after a read that ended in a lone ESC this counts as the Escape key: 10 ms, over SSH more (say 100).
  public var escapeTimeout: Milliseconds = 10
  /// The kitty keyboard flags that the terminal said to be in force; with flag 1 a lone ESC begins a sequence, always.
  public var keyboardFlags = 0
  /// How many cursor position reports were asked for and have not come: `CSI 1 ; 2 R` is Shift-F3 otherwise.
  public var cursorReportsAwaited = 0
  /// Keys that came as plain bytes though flag 8 promised escape codes for all; hand them to the recogniser.
  public private(set) var plainKeys: Set<Key> = []

  public init() {}

  /// When ``flush(at:)`` wants to be called; `nil` for never.
  public var deadline: Milliseconds? { nil }

  /// Takes the bytes of one `read` that returned at `now`.
  public mutating func feed(_ bytes: UnsafeRawBufferPointer, at now: Milliseconds) -> [Event] { [] }

  /// Takes the bytes of one `read` that returned at `now`.
  public mutating func feed(_ bytes: some Sequence<UInt8>, at now: Milliseconds) -> [Event] {
    let array = Array(bytes)
    return array.withUnsafeBytes { feed($0, at: now) }
  }

  /// Tells that `now` has come and no input waits: what was begun and not ended is decided.
  public mutating func flush(at now: Milliseconds) -> [Event] { [] }
}
