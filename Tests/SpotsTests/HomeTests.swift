import Testing

@testable import Spots

@Suite("A home")
struct HomeTests {
  @Test(
    "comes back from its text",
    arguments: [
      Home(coordinate: Coordinate(clamping: 46.36394, -14.0938), title: "Bled"),
      Home(coordinate: Coordinate(clamping: -90, 180)),
      Home(coordinate: Coordinate(clamping: 1 / 3, -2 / 3), title: "Honolulu, Oʻahu"),
      Home(coordinate: Coordinate(clamping: 0, -0.000001), title: "  two\nlines\u{1B} "),
    ])
  func comesBack(home: Home) {
    #expect(Home(home.description) == home)
  }

  @Test("is written with a point and five decimals")
  func isWritten() {
    #expect(
      Home(coordinate: Coordinate(clamping: 46.36394, -14.0938), title: "Bled").description == "46.36394,-14.09380 Bled"
    )
    #expect(Home(coordinate: Coordinate(clamping: 0, 7)).displayTitle == "0.00000, 7.00000")
  }

  @Test(
    "is not read from anything else",
    arguments: ["", " ", "Bled", "46.3", "46.3,", "46.3,14.1,5", "91,0 x", "0,181", "nan,1", "46.3, 14.1", "46,3;14,1"])
  func isNotReadFromAnythingElse(text: String) {
    #expect(Home(text) == nil)
  }

  @Test("tells how far a place is and where")
  func tellsHowFar() {
    let london = Home(coordinate: Coordinate(clamping: 51.5072, -0.1275), title: "London")
    let paris = Coordinate(clamping: 48.8567, 2.3508)
    #expect(london.distanceText(to: paris) == "343 km SE of London")
    #expect(london.distanceText(to: paris, .us) == "213 mi SE of London")
    #expect(london.distanceText(to: london.coordinate) == "at London")
  }

  @Test(
    "has a clock that others are ahead of or behind",
    arguments: [
      (0, 0, "same time"), (7200, 3600, "1 h ahead"), (3600, 7200, "1 h behind"), (19_800, 0, "5:30 h ahead"),
      (-12_600, 20_700, "9:15 h behind"), (900, 0, "0:15 h ahead"),
    ])
  func hasAClock(there: Int, here: Int, text: String) {
    #expect(CivilTime.differenceText(there: there, here: here) == text)
  }
}
