import Spots

/// One of the levels of detail: three runs of chunks, one after the other in one table, and their data.
struct AtlasLevel: Sendable {
  /// The level's world is 2^bits units wide and high.
  let bits: Int
  let land: Range<Int>
  let lakes: Range<Int>
  let borders: Range<Int>
  /// The offset of chunk 0.
  let table: Int
  let data: Int
  let dataSize: Int
  /// A coarser map is better drawn from this level than from a finer one.
  let leastDegreesPerDot: Double
}

/// Lines that lie near each other: a part of a long one, or several small rings.
struct Chunk {
  let minX: Int
  let minY: Int
  let maxX: Int
  let maxY: Int
  let startY: Int
  let endY: Int
  let pathCount: Int
  /// Whether each path is a ring that goes back to its first point.
  let isClosed: Bool
  let dataOffset: Int
}

extension PackBytes {
  /// A record of a level's table, which the header was checked to lie within the pack.
  @inline(__always)
  func chunk(_ index: Int, of level: AtlasLevel) -> Chunk {
    typealias Field = AtlasLayout.Chunk
    let record = level.table + index * AtlasLayout.chunkSize
    @inline(__always) func field(_ offset: Int) -> Int { Int(number(at: record + offset, as: Int32.self)) }
    return Chunk(
      minX: field(Field.box), minY: field(Field.box + 4), maxX: field(Field.box + 8), maxY: field(Field.box + 12),
      startY: field(Field.startY), endY: field(Field.endY),
      pathCount: Int(number(at: record + Field.pathCount, as: UInt16.self)),
      isClosed: number(at: record + Field.flags, as: UInt16.self) & AtlasLayout.closedPaths != 0,
      dataOffset: Int(number(at: record + Field.data, as: UInt32.self)))
  }

  /// The data of a chunk and of all after it; empty where the record is damaged.
  @inline(__always)
  func data(of chunk: Chunk, in level: AtlasLevel) -> UnsafeRawBufferPointer {
    part(at: level.data + chunk.dataOffset, count: level.dataSize - chunk.dataOffset)
  }
}
