import Spots

/// A few spots that show what is special: accents, one name twice, a common beginning.
enum Sample {
  static let spots: [Spot] = [
    spot("bergen", "Bergen", "Norway", .city, [6, 7, 8], 60.39, 5.32),
    spot("berlin", "Berlin", "Germany", .city, [5, 6, 7, 8, 9], 52.52, 13.40),
    spot("bled", "Bled", "Slovenia", .nature, [6, 7, 8], 46.37, 14.11),
    spot("granada", "Granada", "Spain", .heritage, [4, 5, 10], 37.18, -3.60),
    spot("granada-nicaragua", "Granada", "Nicaragua", .heritage, [12, 1, 2, 3], 11.93, -85.96),
    spot("ha-long-bay", "Hạ Long Bay", "Vietnam", .nature, [10, 11], 20.91, 107.18),
    spot("honolulu", "Honolulu, Oʻahu", "United States", .beach, MonthSet.all.months, 21.31, -157.86),
    spot("ile-de-re", "Île de Ré", "France", .island, [], 46.20, -1.43),
    spot("sao-miguel", "São Miguel, Azores", "Portugal", .island, [6, 7, 8, 9], 37.77, -25.50),
    spot("xian", "Xi'an", "China", .heritage, [5, 9], 34.34, 108.94),
  ]

  private static let elevations = ["bergen": 0, "bled": 500, "xian": 405, "sao-miguel": -3]

  static let catalog = Catalog(spots)

  /// The ids of rows.
  static func ids(_ indices: [Int], in catalog: Catalog = catalog) -> [String] { indices.map { catalog.id(at: $0) } }

  static func spot(
    _ id: String, _ name: String, _ country: String, _ kind: Kind, _ months: [Int], _ latitude: Double,
    _ longitude: Double
  ) -> Spot {
    Spot(
      id: id, name: name, country: country, countryCode: "XX", continent: "Earth", subregion: "Somewhere", kind: kind,
      coordinate: Coordinate(clamping: latitude, longitude), elevation: elevations[id],
      elevationPlace: id == "xian" ? "the wall" : "", wikipediaTitle: name, timeZone: "Etc/UTC",
      currencies: id == "bergen" ? ["NOK", "EUR"] : ["EUR"], languages: ["One", "Two Words"],
      climate: Climate(
        meanCelsius: (0..<12).map { Double($0) - 5.5 }, rainMillimetres: (0..<12).map { $0 * 100 }),
      bestMonths: MonthSet(months: months), whyVisit: "Why \(name)", whatToSee: "See \(name)")
  }
}
