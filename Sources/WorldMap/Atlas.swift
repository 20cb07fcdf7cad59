import Spots

/// The world to draw: land, lakes, borders and cities, read where they lie in a mapped pack.
///
/// Nothing is parsed when an atlas is made. It is a small value that shares its bytes. Lines and texts that were
/// damaged draw nonsense or nothing, and never trap.
public struct Atlas: Sendable {
  let bytes: PackBytes
  /// From the coarsest to the finest; empty in the empty atlas.
  let levels: [AtlasLevel]
  let places: PlaceTable

  /// Makes an atlas over the bytes of a pack, `Resources/map/world.pack`.
  /// - Complexity: O(1): the header is checked, everything else as it is read.
  public init(_ bytes: PackBytes) throws(AtlasError) {
    let header = try AtlasHeader(bytes)
    self.bytes = bytes
    levels = header.levels
    places = header.places
  }

  /// An atlas without anything, for when the pack is missing: maps show their pins and scale on nothing.
  public static let empty = Atlas()

  private init() {
    bytes = PackBytes(copying: [])
    levels = []
    places = PlaceTable()
  }

  /// Whether there is nothing to draw.
  public var isEmpty: Bool { levels.isEmpty }

  /// The level whose detail suits a map.
  /// - Parameter degreesPerDot: degrees on the ground between two dots.
  func level(degreesPerDot: Double) -> AtlasLevel? {
    guard let finest = levels.last else { return nil }
    return levels.first { $0.leastDegreesPerDot <= degreesPerDot } ?? finest
  }
}

extension Atlas: Equatable {
  /// Tells whether both read the same bytes in memory.
  public static func == (left: Atlas, right: Atlas) -> Bool { left.bytes === right.bytes }
}
