import Spots

/// The table of destinations: facts only, one line a spot.
struct DestinationTable {
  static let columns = [
    "id", "name", "country", "iso_a2", "continent", "subregion", "kind", "lat", "lon", "wikipedia_title", "timezone",
    "currency", "languages", "mean_c", "rain_mm", "best_months", "elevation_m", "elevation_at", "grid_m",
  ]

  /// Reads the table.
  /// - Parameters:
  ///   - text: comma-separated values with a header line.
  ///   - file: the name for error messages.
  static func read(_ text: String, file: String) throws(SourceError) -> [Spot] {
    let rows = CommaSeparated.rows(text)
    guard let header = rows.first, header.fields == columns else {
      throw SourceError(file: file, line: 1, text: "the header must be \(columns.joined(separator: ","))")
    }
    var spots: [Spot] = []
    var ids: Set<String> = []
    for row in rows.dropFirst() {
      let spot = try DestinationRow(row: row, file: file).spot()
      guard ids.insert(spot.id).inserted else {
        throw SourceError(file: file, line: row.line, text: "the id \(spot.id) is there twice")
      }
      spots.append(spot)
    }
    return spots
  }
}

/// One line of the table on its way to a spot.
private struct DestinationRow {
  let row: CommaSeparated.Row
  let file: String

  func spot() throws(SourceError) -> Spot {
    guard row.fields.count == DestinationTable.columns.count else {
      throw fault("\(row.fields.count) fields instead of \(DestinationTable.columns.count)")
    }
    guard let kind = Kind(rawValue: row.fields[6]) else { throw fault("no kind of place: \(row.fields[6])") }
    guard let latitude = Double(row.fields[7]), let longitude = Double(row.fields[8]),
      let coordinate = Coordinate(latitude: latitude, longitude: longitude)
    else { throw fault("no place on the Earth: \(row.fields[7]), \(row.fields[8])") }
    let elevation = try metres(16)
    return Spot(
      id: try id(), name: try required(1), country: try required(2), countryCode: try countryCode(),
      continent: try required(4), subregion: row.fields[5], kind: kind, coordinate: coordinate,
      elevation: elevation, elevationPlace: row.fields[17], wikipediaTitle: try required(9), timeZone: try required(10),
      currencies: words(row.fields[11]),
      languages: row.fields[12].split(separator: ";").map { String($0.drop { $0 == " " }) },
      climate: try climate(elevation: elevation), bestMonths: try months())
  }

  private func id() throws(SourceError) -> String {
    let id = try required(0)
    guard id.utf8.allSatisfy({ (97...122).contains($0) || (48...57).contains($0) || $0 == 45 }) else {
      throw fault("an id has only a-z, 0-9 and -: \(id)")
    }
    return id
  }

  private func countryCode() throws(SourceError) -> String {
    let code = row.fields[3]
    guard code.utf8.count == 2, code.utf8.allSatisfy({ (65...90).contains($0) }) else {
      throw fault("no ISO 3166-1 code: \(code)")
    }
    return code
  }

  /// The climate at a height in metres: the grid's, corrected by what the air cools with the height between the two.
  private func climate(elevation: Int) throws(SourceError) -> Climate {
    let means = words(row.fields[13]).compactMap { Double($0) }.filter { (-90...60).contains($0) }
    let rain = words(row.fields[14]).compactMap { Int($0) }.filter { (0...3000).contains($0) }
    let shift = Double(try metres(18) - elevation) * Climate.lapseRate
    guard let climate = Climate(meanCelsius: means.map { $0 + shift }, rainMillimetres: rain) else {
      throw fault("mean_c and rain_mm need twelve numbers each")
    }
    return climate
  }

  /// A height, or depth below the sea, as whole metres.
  private func metres(_ column: Int) throws(SourceError) -> Int {
    guard let metres = Int(row.fields[column]), (-430...8849).contains(metres) else {
      throw fault("\(DestinationTable.columns[column]) is in whole metres, -430 to 8849: \(row.fields[column])")
    }
    return metres
  }

  private func months() throws(SourceError) -> MonthSet {
    guard let months = MonthSet(list: row.fields[15]) else { throw fault("best_months are numbers 1 to 12") }
    return months
  }

  private func required(_ column: Int) throws(SourceError) -> String {
    guard !row.fields[column].isEmpty else { throw fault("no \(DestinationTable.columns[column])") }
    return row.fields[column]
  }

  private func words(_ text: String) -> [String] { text.split(separator: " ").map { String($0) } }

  private func fault(_ text: String) -> SourceError { SourceError(file: file, line: row.line, text: text) }
}

extension MonthSet {
  /// Reads numbers 1…12 between blanks; nil where there is none or anything else.
  init?(list: some StringProtocol) {
    let words = list.split(separator: " ")
    let months = words.compactMap { Int($0) }.filter { (1...12).contains($0) }
    guard !months.isEmpty, months.count == words.count else { return nil }
    self.init(months: months)
  }
}
