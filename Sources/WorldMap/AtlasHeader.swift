import Spots

/// The header of a pack, checked.
struct AtlasHeader {
  let levels: [AtlasLevel]
  let places: PlaceTable

  /// A map with fewer degrees to a dot than this is better drawn from the next level.
  private static let leastDegreesPerDot = [0.8, 0.07, 0]

  /// Reads the header and checks that every section lies within the bytes.
  init(_ bytes: PackBytes) throws(AtlasError) {
    typealias Header = AtlasLayout.Header
    guard bytes.count >= AtlasLayout.magic.count,
      bytes.part(at: 0, count: AtlasLayout.magic.count).elementsEqual(AtlasLayout.magic)
    else { throw .notAnAtlas }
    guard bytes.count >= AtlasLayout.headerSize else { throw .damaged(what: "the header is cut short") }
    let version: UInt32 = bytes.number(at: Header.version)
    guard version == AtlasLayout.version else { throw .otherVersion(version) }
    let size: UInt32 = bytes.number(at: Header.fileSize)
    guard Int(size) == bytes.count else {
      throw .damaged(what: "\(bytes.count) bytes are there, \(size) were written")
    }
    let reader = SectionReader(bytes: bytes)
    var levels: [AtlasLevel] = []
    for index in 0..<AtlasLayout.levelCount { levels.append(try reader.level(index)) }
    self.levels = levels
    places = try reader.places()
  }

  private struct SectionReader {
    let bytes: PackBytes

    func field(_ offset: Int) -> Int { Int(bytes.number(at: offset, as: UInt32.self)) }

    /// The offset of a section, checked to lie within the bytes.
    func section(_ name: String, at offset: Int, count: Int, of size: Int) throws(AtlasError) -> Int {
      let start = field(offset)
      guard start >= AtlasLayout.headerSize, start <= bytes.count, count <= (bytes.count - start) / size
      else { throw .damaged(what: name) }
      return start
    }

    func level(_ index: Int) throws(AtlasError) -> AtlasLevel {
      typealias Level = AtlasLayout.Level
      let base = AtlasLayout.Header.levels + index * AtlasLayout.Header.levelSize
      let bits = field(base + Level.bits)
      guard (8...30).contains(bits) else { throw .damaged(what: "the grid of level \(index)") }
      let lakes = field(base + Level.landCount)
      let borders = lakes + field(base + Level.lakeCount)
      let end = borders + field(base + Level.borderCount)
      let dataSize = field(base + Level.dataSize)
      return AtlasLevel(
        bits: bits, land: 0..<lakes, lakes: lakes..<borders, borders: borders..<end,
        table: try section(
          "the chunks of level \(index)", at: base + Level.chunks, count: end, of: AtlasLayout.chunkSize),
        data: try section("the lines of level \(index)", at: base + Level.data, count: dataSize, of: 1),
        dataSize: dataSize, leastDegreesPerDot: AtlasHeader.leastDegreesPerDot[index])
    }

    func places() throws(AtlasError) -> PlaceTable {
      typealias Header = AtlasLayout.Header
      let cities = field(Header.cityCount)
      let blocks = (cities + AtlasLayout.cityBlock - 1) / AtlasLayout.cityBlock
      let countries = field(Header.countryCount)
      let textsSize = field(Header.textsSize)
      return PlaceTable(
        cityCount: cities,
        cityPlaces: try section("the cities", at: Header.cityPlaces, count: cities, of: 8),
        cityBlocks: try section("the texts of cities", at: Header.cityBlocks, count: blocks, of: 4),
        countryCount: countries,
        countries: try section(
          "the countries", at: Header.countries, count: countries, of: AtlasLayout.countrySize),
        texts: try section("the texts", at: Header.texts, count: textsSize, of: 1),
        textsSize: textsSize)
    }
  }
}
