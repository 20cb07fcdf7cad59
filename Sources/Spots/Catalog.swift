/// The spots to choose from, read where they lie: in a mapped file, decoded one text at a time.
///
/// A spot is named by its index, 0…`count` − 1, and the indices are in the order of the names; an index is good for as
/// long as the catalogue, an id for ever. Nothing is parsed when a catalogue is made, whatever its size.
/// An index that isn't there, and a record whose texts were damaged, give empty texts and zeros.
public struct Catalog: Sendable {
  /// The number of spots.
  public let count: Int
  let pack: PackBytes
  let sections: Sections

  /// Where the sections of the pack start.
  struct Sections {
    let records: Int
    let idOrder: Int
    let searchOffsets: Int
    let search: Int
    let searchSize: Int
    let strings: Int
    let stringsSize: Int
  }

  /// Makes a catalogue over the bytes of a pack.
  /// - Complexity: O(1): the header is checked, records are checked as they are read.
  public init(_ pack: PackBytes) throws(CatalogError) {
    let header = try PackHeader(pack)
    self.pack = pack
    count = header.count
    sections = header.sections
  }

  /// Makes a catalogue of spots in memory, for tests and for places of one's own.
  /// - Complexity: O(*n* log *n*).
  public init(_ spots: some Sequence<Spot>) {
    let pack = PackBytes(copying: PackWriter.bytes(spots))
    do {
      try self.init(pack)
    } catch {
      preconditionFailure("The writer and the reader of packs differ: \(error)")
    }
  }

  /// The offset of a record; nil where there is no such spot.
  @inline(__always)
  func record(_ index: Int) -> Int? {
    index >= 0 && index < count ? sections.records + index * PackLayout.recordSize : nil
  }

  /// The bytes of a text; empty where the record or the text is not there.
  @inline(__always)
  func bytes(_ field: PackLayout.Field, at index: Int) -> UnsafeRawBufferPointer {
    guard let record = record(index) else { return UnsafeRawBufferPointer(start: nil, count: 0) }
    let offset = Int(pack.number(at: record + field.rawValue * 8, as: UInt32.self))
    let length = Int(pack.number(at: record + field.rawValue * 8 + 4, as: UInt32.self))
    guard offset <= sections.stringsSize, length <= sections.stringsSize - offset else {
      return UnsafeRawBufferPointer(start: nil, count: 0)
    }
    return pack.part(at: sections.strings + offset, count: length)
  }

  /// A text, with U+FFFD for what is no UTF-8.
  func text(_ field: PackLayout.Field, at index: Int) -> String {
    String(decoding: bytes(field, at: index), as: UTF8.self)
  }

  /// The folded text of a spot, all fields with their ends; empty where the spot is not there.
  @inline(__always)
  func searchBytes(at index: Int) -> UnsafeRawBufferPointer {
    guard index >= 0, index < count else { return UnsafeRawBufferPointer(start: nil, count: 0) }
    let start = Int(pack.number(at: sections.searchOffsets + index * 4, as: UInt32.self))
    let end = Int(pack.number(at: sections.searchOffsets + index * 4 + 4, as: UInt32.self))
    guard start <= end, end <= sections.searchSize else { return UnsafeRawBufferPointer(start: nil, count: 0) }
    return pack.part(at: sections.search + start, count: end - start)
  }
}

extension Catalog: Equatable {
  /// Tells whether both read the same bytes in memory.
  public static func == (left: Catalog, right: Catalog) -> Bool { left.pack === right.pack }
}
