import Cells

extension InputDecoder {
  private static let pasteMark: [UInt8] = Array("\u{1B}[201~".utf8)

  mutating func beginPaste() {
    finish()
    state = .paste
    matched = 0
    isPasteFull = false
    buffer.removeAll(keepingCapacity: true)
  }

  /// Takes pasted bytes up to the next ESC; returns where it stopped.
  mutating func takePaste(_ bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
    var end = start
    while end < bytes.count, bytes[end] != 0x1B { end += 1 }
    keep(bytes[start..<end])
    guard end < bytes.count else { return end }
    state = .pasteEnd
    matched = 1
    return end + 1
  }

  mutating func takePasteByte(_ byte: UInt8) {
    if byte == 0x1B {
      state = .pasteEnd
      matched = 1
    } else {
      keep(CollectionOfOne(byte))
    }
  }

  mutating func takePasteEnd(_ byte: UInt8) {
    if byte == Self.pasteMark[matched] {
      matched += 1
      guard matched == Self.pasteMark.count else { return }
      endPaste(keeping: 0)
      finish()
    } else {
      keep(Self.pasteMark[..<matched])
      matched = 0
      state = .paste
      takePasteByte(byte)
    }
  }

  /// Hands the paste out; `count` bytes that looked like its end belong to it.
  mutating func endPaste(keeping count: Int) {
    keep(Self.pasteMark[..<count])
    matched = 0
    events.append(.paste(String(decoding: buffer, as: UTF8.self)))
    buffer = []
  }

  private mutating func keep(_ bytes: some Collection<UInt8>) {
    let room = isPasteFull ? 0 : pasteLimit - buffer.count
    if bytes.count <= room {
      buffer.append(contentsOf: bytes)
      return
    }
    if !isPasteFull {
      buffer.append(contentsOf: bytes.prefix(max(0, room)))
      trimCutCharacter()
      isPasteFull = true
    }
    droppedPasteBytes += bytes.count - max(0, room)
  }

  /// Drops a character that the limit cut in two.
  private mutating func trimCutCharacter() {
    var back = buffer.count
    while back > 0, buffer.count - back < 3, buffer[back - 1] & 0xC0 == 0x80 { back -= 1 }
    guard back > 0, buffer[back - 1] >= 0xC0 else { return }
    let lead = buffer[back - 1]
    let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
    if buffer.count - (back - 1) < length { buffer.removeSubrange((back - 1)...) }
  }
}
