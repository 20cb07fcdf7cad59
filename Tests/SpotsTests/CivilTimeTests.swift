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

  @Test(
    "counts milliseconds too, and has a date",
    arguments: [
      (Int64(1_752_485_400_999), "2025-07-14", "2025-07-14T09:30:00Z"), (0, "1970-01-01", "1970-01-01T00:00:00Z"),
      (-1, "1969-12-31", "1969-12-31T23:59:59Z"), (-1000, "1969-12-31", "1969-12-31T23:59:59Z"),
      (-1001, "1969-12-31", "1969-12-31T23:59:58Z"),
    ])
  func countsMilliseconds(milliseconds: Int64, date: String, text: String) {
    let time = CivilTime(unixMilliseconds: milliseconds)
    #expect(time.date == date && time.rfc3339 == text)
  }
}
