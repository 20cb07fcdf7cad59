import Spots

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The spherical Mercator projection onto a square world: x 0…1 from 180° W eastwards, y 0…1 from north to south.
///
/// The square ends at ±85.0511°, as on all web maps; what lies nearer to a pole is drawn at the edge.
enum Mercator {
  /// The latitude of the northern edge, in degrees: atan(sinh(π)).
  static let edge = 85.0511287798066

  static func x(longitude: Double) -> Double { (longitude + 180) / 360 }

  static func y(latitude: Double) -> Double {
    let phi = min(edge, max(-edge, latitude)) * .pi / 180
    return 0.5 - asinh(tan(phi)) / (2 * .pi)
  }

  /// The longitude −180..<180 of an x, which may lie beyond the square.
  static func longitude(x: Double) -> Double {
    let turn = x - x.rounded(.down)
    return turn * 360 - 180
  }

  static func latitude(y: Double) -> Double { atan(sinh((0.5 - y) * 2 * .pi)) * 180 / .pi }

  /// The metres that a degree of longitude takes at a latitude, on a sphere of 6,371.0088 km (the IUGG's mean radius).
  static func metresPerDegree(latitude: Double) -> Double {
    6_371_008.8 * .pi / 180 * cos(latitude * .pi / 180)
  }
}
