/// Where things stand in a map pack. All numbers are little-endian and offsets count from the first byte.
///
///     header      magic, version, size, three levels, cities, countries
///     chunks      of each level: land, then lakes, then borders; 32 bytes each
///     data        of each level: the lines of its chunks as zig-zag varint differences
///     places      x and y of each city, the most important first, each 32 bits of the square world of Mercator
///     blocks      of every eighth city: the offset of its text; the others follow it
///     countries   20 bytes each
///     texts       of cities and countries
///
/// `Resources/map/make_pack.py` writes it and says more.
enum AtlasLayout {
  static let magic: [UInt8] = Array("VACWORLD".utf8)
  static let version: UInt32 = 1
  static let headerSize = 160
  static let levelCount = 3

  /// Offsets in the header.
  enum Header {
    static let version = 8
    static let fileSize = 12
    static let levels = 16
    static let levelSize = 28
    static let cityCount = 100
    static let cityPlaces = 104
    static let cityBlocks = 108
    static let countryCount = 112
    static let countries = 116
    static let texts = 120
    static let textsSize = 124
  }

  /// Offsets in a level of the header.
  enum Level {
    static let bits = 0
    static let chunks = 4
    static let landCount = 8
    static let lakeCount = 12
    static let borderCount = 16
    static let data = 20
    static let dataSize = 24
  }

  /// Offsets in a chunk. The box, the start and the end are whole units of the level's grid.
  enum Chunk {
    static let box = 0
    static let startY = 16
    static let endY = 20
    static let data = 24
    static let pathCount = 28
    static let flags = 30
  }

  /// Offsets in a country.
  enum Country {
    static let x = 0
    static let y = 4
    static let text = 8
    static let textSize = 12
    static let width = 14
    static let code = 16
  }

  static let chunkSize = 32
  static let closedPaths: UInt16 = 1
  static let cityBlock = 8
  static let countrySize = 20
}
