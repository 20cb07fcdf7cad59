import Cells

/// A key as a control sequence reports it, in the canonical form of ``Cells/Key``.
///
/// Understands xterm's and VT220's keys, rxvt's modifiers by final byte, modifyOtherKeys in both formats, and kitty's
/// protocol with event types, alternate keys and text.
struct KeyReport {
  private(set) var key: Key
  private(set) var phase = KeyEvent.Phase.press
  private(set) var text = ""
  /// The key is Shift, Caps Lock or the like, which is nobody's business.
  private(set) var isModifierAlone = false

  init?(_ sequence: ControlSequence, final: UInt8) {
    let number = sequence[0] ?? 1
    let modifiers = Self.modifiers(sequence[1] ?? 1)
    key = Key(.escape)
    switch final {
    case UInt8(ascii: "u"):
      guard number >= 0, sequence.count > 0 else { return nil }
      isModifierAlone = (57441...57454).contains(number) || (57358...57360).contains(number)
      guard take(number: sequence[0] ?? 0, alternate: sequence[0, 1], modifiers, text: sequence.parts(2)) else {
        return nil
      }
    case UInt8(ascii: "~") where number == 27 && sequence.count >= 3:
      guard take(number: sequence[2] ?? 0, alternate: nil, modifiers, text: []) else { return nil }
    case UInt8(ascii: "~"):
      guard let code = KeyTable.tilde(number) else { return nil }
      // rxvt and PuTTY count Shift+F10 as the twentieth key, and no keyboard has another.
      key = number == 34 && sequence.count == 1 ? Key(.function(10), .shift) : Key(code, modifiers)
    case UInt8(ascii: "^"), UInt8(ascii: "@"):
      guard sequence.count == 1, let code = KeyTable.tilde(number) else { return nil }
      key = Key(code, final == UInt8(ascii: "^") ? .control : [.control, .shift])
    default:
      guard number == 1 || sequence.count == 1, let plain = KeyTable.letter(final) else { return nil }
      // Older xterms write `CSI 5 A` for Control-Up.
      let all = sequence.count == 1 ? Self.modifiers(number) : modifiers
      key = Key(plain.code, plain.modifiers.union(all))
    }
    switch sequence[1, 1] {
    case 2: phase = .repeat
    case 3: phase = .release
    default: break
    }
  }

  /// Takes a key by its code point; `false` if there is no such key.
  private mutating func take(
    number: Int, alternate: Int?, _ modifiers: Key.Modifiers, text parts: ArraySlice<Int?>
  ) -> Bool {
    for part in parts {
      if let scalar = Self.printable(part) { text.unicodeScalars.append(scalar) }
    }
    if let code = KeyTable.functional(number) {
      guard case .scalar = code else {
        key = Key(code, modifiers)
        text = ""
        return true
      }
      key = Key(code, modifiers.subtracting(.shift))
    } else if let scalar = Self.printable(number) {
      key = Self.canonical(scalar, alternate: Self.printable(alternate), modifiers)
    } else if number == 0, let first = text.unicodeScalars.first {
      // Text without a key: an input method.
      key = Key(.scalar(first))
    } else if (1...26).contains(number) {
      key = Key(.scalar(Unicode.Scalar(UInt8(number + 0x60))), modifiers.union(.control))
    } else {
      return false
    }
    canonicalise(text.unicodeScalars.first, modifiers)
    return true
  }

  /// Lets the text decide which key it was, where it types.
  private mutating func canonicalise(_ first: Unicode.Scalar?, _ modifiers: Key.Modifiers) {
    let acting = modifiers.subtracting(.shift)
    if let first, acting.isEmpty || (acting == .alt && !isTyped(first)) {
      key = Key(.scalar(first))
    } else {
      text = Self.typed(key.code, key.modifiers)
    }
  }

  /// Whether the key types `scalar` without Alt's help.
  private func isTyped(_ scalar: Unicode.Scalar) -> Bool {
    guard case .scalar(let own) = key.code else { return true }
    return own == scalar || Self.upper(own) == scalar || Self.upper(scalar) == own
  }

  private static func canonical(
    _ scalar: Unicode.Scalar, alternate: Unicode.Scalar?, _ modifiers: Key.Modifiers
  ) -> Key {
    if modifiers.contains(.control) {
      return Key(.scalar(lower(scalar)), modifiers)
    }
    guard modifiers.contains(.shift) else { return Key(.scalar(scalar), modifiers) }
    let shifted = alternate ?? upper(scalar)
    // A key without capitals and without an alternate keeps its Shift, but for what legacy encodings shift already.
    let isShifted = alternate != nil || shifted != scalar || lower(scalar) != scalar || !("0"..."9" ~= scalar)
    return Key(.scalar(shifted), isShifted ? modifiers.subtracting(.shift) : modifiers)
  }

  private static func upper(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    let mapped = scalar.properties.uppercaseMapping.unicodeScalars
    return mapped.count == 1 ? mapped.first ?? scalar : scalar
  }

  private static func lower(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    let mapped = scalar.properties.lowercaseMapping.unicodeScalars
    return mapped.count == 1 ? mapped.first ?? scalar : scalar
  }

  /// The scalar of this number unless it is a control, a private function key or none.
  private static func printable(_ number: Int?) -> Unicode.Scalar? {
    guard let number, number >= 0x20, !(0x7F..<0xA0).contains(number), !(57344...63743).contains(number) else {
      return nil
    }
    return UInt32(exactly: number).flatMap(Unicode.Scalar.init)
  }

  /// What a key types by itself.
  static func typed(_ code: Key.Code, _ modifiers: Key.Modifiers) -> String {
    guard case .scalar(let scalar) = code, modifiers.subtracting(.shift).isEmpty else { return "" }
    return String(Character(scalar))
  }

  /// The modifiers of a parameter (one more than the bits); lock keys dropped, Meta is Alt, Hyper is Super.
  static func modifiers(_ parameter: Int) -> Key.Modifiers {
    let bits = max(1, parameter) - 1
    var modifiers = Key.Modifiers(rawValue: UInt8(bits & 15))
    if bits & 32 != 0 { modifiers.insert(.alt) }
    if bits & 16 != 0 { modifiers.insert(.superKey) }
    return modifiers
  }
}
