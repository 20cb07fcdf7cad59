import Spots

/// A column of the list.
public enum Column: String, CaseIterable, Sendable {
  case id, name, country, code, continent, region, kind, best, lat, lon, zone, currency, languages, stars, average,
    raters
  case source, elevation

  /// What a person sees in a list.
  static let forPeople: [Column] = [.id, .name, .country, .kind, .best, .average, .stars]
  /// What a program is given; the keys of the JSON form.
  static let forMachines: [Column] = [.id, .name, .country, .kind, .lat, .lon, .stars, .average, .raters, .source]

  /// The head of the column in a list.
  var title: String { self == .stars ? "YOURS" : rawValue.uppercased() }

  var isNumber: Bool {
    switch self {
    case .lat, .lon, .stars, .average, .raters, .elevation: true
    default: false
    }
  }

  /// Reads names between commas.
  static func list(_ text: String) throws(CommandError) -> [Column] {
    var columns: [Column] = []
    for name in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let column = Column(rawValue: String(name)) else {
        throw .usage("--columns knows no “\(name)”; there are \(allCases.map(\.rawValue).joined(separator: ", "))")
      }
      columns.append(column)
    }
    return columns
  }
}

/// The rows to write: a catalogue with its ratings.
public struct Rows: Sendable {
  public let catalog: Catalog
  public let ratings: RatingBook
  /// The spots, in their order.
  public let indices: [Int]

  public init(catalog: Catalog, ratings: RatingBook, indices: [Int]) {
    self.catalog = catalog
    self.ratings = ratings
    self.indices = indices
  }

  /// The value of a column for a machine; empty for none.
  func value(_ column: Column, at index: Int) -> String {
    switch column {
    case .id: catalog.id(at: index)
    case .name: catalog.name(at: index)
    case .country: catalog.country(at: index)
    case .code: catalog.countryCode(at: index)
    case .continent: catalog.continent(at: index)
    case .region: catalog.subregion(at: index)
    case .kind: catalog.kind(at: index).rawValue
    case .best: catalog.bestMonths(at: index).months.map { String($0) }.joined(separator: " ")
    case .lat: Number.text(catalog.coordinate(at: index).latitude)
    case .lon: Number.text(catalog.coordinate(at: index).longitude)
    case .zone: catalog.timeZone(at: index)
    case .currency: catalog.currencies(at: index).joined(separator: " ")
    case .languages: catalog.languages(at: index).joined(separator: "; ")
    case .stars: ratings.yours(at: index).map { String($0.count) } ?? ""
    case .average: ratings.average(at: index).map { Number.text($0, places: 2) } ?? ""
    case .raters: String(ratings.raters(at: index))
    case .source: "catalog"
    case .elevation: catalog.elevation(at: index).map { String($0) } ?? ""
    }
  }

  /// The value of a column for a person.
  func display(_ column: Column, at index: Int, glyphs: Glyphs) -> String {
    switch column {
    case .kind: catalog.kind(at: index).name
    case .best: catalog.bestMonths(at: index).display(dash: glyphs.dash)
    case .stars: ratings.yours(at: index).map { glyphs.drawn($0) } ?? glyphs.none
    case .average: ratings.average(at: index).map { "\(FixedPoint.text($0, places: 1)) \(glyphs.star)" } ?? glyphs.none
    default: value(column, at: index)
    }
  }
}

/// Numbers for machines.
enum Number {
  /// The number with at most so many decimals and no zeros at the end: `51.5072`, `4`, `-0.5`.
  static func text(_ value: Double, places: Int = 6) -> String {
    var text = FixedPoint.text(value, places: places)
    guard text.utf8.contains(UInt8(ascii: ".")) else { return text }
    while text.last == "0" { text.removeLast() }
    if text.last == "." { text.removeLast() }
    return text
  }
}
