import Cells

/// Where a pin stands on a drawn map.
public struct PlacedPin: Hashable, Sendable {
  /// The pin's ``MapPin/id``.
  public let id: Int
  /// The marker's cell, in the coordinates of the canvas drawn on.
  public let marker: Point
  /// The label's cells, stars included; `nil` where there was no room.
  public let label: Rect?

  /// Tells whether the marker or the label stands on a cell.
  public func contains(_ point: Point) -> Bool { marker == point || label?.contains(point) == true }
}

/// A drawn map: its cells, and where the pins stand.
public struct MapDrawing: Equatable, Sendable {
  public var canvas: Canvas
  /// The pins within the map, in the order of importance: the chosen one first, then as they were given.
  public var pins: [PlacedPin]

  /// The pins whose marker is at a cell or, where there are none, whose label is; the most important first.
  /// Several pins share a cell while the map is far out.
  public func pins(at point: Point) -> [Int] { pins.ids(at: point) }
}

extension [PlacedPin] {
  /// The pins whose marker is at a cell or, where there are none, whose label is; the most important first.
  public func ids(at point: Point) -> [Int] {
    let markers = filter { $0.marker == point }
    return (markers.isEmpty ? filter { $0.contains(point) } : markers).map(\.id)
  }
}
