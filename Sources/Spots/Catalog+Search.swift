/// Searching all spots at once.
extension Catalog {
  /// Calls `body` with every spot whose search text holds a word, in ascending order, until it returns false.
  /// - Complexity: O(size of the search text): the text of all spots is one run of bytes.
  func forEachSpot(with word: [UInt8], _ body: (Int) -> Bool) {
    let text = pack.part(at: sections.search, count: sections.searchSize)
    word.withUnsafeBytes { word in
      var position = 0
      var index = 0
      while let hit = ByteSearch.first(word, in: text, from: position) {
        index = spot(at: hit, from: index)
        guard index < count, body(index) else { return }
        index += 1
        position = max(hit + 1, searchStart(index))
      }
    }
  }

  /// The first offset of a spot's search text, counted from the first spot's.
  @inline(__always)
  private func searchStart(_ index: Int) -> Int {
    Int(pack.number(at: sections.searchOffsets + index * 4, as: UInt32.self))
  }

  /// The spot, `from` or a later one, whose search text holds an offset: strides double until they are too long, then
  /// are halved.
  private func spot(at offset: Int, from start: Int) -> Int {
    var low = start
    var stride = 1
    while low + stride < count && searchStart(low + stride) <= offset {
      low += stride
      stride *= 2
    }
    var high = min(low + stride, count)
    while low + 1 < high {
      let middle = (low + high) / 2
      if searchStart(middle) <= offset { low = middle } else { high = middle }
    }
    return low
  }
}
