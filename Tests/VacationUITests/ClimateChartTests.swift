import Cells
import Spots
import Testing

@testable import VacationUI

@Suite("The year's weather, drawn")
struct ClimateChartTests {
  @Test("keeps the wettest month apart from the temperatures above it")
  func gap() throws {
    let climate = try #require(
      Climate(
        meanCelsius: Array(repeating: 20, count: 12), rainMillimetres: Array(repeating: 10, count: 11) + [300]))
    let chart = ClimateChart(climate: climate, best: [], theme: Theme(.mono), glyphs: .unicode)
    let lines = chart.canvas(width: 40).lines
    #expect(lines[2].hasSuffix("█"), "December's temperature stands on its last line")
    #expect(lines[3].hasSuffix("▆"), "and its rain ends below")
    #expect(lines[4].hasSuffix("█"))
  }
}
