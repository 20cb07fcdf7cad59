import Spots

/// A form of the list: what comes first, a row, what comes last.
protocol ListWriter {
  func begin(_ rows: Rows, to output: inout [UInt8])
  /// - Parameter position: the place of the row among the rows, from 0.
  func write(_ rows: Rows, at position: Int, to output: inout [UInt8])
  func end(_ rows: Rows, to output: inout [UInt8])
}

extension ListWriter {
  func begin(_ rows: Rows, to output: inout [UInt8]) {}
  func end(_ rows: Rows, to output: inout [UInt8]) {}
}

/// How rows are written.
public struct ListStyle: Sendable {
  /// Nil for people.
  public var format: OutputFormat?
  public var columns: [Column]?
  public var hasHeader = false
  public var glyphs = Glyphs.unicode
  public var isColored = false
  /// The columns of the terminal; nil for as wide as the rows are.
  public var width: Int?
  /// The Wikipedia to link to.
  public var language = "en"

  public init() {}

  var writer: any ListWriter {
    switch format {
    case nil: TableWriter(style: self)
    case .plain: TabWriter(columns: columns ?? Column.forMachines, hasHeader: hasHeader)
    case .csv: CommaWriter(columns: columns ?? Column.forMachines)
    case .json: JSONListWriter(language: language, isLines: false)
    case .ndjson: JSONListWriter(language: language, isLines: true)
    }
  }

  /// Writes rows in parts of about 64 kB.
  /// - Parameter send: takes each part; what it throws ends the writing.
  public func write(_ rows: Rows, send: ([UInt8]) throws -> Void) rethrows {
    let writer = writer
    var output: [UInt8] = []
    writer.begin(rows, to: &output)
    for position in rows.indices.indices {
      writer.write(rows, at: position, to: &output)
      guard output.count >= 65_536 else { continue }
      try send(output)
      output.removeAll(keepingCapacity: true)
    }
    writer.end(rows, to: &output)
    try send(output)
  }
}
