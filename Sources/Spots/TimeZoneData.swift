/// The offsets of a time zone from UTC, read from a TZif file (RFC 9636), as `/usr/share/zoneinfo` has them.
public struct TimeZoneData: Hashable, Sendable {
  /// Why bytes are no time zone.
  public enum Failure: Error, Hashable, Sendable {
    case notTZif
    case cutShort
    case damaged
  }

  private let transitions: [Int64]
  private let typeIndices: [UInt8]
  private let offsets: [Int]
  private let rule: TimeZoneRule?

  /// Reads the bytes of a TZif file of version 1 to 4; from version 2 on, its 64-bit part.
  public init(_ bytes: [UInt8]) throws(Failure) {
    var reader = TZifReader(bytes: bytes)
    var header = try reader.header()
    var isWide = false
    if header.version >= UInt8(ascii: "2") {
      try reader.skip(header.size(ofTime: 4))
      header = try reader.header()
      isWide = true
    }
    transitions = try reader.times(header.times, isWide: isWide)
    typeIndices = try reader.bytes(header.times)
    offsets = try reader.offsets(header.types)
    guard !offsets.isEmpty, typeIndices.allSatisfy({ Int($0) < header.types }) else { throw .damaged }
    guard isWide else {
      rule = nil
      return
    }
    try reader.skip(header.characters + header.leaps * 12 + header.standards + header.universals)
    rule = TimeZoneRule(reader.footer())
  }

  /// Seconds that the local clock is ahead of UTC at a moment; negative west of Greenwich.
  /// - Parameter unixSeconds: seconds since 1970-01-01T00:00:00Z.
  /// - Complexity: O(log *n*) in the transitions.
  public func offset(at unixSeconds: Int64) -> Int {
    guard let last = transitions.last, unixSeconds < last else {
      if let rule { return rule.offset(at: unixSeconds) }
      return offsets[typeIndices.last.map { Int($0) } ?? 0]
    }
    var low = 0
    var high = transitions.count
    while low < high {
      let middle = (low + high) / 2
      if transitions[middle] <= unixSeconds { low = middle + 1 } else { high = middle }
    }
    // Before the first transition the first type holds (RFC 9636, 3.2).
    return offsets[low == 0 ? 0 : Int(typeIndices[low - 1])]
  }
}

/// Reads a TZif file from front to back.
private struct TZifReader {
  let bytes: [UInt8]
  var position = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// The counts of a header, in its order.
  struct Header {
    let version: UInt8
    let universals: Int
    let standards: Int
    let leaps: Int
    let times: Int
    let types: Int
    let characters: Int

    /// The bytes of the data that follow the header.
    func size(ofTime width: Int) -> Int {
      times * (width + 1) + types * 6 + characters + leaps * (width + 4) + standards + universals
    }
  }

  mutating func header() throws(TimeZoneData.Failure) -> Header {
    guard bytes.dropFirst(position).starts(with: Array("TZif".utf8)) else { throw .notTZif }
    try skip(4)
    let version = try self.bytes(1)[0]
    try skip(15)
    var counts: [Int] = []
    for _ in 0..<6 {
      let count = try number(width: 4)
      guard count >= 0 else { throw .damaged }
      counts.append(Int(count))
    }
    return Header(
      version: version, universals: counts[0], standards: counts[1], leaps: counts[2], times: counts[3],
      types: counts[4], characters: counts[5])
  }

  mutating func times(_ count: Int, isWide: Bool) throws(TimeZoneData.Failure) -> [Int64] {
    guard count <= bytes.count else { throw .cutShort }
    var times: [Int64] = []
    for _ in 0..<count { times.append(try number(width: isWide ? 8 : 4)) }
    return times
  }

  /// The offsets of the local time types; their daylight flag and their names are not needed.
  mutating func offsets(_ count: Int) throws(TimeZoneData.Failure) -> [Int] {
    guard count <= bytes.count else { throw .cutShort }
    var offsets: [Int] = []
    for _ in 0..<count {
      offsets.append(Int(try number(width: 4)))
      try skip(2)
    }
    return offsets
  }

  /// The POSIX rule between the last two line feeds.
  mutating func footer() -> String {
    String(decoding: bytes.dropFirst(position + 1).prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }

  mutating func skip(_ count: Int) throws(TimeZoneData.Failure) { _ = try bytes(count) }

  mutating func bytes(_ count: Int) throws(TimeZoneData.Failure) -> [UInt8] {
    guard count <= bytes.count - position else { throw .cutShort }
    defer { position += count }
    return Array(bytes[position..<position + count])
  }

  /// A signed big-endian number.
  private mutating func number(width: Int) throws(TimeZoneData.Failure) -> Int64 {
    let value = try bytes(width).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return width == 8 ? Int64(bitPattern: value) : Int64(Int32(truncatingIfNeeded: value))
  }
}
