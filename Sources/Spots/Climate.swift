/// The climate of a place by month: means over many years, not a forecast.
///
/// Temperatures are interpolated from the monthly grid of ITU-R P.1510-1 and corrected by ``lapseRate`` from the
/// grid's height there (the mean of ITU-R P.1511-2 over its cells) to the spot's elevation; precipitation is
/// interpolated from the grid of ITU-R P.837-7.
public struct Climate: Hashable, Sendable {
  /// What the air cools with height, in °C a metre: 6.5 °C a kilometre, as in the ICAO standard atmosphere.
  public static let lapseRate = 0.0065

  /// Mean temperature in °C, January first, twelve numbers.
  public let meanCelsius: [Double]
  /// Total precipitation in mm, January first, twelve numbers.
  public let rainMillimetres: [Int]

  /// Makes a climate; nil where there are not twelve numbers of each.
  public init?(meanCelsius: [Double], rainMillimetres: [Int]) {
    guard meanCelsius.count == 12, rainMillimetres.count == 12 else { return nil }
    self.meanCelsius = meanCelsius
    self.rainMillimetres = rainMillimetres
  }

  /// Precipitation of a year in mm.
  public var yearlyRain: Int { rainMillimetres.reduce(0, +) }

  /// The mean of the twelve monthly means, in °C.
  public var yearlyMean: Double { meanCelsius.reduce(0, +) / 12 }
}
