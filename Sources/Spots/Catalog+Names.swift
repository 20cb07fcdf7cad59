/// Finding a spot by what a person calls it.
extension Catalog {
  /// What a name stands for.
  public enum Resolution: Hashable, Sendable {
    case found(Int)
    /// Several spots, in the order of their names.
    case ambiguous([Int])
    /// No spot; up to three that are spelt alike, the likeliest first. They are for showing, never for acting on.
    case unknown(suggestions: [Int])
  }

  /// The index of the spot with exactly this id; nil where there is none.
  /// - Complexity: O(log *n*).
  public func index(ofID id: String) -> Int? {
    var id = id
    return id.withUTF8 { wanted in
      var low = 0
      var high = count
      while low < high {
        let middle = (low + high) / 2
        let index = Int(pack.number(at: sections.idOrder + middle * 4, as: UInt32.self))
        let bytes = bytes(.id, at: index)
        if bytes.elementsEqual(wanted) { return index }
        if bytes.lexicographicallyPrecedes(wanted) { low = middle + 1 } else { high = middle }
      }
      return nil
    }
  }

  /// Looks a name up: exact id, then exact name (accent- and case-blind, also `name, country`), then the beginning of
  /// one name or id only. Never guesses.
  /// - Complexity: O(log *n*) for an id or a name; O(*n*) for a misspelt one.
  public func resolve(_ name: String) -> Resolution {
    if let index = index(ofID: name) { return .found(index) }
    let wanted = Fold.bytes(name)
    guard !wanted.isEmpty else { return .unknown(suggestions: []) }
    let exact = exactMatches(wanted)
    if !exact.isEmpty { return exact.count == 1 ? .found(exact[0]) : .ambiguous(exact) }
    let beginning = matches(beginningWith: wanted)
    if !beginning.isEmpty { return beginning.count == 1 ? .found(beginning[0]) : .ambiguous(beginning) }
    return .unknown(suggestions: Suggestions.of(wanted, in: self, limit: 3))
  }

  /// The folded name of a spot: the first field of its search text.
  @inline(__always)
  func foldedName(at index: Int) -> Slice<UnsafeRawBufferPointer> {
    let bytes = searchBytes(at: index)
    return bytes.prefix { $0 != PackLayout.fieldEnd }
  }

  private func exactMatches(_ wanted: [UInt8]) -> [Int] {
    (0..<count).filter { index in
      let name = foldedName(at: index)
      guard wanted.starts(with: name) else { return false }
      if wanted.count == name.count { return true }
      let rest = wanted.dropFirst(name.count)
      return rest.first == UInt8(ascii: " ") && rest.dropFirst().elementsEqual(Fold.bytes(country(at: index)))
    }
  }

  private func matches(beginningWith wanted: [UInt8]) -> [Int] {
    (0..<count).filter { index in
      foldedName(at: index).starts(with: wanted) || Fold.bytes(id(at: index)).starts(with: wanted)
    }
  }
}
