import Cells

/// One line of text being edited, with the keys that readline has.
public struct TextField: Equatable, Sendable {
  public private(set) var text: [Character] = []
  /// The place of the cursor, in characters from the start.
  public private(set) var cursor = 0

  public init(_ text: String = "") {
    self.text = Array(text)
    cursor = self.text.count
  }

  public var string: String { String(text) }
  public var isEmpty: Bool { text.isEmpty }
  /// The cells before the cursor.
  public var cursorColumn: Int { Text.width(of: String(text[..<cursor])) }

  /// Takes a key.
  /// - Returns: Whether the key was one of the field's.
  public mutating func handle(_ event: KeyEvent) -> Bool {
    guard event.phase != .release else { return false }
    switch (event.key.code, event.key.modifiers) {
    case (.left, []), (.scalar("b"), .control): cursor = max(0, cursor - 1)
    case (.right, []), (.scalar("f"), .control): cursor = min(text.count, cursor + 1)
    case (.home, []), (.scalar("a"), .control): cursor = 0
    case (.end, []), (.scalar("e"), .control): cursor = text.count
    case (.left, .control), (.left, .alt), (.scalar("b"), .alt): cursor = wordStart
    case (.right, .control), (.right, .alt), (.scalar("f"), .alt): cursor = wordEnd
    case (.backspace, []), (.scalar("h"), .control): remove(max(0, cursor - 1)..<cursor)
    case (.delete, []): remove(cursor..<min(text.count, cursor + 1))
    case (.scalar("d"), .control) where !text.isEmpty: remove(cursor..<min(text.count, cursor + 1))
    case (.scalar("u"), .control): remove(0..<cursor)
    case (.scalar("k"), .control): remove(cursor..<text.count)
    case (.scalar("w"), .control), (.backspace, .alt), (.backspace, .control): remove(wordStart..<cursor)
    case (.scalar("d"), .alt): remove(cursor..<wordEnd)
    case (.scalar, []) where !event.text.isEmpty: insert(event.text)
    default: return false
    }
    return true
  }

  /// Inserts text at the cursor; line breaks become spaces, controls are dropped.
  public mutating func insert(_ string: String) {
    let characters = Array(Text.sanitised(string))
    text.insert(contentsOf: characters, at: cursor)
    cursor += characters.count
  }

  private mutating func remove(_ range: Range<Int>) {
    text.removeSubrange(range)
    cursor = range.lowerBound
  }

  private var wordStart: Int {
    var index = cursor
    while index > 0 && text[index - 1] == " " { index -= 1 }
    while index > 0 && text[index - 1] != " " { index -= 1 }
    return index
  }

  private var wordEnd: Int {
    var index = cursor
    while index < text.count && text[index] == " " { index += 1 }
    while index < text.count && text[index] != " " { index += 1 }
    return index
  }
}
