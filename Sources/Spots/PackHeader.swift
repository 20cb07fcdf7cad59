/// The header of a pack, checked.
struct PackHeader {
  let count: Int
  let sections: Catalog.Sections

  /// Reads the header and checks that every section lies within the bytes.
  init(_ pack: PackBytes) throws(CatalogError) {
    typealias Header = PackLayout.Header
    guard pack.bytes.count >= PackLayout.magic.count,
      pack.bytes.prefix(PackLayout.magic.count).elementsEqual(PackLayout.magic)
    else { throw .notACatalog }
    guard pack.bytes.count >= PackLayout.headerSize else { throw .damaged(what: "the header is cut short") }
    let version: UInt32 = pack.number(at: Header.version)
    guard version == PackLayout.version else { throw .otherVersion(version) }
    guard pack.number(at: Header.recordSize, as: UInt32.self) == PackLayout.recordSize else {
      throw .damaged(what: "the size of a record")
    }
    let size: UInt64 = pack.number(at: Header.fileSize)
    guard size == UInt64(pack.bytes.count) else {
      throw .damaged(what: "\(pack.bytes.count) bytes are there, \(size) were written")
    }
    let number: UInt64 = pack.number(at: Header.count)
    guard let count = Int(exactly: number), count <= pack.bytes.count / PackLayout.recordSize else {
      throw .damaged(what: "the number of spots")
    }
    self.count = count
    let reader = SectionReader(pack: pack)
    let searchSize = try reader.size(at: Header.searchSize)
    let stringsSize = try reader.size(at: Header.stringsSize)
    sections = Catalog.Sections(
      records: try reader.section("the records", at: Header.records, size: count * PackLayout.recordSize),
      idOrder: try reader.section("the order of ids", at: Header.idOrder, size: count * 4),
      searchOffsets: try reader.section("the search offsets", at: Header.searchOffsets, size: count * 4 + 4),
      search: try reader.section("the search text", at: Header.search, size: searchSize),
      searchSize: searchSize,
      strings: try reader.section("the texts", at: Header.strings, size: stringsSize),
      stringsSize: stringsSize)
  }

  private struct SectionReader {
    let pack: PackBytes

    func size(at offset: Int) throws(CatalogError) -> Int {
      let size: UInt64 = pack.number(at: offset)
      guard size <= UInt64(pack.bytes.count) else { throw .damaged(what: "the size of a section") }
      return Int(size)
    }

    func section(_ name: String, at offset: Int, size: Int) throws(CatalogError) -> Int {
      let start: UInt64 = pack.number(at: offset)
      guard start >= UInt64(PackLayout.headerSize), start <= UInt64(pack.bytes.count),
        size <= pack.bytes.count - Int(start)
      else { throw .damaged(what: name) }
      return Int(start)
    }
  }
}
