/// Where things stand in a map pack. All numbers are little-endian and offsets count from the first byte.
///
///     header      magic, version, size, three levels, cities, countries
///     chunks      of each level: land, then lakes, then borders; 32 bytes each
///     data        of each level: the lines of its chunks as zig-zag varint differences
///     places      x and y of each city, the most important first, each 32 bits of the square world of Mercator
///     infos       of each city: the offset of its text
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
    static let cityInfos = 108
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

  static let chunkSize = 32
  static let countrySize = 20
}
