import Cells

/// What is known of each key: whether its releases are reported, whether it is down, whether its repeats matter.
///
/// Keys are told apart without modifiers and without case, for a modifier may be let go before the key.
struct KeyCapabilities: Sendable {
  /// Keys of which a release or a marked repeat was seen.
  private var confirmed: Set<Key.Code> = []
  /// Keys of which the terminal promised releases that never came.
  private var silent: Set<Key.Code> = []
  /// Keys that were pressed and not released, and when they were heard of last; bounded, for a silent key stays in it.
  private var down: [Key.Code: Milliseconds] = [:]
  /// Keys that are down and whose repeats are swallowed.
  private var muted: Set<Key.Code> = []

  func isConfirmed(_ code: Key.Code) -> Bool { confirmed.contains(Self.folded(code)) }
  func isSilent(_ code: Key.Code) -> Bool { silent.contains(Self.folded(code)) }
  func isDown(_ code: Key.Code) -> Bool { down[Self.folded(code)] != nil }
  func lastHeard(_ code: Key.Code) -> Milliseconds? { down[Self.folded(code)] }
  func isMuted(_ code: Key.Code) -> Bool { muted.contains(Self.folded(code)) }

  mutating func confirm(_ code: Key.Code) {
    let code = Self.folded(code)
    guard confirmed.count < 512 || confirmed.contains(code) else { return }
    confirmed.insert(code)
    silent.remove(code)
  }

  mutating func markSilent(_ code: Key.Code) {
    silent.insert(Self.folded(code))
    lift(code)
  }

  mutating func press(_ code: Key.Code, at now: Milliseconds) {
    if down.count > 64 { down.removeAll() }
    down[Self.folded(code)] = now
    muted.remove(Self.folded(code))
  }

  mutating func heard(_ code: Key.Code, at now: Milliseconds) {
    if isDown(code) { down[Self.folded(code)] = now }
  }

  mutating func mute(_ code: Key.Code) {
    if isDown(code) { muted.insert(Self.folded(code)) }
  }

  mutating func lift(_ code: Key.Code) {
    down[Self.folded(code)] = nil
    muted.remove(Self.folded(code))
  }

  /// Forgets which keys are down: their releases may not come.
  mutating func forgetDown() {
    down = [:]
    muted = []
  }

  static func folded(_ code: Key.Code) -> Key.Code {
    guard case .scalar(let scalar) = code else { return code }
    if scalar.isASCII {
      return ("A"..."Z").contains(scalar) ? .scalar(Unicode.Scalar(UInt8(scalar.value) + 32)) : code
    }
    let lower = scalar.properties.lowercaseMapping.unicodeScalars
    return lower.count == 1 ? .scalar(lower.first ?? scalar) : code
  }
}
