/// The parameters of a control sequence while it comes in.
struct ControlSequence: Sendable {
  /// More numbers than any key or reply has; a sequence with more is swallowed.
  private static let limit = 64

  /// `<`, `=`, `>`, `?` or 0.
  private(set) var prefix: UInt8 = 0
  /// The intermediate byte, or 0.
  private(set) var intermediate: UInt8 = 0
  /// It means nothing here: swallow up to the final byte.
  var isIgnored = false
  /// All numbers, `nil` where one is left out, and where each parameter begins among them.
  private var numbers: [Int?] = []
  private var starts: [Int] = []

  var isEmpty: Bool { prefix == 0 && intermediate == 0 && starts.isEmpty && !isIgnored }
  var count: Int { starts.count }

  mutating func clear() {
    prefix = 0
    intermediate = 0
    isIgnored = false
    numbers.removeAll(keepingCapacity: true)
    starts.removeAll(keepingCapacity: true)
  }

  /// Takes a byte of 0x20…0x3F.
  mutating func take(_ byte: UInt8) {
    switch byte {
    case 0x20..<0x30:
      if intermediate != 0 { isIgnored = true }
      intermediate = byte
    case 0x3C...0x3F:
      if !isEmpty { isIgnored = true }
      prefix = byte
    default:
      if intermediate != 0 || numbers.count >= Self.limit { isIgnored = true }
      if !isIgnored { takeNumber(byte) }
    }
  }

  private mutating func takeNumber(_ byte: UInt8) {
    if starts.isEmpty {
      starts.append(0)
      numbers.append(nil)
    }
    switch byte {
    case UInt8(ascii: ";"):
      starts.append(numbers.count)
      numbers.append(nil)
    case UInt8(ascii: ":"): numbers.append(nil)
    default:
      let value = (numbers[numbers.count - 1] ?? 0) * 10 + Int(byte & 0x0F)
      numbers[numbers.count - 1] = min(value, 99_999_999)
    }
  }

  /// Number `part` of parameter `index`, both from 0; `nil` where it is left out.
  subscript(_ index: Int, _ part: Int = 0) -> Int? {
    guard index < starts.count else { return nil }
    let place = starts[index] + part
    let end = index + 1 < starts.count ? starts[index + 1] : numbers.count
    return place < end ? numbers[place] : nil
  }

  /// The numbers of parameter `index`.
  func parts(_ index: Int) -> ArraySlice<Int?> {
    guard index < starts.count else { return [] }
    return numbers[starts[index]..<(index + 1 < starts.count ? starts[index + 1] : numbers.count)]
  }
}
