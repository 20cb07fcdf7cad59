/// One column of one spot at a time; each decodes that and nothing else, in O(length of the text).
extension Catalog {
  public func id(at index: Int) -> String { text(.id, at: index) }
  public func name(at index: Int) -> String { text(.name, at: index) }
  public func country(at index: Int) -> String { text(.country, at: index) }
  public func continent(at index: Int) -> String { text(.continent, at: index) }
  public func subregion(at index: Int) -> String { text(.subregion, at: index) }
  public func wikipediaTitle(at index: Int) -> String { text(.wikipediaTitle, at: index) }
  /// The IANA name, `Europe/London`.
  public func timeZone(at index: Int) -> String { text(.timeZone, at: index) }
  /// The place that the elevation is the height of; empty where that is plain.
  public func elevationPlace(at index: Int) -> String { text(.elevationPlace, at: index) }
  /// Empty where nobody has written it yet.
  public func whyVisit(at index: Int) -> String { text(.whyVisit, at: index) }
  /// Empty where nobody has written it yet.
  public func whatToSee(at index: Int) -> String { text(.whatToSee, at: index) }
  /// Why an editor has overruled the formula for the best months; else empty.
  public func bestReason(at index: Int) -> String { text(.bestReason, at: index) }
  public func currencies(at index: Int) -> [String] { list(.currencies, at: index) }
  public func languages(at index: Int) -> [String] { list(.languages, at: index) }

  /// ISO 3166-1 alpha-2; empty where the catalogue has none.
  public func countryCode(at index: Int) -> String {
    guard let record = record(index) else { return "" }
    let code = pack.part(at: record + PackLayout.Record.countryCode, count: 2).filter { $0 != 0 }
    return String(decoding: code, as: UTF8.self)
  }

  public func kind(at index: Int) -> Kind {
    guard let record = record(index) else { return .place }
    return Kind(rank: pack.number(at: record + PackLayout.Record.kind))
  }

  public func bestMonths(at index: Int) -> MonthSet {
    guard let record = record(index) else { return [] }
    return MonthSet(rawValue: pack.number(at: record + PackLayout.Record.bestMonths))
  }

  public func coordinate(at index: Int) -> Coordinate {
    Coordinate(clamping: latitude(at: index), longitude(at: index))
  }

  /// The height above the sea in metres of the place that people stay at; nil where the catalogue has none.
  public func elevation(at index: Int) -> Int? {
    guard let record = record(index),
      pack.number(at: record + PackLayout.Record.flags, as: UInt8.self) & PackLayout.hasElevation != 0
    else { return nil }
    return Int(pack.number(at: record + PackLayout.Record.elevation, as: Int16.self))
  }

  public func climate(at index: Int) -> Climate? {
    guard let record = record(index),
      pack.number(at: record + PackLayout.Record.flags, as: UInt8.self) & PackLayout.hasClimate != 0
    else { return nil }
    return Climate(
      meanCelsius: (0..<12).map { month in
        Double(pack.number(at: record + PackLayout.Record.temperatures + month * 2, as: Int16.self)) / 10
      },
      rainMillimetres: (0..<12).map { month in
        Int(pack.number(at: record + PackLayout.Record.rain + month * 2, as: UInt16.self))
      })
  }

  /// Degrees as written; not a number where a damaged pack has it so.
  func latitude(at index: Int) -> Double { degrees(PackLayout.Record.latitude, at: index) }
  func longitude(at index: Int) -> Double { degrees(PackLayout.Record.longitude, at: index) }

  /// The place of the spot's country in the alphabet of all countries.
  func countryRank(at index: Int) -> UInt32 {
    guard let record = record(index) else { return 0 }
    return pack.number(at: record + PackLayout.Record.countryRank)
  }

  private func degrees(_ offset: Int, at index: Int) -> Double {
    guard let record = record(index) else { return 0 }
    return Double(bitPattern: pack.number(at: record + offset))
  }

  private func list(_ field: PackLayout.Field, at index: Int) -> [String] {
    let text = text(field, at: index)
    guard !text.isEmpty else { return [] }
    var entries: [String] = []
    for part in text.split(separator: ";") {
      entries.append(String(part.drop { $0 == " " }))
    }
    return entries
  }
}

extension Catalog {
  /// Everything about one spot; nil where there is no such index.
  public func spot(at index: Int) -> Spot? {
    guard record(index) != nil else { return nil }
    return Spot(
      id: id(at: index), name: name(at: index), country: country(at: index), countryCode: countryCode(at: index),
      continent: continent(at: index), subregion: subregion(at: index), kind: kind(at: index),
      coordinate: coordinate(at: index), elevation: elevation(at: index), elevationPlace: elevationPlace(at: index),
      wikipediaTitle: wikipediaTitle(at: index), timeZone: timeZone(at: index), currencies: currencies(at: index),
      languages: languages(at: index), climate: climate(at: index),
      bestMonths: bestMonths(at: index), bestReason: bestReason(at: index), whyVisit: whyVisit(at: index),
      whatToSee: whatToSee(at: index))
  }
}
