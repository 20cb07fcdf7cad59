/// Numbers that look thrown and are the same for the same seed.
struct PostcardDice: Sendable {
  private var state: UInt64

  /// What the next throws depend on.
  var seed: UInt64 { state }

  /// Makes the dice of one thing in the picture of a spot.
  init(_ id: String, for thing: UInt64 = 0) {
    // FNV-1a.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in id.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    state = hash ^ (thing &* 0x9E37_79B9_7F4A_7C15)
  }

  /// The next 64 bits (SplitMix64).
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// A number from 0 up to 1.
  mutating func fraction() -> Double { Double(next() >> 11) / 9_007_199_254_740_992 }

  /// A number within a range.
  mutating func within(_ low: Double, _ high: Double) -> Double { low + (high - low) * fraction() }

  /// Whether something of this probability happens.
  mutating func happens(_ probability: Double) -> Bool { fraction() < probability }

  /// One of some values; `nil` of none.
  mutating func pick<T>(_ values: [T]) -> T? {
    values.isEmpty ? nil : values[Int(next() % UInt64(values.count))]
  }
}
