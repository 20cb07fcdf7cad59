/// One shape of a sketch.
struct SketchShape: Equatable, Sendable {
  enum Tone: Equatable, Sendable {
    case ink(Int)
    case cut, window
  }

  var tone: Tone
  /// The operation, in lower case.
  var operation: UInt8
  var numbers: [Double]
  var isMirrored = false
  var count = 1
  /// From one copy to the next.
  var step = 0.0

  /// The shapes of a sketch in the language of ``Silhouette``; a line that is not in it is nil.
  /// - Complexity: O(*n*) in the length.
  static func all(in sketch: String) -> [SketchShape?] {
    sketch.utf8.split(separator: UInt8(ascii: "\n")).map { SketchShape($0) }
  }

  private init?(_ line: Substring.UTF8View) {
    let words = line.split(separator: UInt8(ascii: " "))
    guard words.count > 2, words[0].count == 1, words[1].count == 1, let tone = words[0].first.flatMap(Self.tone),
      let letter = words[1].first
    else { return nil }
    self.tone = tone
    operation = letter | 0x20
    isMirrored = letter & 0x20 == 0
    numbers = []
    let end = words.firstIndex { $0.elementsEqual("*".utf8) } ?? words.count
    for word in words[2..<end] {
      guard let number = Self.number(word) else { return nil }
      numbers.append(number)
    }
    if end < words.count {
      guard end + 2 < words.count, let count = Self.number(words[end + 1]), let step = Self.number(words[end + 2])
      else { return nil }
      self.count = Int(count)
      self.step = step
    }
    guard hasRightCount else { return nil }
  }

  /// Whether the operation is known and has its numbers.
  private var hasRightCount: Bool {
    switch operation {
    case UInt8(ascii: "p"): numbers.count >= 6 && numbers.count % 2 == 0
    case UInt8(ascii: "l"): numbers.count == 5
    case UInt8(ascii: "r"), UInt8(ascii: "a"), UInt8(ascii: "t"), UInt8(ascii: "e"), UInt8(ascii: "d"),
      UInt8(ascii: "o"):
      numbers.count == 4
    default: false
    }
  }

  private static func tone(_ letter: UInt8) -> Tone? {
    switch letter {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): .ink(Int(letter - UInt8(ascii: "0")))
    case UInt8(ascii: "x"): .cut
    case UInt8(ascii: "w"): .window
    default: nil
    }
  }

  private static func number(_ word: Substring.UTF8View) -> Double? {
    var value = 0.0
    var isNegative = false
    for (place, byte) in word.enumerated() {
      switch byte {
      case UInt8(ascii: "-") where place == 0 && word.count > 1: isNegative = true
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = value * 10 + Double(byte - UInt8(ascii: "0"))
      default: return nil
      }
    }
    return isNegative ? -value : value
  }
}
