import Cells

extension InputDecoder {
  /// SGR reports (1006): `CSI < buttons ; column ; row M` for a press or motion, `m` for a release.
  mutating func emitMouse(_ final: UInt8) {
    guard sequence.intermediate == 0, final == UInt8(ascii: "M") || final == UInt8(ascii: "m"),
      let buttons = sequence[0], let column = sequence[1], let row = sequence[2]
    else { return }
    emitMouse(buttons, column: column, row: row, isRelease: final == UInt8(ascii: "m"))
  }

  /// urxvt's reports (1015): `CSI buttons+32 ; column ; row M`.
  mutating func emitMouseNumbers() {
    guard let buttons = sequence[0], buttons >= 32, let column = sequence[1], let row = sequence[2] else { return }
    emitMouse(buttons - 32, column: column, row: row, isRelease: false)
  }

  /// The oldest reports (1000): `CSI M` and three bytes, each 32 too large; 0 stands for a place too far away.
  mutating func takeMouseByte(_ byte: UInt8) {
    buffer.append(byte)
    guard buffer.count == 3 else { return }
    let (buttons, column, row) = (Int(buffer[0]) - 32, Int(buffer[1]) - 32, Int(buffer[2]) - 32)
    if buttons >= 0, column > 0, row > 0 { emitMouse(buttons, column: column, row: row, isRelease: false) }
    finish()
  }

  private mutating func emitMouse(_ buttons: Int, column: Int, row: Int, isRelease: Bool) {
    guard buttons < 128, let kind = Self.mouseKind(buttons, isRelease: isRelease) else { return }
    var modifiers = Key.Modifiers()
    if buttons & 4 != 0 { modifiers.insert(.shift) }
    if buttons & 8 != 0 { modifiers.insert(.alt) }
    if buttons & 16 != 0 { modifiers.insert(.control) }
    events.append(.mouse(MouseEvent(kind, at: Point(x: column - 1, y: row - 1), modifiers: modifiers)))
  }

  private static func mouseKind(_ buttons: Int, isRelease: Bool) -> MouseEvent.Kind? {
    let number = buttons & 3
    if buttons & 64 != 0 {
      guard !isRelease, buttons & 32 == 0 else { return nil }
      return [.wheelUp, .wheelDown, .wheelLeft, .wheelRight][number]
    }
    let button = MouseButton(rawValue: UInt8(number))
    if isRelease { return .release(button) }
    if buttons & 32 != 0 { return button.map(MouseEvent.Kind.drag) ?? .move }
    return button.map(MouseEvent.Kind.press) ?? .release(nil)
  }
}
