import Spots

/// Everything known about one spot.
public struct SpotReport: Sendable {
  let spot: Spot
  let rows: Rows
  /// The notes of the spot, and perhaps of others.
  let notes: NoteBook
  let index: Int
  /// The moment at which the report is made, in seconds since 1970.
  let now: Int64
  /// The spot's offset from UTC at that moment, in seconds; nil where the system doesn't know the zone.
  let offset: Int?
  let viewpoint: Viewpoint

  /// Makes a report; nil where the rows have no first spot.
  /// - Parameters:
  ///   - now: seconds since 1970.
  ///   - viewpoint: where the reader is.
  ///   - offset: the offset from UTC of a time zone at that moment, in seconds; nil where the zone is not known.
  public init?(
    _ rows: Rows, notes: NoteBook, now: Int64, from viewpoint: Viewpoint = Viewpoint(), offset: (String) -> Int?
  ) {
    guard let index = rows.indices.first, let spot = rows.catalog.spot(at: index) else { return nil }
    self.spot = spot
    self.rows = rows
    self.notes = notes
    self.index = index
    self.now = now
    self.offset = offset(spot.timeZone)
    self.viewpoint = viewpoint
  }

  /// The report in a style.
  public func bytes(_ style: ListStyle) -> [UInt8] {
    var output: [UInt8] = []
    switch style.format {
    case nil: output += Array(text(style).utf8)
    case .plain: output += Array(plain(style).utf8)
    case .csv: style.write(rows) { output += $0 }
    case .json:
      JSON.object(["schema": .integer(1), "spots": .array([.object(members(style))])]).write(to: &output)
      output.append(UInt8(ascii: "\n"))
    case .ndjson:
      JSON.object(members(style)).write(to: &output)
      output.append(UInt8(ascii: "\n"))
    }
    return output
  }

  /// The time at the spot; nil where the system doesn't know the zone.
  var localTime: CivilTime? { offset.map { CivilTime(unixSeconds: now, offset: $0) } }
}
