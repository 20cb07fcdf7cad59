import Spots

/// What people wrote about the spots.
///
///     # bled
///     why: A church on an island in a glacial lake …
///     see: Row to the island and ring the bell …
///     best: 6 7 8 | the lake is warm enough to swim
///
/// A line that starts otherwise goes on with the text before it; empty lines mean nothing; `best:` is left out where
/// the formula's months are right.
struct WordsFile: Equatable {
  /// What is said of one spot.
  struct Entry: Equatable {
    let id: String
    /// The line of the heading, from 1.
    let line: Int
    var why = ""
    var see = ""
    var bestMonths: MonthSet?
    var bestReason = ""
  }

  private enum Key: String, CaseIterable { case why, see, best }

  let file: String
  private(set) var entries: [Entry] = []
  private var key: Key?
  private var number = 0

  /// Reads the text of a file.
  /// - Parameter file: the name for error messages.
  init(_ text: String, file: String) throws(SourceError) {
    self.file = file
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      number += 1
      try read(Self.trimmed(line))
    }
    try finish()
  }

  private mutating func read(_ line: Substring) throws(SourceError) {
    if line.isEmpty { return }
    if line.hasPrefix("#") { return try begin(String(Self.trimmed(line.dropFirst()))) }
    guard !entries.isEmpty else { throw fault("text before the first \"# id\"") }
    for key in Key.allCases where line.hasPrefix(key.rawValue + ":") {
      return try set(key, Self.trimmed(line.dropFirst(key.rawValue.utf8.count + 1)))
    }
    guard let key, key != .best else { throw fault("a line starts with why:, see: or best:") }
    append(line, to: key)
  }

  private mutating func begin(_ id: String) throws(SourceError) {
    try finish()
    guard !id.isEmpty, !id.contains(" ") else { throw fault("a heading is \"# id\"") }
    guard !entries.contains(where: { $0.id == id }) else { throw fault("\(id) is there twice") }
    entries.append(Entry(id: id, line: number))
    key = nil
  }

  /// Checks the entry that ends here.
  private func finish() throws(SourceError) {
    guard let entry = entries.last else { return }
    if entry.why.isEmpty { throw SourceError(file: file, line: entry.line, text: "\(entry.id) has no why:") }
    if entry.see.isEmpty { throw SourceError(file: file, line: entry.line, text: "\(entry.id) has no see:") }
  }

  private mutating func set(_ key: Key, _ text: Substring) throws(SourceError) {
    let last = entries.count - 1
    let isSet =
      switch key {
      case .why: !entries[last].why.isEmpty
      case .see: !entries[last].see.isEmpty
      case .best: entries[last].bestMonths != nil
      }
    guard !isSet else { throw fault("\(key.rawValue): is there twice") }
    self.key = key
    guard key == .best else { return append(text, to: key) }
    let parts = text.split(separator: "|", maxSplits: 1).map { Self.trimmed($0) }
    guard parts.count == 2, !parts[1].isEmpty, let months = MonthSet(list: parts[0]) else {
      throw fault("best: is months 1 to 12, a bar and a reason: best: 12 1 2 | snow")
    }
    entries[last].bestMonths = months
    entries[last].bestReason = String(parts[1])
  }

  private mutating func append(_ text: Substring, to key: Key) {
    let last = entries.count - 1
    switch key {
    case .why: entries[last].why += (entries[last].why.isEmpty ? "" : " ") + text
    case .see: entries[last].see += (entries[last].see.isEmpty ? "" : " ") + text
    case .best: break
    }
  }

  private func fault(_ text: String) -> SourceError { SourceError(file: file, line: number, text: text) }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop { $0.isWhitespace }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
