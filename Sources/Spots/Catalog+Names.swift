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
    var place = 0
    return index(ofID: id, from: &place)
  }

  /// The same for one id after another: quicker where the next one stands soon after the last.
  /// - Parameter place: Where the last one was found among all ids in order; 0 for the first.
  /// - Complexity: O(log *d*) for a distance of *d* ids, O(log *n*) for one that comes before the last.
  func index(ofID id: String, from place: inout Int) -> Int? {
    var id = id
    return id.withUTF8 { wanted in
      let wanted = UnsafeRawBufferPointer(wanted)
      func isBefore(_ place: Int) -> Bool { Self.order(of: bytes(.id, at: inOrderOfIDs(place)), wanted) < 0 }
      var low = place
      var high = count
      if low >= count || (low > 0 && !isBefore(low - 1)) { low = 0 }
      // In growing steps to the first that does not come before the wanted one, then by halves.
      var step = 1
      while low + step <= count && isBefore(low + step - 1) {
        low += step
        step *= 2
      }
      high = min(high, low + step)
      while low < high {
        let middle = (low + high) / 2
        if isBefore(middle) { low = middle + 1 } else { high = middle }
      }
      place = low
      guard low < count else { return nil }
      let index = inOrderOfIDs(low)
      return index < count && Self.order(of: bytes(.id, at: index), wanted) == 0 ? index : nil
    }
  }

  /// Looks a name up: exact id, then exact name (accent- and case-blind, also `name, country`), then the beginning of
  /// one name or id only. Never guesses.
  /// - Complexity: O(log *n*) for what is there; O(*n*) for a misspelt name.
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

  /// The spots whose folded name is what was wanted, or whose name and country are.
  private func exactMatches(_ wanted: [UInt8]) -> [Int] {
    var matches = names(beginningWith: wanted[...]).filter { foldedName(at: $0).count == wanted.count }
    for blank in wanted.indices where wanted[blank] == UInt8(ascii: " ") {
      let country = wanted[(blank + 1)...]
      matches += names(beginningWith: wanted[..<blank]).filter { index in
        foldedName(at: index).count == blank && country.elementsEqual(Fold.bytes(self.country(at: index)))
      }
    }
    return matches.sorted()
  }

  private func matches(beginningWith wanted: [UInt8]) -> [Int] {
    Set(names(beginningWith: wanted[...])).union(ids(beginningWith: wanted)).sorted()
  }

  /// The spots whose folded name begins so; they stand side by side.
  private func names(beginningWith wanted: ArraySlice<UInt8>) -> Range<Int> {
    let start = partition(0) { !foldedName(at: $0).lexicographicallyPrecedes(wanted) }
    return start..<partition(start) { !foldedName(at: $0).starts(with: wanted) }
  }

  /// The spots whose id begins so, with a hyphen for every blank.
  private func ids(beginningWith wanted: [UInt8]) -> [Int] {
    let wanted = wanted.map { $0 == UInt8(ascii: " ") ? UInt8(ascii: "-") : $0 }
    let start = partition(0) { !bytes(.id, at: inOrderOfIDs($0)).lexicographicallyPrecedes(wanted) }
    let end = partition(start) { !bytes(.id, at: inOrderOfIDs($0)).starts(with: wanted) }
    return (start..<end).map { inOrderOfIDs($0) }
  }

  /// The index of the spot with the *n*th id.
  @inline(__always)
  private func inOrderOfIDs(_ place: Int) -> Int { Int(pack.number(at: sections.idOrder + place * 4, as: UInt32.self)) }

  /// Whether the left bytes come before the right ones (negative), after them (positive), or are the same (zero).
  private static func order(of left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer) -> Int {
    for place in 0..<min(left.count, right.count) where left[place] != right[place] {
      return left[place] < right[place] ? -1 : 1
    }
    return left.count - right.count
  }

  /// The first place from `start` on of which something is true, where it is true of all later ones too.
  private func partition(_ start: Int, _ isTrue: (Int) -> Bool) -> Int {
    var low = start
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if isTrue(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
