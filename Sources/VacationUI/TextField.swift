import Cells
import Spots

/// Text being edited, on one line or several, with the keys that readline has.
public struct TextField: Equatable, Sendable {
  /// Whether the text may have line breaks.
  public let isMultiline: Bool
  public private(set) var text: [Character] = []
  /// The place of the cursor, in characters from the start.
  public private(set) var cursor = 0
  /// Whether the last edit left something out because there was no room for it.
  public private(set) var isFull = false
  /// The length of the text in bytes of UTF-8.
  private var byteCount = 0

  public init(_ text: String = "", isMultiline: Bool = false) {
    self.isMultiline = isMultiline
    self.text = Array(text)
    cursor = self.text.count
    byteCount = text.utf8.count
  }

  public var string: String { String(text) }
  public var isEmpty: Bool { text.isEmpty }
  /// The most characters of a single line: nobody looks for more, and searching stays quick.
  static let lineLimit = 1000
  /// The most bytes of a text: a longer note could not be kept.
  static let textLimit = Note.limit

  /// The part of the text that is shown in so many cells, with the cursor in sight, and the cursor's cell in it.
  func visible(in room: Int) -> (text: String, cursor: Int) {
    var skipped = max(0, cursorColumn - room)
    var start = 0
    var hidden = 0
    while skipped > 0, start < text.count {
      let step = Text.width(of: String(text[start]))
      skipped -= step
      hidden += step
      start += 1
    }
    return (String(text[start...]), cursorColumn - hidden)
  }

  /// The cells before the cursor.
  public var cursorColumn: Int { Text.width(of: String(text[..<cursor])) }

  /// Takes a key.
  /// - Returns: Whether the key was one of the field's.
  public mutating func handle(_ event: KeyEvent) -> Bool {
    guard event.phase != .release else { return false }
    isFull = false
    switch (event.key.code, event.key.modifiers) {
    case (.left, []), (.scalar("b"), .control): cursor = max(0, cursor - 1)
    case (.right, []), (.scalar("f"), .control): cursor = min(text.count, cursor + 1)
    case (.home, []), (.scalar("a"), .control): cursor = lineStart
    case (.end, []), (.scalar("e"), .control): cursor = lineEnd
    case (.left, .control), (.left, .alt), (.scalar("b"), .alt): cursor = wordStart
    case (.right, .control), (.right, .alt), (.scalar("f"), .alt): cursor = wordEnd
    case (.backspace, []), (.scalar("h"), .control): remove(max(0, cursor - 1)..<cursor)
    case (.delete, []): remove(cursor..<min(text.count, cursor + 1))
    case (.scalar("d"), .control) where !text.isEmpty: remove(cursor..<min(text.count, cursor + 1))
    case (.scalar("u"), .control): remove(lineStart..<cursor)
    case (.scalar("k"), .control): remove(cursor..<max(lineEnd, min(text.count, cursor + (cursor == lineEnd ? 1 : 0))))
    case (.enter, []) where isMultiline: insert("\n")
    case (.scalar("w"), .control), (.backspace, .alt), (.backspace, .control): remove(wordStart..<cursor)
    case (.scalar("d"), .alt): remove(cursor..<wordEnd)
    case (.scalar, []) where !event.text.isEmpty: insert(event.text)
    default: return false
    }
    return true
  }

  /// Inserts text at the cursor; controls are dropped, and line breaks become spaces where there is but one line.
  ///
  /// What would make the text longer than ``textLimit`` bytes, or a single line longer than ``lineLimit`` characters, is
  /// left out, and ``isFull`` tells so.
  public mutating func insert(_ string: String) {
    isFull = !hasRoom && !string.isEmpty
    if isFull { return }
    let lines = string.split(omittingEmptySubsequences: false) { $0 == "\r\n" || $0 == "\r" || $0 == "\n" }
    let joined = isMultiline ? lines.joined(separator: "\n") : lines.joined(separator: " ")
    let whole = Text.sanitised(joined, keepingLines: isMultiline)
    let part = start(of: whole)
    isFull = part.endIndex < whole.endIndex
    let characters = Array(part)
    text.insert(contentsOf: characters, at: cursor)
    cursor += characters.count
    byteCount += part.utf8.count
  }

  private var hasRoom: Bool { byteCount < Self.textLimit && (isMultiline || text.count < Self.lineLimit) }

  /// As many characters from the start as there is room for.
  /// - Complexity: O(room), and the length of the first character that has none.
  private func start(of string: String) -> Substring {
    var bytes = Self.textLimit - byteCount
    var characters = isMultiline ? bytes : Self.lineLimit - text.count
    var end = string.startIndex
    while end < string.endIndex, characters > 0 {
      let next = string.index(after: end)
      bytes -= string.utf8.distance(from: end, to: next)
      guard bytes >= 0 else { break }
      characters -= 1
      end = next
    }
    return string[..<end]
  }

  mutating func move(to place: Int) { cursor = max(0, min(place, text.count)) }

  private mutating func remove(_ range: Range<Int>) {
    byteCount -= text[range].reduce(0) { $0 + $1.utf8.count }
    text.removeSubrange(range)
    cursor = range.lowerBound
  }

  private var lineStart: Int {
    var index = cursor
    while index > 0 && text[index - 1] != "\n" { index -= 1 }
    return index
  }

  private var lineEnd: Int {
    var index = cursor
    while index < text.count && text[index] != "\n" { index += 1 }
    return index
  }

  private var wordStart: Int {
    var index = cursor
    while index > 0 && text[index - 1].isWhitespace { index -= 1 }
    while index > 0 && !text[index - 1].isWhitespace { index -= 1 }
    return index
  }

  private var wordEnd: Int {
    var index = cursor
    while index < text.count && text[index].isWhitespace { index += 1 }
    while index < text.count && !text[index].isWhitespace { index += 1 }
    return index
  }
}
