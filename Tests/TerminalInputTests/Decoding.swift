import Cells
import Testing

@testable import TerminalInput

/// Decodes text as bytes that one read brought, then waits long enough for everything to be decided.
func decode(_ text: String, flags: Int = 0, waiting: Bool = true) -> [Event] {
  decode([Array(text.utf8)], flags: flags, waiting: waiting)
}

/// Decodes bytes in pieces, all read at once.
func decode(_ pieces: [[UInt8]], flags: Int = 0, waiting: Bool = true) -> [Event] {
  var decoder = InputDecoder()
  decoder.keyboardFlags = flags
  var events = pieces.flatMap { decoder.feed($0, at: 0) }
  while waiting, let deadline = decoder.deadline { events += decoder.flush(at: deadline) }
  return events
}

func key(_ code: Key.Code, _ modifiers: Key.Modifiers = [], text: String = "") -> Event {
  .key(KeyEvent(Key(code, modifiers), text: text))
}

/// A key that types itself.
func typed(_ scalar: Unicode.Scalar) -> Event { key(.scalar(scalar), text: String(Character(scalar))) }

/// A sequence of bytes with what it means.
struct Decoding: Sendable, CustomTestStringConvertible {
  let bytes: String
  let event: Event
  let flags: Int

  init(_ bytes: String, _ event: Event, flags: Int = 0) {
    self.bytes = bytes
    self.event = event
    self.flags = flags
  }

  var testDescription: String { "\(bytes.debugDescription)" }
}
