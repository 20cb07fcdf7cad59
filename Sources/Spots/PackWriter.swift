/// Writes catalogue packs; ``PackLayout`` is the format.
public enum PackWriter {
  /// The pack of these spots, in the order of their folded names (then country, then id).
  ///
  /// The same spots give the same bytes, whatever their order.
  /// - Complexity: O(*n* log *n*).
  public static func bytes(_ spots: some Sequence<Spot>) -> [UInt8] {
    let rows = spots.map { Row($0) }.sorted(by: <)
    var strings = StringTable()
    let ranks = countryRanks(rows)
    var records = ByteBuffer()
    var searchOffsets = ByteBuffer()
    var search = ByteBuffer()
    for row in rows {
      append(row, rank: ranks[row.country] ?? 0, strings: &strings, to: &records)
      searchOffsets.append(UInt32(search.bytes.count))
      search.bytes += SearchText.bytes(row.spot)
    }
    searchOffsets.append(UInt32(search.bytes.count))
    return assemble(
      count: rows.count, records: records, idOrder: idOrder(rows), searchOffsets: searchOffsets, search: search,
      strings: strings.buffer)
  }

  /// A spot with its folded name and country; the order is that of their bytes.
  private struct Row: Comparable {
    let spot: Spot
    let name: [UInt8]
    let country: [UInt8]

    init(_ spot: Spot) {
      self.spot = spot
      name = Fold.bytes(spot.name)
      country = Fold.bytes(spot.country)
    }

    static func < (left: Row, right: Row) -> Bool {
      if left.name != right.name { return left.name.lexicographicallyPrecedes(right.name) }
      if left.country != right.country { return left.country.lexicographicallyPrecedes(right.country) }
      return left.spot.id.utf8.lexicographicallyPrecedes(right.spot.id.utf8)
    }
  }

  private static func countryRanks(_ rows: [Row]) -> [[UInt8]: UInt32] {
    let countries = Set(rows.map(\.country)).sorted { $0.lexicographicallyPrecedes($1) }
    return Dictionary(uniqueKeysWithValues: zip(countries, UInt32(0)...))
  }

  private static func idOrder(_ rows: [Row]) -> ByteBuffer {
    var buffer = ByteBuffer()
    let ids = rows.map { Array($0.spot.id.utf8) }
    for index in rows.indices.sorted(by: { ids[$0].lexicographicallyPrecedes(ids[$1]) }) {
      buffer.append(UInt32(index))
    }
    return buffer
  }

  private static func append(_ row: Row, rank: UInt32, strings: inout StringTable, to records: inout ByteBuffer) {
    let spot = row.spot
    let texts = [
      spot.id, spot.name, spot.country, spot.continent, spot.subregion, spot.wikipediaTitle, spot.timeZone,
      spot.currencies.joined(separator: PackLayout.listSeparator),
      spot.languages.joined(separator: PackLayout.listSeparator), spot.whyVisit, spot.whatToSee, spot.bestReason,
      spot.elevationPlace,
    ]
    for text in texts {
      let place = strings.place(of: text)
      records.append(place.offset)
      records.append(place.length)
    }
    let code = Array(spot.countryCode.utf8.prefix(2))
    records.bytes += code + [UInt8](repeating: 0, count: 2 - code.count)
    records.append(spot.kind.rank)
    let flags =
      (spot.climate == nil ? 0 : PackLayout.hasClimate) | (spot.elevation == nil ? 0 : PackLayout.hasElevation)
    records.append(flags)
    records.append(spot.bestMonths.rawValue)
    records.append(Int16(clamping: spot.elevation ?? 0))
    records.append(rank)
    records.append(UInt32(0))
    records.append(spot.coordinate.latitude.bitPattern)
    records.append(spot.coordinate.longitude.bitPattern)
    for month in 0..<12 { records.append(Int16(clamping: tenths(spot.climate?.meanCelsius[month]))) }
    for month in 0..<12 { records.append(UInt16(clamping: spot.climate?.rainMillimetres[month] ?? 0)) }
  }

  private static func tenths(_ value: Double?) -> Int {
    guard let value, value.magnitude < 1000 else { return 0 }
    return FixedPoint.rounded(value * 10)
  }

  private static func assemble(
    count: Int, records: ByteBuffer, idOrder: ByteBuffer, searchOffsets: ByteBuffer, search: ByteBuffer,
    strings: ByteBuffer
  ) -> [UInt8] {
    var offset = PackLayout.headerSize
    var header = ByteBuffer(bytes: PackLayout.magic)
    header.append(PackLayout.version)
    header.append(UInt32(PackLayout.recordSize))
    header.append(UInt64(count))
    let sections = [records, idOrder, searchOffsets, search, strings]
    header.append(UInt64(sections.reduce(offset) { $0 + $1.bytes.count }))
    for (number, section) in sections.enumerated() {
      header.append(UInt64(offset))
      if number >= 3 { header.append(UInt64(section.bytes.count)) }
      offset += section.bytes.count
    }
    header.bytes += [UInt8](repeating: 0, count: PackLayout.headerSize - header.bytes.count)
    return sections.reduce(into: header.bytes) { $0 += $1.bytes }
  }
}

/// Bytes to be written, numbers in little-endian order.
struct ByteBuffer {
  var bytes: [UInt8] = []

  mutating func append(_ number: some FixedWidthInteger) {
    withUnsafeBytes(of: number.littleEndian) { bytes += $0 }
  }
}

/// Texts, each written once.
private struct StringTable {
  var buffer = ByteBuffer()
  private var places: [String: (offset: UInt32, length: UInt32)] = [:]

  mutating func place(of text: String) -> (offset: UInt32, length: UInt32) {
    if let place = places[text] { return place }
    let place = (offset: UInt32(buffer.bytes.count), length: UInt32(text.utf8.count))
    buffer.bytes += Array(text.utf8)
    places[text] = place
    return place
  }
}
