import Cells

/// The terminal's side of a test: a grid of characters, and the modes that a program can leave on.
///
/// It understands what ncurses sends to an xterm and nothing more; what it does not know it counts.
struct Emulator {
  /// What a program must leave as it found it.
  struct Modes: Hashable {
    var alternateScreen = false
    var cursorVisible = true
    var privateModes: Set<Int> = []
    /// The kitty flags pushed on the current screen, the last in force.
    var keyboard: [Int] = []
    var attributesOff = true
    /// The pictures of the kitty graphics protocol on the screen, by their numbers.
    var pictures: [Int: Picture] = [:]
  }

  struct Picture: Hashable {
    /// The cells that it covers.
    var area: Rect
    /// In pixels.
    var width: Int
    var height: Int
    /// The bytes of base64 that came, and the sequences that they came in.
    var count = 0
    var chunks = 0
  }

  private(set) var size: Size
  private(set) var modes = Modes()
  /// The characters of the screen in use; empty for the right half of a wide one.
  private(set) var rows: [[String]]
  private(set) var cursor = Point.zero
  /// Sequences of no known meaning.
  private(set) var unknown: [String] = []
  /// All SGR parameters seen, in order.
  private(set) var attributes: [Int] = []
  /// Operating-system commands, without their ends.
  private(set) var commands: [String] = []

  private var normalRows: [[String]] = []
  private var normalCursor = Point.zero
  private var savedCursor = Point.zero
  /// The picture whose bytes are coming.
  private var transmitted: Int?
  private var region = 0...0
  private var pending: [UInt8] = []
  private var lastCharacter = " "

  init(_ size: Size) {
    self.size = size
    rows = Self.blank(size)
    region = 0...max(0, size.height - 1)
  }

  private static func blank(_ size: Size) -> [[String]] {
    Array(repeating: Array(repeating: " ", count: size.width), count: size.height)
  }

  /// The lines of the screen, trailing blanks cut.
  var lines: [String] {
    rows.map { row in
      let line = row.joined()
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }

  var text: String { lines.joined(separator: "\n") }

  mutating func resize(to new: Size) {
    size = new
    rows = Self.resized(rows, to: new)
    if modes.alternateScreen { normalRows = Self.resized(normalRows, to: new) }
    region = 0...max(0, new.height - 1)
    cursor = Point(x: min(cursor.x, max(0, new.width - 1)), y: min(cursor.y, max(0, new.height - 1)))
  }

  private static func resized(_ rows: [[String]], to size: Size) -> [[String]] {
    let lines = rows.prefix(size.height).map { row in
      Array(row.prefix(size.width)) + Array(repeating: " ", count: max(0, size.width - row.count))
    }
    return lines + Array(blank(size).dropFirst(lines.count))
  }

  // MARK: Input

  mutating func feed(_ bytes: some Sequence<UInt8>) {
    pending += bytes
    var rest = pending[...]
    while let first = rest.first, let length = length(of: rest) {
      let unit = Array(rest.prefix(length))
      rest = rest.dropFirst(length)
      if first == 0x1B {
        sequence(unit)
      } else if first < 0x20 {
        control(first)
      } else {
        put(String(decoding: unit, as: UTF8.self))
      }
    }
    pending = Array(rest)
  }

  /// The bytes of the first control, sequence or character; `nil` while it is not whole.
  private func length(of bytes: ArraySlice<UInt8>) -> Int? {
    guard let first = bytes.first else { return nil }
    if first >= 0xC0 {
      let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
      return bytes.count >= length ? length : nil
    }
    guard first == 0x1B else { return 1 }
    let tail = bytes.dropFirst()
    guard let second = tail.first else { return nil }
    switch second {
    case UInt8(ascii: "["):
      return tail.dropFirst().firstIndex { 0x40...0x7E ~= $0 }.map { $0 - bytes.startIndex + 1 }
    // The Linux console's "reset the palette" has no end.
    case UInt8(ascii: "]") where tail.dropFirst().first == UInt8(ascii: "R"): return 3
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"):
      for index in tail.indices
      where tail[index] == 0x07 || tail[index] == UInt8(ascii: "\\") && tail[index - 1] == 0x1B {
        return index - bytes.startIndex + 1
      }
      return nil
    case 0x20...0x2F: return bytes.count >= 3 ? 3 : nil
    default: return 2
    }
  }

  private mutating func control(_ byte: UInt8) {
    switch byte {
    case 0x08: cursor.x = max(0, cursor.x - 1)
    case 0x09: cursor.x = min(size.width - 1, (cursor.x / 8 + 1) * 8)
    case 0x0A: lineFeed()
    case 0x0D: cursor.x = 0
    default: break
    }
  }

  private mutating func lineFeed() {
    if cursor.y == region.upperBound {
      scroll(region, by: 1)
    } else {
      cursor.y = min(size.height - 1, cursor.y + 1)
    }
  }

  private mutating func put(_ character: String) {
    guard let scalar = character.unicodeScalars.first, size.width > 0, size.height > 0 else { return }
    let width = Text.width(of: scalar)
    if width == 0 {
      let x = max(0, cursor.x - 1)
      rows[cursor.y][rows[cursor.y][x].isEmpty ? max(0, x - 1) : x] += character
      return
    }
    if cursor.x + width > size.width {
      guard !modes.privateModes.contains(-7) else { return }
      cursor.x = 0
      lineFeed()
    }
    rows[cursor.y][cursor.x] = character
    if width == 2 && cursor.x + 1 < size.width { rows[cursor.y][cursor.x + 1] = "" }
    cursor.x += width
    lastCharacter = character
  }

  private mutating func scroll(_ lines: ClosedRange<Int>, by count: Int) {
    let empty = Array(repeating: " ", count: size.width)
    // A program that has not heard of a new size may still ask for lines that are gone.
    guard lines.upperBound < rows.count else { return }
    for _ in 0..<min(abs(count), lines.count) {
      if count > 0 {
        rows.remove(at: lines.lowerBound)
        rows.insert(empty, at: lines.upperBound)
      } else {
        rows.remove(at: lines.upperBound)
        rows.insert(empty, at: lines.lowerBound)
      }
    }
  }

  // MARK: Sequences

  private mutating func sequence(_ unit: [UInt8]) {
    let text = String(decoding: unit.dropFirst(), as: UTF8.self)
    switch unit[1] {
    case UInt8(ascii: "["): controlSequence(text.dropFirst())
    case UInt8(ascii: "]"):
      commands.append(String(text.dropFirst().filter { $0 != "\u{07}" && $0 != "\u{1B}" && $0 != "\\" }))
    case UInt8(ascii: "_"): graphics(text.dropFirst(2).dropLast(2))
    case UInt8(ascii: "P"): sixels(text)
    case UInt8(ascii: "7"): savedCursor = cursor
    case UInt8(ascii: "8"): cursor = savedCursor
    case UInt8(ascii: "M"):
      if cursor.y == region.lowerBound { scroll(region, by: -1) } else { cursor.y = max(0, cursor.y - 1) }
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "="), UInt8(ascii: ">"): break
    default: unknown.append(text)
    }
  }

  /// What stands in a cell under a sixel picture until something is written over it.
  static let sixelCell = "\u{FFFC}"

  /// Whether a sixel picture, or a rest of one, is on the screen.
  var hasSixels: Bool { rows.contains { $0.contains(Self.sixelCell) } }

  /// Takes a sixel picture with its size (`"1;1;width;height`), in cells of 10×20 pixels.
  private mutating func sixels(_ text: String) {
    let size = text.split(separator: "\"").dropFirst().first.map { text in
      text.prefix { $0.isNumber || $0 == ";" }.split(separator: ";").compactMap { Int($0) }
    }
    guard text.hasPrefix("P0;1;0q"), let size, size.count == 4 else { return unknown.append(text) }
    for y in cursor.y..<cursor.y + (size[3] + 19) / 20 {
      for x in cursor.x..<cursor.x + (size[2] + 9) / 10 where rows.indices.contains(y) && rows[y].indices.contains(x) {
        rows[y][x] = Self.sixelCell
      }
    }
  }

  /// Takes a sequence of the kitty graphics protocol, without its ends.
  private mutating func graphics(_ text: Substring) {
    let fields = text.split(separator: ";", maxSplits: 1, omittingEmptySubsequences: false)
    var keys: [Substring: Substring] = [:]
    for key in fields[0].split(separator: ",") { keys[key.prefix(1)] = key.dropFirst(2) }
    func number(_ key: Substring) -> Int { keys[key].flatMap { Int($0) } ?? 0 }
    switch keys["a"] {
    case "q"?: return
    case "d"?:
      modes.pictures[number("i")] = nil
      return
    case "T"?:
      transmitted = number("i")
      let area = Rect(origin: cursor, size: Size(width: number("c"), height: number("r")))
      modes.pictures[number("i")] = Picture(area: area, width: number("s"), height: number("v"))
    default: break
    }
    guard let transmitted else { return unknown.append(String(text)) }
    modes.pictures[transmitted]?.count += fields.count > 1 ? fields[1].utf8.count : 0
    modes.pictures[transmitted]?.chunks += 1
    if number("m") == 0 { self.transmitted = nil }
  }

  private mutating func controlSequence(_ text: Substring) {
    let marks = text.prefix { "?<=>".contains($0) }
    let final = text.last ?? " "
    let middle = text.dropFirst(marks.count).dropLast()
    let numbers = middle.split(whereSeparator: { $0 == ";" || $0 == ":" }).map { Int($0) ?? 0 }
    let first = numbers.first ?? 0
    let count = max(1, first)
    switch (marks, final) {
    case ("?", "h"), ("?", "l"): for mode in numbers { setMode(mode, final == "h") }
    case (">", "u"): modes.keyboard.append(first)
    case ("<", "u"): modes.keyboard.removeLast(min(count, modes.keyboard.count))
    case ("=", "u"): if !modes.keyboard.isEmpty { modes.keyboard[modes.keyboard.count - 1] = first }
    case ("?", "u"), ("?", "p"), ("?", "S"), ("", "c"), (">", "q"), ("", "t"): break
    case ("", "m"):
      attributes += numbers.isEmpty ? [0] : numbers
      modes.attributesOff = numbers.isEmpty || numbers == [0] || numbers == [39, 49] && modes.attributesOff
    case ("", _): move(final, first: first, second: numbers.count > 1 ? numbers[1] : 0, count: count)
    default: unknown.append(String(text))
    }
  }

  private mutating func move(_ final: Character, first: Int, second: Int, count: Int) {
    switch final {
    case "h", "l": break
    case "H": cursor = Point(x: max(1, second) - 1, y: count - 1)
    case "A": cursor.y -= count
    case "B": cursor.y += count
    case "C": cursor.x += count
    case "D": cursor.x -= count
    case "G": cursor.x = count - 1
    case "d": cursor.y = count - 1
    case "r":
      let last = min(size.height, second == 0 ? size.height : second) - 1
      region = min(count - 1, last)...max(0, last)
      cursor = .zero
    case "J":
      erase(row: cursor.y, first == 0 ? cursor.x..<size.width : 0..<size.width)
      for y in (first == 0 ? cursor.y + 1 : 0)..<max(size.height, cursor.y + 1) where y < size.height {
        erase(row: y, 0..<size.width)
      }
    case "K": erase(row: cursor.y, first == 0 ? cursor.x..<size.width : 0..<(first == 1 ? cursor.x + 1 : size.width))
    case "X": erase(row: cursor.y, cursor.x..<cursor.x + count)
    case "b": for _ in 0..<count { put(lastCharacter) }
    case "@":
      let blanks = Array(repeating: " ", count: min(count, size.width - cursor.x))
      rows[cursor.y].insert(contentsOf: blanks, at: cursor.x)
      rows[cursor.y].removeLast(blanks.count)
    case "P":
      rows[cursor.y].removeSubrange(cursor.x..<min(size.width, cursor.x + count))
      rows[cursor.y] += Array(repeating: " ", count: size.width - rows[cursor.y].count)
    case "L", "M":
      guard region.contains(cursor.y) else { return }
      scroll(cursor.y...region.upperBound, by: final == "L" ? -count : count)
    case "S": scroll(region, by: count)
    case "T": scroll(region, by: -count)
    default: unknown.append("CSI \(final)")
    }
    cursor.x = max(0, min(size.width - 1, cursor.x))
    cursor.y = max(0, min(size.height - 1, cursor.y))
  }

  private mutating func erase(row y: Int, _ columns: Range<Int>) {
    for x in columns where x >= 0 && x < size.width && y < size.height { rows[y][x] = " " }
  }

  private mutating func setMode(_ mode: Int, _ isOn: Bool) {
    switch mode {
    case 1049:
      guard modes.alternateScreen != isOn else { return }
      modes.alternateScreen = isOn
      if isOn {
        normalRows = rows
        normalCursor = cursor
        rows = Self.blank(size)
      } else {
        rows = normalRows
        cursor = normalCursor
      }
    case 25: modes.cursorVisible = isOn
    // Wrapping is on unless switched off; the negative number keeps "nothing on" the resting state.
    case 7: if isOn { modes.privateModes.remove(-7) } else { modes.privateModes.insert(-7) }
    case 12: break
    default: if isOn { modes.privateModes.insert(mode) } else { modes.privateModes.remove(mode) }
    }
  }
}
