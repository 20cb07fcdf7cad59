import Spots

/// Where the cities and countries of a pack stand.
struct PlaceTable: Sendable {
  var cityCount = 0
  var cityPlaces = 0
  var cityBlocks = 0
  var countryCount = 0
  var countries = 0
  var texts = 0
  var textsSize = 0
}

/// What a city's text says, its name not yet decoded.
struct CityText {
  var country = 0
  var isCapital = false
  var population = 0
  /// UTF-8.
  var name = UnsafeRawBufferPointer(start: nil, count: 0)

  /// What the order of the cities goes by: a capital counts for more than its people.
  var weight: Int { isCapital ? population * 2 + 100_000 : population }
}

/// Reads the texts of cities one after the other.
struct CityTexts {
  private var reader: VarintReader

  /// Starts at a city; at the end where there is none.
  init(_ atlas: Atlas, from index: Int) {
    let places = atlas.places
    let texts = atlas.bytes.part(at: places.texts, count: places.textsSize)
    let block = index / AtlasLayout.cityBlock
    let inTable = index >= 0 && index < places.cityCount
    let start = inTable ? Int(atlas.bytes.number(at: places.cityBlocks + block * 4, as: UInt32.self)) : texts.count
    reader = VarintReader(texts, at: min(start, texts.count))
    guard inTable else { return }
    for _ in 0..<index % AtlasLayout.cityBlock { _ = next() }
  }

  @inline(__always)
  mutating func next() -> CityText {
    let front = reader.take(2)
    guard front.count == 2 else { return CityText() }
    let population = Int(reader.next())
    let length = Int(reader.next())
    return CityText(
      country: Int(front[0]), isCapital: front[1] & 1 != 0, population: population, name: reader.take(length))
  }
}

extension Atlas {
  /// Where a city is, 32 bits of the square world each.
  @inline(__always)
  func cityPlace(_ index: Int) -> (x: UInt32, y: UInt32) {
    let offset = places.cityPlaces + index * 8
    return (bytes.number(at: offset), bytes.number(at: offset + 4))
  }

  /// A city, decoded.
  func city(_ index: Int, _ text: CityText) -> City {
    let place = cityPlace(index)
    let country = country(text.country)
    return City(
      name: String(decoding: text.name, as: UTF8.self), country: country.name, countryCode: country.code,
      coordinate: Self.coordinate(x: place.x, y: place.y), population: text.population, isCapital: text.isCapital)
  }

  /// A country, decoded; empty where the pack has none of this number.
  func country(_ index: Int) -> Country {
    typealias Field = AtlasLayout.Country
    guard index >= 0, index < places.countryCount else { return Country() }
    let record = places.countries + index * AtlasLayout.countrySize
    let code = [bytes.number(at: record + Field.code, as: UInt16.self), bytes.number(at: record + Field.code + 2)]
    let start = Int(bytes.number(at: record + Field.text, as: UInt32.self))
    let size = Int(bytes.number(at: record + Field.textSize, as: UInt16.self))
    let text =
      start + size <= places.textsSize ? bytes.part(at: places.texts + start, count: size) : .init(start: nil, count: 0)
    return Country(
      name: String(decoding: text, as: UTF8.self),
      code: String(decoding: code.map { UInt8(truncatingIfNeeded: $0) }, as: UTF8.self),
      x: Double(bytes.number(at: record + Field.x, as: UInt32.self)) / 0x1p32,
      y: Double(bytes.number(at: record + Field.y, as: UInt32.self)) / 0x1p32,
      width: Double(bytes.number(at: record + Field.width, as: UInt16.self)) / 65535)
  }

  private static func coordinate(x: UInt32, y: UInt32) -> Coordinate {
    Coordinate(clamping: Mercator.latitude(y: Double(y) / 0x1p32), Mercator.longitude(x: Double(x) / 0x1p32))
  }
}

/// A country of the atlas: its name, where it is written, and how wide its largest part is, in worlds; 0 for one
/// whose name is not written.
struct Country {
  var name = ""
  var code = ""
  var x = 0.0
  var y = 0.0
  var width = 0.0
}
