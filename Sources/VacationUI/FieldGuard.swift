import Cells

/// Keeps a held key from typing into the text field that it opened.
///
/// Where releases are not reported the repeats of the key look like typing. What gives them away is that they begin
/// with the field and come in a train: two of the same key within ``trainGap``. What the first of them typed is then
/// taken back, and the rest is swallowed until the key has been silent for ``silence``.
struct FieldGuard: Equatable, Sendable {
  /// The longest pause between two repeats of a held key, in milliseconds (macOS and the Linux console have about 90).
  static let trainGap: Milliseconds = 120
  /// After this long without the key it is up, in milliseconds.
  static let silence: Milliseconds = 250
  /// The shortest and the longest delay before the first repeat, in milliseconds; what comes sooner is typed.
  static let delays: ClosedRange<Milliseconds> = 150...1300

  private var openedAt: Milliseconds
  private var key: Key?
  private var last: Milliseconds = 0
  private var isTrain = false
  private(set) var isOver = false

  init(openedAt: Milliseconds) { self.openedAt = openedAt }

  enum Verdict: Equatable {
    case pass
    case swallow
    /// Swallow, and take back what the key has typed.
    case takeBack
  }

  /// What to do with a key.
  mutating func take(_ event: KeyEvent, at now: Milliseconds) -> Verdict {
    guard !isOver else { return .pass }
    if event.phase == .repeat, key == nil || key == event.key {
      key = event.key
      return .swallow
    }
    guard let key else {
      guard Self.delays.contains(now - openedAt) else { return end() }
      self.key = event.key
      last = now
      return .pass
    }
    guard event.key == key else { return end() }
    let gap = now - last
    last = now
    if isTrain { return gap <= Self.silence ? .swallow : end() }
    guard gap <= Self.trainGap else { return end() }
    isTrain = true
    return .takeBack
  }

  private mutating func end() -> Verdict {
    isOver = true
    return .pass
  }
}

/// A text field that was just opened, under guard.
struct GuardedField: Equatable, Sendable {
  var `guard`: FieldGuard
  /// The text as it was when the field opened.
  var before: TextField

  enum Outcome: Equatable {
    case pass
    case swallow
    case takeBack(TextField)
  }
}
