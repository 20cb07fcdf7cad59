import Cells

extension InputDecoder {
  /// Takes plain bytes up to the first that begins something else; returns where it stopped.
  mutating func takePlain(_ bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
    let run = burst.pastedRun(in: bytes, from: start)
    if run > 0 {
      let text = String(decoding: bytes[start..<start + run], as: UTF8.self)
      events.append(.paste(text))
      return start + run
    }
    var index = start
    while index < bytes.count, state == .ground {
      takeGround(bytes[index])
      index += 1
    }
    return index
  }

  mutating func takeGround(_ byte: UInt8) {
    switch byte {
    case 0x1B: state = .escape
    case 0..<0x20, 0x7F: emitControl(byte)
    case 0x20..<0x7F: emitPlain(Unicode.Scalar(byte))
    case 0x80..<0xA0: takeC1(byte)
    default:
      if character.begin(byte) { state = .character } else { hasMeta = false }
    }
  }

  mutating func takeCharacter(_ byte: UInt8) {
    switch character.take(byte) {
    case .more: return
    case .broken:
      finish()
      take(byte)
    case .scalar(let scalar):
      let meta = hasMeta
      finish()
      if scalar.value < 0xA0 {
        takeC1(UInt8(truncatingIfNeeded: scalar.value))
      } else {
        emitPlain(scalar, modifiers: meta ? .alt : [])
      }
    }
  }

  /// Takes the byte after an ESC.
  mutating func takeEscape(_ byte: UInt8) {
    switch byte {
    case 0x1B:
      if hasMeta { events.append(.key(KeyEvent(.escape))) }
      hasMeta = true
    case UInt8(ascii: "["): begin(.controlSequence)
    case UInt8(ascii: "O"): begin(.singleShift)
    case UInt8(ascii: "]"): begin(.operatingSystem)
    case UInt8(ascii: "P"): begin(.deviceControl)
    case UInt8(ascii: "X"), UInt8(ascii: "^"), UInt8(ascii: "_"): begin(TerminalString.Kind(escape: byte))
    default: takeAlt(byte)
    }
  }

  /// Takes the byte of a key that was pressed with Alt.
  private mutating func takeAlt(_ byte: UInt8) {
    if hasMeta {
      // ESC ESC x: the Escape key, then Alt-x.
      events.append(.key(KeyEvent(.escape)))
    }
    hasMeta = true
    state = .ground
    takeGround(byte)
    if state == .ground { hasMeta = false }
  }

  /// Takes a C1 control: an introducer begins its sequence, anything else is swallowed.
  private mutating func takeC1(_ byte: UInt8) {
    finish()
    switch byte {
    case 0x8F: begin(.singleShift)
    case 0x90: begin(.deviceControl)
    case 0x98, 0x9E, 0x9F: begin(TerminalString.Kind(escape: byte - 0x40))
    case 0x9B: begin(.controlSequence)
    case 0x9D: begin(.operatingSystem)
    default: return
    }
    isEightBit = true
  }

  private mutating func begin(_ next: State) {
    state = next
    sequence.clear()
  }

  private mutating func begin(_ kind: TerminalString.Kind) {
    state = .string
    string.begin(kind)
  }

  /// Emits the key that types `scalar`.
  mutating func emitPlain(_ scalar: Unicode.Scalar, modifiers: Key.Modifiers = []) {
    if burst.isPaste, modifiers.isEmpty, !hasMeta { return emitPasted(scalar) }
    let key = Key(.scalar(scalar), modifiers)
    note(key, isASCII: scalar.isASCII)
    emit(key, text: modifiers.isEmpty ? String(Character(scalar)) : "")
  }

  /// Emits the key of a C0 control or DEL.
  private mutating func emitControl(_ byte: UInt8) {
    if burst.isPaste, !hasMeta, TextBurst.isText(byte) { return emitPasted(Unicode.Scalar(byte)) }
    let key: Key =
      switch byte {
      case 0x00: Key(.scalar(" "), .control)
      case 0x08, 0x7F: Key(.backspace)
      case 0x09: .tab
      case 0x0D: .enter
      case 0x01...0x1A: Key(.scalar(Unicode.Scalar(byte + 0x60)), .control)
      default: Key(.scalar(Unicode.Scalar(byte + 0x40)), .control)
      }
    note(key, isASCII: true)
    emit(key)
  }

  /// Emits a character of pasted text that stands alone, such as one that the end of a read cut in two.
  private mutating func emitPasted(_ scalar: Unicode.Scalar) {
    events.append(.paste(String(Character(scalar))))
  }

  private mutating func note(_ key: Key, isASCII: Bool) {
    guard keyboardFlags & 8 != 0, isASCII else { return }
    plainKeys.insert(key)
  }
}
