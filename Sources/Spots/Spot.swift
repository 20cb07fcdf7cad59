/// A place worth a visit, with everything that the catalogue knows about it.
///
/// Lists don't build these: ``Catalog`` has each column on its own.
public struct Spot: Hashable, Sendable, Identifiable {
  /// A short name for machines, stable for ever: `walt-disney-world`.
  public var id: String
  public var name: String
  public var country: String
  /// ISO 3166-1 alpha-2, upper-case.
  public var countryCode: String
  public var continent: String
  /// The region of the continent as Natural Earth names it; empty where there is none.
  public var subregion: String
  public var kind: Kind
  public var coordinate: Coordinate
  /// The height above the sea in metres of the place that people stay at; nil where nobody has said.
  public var elevation: Int?
  /// The place that ``elevation`` is the height of; empty where that is plain, as in a town.
  public var elevationPlace: String
  /// The title of the English Wikipedia's article, words joined by `_`.
  public var wikipediaTitle: String
  /// The IANA name: `Europe/London`.
  public var timeZone: String
  /// ISO 4217 codes, the most used first.
  public var currencies: [String]
  public var languages: [String]
  public var climate: Climate?
  public var bestMonths: MonthSet
  /// Why these months, where an editor has overruled the formula; else empty.
  public var bestReason: String
  /// Why one would go there; empty where nobody has written it yet.
  public var whyVisit: String
  /// What one would see there; empty where nobody has written it yet.
  public var whatToSee: String

  public init(
    id: String, name: String, country: String, countryCode: String = "", continent: String = "",
    subregion: String = "", kind: Kind = .place, coordinate: Coordinate, elevation: Int? = nil,
    elevationPlace: String = "", wikipediaTitle: String = "", timeZone: String = "", currencies: [String] = [],
    languages: [String] = [], climate: Climate? = nil,
    bestMonths: MonthSet = [], bestReason: String = "", whyVisit: String = "", whatToSee: String = ""
  ) {
    self.id = id
    self.name = name
    self.country = country
    self.countryCode = countryCode
    self.continent = continent
    self.subregion = subregion
    self.kind = kind
    self.coordinate = coordinate
    self.elevation = elevation
    self.elevationPlace = elevationPlace
    self.wikipediaTitle = wikipediaTitle
    self.timeZone = timeZone
    self.currencies = currencies
    self.languages = languages
    self.climate = climate
    self.bestMonths = bestMonths
    self.bestReason = bestReason
    self.whyVisit = whyVisit
    self.whatToSee = whatToSee
  }

  /// The currencies as one text: `USD, ZWG`.
  public var currency: String { currencies.joined(separator: ", ") }
}
