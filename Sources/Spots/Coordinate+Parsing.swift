extension Coordinate {
  /// Reads a coordinate as people write it: `46.3636, 14.0938`, `46.3636N 14.0938E`, `46°21′49″N 14°05′38″E`,
  /// `46 21.816 N, 14 5.628 E`, or a `geo:` URI. Latitude first, unless the letters say otherwise.
  /// - Returns: `nil` for anything else, and beyond ±90° and ±180°.
  public init?(parsing text: String) {
    var text = text[...]
    if text.hasPrefix("geo:") { text = text.dropFirst(4).prefix { $0 != ";" && $0 != "?" } }
    var angles: [Angle] = [Angle()]
    var number = ""
    for character in text {
      switch character {
      case "0"..."9", ".": number.append(character)
      case "-", "+", "−":
        guard angles[angles.count - 1].take(&number) else { return nil }
        if !angles[angles.count - 1].isEmpty { angles.append(Angle()) }
        guard !angles[angles.count - 1].isNegative else { return nil }
        angles[angles.count - 1].isNegative = character != "+"
      case ",", ";":
        guard angles[angles.count - 1].take(&number) else { return nil }
        if !angles[angles.count - 1].isEmpty { angles.append(Angle()) }
      case "N", "n", "S", "s", "E", "e", "W", "w":
        guard angles[angles.count - 1].take(&number) else { return nil }
        let letter = Character(character.uppercased())
        let isPrefix = angles[angles.count - 1].isEmpty
        if angles[angles.count - 1].letter != nil {
          guard !isPrefix else { return nil }
          angles.append(Angle(letter: letter))
        } else {
          angles[angles.count - 1].letter = letter
          if !isPrefix { angles.append(Angle()) }
        }
      case "°", "º", "'", "′", "’", "\"", "″", "”", " ":
        guard angles[angles.count - 1].take(&number) else { return nil }
      default: return nil
      }
    }
    guard angles[angles.count - 1].take(&number) else { return nil }
    self.init(angles: angles.filter { !$0.isEmpty })
  }

  private init?(angles: [Angle]) {
    var angles = angles
    // Two plain numbers separated by a blank alone.
    if angles.count == 1, angles[0].letter == nil, angles[0].parts.count == 2 {
      angles = angles[0].parts.map { Angle(parts: [$0], isNegative: angles[0].isNegative && $0 == angles[0].parts[0]) }
    }
    guard angles.count == 2 else { return nil }
    if let letter = angles[0].letter, letter == "E" || letter == "W" { angles.swapAt(0, 1) }
    if let letter = angles[0].letter, letter != "N" && letter != "S" { return nil }
    if let letter = angles[1].letter, letter != "E" && letter != "W" { return nil }
    guard let latitude = angles[0].degrees, let longitude = angles[1].degrees else { return nil }
    self.init(latitude: latitude, longitude: longitude)
  }

  /// Degrees, minutes and seconds as they are read.
  private struct Angle {
    var parts: [Double] = []
    var isNegative = false
    var letter: Character?

    var isEmpty: Bool { parts.isEmpty }

    /// Takes a finished number; `false` where it is none.
    mutating func take(_ text: inout String) -> Bool {
      guard !text.isEmpty else { return true }
      guard let value = Double(text), parts.count < 3 else { return false }
      parts.append(value)
      text = ""
      return true
    }

    /// The signed angle; `nil` for minutes or seconds of 60 and more.
    var degrees: Double? {
      guard let first = parts.first, parts.dropFirst().allSatisfy({ $0 < 60 }) else { return nil }
      let value = first + (parts.count > 1 ? parts[1] / 60 : 0) + (parts.count > 2 ? parts[2] / 3600 : 0)
      return isNegative || letter == "S" || letter == "W" ? -value : value
    }
  }
}
