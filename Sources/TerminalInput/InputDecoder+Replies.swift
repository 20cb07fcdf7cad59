import Cells

extension InputDecoder {
  /// Answers that begin with `CSI ?`; others with that prefix are swallowed.
  mutating func emitReply(_ final: UInt8) {
    switch (final, sequence.intermediate) {
    case (UInt8(ascii: "c"), 0):
      events.append(.reply(.primaryAttributes((0..<sequence.count).map { sequence[$0] ?? 0 })))
    case (UInt8(ascii: "u"), 0):
      events.append(.reply(.keyboardFlags(sequence[0] ?? 0)))
    case (UInt8(ascii: "R"), 0):
      emitCursorReport()
    case (UInt8(ascii: "S"), 0):
      // Item 1, the colour registers, and no error.
      guard sequence[0] == 1, sequence[1] == 0, let count = sequence[2] else { return }
      events.append(.reply(.colorRegisters(count)))
    case (UInt8(ascii: "y"), UInt8(ascii: "$")):
      guard let mode = sequence[0], let value = sequence[1] else { return }
      events.append(.reply(.mode(mode, value: value)))
    default: return
    }
  }

  /// `CSI 6 ; height ; width t`; other reports about the window are swallowed.
  mutating func emitCellSize() {
    guard sequence.count == 3, sequence[0] == 6, let height = sequence[1], let width = sequence[2],
      Self.cellSides.contains(width), Self.cellSides.contains(height)
    else { return }
    events.append(.reply(.cellSize(Size(width: width, height: height))))
  }

  /// The pixels that a side of a cell may have; anything else is a mistake.
  private static var cellSides: ClosedRange<Int> { 1...1_000 }
}

extension TerminalString {
  /// The answer that the string is; `nil` if it is none that is understood.
  var reply: TerminalReply? {
    switch kind {
    case .deviceControl:
      guard bytes.starts(with: ">|".utf8) else { return nil }
      return .version(String(decoding: bytes.dropFirst(2).filter { $0 >= 0x20 && $0 != 0x7F }, as: UTF8.self))
    case .operatingSystem:
      let fields = bytes.split(separator: UInt8(ascii: ";"), maxSplits: 1)
      guard fields.count == 2, let number = Int(String(decoding: fields[0], as: UTF8.self)),
        number == 10 || number == 11, let rgb = Self.color(fields[1])
      else { return nil }
      return .color(osc: number, rgb: rgb)
    case .application: return graphicsReply
    default: return nil
    }
  }

  /// `Gi=1,p=2;OK`, or the reason why not.
  private var graphicsReply: TerminalReply? {
    let fields = bytes.split(separator: UInt8(ascii: ";"), maxSplits: 1)
    guard fields.count == 2, fields[0].first == UInt8(ascii: "G") else { return nil }
    for key in fields[0].dropFirst().split(separator: UInt8(ascii: ",")) where key.starts(with: "i=".utf8) {
      guard let id = Int(String(decoding: key.dropFirst(2), as: UTF8.self)) else { return nil }
      return .graphics(id: id, isOK: fields[1].elementsEqual("OK".utf8))
    }
    return nil
  }

  /// XParseColor's `rgb:r/g/b` and `#rgb` with one to four hexadecimal digits each, and `rgba:` with alpha ignored.
  private static func color(_ bytes: ArraySlice<UInt8>) -> UInt32? {
    let parts: [ArraySlice<UInt8>]
    if bytes.first == UInt8(ascii: "#") {
      let digits = bytes.dropFirst()
      guard digits.count % 3 == 0, (3...12).contains(digits.count) else { return nil }
      let width = digits.count / 3
      parts = (0..<3).map { digits.dropFirst($0 * width).prefix(width) }
    } else {
      let fields = bytes.split(separator: UInt8(ascii: ":"), maxSplits: 1)
      guard fields.count == 2, fields[0].elementsEqual("rgb".utf8) || fields[0].elementsEqual("rgba".utf8) else {
        return nil
      }
      parts = fields[1].split(separator: UInt8(ascii: "/"))
    }
    guard parts.count >= 3 else { return nil }
    var rgb: UInt32 = 0
    for part in parts.prefix(3) {
      guard (1...4).contains(part.count), let value = UInt32(String(decoding: part, as: UTF8.self), radix: 16) else {
        return nil
      }
      let most: UInt32 = 1 << (4 * UInt32(part.count)) - 1
      rgb = rgb << 8 | (value * 255 + most / 2) / most
    }
    return rgb
  }
}
