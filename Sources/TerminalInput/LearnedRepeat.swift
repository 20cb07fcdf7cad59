import Cells

/// What was learned of a terminal's auto-repeat and of the link to it: worth keeping between sessions.
///
/// As text (``description``) it is `delay interval smear count`, numbers separated by blanks, `-` for unknown.
public struct LearnedRepeat: Hashable, Sendable {
  /// Time from a key's press to its first repeat; `nil` until learned.
  public var delay: Milliseconds?
  /// Time from repeat to repeat; `nil` until learned.
  public var interval: Milliseconds?
  /// Standard deviation of the time that the link adds to a byte; `nil` until learned.
  public var smear: Milliseconds?
  /// From how many held keys ``delay`` and ``interval`` were learned.
  public var count = 0

  public init() {}
}

extension LearnedRepeat: LosslessStringConvertible {
  public init?(_ description: String) {
    let fields = description.split(separator: " ")
    guard fields.count == 4, let count = Int(fields[3]), count >= 0 else { return nil }
    var numbers: [Milliseconds?] = []
    for field in fields[..<3] {
      if field == "-" {
        numbers.append(nil)
      } else if let number = Double(field), number.isFinite, number >= 0, number < 10_000 {
        numbers.append(number)
      } else {
        return nil
      }
    }
    delay = numbers[0]
    interval = numbers[1]
    smear = numbers[2]
    self.count = count
  }

  public var description: String {
    func text(_ number: Milliseconds?) -> String {
      guard let number else { return "-" }
      return String((number * 10).rounded() / 10)
    }
    return "\(text(delay)) \(text(interval)) \(text(smear)) \(count)"
  }
}
