import Cells
import LongPressSimulation
import Testing

@testable import TerminalInput

@Suite("Hostile input")
struct HostileInputTests {
  @Test("of a million random bytes is taken to the end", arguments: [1, 2])
  func noise(_ seed: UInt64) {
    var random = RandomSource(seed: seed)
    var decoder = InputDecoder()
    var recognizer = LongPressRecognizer()
    var now = 0.0
    var count = 0
    let meaningful = Array("\u{1B}[]O;:?<0123456789mMuR~\r \u{7}".utf8)
    for _ in 0..<20_000 {
      var bytes = (0..<25).map { _ in UInt8(truncatingIfNeeded: random.next()) }
      // Half of the time something that means something more often.
      if random.next() & 1 == 0 { bytes = bytes.map { meaningful[Int($0) % meaningful.count] } }
      now += random.uniform(0, 30)
      for event in decoder.feed(bytes, at: now) {
        count += 1
        _ = recognizer.feed(event, target: HoldTarget(.provisional), at: now)
      }
      if let deadline = decoder.deadline, deadline <= now { count += decoder.flush(at: now).count }
      if let deadline = recognizer.deadline, deadline <= now { _ = recognizer.tick(at: now) }
    }
    #expect(count > 10_000)
    now += 10_000
    _ = decoder.flush(at: now)
    #expect(decoder.deadline == nil)
  }

  /// A sequence with random contents, properly ended.
  private static func sequence(_ random: inout RandomSource) -> String {
    func run(_ letters: String) -> String {
      let letters = Array(letters)
      return String(
        (0..<Int(random.uniform(1, 12))).map { _ in letters[Int(random.uniform(0, Double(letters.count)))] })
    }
    let inside = "abcXYZ0189 ;:<=>?!#京é"
    switch Int(random.uniform(0, 4)) {
    case 0: return "\u{1B}[" + run("0123456789;:<=>?!\"#") + run("wxyzjkl").prefix(1)
    case 1: return "\u{1B}]" + run("0123456789") + ";" + run(inside) + "\u{7}"
    case 2: return "\u{1B}" + run("PX^_").prefix(1) + run(inside) + "\u{1B}\\"
    default: return "\u{1B}[200~" + run(inside) + "\u{1B}[201~"
    }
  }

  @Test("never shows text from inside a sequence")
  func noLeaks() {
    var random = RandomSource(seed: 5)
    var decoder = InputDecoder()
    for round in 0..<5_000 {
      let bytes = Array((Self.sequence(&random) + "~").utf8)
      let cut = Int(random.uniform(0, Double(bytes.count)))
      let now = Double(round) * 1_000
      let events = decoder.feed(bytes[..<cut], at: now) + decoder.feed(bytes[cut...], at: now)
      let text = events.compactMap { event -> String? in if case .key(let key) = event { key.text } else { nil } }
      #expect(text.joined() == "~", "\(String(decoding: bytes, as: UTF8.self).debugDescription)")
    }
  }

  @Test("pasted without brackets is a paste, not keys", arguments: ["e", "\r", " ", "m", "echo hello\r", "京都\r"])
  func rawPaste(_ unit: String) {
    var decoder = InputDecoder()
    let bytes = Array(String(repeating: unit, count: 200).utf8)
    let events = decoder.feed(bytes, at: 5_000)
    #expect(events == [.paste(String(repeating: unit, count: 200))])
    // The tail that the next read brings belongs to it; what is typed later does not.
    #expect(decoder.feed(Array(unit.utf8), at: 5_010) == [.paste(unit)])
    #expect(decoder.feed(Array("j".utf8), at: 5_200) == [typed("j")])
  }

  @Test("piped in opens no menu and fires nothing")
  func piped() {
    var random = RandomSource(seed: 8)
    var decoder = InputDecoder()
    var recognizer = LongPressRecognizer()
    let letters = Array("abcdem \r\r  xyz.,京é".utf8)
    var now = 1_000.0
    var fired = 0
    for _ in 0..<250 {
      now += random.uniform(0, 20)
      let bytes = (0..<4_000).map { _ in letters[Int(random.uniform(0, Double(letters.count)))] }
      for event in decoder.feed(bytes, at: now) {
        for gesture in recognizer.feed(event, target: HoldTarget(.provisional), at: now) {
          if case .event(.paste) = gesture { continue }
          fired += 1
        }
      }
      fired += recognizer.tick(at: now).count
    }
    #expect(fired == 0)
  }

  @Test("of a short script is keys still")
  func script() {
    #expect(decode("/tokyo\r").count == 7)
    #expect(decode(String(repeating: "j", count: 40)).count == 40)
  }
}
