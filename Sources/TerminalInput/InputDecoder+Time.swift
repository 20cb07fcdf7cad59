import Cells

extension InputDecoder {
  /// A sequence that stands still for so long was cut off: it is dropped.
  static let sequenceTimeout: Milliseconds = 2_000
  /// A paste that stands still for so long lost its end: what came is handed out.
  static let pasteTimeout: Milliseconds = 5_000

  /// How long the rest of a sequence is waited for: longer after a heap of input, which no Escape key ends.
  private var patience: Milliseconds {
    if isHeap { return 20 * escapeTimeout }
    return lastRead < answersAwaitedUntil ? 10 * escapeTimeout : escapeTimeout
  }

  /// When ``flush(at:)`` wants to be called; `nil` for never.
  public var deadline: Milliseconds? {
    switch state {
    case .ground: nil
    case .escape: keyboardFlags & 1 != 0 ? nil : lastRead + patience
    case .paste, .pasteEnd: lastRead + Self.pasteTimeout
    default: lastRead + (introducer == nil ? Self.sequenceTimeout : 5 * patience)
    }
  }

  /// Tells that `now` has come and no input waits: what was begun and not ended is decided.
  ///
  /// A lone ESC becomes the Escape key; ESC and an introducer with nothing behind it become that key with Alt,
  /// five times as late, because people do not press Alt-[ but lines do split sequences. Other cut-off sequences
  /// are dropped after 2 s, a paste without an end is handed out after 5 s.
  public mutating func flush(at now: Milliseconds) -> [Event] {
    guard let deadline, now >= deadline else { return [] }
    switch state {
    case .escape:
      let pressed = hasMeta ? 2 : 1
      cut = CutSequence(introducer: nil, time: now)
      hasMeta = false
      for _ in 0..<pressed { emit(.escape) }
    case .paste, .pasteEnd: endPaste(keeping: matched)
    default:
      if let introducer {
        emitPlain(introducer, modifiers: .alt)
        cut = CutSequence(introducer: introducer, time: now)
      }
    }
    finish()
    let decoded = events
    events = []
    return decoded
  }

  /// Takes a sequence up again that a silence cut off, if the bytes that come now are its rest: the key that was made of
  /// its start can't be called back, but nothing is typed.
  mutating func goOn(with bytes: UnsafeRawBufferPointer, at now: Milliseconds) {
    guard let cut else { return }
    self.cut = nil
    guard state == .ground, cut.goesOn(with: bytes, at: now) else { return }
    state = .escape
    if let introducer = cut.introducer { take(UInt8(truncatingIfNeeded: introducer.value)) }
  }

  /// The key that would have typed the introducer, as long as nothing follows it; `nil` where it cannot be a key.
  private var introducer: Unicode.Scalar? {
    guard !isEightBit, keyboardFlags & 1 == 0 else { return nil }
    switch state {
    case .singleShift: return sequence.isEmpty ? "O" : nil
    case .controlSequence: return sequence.isEmpty ? "[" : nil
    case .string: return string.isEmpty ? string.kind.introducer : nil
    default: return nil
    }
  }
}
