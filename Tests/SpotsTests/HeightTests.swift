import Testing

@testable import Spots
@testable import catalog_pack

/// A mean that a weather station has measured.
private struct Normal: CustomTestStringConvertible, Sendable {
  let id: String
  let january: Double
  let july: Double
  let tolerance: Double

  var testDescription: String { id }
}

/// Means as they are commonly given for stations near the spot's elevation, to about a degree: enough to tell a
/// corrected temperature from one that is ten degrees off.
private let normals: [Normal] = [
  Normal(id: "leh", january: -7, july: 17.5, tolerance: 4),
  Normal(id: "pokhara", january: 13.5, july: 26, tolerance: 3),
  Normal(id: "lhasa", january: -1, july: 16.5, tolerance: 2),
  Normal(id: "yerevan", january: -3, july: 26.5, tolerance: 4),
  Normal(id: "zermatt", january: -3.5, july: 13, tolerance: 4),
  Normal(id: "tbilisi", january: 2.5, july: 26, tolerance: 3),
  Normal(id: "mendoza", january: 25, july: 8, tolerance: 4),
  Normal(id: "chamonix", january: -2.5, july: 16, tolerance: 4),
  Normal(id: "la-paz", january: 9.5, july: 6, tolerance: 3),
  Normal(id: "cusco", january: 12.5, july: 10, tolerance: 2),
  Normal(id: "quito", january: 15, july: 15, tolerance: 4),
  Normal(id: "mexico-city", january: 14.5, july: 17.5, tolerance: 2),
  Normal(id: "marrakesh", january: 12.5, july: 28.5, tolerance: 2),
  Normal(id: "queenstown", january: 16, july: 4, tolerance: 2),
  Normal(id: "kathmandu", january: 11, july: 24.5, tolerance: 4),
]

@Suite("The heights of the catalogue")
struct HeightTests {
  private static let folder =
    String(#filePath.dropLast("Tests/SpotsTests/HeightTests.swift".count)) + "Resources/catalog"
  private static let spots = Result { try CatalogSources.spots(in: folder) }

  @Test("bring the temperatures near to what stations measure", arguments: normals)
  fileprivate func bringTheTemperaturesNear(normal: Normal) throws {
    let spot = try #require(try Self.spots.get().first { $0.id == normal.id })
    let means = try #require(spot.climate).meanCelsius
    #expect(abs(means[0] - normal.january) <= normal.tolerance)
    #expect(abs(means[6] - normal.july) <= normal.tolerance)
  }

  @Test("are known for every spot, and people can stay at them")
  func areKnownForEverySpot() throws {
    for spot in try Self.spots.get() {
      let elevation = try #require(spot.elevation, "\(spot.id)")
      #expect((0...5000).contains(elevation), "\(spot.id)")
    }
  }
}
