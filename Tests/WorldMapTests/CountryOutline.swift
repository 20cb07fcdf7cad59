import Spots

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What lies of a country around a spot, from `Countries/countries.txt`.
struct CountryOutline {
  /// ISO 3166-1 alpha-2.
  let country: String
  /// Rings of longitude and latitude, in degrees.
  private let rings: [[Corner]]

  private typealias Corner = (x: Double, y: Double)

  /// By the spots' ids.
  static let all: [String: CountryOutline] = {
    let text = String(decoding: Samples.contents(of: "Tests/WorldMapTests/Countries/countries.txt"), as: UTF8.self)
    var result: [String: CountryOutline] = [:]
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: " ", maxSplits: 2)
      guard parts.count > 1 else { continue }
      result[String(parts[0])] = CountryOutline(code: parts[1], rings: parts.count > 2 ? parts[2] : "")
    }
    return result
  }()

  private init(code: Substring, rings: Substring) {
    country = String(code)
    self.rings = rings.split(separator: ";").map { ring in
      var (x, y) = (0, 0)
      return ring.split(separator: " ").map { point in
        let numbers = point.split(separator: ",").compactMap { Int($0) }
        x += numbers.first ?? 0
        y += numbers.last ?? 0
        return (Double(x) / 1000, Double(y) / 1000)
      }
    }
  }

  /// Whether a place lies within an odd number of rings.
  func contains(_ place: Coordinate) -> Bool {
    var isInside = false
    for ring in rings {
      for ((x0, y0), (x1, y1)) in sides(ring) where (y0 > place.latitude) != (y1 > place.latitude) {
        if place.longitude < (x1 - x0) * (place.latitude - y0) / (y1 - y0) + x0 { isInside.toggle() }
      }
    }
    return isInside
  }

  /// Kilometres from a place to the nearest ring; infinite without any.
  func distance(to place: Coordinate) -> Double {
    var best = Double.infinity
    // A plane through the place is exact enough within a hundred kilometres.
    let kilometres = 111.195
    let squeeze = cos(place.latitude * .pi / 180)
    for ring in rings {
      for (start, end) in sides(ring) {
        let (ax, ay) = ((start.x - place.longitude) * squeeze * kilometres, (start.y - place.latitude) * kilometres)
        let (bx, by) = ((end.x - place.longitude) * squeeze * kilometres, (end.y - place.latitude) * kilometres)
        let (dx, dy) = (bx - ax, by - ay)
        let length = dx * dx + dy * dy
        let along = length == 0 ? 0 : min(1, max(0, -(ax * dx + ay * dy) / length))
        best = min(best, hypot(ax + along * dx, ay + along * dy))
      }
    }
    return best
  }

  private func sides(_ ring: [Corner]) -> some Sequence<(Corner, Corner)> {
    zip(ring, ring.dropFirst() + ring.prefix(1))
  }
}
