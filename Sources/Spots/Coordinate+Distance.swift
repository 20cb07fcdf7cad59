#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Coordinate {
  /// The great-circle distance in kilometres, on a sphere of 6,371.0088 km (the IUGG's mean radius); at most 0.5 %
  /// off the ellipsoid's.
  public func distance(to other: Coordinate) -> Double {
    let (phi1, phi2) = (latitude * .pi / 180, other.latitude * .pi / 180)
    let halfLatitude = sin((phi2 - phi1) / 2)
    let halfLongitude = sin((other.longitude - longitude) * .pi / 360)
    let haversine = halfLatitude * halfLatitude + cos(phi1) * cos(phi2) * halfLongitude * halfLongitude
    return 2 * 6371.0088 * asin(min(1, haversine.squareRoot()))
  }

  /// The direction in which the great circle to another place starts, in degrees clockwise from north, 0..<360.
  public func bearing(to other: Coordinate) -> Double {
    let (phi1, phi2) = (latitude * .pi / 180, other.latitude * .pi / 180)
    let delta = (other.longitude - longitude) * .pi / 180
    let y = sin(delta) * cos(phi2)
    let x = cos(phi1) * sin(phi2) - sin(phi1) * cos(phi2) * cos(delta)
    let degrees = atan2(y, x) * 180 / .pi
    return degrees < 0 ? degrees + 360 : degrees
  }

  /// The direction to another place as one of the eight points of the compass, `NE`.
  public func compassPoint(to other: Coordinate) -> String {
    let points = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"]
    return points[Int((bearing(to: other) / 45).rounded()) % 8]
  }
}
