/// The units that a person reads.
public enum MeasurementSystem: String, CaseIterable, Sendable {
  /// °C, mm, m, km.
  case metric
  /// °F, inches, feet, miles.
  case us

  /// The units of a locale, as `LC_ALL`, `LC_MEASUREMENT` or `LANG` (the first that isn't empty) name it: those of the
  /// United States there, in Liberia and in Myanmar (the territories that CLDR gives that system).
  public init(environment: (String) -> String?) {
    let names = ["LC_ALL", "LC_MEASUREMENT", "LANG"]
    let locale = names.lazy.compactMap(environment).first { !$0.isEmpty } ?? ""
    let territory = locale.drop { $0 != "_" }.dropFirst().prefix { $0 != "." && $0 != "@" }
    self = ["US", "LR", "MM"].contains(territory) ? .us : .metric
  }

  /// The letter of the temperature's unit: C or F.
  public var degreeLetter: String { self == .metric ? "C" : "F" }

  /// The unit of precipitation: `mm` or `in`.
  public var rainUnit: String { self == .metric ? "mm" : "in" }

  /// A temperature as a whole number of degrees, without the unit.
  public func temperature(_ celsius: Double) -> String { FixedPoint.text(degrees(celsius), places: 0) }

  /// A temperature in the unit's degrees, for drawing.
  public func degrees(_ celsius: Double) -> Double { self == .metric ? celsius : celsius * 1.8 + 32 }

  /// Precipitation without the unit: whole millimetres, or inches with one decimal.
  public func rain(_ millimetres: Int) -> String {
    self == .metric ? String(millimetres) : FixedPoint.text(Double(millimetres) / 25.4, places: 1)
  }

  /// A height with its unit: `3,500 m` or `11,483 ft`.
  public func height(_ metres: Int) -> String {
    self == .metric
      ? "\(FixedPoint.grouped(metres)) m" : "\(FixedPoint.grouped(FixedPoint.rounded(Double(metres) / 0.3048))) ft"
  }

  /// A distance with its unit, in whole kilometres or miles, below ten with one decimal: `1,234 km`, `4.2 mi`.
  public func distance(_ kilometres: Double) -> String {
    let length = self == .metric ? kilometres : kilometres / 1.609344
    let unit = self == .metric ? "km" : "mi"
    guard length >= 9.95 else { return "\(FixedPoint.text(length, places: 1)) \(unit)" }
    return "\(FixedPoint.grouped(FixedPoint.rounded(length))) \(unit)"
  }

  /// How fast the air is taken to cool with height: `6.5 °C per km` or `3.6 °F per 1,000 ft`.
  /// - Parameter degree: the sign of degrees; empty where the terminal has only ASCII.
  public func lapseRate(degree: String = "°") -> String {
    self == .metric ? "6.5 \(degree)C per km" : "3.6 \(degree)F per 1,000 ft"
  }
}

extension Spot {
  /// How the temperatures shown came about, as one line: `Corrected to 3,500 m by 6.5 °C per km.`; nil where there is
  /// no climate or no elevation.
  /// - Parameter degree: the sign of degrees; empty where the terminal has only ASCII.
  public func climateMethod(_ units: MeasurementSystem = .metric, degree: String = "°") -> String? {
    guard climate != nil, let elevation else { return nil }
    return "Corrected to \(units.height(elevation)) by \(units.lapseRate(degree: degree))."
  }

  /// The height with the place that it is measured at: `3,440 m (Namche Bazaar)`; nil where it is not known.
  public func elevationText(_ units: MeasurementSystem = .metric) -> String? {
    guard let elevation else { return nil }
    return units.height(elevation) + (elevationPlace.isEmpty ? "" : " (\(elevationPlace))")
  }
}
