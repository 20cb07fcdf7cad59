import Spots

extension Atlas {
  /// The cities whose name, or a word of it, begins with a text, accents and case aside; those whose name itself does
  /// come first, and of these the most important, which are the largest and the capitals.
  /// - Parameter text: a beginning of a name, and after a comma that of a country or its code: `san jose, cr`.
  /// - Complexity: O(*n*) in the cities, a few milliseconds.
  public func cities(matching text: String, limit: Int = 20) -> [City] {
    let parts = text.split(separator: ",", maxSplits: 1)
    let wanted = Fold.bytes(parts.first ?? "")
    guard let first = wanted.first, limit > 0 else { return [] }
    let countries = parts.count > 1 ? self.countries(matching: Fold.text(parts[1])) : nil
    var found: [City] = []
    var byWord: [City] = []
    var texts = CityTexts(self, from: 0)
    for index in 0..<places.cityCount {
      let text = texts.next()
      if let countries, !countries.contains(text.country) { continue }
      guard Self.mayMatch(text.name, first) else { continue }
      let folded = Fold.bytes(String(decoding: text.name, as: UTF8.self))
      if folded.starts(with: wanted) {
        found.append(city(index, text))
        if found.count == limit { return found }
      } else if byWord.count < limit, Self.hasWord(in: folded, beginningWith: wanted) {
        byWord.append(city(index, text))
      }
    }
    return found + byWord.prefix(limit - found.count)
  }

  /// The numbers of the countries whose name or code begins with a folded text.
  private func countries(matching text: String) -> Set<Int> {
    var result = Set<Int>()
    for index in 0..<places.countryCount {
      let country = country(index)
      if Fold.text(country.name).hasPrefix(text) || Fold.text(country.code) == text { result.insert(index) }
    }
    return result
  }

  /// Tells quickly of most names that no word of theirs begins with a letter.
  private static func mayMatch(_ name: UnsafeRawBufferPointer, _ first: UInt8) -> Bool {
    var isStart = true
    for byte in name {
      if byte >= 0x80 { return true }
      let isLetter = byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A || byte >= 0x30 && byte <= 0x39
      if isLetter && isStart && byte | 0x20 == first | 0x20 { return true }
      isStart = !isLetter
    }
    return false
  }

  private static func hasWord(in name: [UInt8], beginningWith wanted: [UInt8]) -> Bool {
    name.indices.contains { index in
      index > 0 && name[index - 1] == UInt8(ascii: " ") && name[index...].starts(with: wanted)
    }
  }
}
