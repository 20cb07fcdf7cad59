/// What of a spot the filter looks at, folded: the columns of the list and where in the world it is.
enum SearchText {
  /// Name, country, kind, best months, continent and subregion, each with its end mark.
  static func bytes(_ spot: Spot) -> [UInt8] {
    let months = spot.bestMonths.months.map { Month.names[$0 - 1] }.joined(separator: " ")
    let fields = [spot.name, spot.country, spot.kind.name, months, spot.continent, spot.subregion]
    var bytes: [UInt8] = []
    for field in fields { bytes += Fold.bytes(field) + [PackLayout.fieldEnd] }
    bytes[bytes.count - 1] = PackLayout.spotEnd
    return bytes
  }
}
