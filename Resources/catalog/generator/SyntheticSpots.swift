import Spots

/// Invented spots for measuring: the same number always gives the same ones.
enum SyntheticSpots {
  static func make(_ count: Int) -> [Spot] {
    var random = Generator(state: 0x5EED)
    let countries = (0..<200).map { _ in name(syllables: 2...4, &random) }
    return (0..<count).map { number in
      let name = name(syllables: 2...4, &random)
      let kind = Kind.allCases[random.next(below: Kind.allCases.count)]
      let place = random.next(below: countries.count)
      let months = (0..<3).map { (place + $0) % 12 + 1 }
      return Spot(
        id: "\(Fold.text(name))-\(number)", name: "\(name) \(number)", country: countries[place],
        countryCode: code(place), continent: ["Africa", "Asia", "Europe", "Oceania"][place % 4],
        subregion: "Region \(place % 24)", kind: kind, coordinate: coordinate(&random), wikipediaTitle: name,
        timeZone: "Etc/UTC", currencies: ["EUR"], languages: ["English"], climate: climate(&random),
        bestMonths: MonthSet(months: months))
    }
  }

  private static func coordinate(_ random: inout Generator) -> Coordinate {
    let latitude = Double(random.next(below: 180_000)) / 1000 - 90
    let longitude = Double(random.next(below: 360_000)) / 1000 - 180
    return Coordinate(clamping: latitude, longitude)
  }

  private static func climate(_ random: inout Generator) -> Climate? {
    let means = (0..<12).map { _ in Double(random.next(below: 400)) / 10 - 10 }
    return Climate(meanCelsius: means, rainMillimetres: (0..<12).map { _ in random.next(below: 300) })
  }

  private static func code(_ number: Int) -> String {
    String(decoding: [UInt8(65 + number / 26 % 26), UInt8(65 + number % 26)], as: UTF8.self)
  }

  private static func name(syllables: ClosedRange<Int>, _ random: inout Generator) -> String {
    let starts = ["b", "br", "d", "f", "g", "h", "k", "l", "m", "n", "p", "r", "s", "st", "t", "v", "z", "ç", "ł"]
    let middles = ["a", "e", "i", "o", "u", "ai", "ei", "é", "ü", "ã"]
    let length = syllables.lowerBound + random.next(below: syllables.count)
    let word = (0..<length).map { _ in
      starts[random.next(below: starts.count)] + middles[random.next(below: middles.count)]
    }.joined()
    return word.prefix(1).uppercased() + word.dropFirst()
  }

  /// Random numbers that are the same on every machine (SplitMix64).
  private struct Generator {
    var state: UInt64

    mutating func next(below limit: Int) -> Int {
      state &+= 0x9E37_79B9_7F4A_7C15
      var value = state
      value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
      value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
      return Int((value ^ (value >> 31)) % UInt64(limit))
    }
  }
}
