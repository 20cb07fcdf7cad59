/// Names that are spelt like one that isn't there.
enum Suggestions {
  /// Up to `limit` spots, the nearest first: by the edits between the name, the id, or a word of the name, and what was
  /// wanted.
  /// - Complexity: O(*n* · length²).
  static func of(_ wanted: [UInt8], in catalog: Catalog, limit: Int) -> [Int] {
    let allowed = max(1, wanted.count / 3)
    let identifier = wanted.map { $0 == UInt8(ascii: " ") ? UInt8(ascii: "-") : $0 }
    let found = (0..<catalog.count).compactMap { index -> (badness: Int, index: Int)? in
      let name = badness(of: Array(catalog.foldedName(at: index)), wanted, allowed)
      let id = EditDistance.between(identifier, Array(catalog.id(at: index).utf8), limit: allowed)
      return [name, id <= allowed ? id * 2 : nil].compactMap { $0 }.min().map { (badness: $0, index: index) }
    }
    return found.sorted { $0 < $1 }.prefix(limit).map(\.index)
  }

  /// How unlike a name is: twice the edits, and one more where only a word or a part of it is meant; nil for too much.
  private static func badness(of name: [UInt8], _ wanted: [UInt8], _ allowed: Int) -> Int? {
    var badness = EditDistance.between(wanted, name, limit: allowed) * 2
    for word in name.split(separator: UInt8(ascii: " ")) where word.count >= 4 {
      badness = min(badness, EditDistance.between(wanted, Array(word), limit: allowed) * 2 + 1)
    }
    if wanted.count >= 3 && contains(name, wanted) { badness = min(badness, 1) }
    return badness <= allowed * 2 + 1 ? badness : nil
  }

  private static func contains(_ bytes: [UInt8], _ part: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { bytes in part.withUnsafeBytes { ByteSearch.contains(bytes, $0) } }
  }
}
