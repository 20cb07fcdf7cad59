/// Where things stand in a catalogue pack. All numbers are little-endian and offsets count from the first byte.
///
///     header           128 bytes: magic, version, record size, number of spots, size, the sections
///     records          one of 184 bytes a spot, in the order of the folded names
///     order of ids     one UInt32 a spot: the records in the byte order of their ids
///     search offsets   one UInt32 a spot and one more: where each spot's search text starts
///     search text      UTF-8, folded; the fields of a spot end with 0x1F, the spot with 0x0A
///     strings          UTF-8, each text once
enum PackLayout {
  static let magic: [UInt8] = Array("VACSPOTS".utf8)
  static let version: UInt32 = 2
  static let headerSize = 128
  static let recordSize = 184
  static let fieldEnd = UInt8(0x1F)
  static let spotEnd = UInt8(0x0A)

  /// Offsets in the header.
  enum Header {
    static let version = 8
    static let recordSize = 12
    static let count = 16
    static let fileSize = 24
    static let records = 32
    static let idOrder = 40
    static let searchOffsets = 48
    static let search = 56
    static let searchSize = 64
    static let strings = 72
    static let stringsSize = 80
  }

  /// The texts of a record, in its order: each a UInt32 offset into the strings and a UInt32 length in bytes.
  enum Field: Int, CaseIterable {
    case id, name, country, continent, subregion, wikipediaTitle, timeZone, currencies, languages, whyVisit
    case whatToSee, bestReason, elevationPlace
  }

  /// Offsets in a record, after the texts.
  enum Record {
    static let countryCode = 104
    static let kind = 106
    static let flags = 107
    static let bestMonths = 108
    static let elevation = 110
    static let countryRank = 112
    static let latitude = 120
    static let longitude = 128
    static let temperatures = 136
    static let rain = 160
  }

  static let hasClimate: UInt8 = 1
  static let hasElevation: UInt8 = 2
  /// Stands between the entries of a list within one text, such as several currencies.
  static let listSeparator = "; "
}
