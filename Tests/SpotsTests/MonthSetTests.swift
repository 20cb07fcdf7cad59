import Spots
import Testing

@Suite("Sets of months")
struct SetsMonthsTests {
  @Test(
    "are written as ranges",
    arguments: [
      ([], ""),
      ([7], "Jul"),
      ([6, 7, 8], "Jun–Aug"),
      ([11, 12, 1, 2, 3], "Nov–Mar"),
      ([12, 1], "Dec–Jan"),
      ([5, 6, 9, 10], "May–Jun, Sep–Oct"),
      ([1, 2, 6, 12], "Jun, Dec–Feb"),
      ([1, 3, 5], "Jan, Mar, May"),
      (Array(1...12), "all year"),
      (Array(2...12), "Feb–Dec"),
      ([1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12], "Apr–Feb"),
    ] as [([Int], String)])
  func areWrittenAsRanges(months: [Int], text: String) {
    #expect(MonthSet(months: months).display() == text)
  }

  @Test("take another dash for ASCII")
  func takeAnotherDashForAscii() {
    #expect(MonthSet(months: [6, 7]).display(dash: "-") == "Jun-Jul")
  }

  @Test("leave numbers out that are no months")
  func leaveNumbersOutThatAre() {
    #expect(MonthSet(months: [-1, 0, 1, 12, 13, 99]).months == [1, 12])
    #expect(MonthSet(rawValue: 0xFFFF) == .all)
    #expect(!MonthSet.all.contains(month: 0))
    #expect(!MonthSet.all.contains(month: 13))
  }

  @Test("name their months", arguments: [(0, ""), (1, "Jan"), (12, "Dec"), (13, "")])
  func nameTheirMonths(month: Int, name: String) {
    #expect(Month.abbreviation(month) == name)
  }

  @Test("are drawn as a year of twelve initials")
  func strip() {
    #expect(MonthSet(months: [5, 6, 9, 10]).strip() == "····MJ··SO··")
    #expect(MonthSet(months: [1, 12]).strip(blank: ".") == "J..........D")
    #expect(MonthSet.all.strip() == "JFMAMJJASOND")
  }
}
