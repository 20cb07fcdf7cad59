import Spots
import Testing

@Suite("Civil time")
struct CivilTimeTests {
  @Test(
    "is what a calendar shows",
    arguments: [
      (0, 0, "1970-01-01T00:00:00Z", "Thu"),
      (-1, 0, "1969-12-31T23:59:59Z", "Wed"),
      (951_782_400, 0, "2000-02-29T00:00:00Z", "Tue"),
      (1_709_164_800, 0, "2024-02-29T00:00:00Z", "Thu"),
      (4_107_542_400, 0, "2100-03-01T00:00:00Z", "Mon"),
      (1_752_485_400, 7200, "2025-07-14T11:30:00+02:00", "Mon"),
      (1_752_485_400, -12_600, "2025-07-14T06:00:00-03:30", "Mon"),
      (-62_135_596_800, 0, "0001-01-01T00:00:00Z", "Mon"),
    ] as [(Int64, Int, String, String)])
  func isWhatACalendarShows(seconds: Int64, offset: Int, text: String, weekday: String) {
    let time = CivilTime(unixSeconds: seconds, offset: offset)
    #expect(time.rfc3339 == text)
    #expect(time.weekdayAbbreviation == weekday)
  }
}
