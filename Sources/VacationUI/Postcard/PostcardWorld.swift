import Spots

/// What a picture has to know of the part of the world that a spot lies in.
struct PostcardWorld: Sendable {
  /// Palms grow: no month is cold on average.
  let isWarm: Bool
  /// Snow lies for much of the year.
  let isCold: Bool
  /// Little grows.
  let isDry: Bool
  let isWet: Bool
  let isWaterside: Bool
  let isHilly: Bool
  /// Towers make the skyline.
  let isModern: Bool
  /// South of the Rio Grande, where cities have squares and churches with two towers.
  let isLatin: Bool
  /// The lands of stupas and temple spires.
  let isIndian: Bool

  init(_ spot: Spot) {
    let latitude = abs(spot.coordinate.latitude)
    if let climate = spot.climate {
      isWarm = (climate.meanCelsius.min() ?? 0) > 16
      isCold = climate.yearlyMean < 1
      isDry = climate.yearlyRain < 330 && climate.yearlyMean > 3
      isWet = climate.yearlyRain > 1100
    } else {
      isWarm = latitude < 24
      isCold = latitude > 62
      isDry = false
      isWet = latitude < 10
    }
    isWaterside = Self.waterside.contains(spot.id)
    isHilly = Self.hilly.contains(spot.id) || spot.kind == .island && PostcardDice(spot.id).seed % 2 == 0
    isModern = Self.modern.contains(spot.id)
    isLatin = spot.continent == "South America" || spot.subregion == "Central America" || spot.subregion == "Caribbean"
    isIndian = spot.subregion == "Southern Asia" || spot.subregion == "South-Eastern Asia"
  }

  /// Cities on a coast, a bay or a wide river.
  private static let waterside: Set<String> = [
    "auckland", "barcelona", "bergen", "boston", "buenos-aires", "cape-town", "cartagena", "chicago", "copenhagen",
    "dubai", "dublin", "dubrovnik", "george-town", "havana", "helsinki", "hong-kong", "istanbul", "kotor", "lima",
    "lisbon", "miami", "muscat", "new-york-city", "panama-city", "perth", "porto", "reykjavik", "rio-de-janeiro",
    "saint-petersburg", "salvador", "san-francisco", "san-juan", "seattle", "shanghai", "singapore", "stockholm",
    "sydney", "tallinn", "toronto", "valletta", "valparaiso", "vancouver", "venice", "willemstad",
  ]
  private static let hilly: Set<String> = [
    "auckland", "bath", "bergen", "brasov", "cusco", "dubrovnik", "edinburgh", "granada-nicaragua", "guanajuato",
    "kotor", "la-paz", "lima", "lisbon", "medellin", "mendoza", "mexico-city", "oaxaca", "porto", "quito",
    "rio-de-janeiro", "salzburg", "san-francisco", "tbilisi", "valparaiso", "vancouver", "yerevan",
  ]
  private static let modern: Set<String> = [
    "auckland", "bangkok", "beijing", "buenos-aires", "dubai", "hong-kong", "kuala-lumpur", "medellin", "melbourne",
    "mexico-city", "panama-city", "rio-de-janeiro", "sapporo", "seoul", "shanghai", "singapore", "taipei", "tokyo",
    "ulaanbaatar", "xian",
  ]
}
