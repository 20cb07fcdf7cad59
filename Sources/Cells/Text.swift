/// Width and shape of text on the cell grid.
///
/// Widths are those that ncurses draws by (see ``WidthTables``). Text from outside goes through
/// ``sanitised(_:)`` first, which drops what terminals disagree on, so that the width is the same in all of them.
public enum Text {
  /// The cells that a scalar takes: 0, 1 or 2; controls count 0.
  public static func width(of scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x300 { return value >= 0x20 && value < 0x7F || value >= 0xA0 && value != 0xAD ? 1 : 0 }
    if isIn(WidthTables.zero, value) { return 0 }
    return isIn(WidthTables.wide, value) ? 2 : 1
  }

  /// The cells that a text takes, on one line.
  /// - Complexity: O(*n*) in the scalars; ASCII is counted without a look-up.
  public static func width(of text: String) -> Int {
    var text = text
    return text.withUTF8 { width(of: $0) }
  }

  /// The cells that a part of a text takes, on one line.
  public static func width(of text: Substring) -> Int {
    var text = text
    return text.withUTF8 { width(of: $0) }
  }

  /// The cells that the bytes of a text take.
  static func width(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var width = 0
    var place = 0
    while place < bytes.count { width += self.width(of: scalar(in: bytes, at: &place)) }
    return width
  }

  /// Takes a scalar from the UTF-8 of a text, which a `String` keeps valid; moves `place` behind it.
  ///
  /// All that is drawn goes through here: walking a `String` takes several times as long.
  @inline(__always)
  static func scalar(in bytes: UnsafeBufferPointer<UInt8>, at place: inout Int) -> Unicode.Scalar {
    let first = bytes[place]
    place += 1
    if first < 0x80 { return Unicode.Scalar(first) }
    var value = UInt32(first) & (first < 0xE0 ? 0x1F : first < 0xF0 ? 0x0F : 0x07)
    while place < bytes.count, bytes[place] & 0xC0 == 0x80 {
      value = value << 6 | UInt32(bytes[place] & 0x3F)
      place += 1
    }
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }

  /// Where a part stands first in a text, byte for byte; `nil` where it doesn't.
  ///
  /// The library's own search comes with its regular expressions, a twelfth of the executable.
  public static func range(of part: String, in text: String) -> Range<String.Index>? {
    var start = text.utf8.startIndex
    while true {
      if text.utf8[start...].starts(with: part.utf8) {
        return start..<text.utf8.index(start, offsetBy: part.utf8.count)
      }
      guard start < text.utf8.endIndex else { return nil }
      start = text.utf8.index(after: start)
    }
  }

  /// The text without what a terminal must not be sent and without what terminals disagree on: controls (line
  /// breaks and tabs become a space), bidirectional overrides, zero-width characters, variation selectors,
  /// emoji modifiers and joined emoji (the first picture stays).
  /// - Complexity: O(*n*); a text in which there is nothing of the kind, as in nearly all, is handed back as it is.
  public static func sanitised(_ text: String, keepingLines: Bool = false) -> String {
    var text = text
    return text.withUTF8(isClean) ? text : cleaned(text.unicodeScalars, keepingLines: keepingLines)
  }

  /// A part of a text without what a terminal must not be sent.
  public static func sanitised(_ text: Substring, keepingLines: Bool = false) -> String {
    sanitised(String(text), keepingLines: keepingLines)
  }

  /// Tells whether sanitising would change nothing in the bytes of a text.
  private static func isClean(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var place = 0
    while place < bytes.count {
      if bytes[place] >= 0x20, bytes[place] < 0x7F {
        place += 1
        continue
      }
      let value = scalar(in: bytes, at: &place).value
      // What is dropped lies below U+00AE, among the punctuation, or above the pictures.
      switch value {
      case 0xAE...0x200A, 0x2010...0x2027, 0x2030...0x205F, 0x2070...0x20E2, 0x20E4...0xFDFF, 0xFE10...0xFEFE,
        0xFF00...0xFFF8, 0x1_0000...0x1_F3FA, 0x1_F400...0xD_FFFF, 0xA0...0xAC:
        continue
      default: return false
      }
    }
    return true
  }

  private static func cleaned(_ scalars: String.UnicodeScalarView, keepingLines: Bool) -> String {
    var result = String.UnicodeScalarView()
    var joined = false
    for scalar in scalars {
      let value = scalar.value
      switch value {
      case 0x0A where keepingLines: result.append(scalar)
      case 0x09, 0x0A, 0x0D, 0x85, 0x2028, 0x2029: result.append(" ")
      case 0x00..<0x20, 0x7F..<0xA0: break
      case 0x200D: joined = true
      case 0xAD, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFE00...0xFE0F, 0xFEFF, 0x20E3, 0x1F3FB...0x1F3FF,
        0xFFF9...0xFFFB, 0xE0000...0xE0FFF:
        break
      default:
        // What follows a joiner belongs to the picture before it.
        if !joined || !scalar.properties.isEmojiPresentation { result.append(scalar) }
        joined = false
      }
    }
    return String(result)
  }

  /// The text cut to at most `width` cells; where something is cut, the last cell is `ellipsis`.
  public static func truncated(_ text: String, to width: Int, ellipsis: Unicode.Scalar = "…") -> String {
    guard self.width(of: text) > width else { return text }
    guard width > 0 else { return "" }
    var result = String.UnicodeScalarView()
    var used = 0
    for scalar in text.unicodeScalars {
      let step = self.width(of: scalar)
      if used + step > width - 1 { break }
      used += step
      result.append(scalar)
    }
    while result.last == " " { result.removeLast() }
    result.append(ellipsis)
    return String(result)
  }

  /// The text broken into lines of at most `width` cells: at spaces, and within a word only where the word
  /// alone is longer than a line. Line feeds in the text stay breaks.
  /// - Complexity: O(*n*).
  public static func wrapped(_ text: String, to width: Int) -> [String] {
    guard width > 0 else { return [] }
    var text = text
    return text.withUTF8 { wrapped($0, to: width) }
  }

  /// Breaks the bytes of a text: walking a `String` by its characters takes ten times as long.
  private static func wrapped(_ bytes: UnsafeBufferPointer<UInt8>, to width: Int) -> [String] {
    var lines: [String] = []
    var line: [UInt8] = []
    var used = 0
    func end() {
      lines.append(String(decoding: line, as: UTF8.self))
      line.removeAll(keepingCapacity: true)
      used = 0
    }
    var place = 0
    while true {
      while place < bytes.count, bytes[place] == UInt8(ascii: " ") { place += 1 }
      if place == bytes.count || bytes[place] == UInt8(ascii: "\n") {
        end()
        if place == bytes.count { return lines }
        place += 1
        continue
      }
      let start = place
      while place < bytes.count, bytes[place] != UInt8(ascii: " "), bytes[place] != UInt8(ascii: "\n") { place += 1 }
      let word = UnsafeBufferPointer(rebasing: bytes[start..<place])
      let length = self.width(of: word)
      if used > 0 && used + 1 + length <= width {
        line.append(UInt8(ascii: " "))
        line += word
        used += 1 + length
        continue
      }
      if used > 0 { end() }
      var next = 0
      while next < word.count {
        let first = next
        let step = self.width(of: scalar(in: word, at: &next))
        if used + step > width && used > 0 { end() }
        line += word[first..<next]
        used += step
      }
    }
  }

  /// Tells whether a scalar lies in one of the ranges of a sorted table of pairs.
  private static func isIn(_ table: [UInt32], _ value: UInt32) -> Bool {
    var low = 0
    var high = table.count / 2
    while low < high {
      let middle = (low + high) / 2
      if value > table[2 * middle + 1] {
        low = middle + 1
      } else if value < table[2 * middle] {
        high = middle
      } else {
        return true
      }
    }
    return false
  }
}
