import Spots

/// Where the person who reads a report is, and how they measure.
public struct Viewpoint: Hashable, Sendable {
  /// The place that distances are counted from.
  public var home: Home?
  /// The offset from UTC of the clock here, in seconds; nil where it is not known.
  public var offset: Int?
  public var units: MeasurementSystem

  public init(home: Home? = nil, offset: Int? = nil, units: MeasurementSystem = .metric) {
    self.home = home
    self.offset = offset
    self.units = units
  }
}
