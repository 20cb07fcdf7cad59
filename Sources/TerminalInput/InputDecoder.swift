import Cells

/// Makes events of the bytes that a terminal sends; keeps no clock.
///
/// Sequences may be split between reads anywhere. What is not known (ECMA-48 sequences without a meaning here,
/// strings, C1 controls, broken UTF-8) is swallowed whole and never becomes text; CAN and SUB end a sequence.
/// Memory is bounded: see ``pasteLimit``; parameters and strings beyond their bounds are swallowed.
///
/// - Complexity: O(bytes).
public struct InputDecoder: Sendable {
  /// How long after a read that ended in a lone ESC this counts as the Escape key: 10 ms, over SSH more (say 100).
  public var escapeTimeout: Milliseconds = 10
  /// The kitty keyboard flags that the terminal said to be in force; with flag 1 a lone ESC begins a sequence, always.
  public var keyboardFlags = 0
  /// How many cursor position reports were asked for and have not come: `CSI 1 ; 2 R` is Shift-F3 otherwise.
  public var cursorReportsAwaited = 0
  /// The most bytes that one paste event carries; the rest of a longer paste is dropped.
  public var pasteLimit = 1 << 20
  /// How many bytes of pastes were dropped because of ``pasteLimit``.
  public internal(set) var droppedPasteBytes = 0
  /// Keys that came as plain bytes though flag 8 promised escape codes for all; hand them to the recogniser.
  public internal(set) var plainKeys: Set<Key> = []

  /// Where the next byte is taken.
  enum State {
    case ground, character, escape, singleShift, controlSequence, linuxFunction, mouseBytes
    case string, stringEscape, paste, pasteEnd
  }

  var state = State.ground
  var events: [Event] = []
  /// An ESC came before the one that began this sequence: Alt, or an Escape key of its own.
  var hasMeta = false
  /// The sequence began with one C1 byte, not with ESC: it is no Alt key.
  var isEightBit = false
  var sequence = ControlSequence()
  var character = CharacterAssembly()
  var string = TerminalString()
  var buffer: [UInt8] = []
  var matched = 0
  var isPasteFull = false
  var burst = TextBurst()
  var lastRead: Milliseconds = 0
  /// The last read brought so much that its end says nothing: the line was cut there, not the typing.
  var isHeap = false
  private static let heapSize = 64
  /// What the last silence cut off.
  var cut: CutSequence?
  /// Until when the terminal's answers to questions are expected; before that an ESC is waited for ten times as long, for
  /// it most probably begins one of them. 0 for not at all.
  public var answersAwaitedUntil: Milliseconds = 0

  public init() {}

  /// Takes the bytes of one `read` that returned at `now`.
  public mutating func feed(_ bytes: UnsafeRawBufferPointer, at now: Milliseconds) -> [Event] {
    guard !bytes.isEmpty else { return [] }
    burst.begin(at: now, sinceLastRead: now - lastRead)
    lastRead = now
    isHeap = bytes.count > Self.heapSize
    goOn(with: bytes, at: now)
    var index = 0
    while index < bytes.count {
      switch state {
      case .ground: index = takePlain(bytes, from: index)
      case .paste: index = takePaste(bytes, from: index)
      default:
        take(bytes[index])
        index += 1
      }
    }
    let decoded = events
    events = []
    return decoded
  }

  /// Takes the bytes of one `read` that returned at `now`.
  public mutating func feed(_ bytes: some Sequence<UInt8>, at now: Milliseconds) -> [Event] {
    Array(bytes).withUnsafeBytes { feed($0, at: now) }
  }

  /// Takes one byte outside plain text and pastes.
  mutating func take(_ byte: UInt8) {
    switch state {
    case .ground: takeGround(byte)
    case .character: takeCharacter(byte)
    case .escape: takeEscape(byte)
    case .singleShift: takeSingleShift(byte)
    case .controlSequence: takeControlSequence(byte)
    case .linuxFunction: takeLinuxFunction(byte)
    case .mouseBytes: takeMouseByte(byte)
    case .string: takeString(byte)
    case .stringEscape: takeStringEscape(byte)
    case .paste: takePasteByte(byte)
    case .pasteEnd: takePasteEnd(byte)
    }
  }

  /// Ends a sequence.
  mutating func finish() {
    state = .ground
    hasMeta = false
    isEightBit = false
  }

  mutating func emit(_ key: Key, phase: KeyEvent.Phase = .press, text: String = "") {
    var key = key
    var text = text
    if hasMeta {
      key.modifiers.insert(.alt)
      text = ""
    }
    events.append(.key(KeyEvent(key, phase: phase, text: phase == .release ? "" : text)))
  }
}
