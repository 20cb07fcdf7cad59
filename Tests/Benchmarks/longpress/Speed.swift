import Cells
import LongPressSimulation
import TerminalInput

/// Prints how fast bytes become events, and events gestures.
func reportSpeed() {
  let clock = ContinuousClock()
  let paste = Array("\u{1B}[200~".utf8) + [UInt8](repeating: 0x61, count: 10_000_000) + Array("\u{1B}[201~".utf8)
  let keys = Array(repeatElement("\u{1B}[1;2B\u{1B}[106;1;106u\u{1B}[<35;10;5M", count: 100_000).joined().utf8)
  for (name, bytes) in [("a paste", paste), ("keys and mouse reports", keys)] {
    var decoder = InputDecoder()
    var count = 0
    let time = clock.measure {
      for start in stride(from: 0, to: bytes.count, by: 4_096) {
        count += decoder.feed(bytes[start..<min(start + 4_096, bytes.count)], at: Double(start) / 1_000).count
      }
    }
    print("decoding \(name): \(bytes.count) bytes, \(count) events in \(time)")
  }
  var random = RandomSource(seed: 1)
  let times = Link.jitter.arrivals(of: (0..<10_000).map { Double($0) * 130 }, using: &random)
  let time = clock.measure { _ = Trial(times, settings: HoldSettings(), readsLate: false) }
  print("recognising \(times.count) taps of one key: \(time)")
}
