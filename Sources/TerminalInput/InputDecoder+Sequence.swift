import Cells

extension InputDecoder {
  private static let cancel: UInt8 = 0x18
  private static let substitute: UInt8 = 0x1A

  /// Handles what may come in the midst of any sequence; `true` if the byte was that.
  private mutating func takeInterruption(_ byte: UInt8) -> Bool {
    switch byte {
    case Self.cancel, Self.substitute: finish()
    case 0x1B:
      finish()
      state = .escape
    default: return false
    }
    return true
  }

  mutating func takeControlSequence(_ byte: UInt8) {
    if takeInterruption(byte) { return }
    switch byte {
    case 0x20..<0x40:
      sequence.take(byte)
      if byte == UInt8(ascii: "$"), let key = shiftedRxvtKey {
        emit(key)
        finish()
      }
    case 0x40..<0x7F:
      if byte == UInt8(ascii: "["), sequence.isEmpty {
        state = .linuxFunction
      } else if byte == UInt8(ascii: "M"), sequence.isEmpty {
        state = .mouseBytes
        buffer.removeAll(keepingCapacity: true)
      } else {
        dispatch(final: byte)
      }
    case 0x80...: finish()
    default: return  // Other controls mean nothing inside a sequence.
    }
  }

  /// rxvt's Shift with a function key, `CSI 23 $`: the only sequence that ends in an intermediate byte.
  private var shiftedRxvtKey: Key? {
    guard sequence.prefix == 0, sequence.count == 1, let number = sequence[0], !sequence.isIgnored else { return nil }
    return KeyTable.tilde(number).map { Key($0, .shift) }
  }

  private mutating func dispatch(final: UInt8) {
    if !sequence.isIgnored {
      if final == UInt8(ascii: "~"), sequence.prefix == 0, sequence.intermediate == 0, sequence[0] == 200 {
        beginPaste()
        return
      }
      switch sequence.prefix {
      case 0: emitSequence(final)
      case UInt8(ascii: "<"): emitMouse(final)
      case UInt8(ascii: "?"): emitReply(final)
      default: break
      }
    }
    finish()
  }

  private mutating func emitSequence(_ final: UInt8) {
    guard sequence.intermediate == 0 else { return }
    switch final {
    case UInt8(ascii: "I") where sequence.count == 0: events.append(.focusIn)
    case UInt8(ascii: "O") where sequence.count == 0: events.append(.focusOut)
    case UInt8(ascii: "M") where sequence.count == 3: emitMouseNumbers()
    case UInt8(ascii: "R") where isCursorReport: emitCursorReport()
    case UInt8(ascii: "t"): emitCellSize()
    default:
      guard let report = KeyReport(sequence, final: final), !report.isModifierAlone else { return }
      emit(report.key, phase: report.phase, text: report.text)
    }
  }

  /// `CSI row ; column R`, unless it is F3 with modifiers.
  private var isCursorReport: Bool {
    guard sequence.count == 2, let row = sequence[0], let column = sequence[1], sequence.parts(1).count == 1 else {
      return false
    }
    return cursorReportsAwaited > 0 || row != 1 || !(2...16).contains(column)
  }

  mutating func emitCursorReport() {
    guard let row = sequence[0], let column = sequence[1] else { return }
    cursorReportsAwaited = max(0, cursorReportsAwaited - 1)
    events.append(.reply(.cursorPosition(Point(x: max(0, column - 1), y: max(0, row - 1)))))
  }

  mutating func takeSingleShift(_ byte: UInt8) {
    if takeInterruption(byte) { return }
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: ";"): sequence.take(byte)
    case 0x20..<0x7F:
      // xterm writes `SS3 5 P` or `SS3 1 ; 5 P` where older settings put modifiers into SS3.
      let modifiers = sequence[sequence.count > 1 ? 1 : 0] ?? 1
      if let key = KeyTable.singleShift(byte) {
        let all = key.modifiers.union(KeyReport.modifiers(modifiers))
        emit(Key(key.code, all), text: KeyReport.typed(key.code, all))
      }
      finish()
    case 0x80...: finish()
    default: return
    }
  }

  mutating func takeLinuxFunction(_ byte: UInt8) {
    if takeInterruption(byte) { return }
    if (UInt8(ascii: "A")...UInt8(ascii: "E")).contains(byte) {
      emit(Key(.function(byte - UInt8(ascii: "A") + 1)))
    }
    finish()
  }

  mutating func takeString(_ byte: UInt8) {
    switch byte {
    case Self.cancel, Self.substitute: finish()
    case 0x1B: state = .stringEscape
    case 0x07 where string.kind == .operatingSystem: endString()
    default:
      if !string.take(byte) { endString() }
    }
  }

  mutating func takeStringEscape(_ byte: UInt8) {
    if byte == UInt8(ascii: "\\") {
      endString()
    } else {
      // Not ST: the string was cut off and another sequence begins.
      finish()
      state = .escape
      take(byte)
    }
  }

  private mutating func endString() {
    if let reply = string.reply { events.append(.reply(reply)) }
    finish()
  }
}
