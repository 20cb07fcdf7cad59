extension Coordinate {
  /// Makes a coordinate of what a person types; nil where it is none, such as the name of a city.
  ///
  /// Latitude first, unless letters tell: `46.3683, 14.1146`, `46.3683 14.1146`, `46.37N 14.11E`, `E 14.11, N 46.37`,
  /// `46°22′06″N 14°06′52″E`, `46,3683; 14,1146`, `geo:46.3683,14.1146`.
  public init?(parsing text: String) {
    var parser = TypedCoordinate()
    guard parser.read(text), let (latitude, longitude) = parser.degrees else { return nil }
    self.init(latitude: latitude, longitude: longitude)
  }
}

/// What is read so far of a typed coordinate.
private struct TypedCoordinate {
  /// Numbers, and the letters of the points of the compass.
  private enum Token {
    case number(Double, isNegative: Bool)
    case letter(Character)
  }

  private var tokens: [Token] = []

  /// Splits a text into its numbers and letters; false where it has anything else.
  mutating func read(_ text: String) -> Bool {
    let isURI = text.hasPrefix("geo:")
    let body = isURI ? text.dropFirst(4).prefix { $0 != ";" && $0 != "?" } : text[...]
    let hasDecimalComma = body.contains(";")
    var number = ""
    for character in body.map({ $0 == "−" ? "-" : $0 }) + [" "] {
      if character.isASCII, character.isWholeNumber || character == "." || hasDecimalComma && character == "," {
        number.append(character == "," ? "." : character)
        continue
      }
      if character == "-" || character == "+" {
        guard number.isEmpty else { return false }
        number.append(character)
        continue
      }
      if !number.isEmpty {
        guard let value = Double(number) else { return false }
        tokens.append(.number(abs(value), isNegative: number.hasPrefix("-")))
        number = ""
      }
      switch character {
      case "N", "S", "E", "W", "n", "s", "e", "w": tokens.append(.letter(Character(character.uppercased())))
      case " ", "\t", ",", ";", "°", "º", "'", "’", "′", "\"", "”", "″": break
      default: return false
      }
    }
    return true
  }

  /// Latitude and longitude, where the tokens make just these.
  var degrees: (latitude: Double, longitude: Double)? {
    let numbers = tokens.compactMap { token -> (Double, Bool)? in
      if case .number(let value, let isNegative) = token { return (value, isNegative) }
      return nil
    }
    let letters = tokens.compactMap { token -> Character? in
      if case .letter(let letter) = token { return letter }
      return nil
    }
    guard numbers.count == 2 || numbers.count == 4 || numbers.count == 6, letters.isEmpty || letters.count == 2,
      let first = Self.angle(numbers.prefix(numbers.count / 2)),
      let second = Self.angle(numbers.suffix(numbers.count / 2))
    else { return nil }
    guard let firstLetter = letters.first, let secondLetter = letters.last else { return (first, second) }
    guard first >= 0, second >= 0 else { return nil }
    let signed = (
      "SW".contains(firstLetter) ? -first : first, "SW".contains(secondLetter) ? -second : second
    )
    switch ("NS".contains(firstLetter), "NS".contains(secondLetter)) {
    case (true, false): return signed
    case (false, true): return (signed.1, signed.0)
    default: return nil
    }
  }

  /// Degrees, minutes and seconds as degrees; nil where minutes or seconds are no such.
  private static func angle(_ parts: ArraySlice<(Double, Bool)>) -> Double? {
    guard let (degrees, isNegative) = parts.first else { return nil }
    var (result, unit) = (degrees, 1.0)
    for (value, isNegative) in parts.dropFirst() {
      guard value < 60, !isNegative else { return nil }
      unit /= 60
      result += value * unit
    }
    return isNegative ? -result : result
  }
}
