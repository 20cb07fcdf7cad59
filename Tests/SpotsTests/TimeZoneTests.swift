import Testing

@testable import Spots
@testable import catalog_pack

@Suite("A POSIX time zone rule")
struct PosixTimeZoneRuleTests {
  @Test(
    "gives the offset at a moment",
    arguments: [
      ("UTC0", 0, 0), ("EST5", 0, -18_000), ("<+0545>-5:45", 0, 20_700), ("<-03>3", 0, -10_800),
      // Central Europe changes at 01:00 UTC on 2025-03-30 and 2025-10-26.
      ("CET-1CEST,M3.5.0,M10.5.0/3", 1_743_296_399, 3600), ("CET-1CEST,M3.5.0,M10.5.0/3", 1_743_296_400, 7200),
      ("CET-1CEST,M3.5.0,M10.5.0/3", 1_761_440_399, 7200), ("CET-1CEST,M3.5.0,M10.5.0/3", 1_761_440_400, 3600),
      // Sydney's summer crosses the new year: 2025-04-05T16:00Z and 2025-10-04T16:00Z.
      ("AEST-10AEDT,M10.1.0,M4.1.0/3", 1_735_700_000, 39_600), ("AEST-10AEDT,M10.1.0,M4.1.0/3", 1_743_868_799, 39_600),
      ("AEST-10AEDT,M10.1.0,M4.1.0/3", 1_743_868_800, 36_000), ("AEST-10AEDT,M10.1.0,M4.1.0/3", 1_759_593_600, 39_600),
      // Half an hour of summer time; hours below zero and above 24; days by number; summer all year.
      ("<+1030>-10:30<+11>-11,M10.1.0,M4.1.0", 1_735_700_000, 39_600),
      ("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", 1_743_296_400, -3600),
      ("EET-2EEST,M3.4.4/50,M10.4.4/50", 1_750_000_000, 10_800),
      ("AAA0BBB,J60/0,J61/0", 1_709_251_200, 3600), ("AAA0BBB,59/0,60/0", 1_709_164_800, 3600),
      ("EST5EDT4,0/0,J365/25", 1_736_000_000, -14_400),
    ] as [(String, Int64, Int)])
  func givesTheOffsetAtA(rule: String, seconds: Int64, offset: Int) {
    #expect(TimeZoneRule(rule)?.offset(at: seconds) == offset)
  }

  @Test(
    "is refused when it is none",
    arguments: [
      "", "U0", "UTC", "UTC168", "CET-1CEST", "CET-1CEST,M3.5.0", "CET-1CEST,M13.5.0,M10.5.0",
      "CET-1CEST,M3.5.7,M10.5.0",
      "CET-1CEST,J0,J5", "CET-1CEST,J1,366", "<+05-5", "CET-1CEST,M3.5.0,M10.5.0/3x", "EST5:60",
    ])
  func isRefusedWhenItIs(rule: String) {
    #expect(TimeZoneRule(rule) == nil)
  }
}

@Suite("A time zone file")
struct TimeZoneFileTests {
  @Test("is refused when it is none, and never traps when it is cut short or altered")
  func isRefusedWhenItIs() throws {
    #expect(throws: TimeZoneData.Failure.notTZif) { try TimeZoneData(Array("hello".utf8)) }
    let file = Self.file(version: 2, transitions: [100, 200], types: [1, 0], offsets: [0, 3600], rule: "AAA-2")
    for count in file.indices.dropLast(8) {
      #expect(throws: TimeZoneData.Failure.self) { try TimeZoneData(Array(file[..<count])) }
    }
    for position in file.indices {
      var altered = file
      altered[position] = 0xFF
      guard let zone = try? TimeZoneData(altered) else { continue }
      #expect(abs(zone.offset(at: 150)) <= Int(Int32.max) + 1)
    }
  }

  @Test(
    "gives first type, transitions and rule in turn",
    arguments: [(-1_000_000, 0), (99, 0), (100, 3600), (199, 3600), (200, 7200), (9_999_999, 7200)] as [(Int64, Int)])
  func givesFirstTypeTransitionsAnd(seconds: Int64, offset: Int) throws {
    let file = Self.file(version: 2, transitions: [100, 200], types: [1, 0], offsets: [0, 3600], rule: "AAA-2")
    #expect(try TimeZoneData(file).offset(at: seconds) == offset)
  }

  @Test("without a rule keeps its last offset")
  func withoutARuleKeepsIts() throws {
    let file = Self.file(version: 2, transitions: [100], types: [1], offsets: [0, -5400], rule: "")
    #expect(try TimeZoneData(file).offset(at: 4_000_000_000) == -5400)
  }

  private static let hasSystemData = (try? Files.bytes("/usr/share/zoneinfo/Etc/UTC")) != nil

  @Test(
    "of this system is understood",
    .enabled(if: hasSystemData, "this machine has no /usr/share/zoneinfo (Debian: apt-get install tzdata)"),
    arguments: [
      ("Europe/Berlin", 1_752_485_400, 7200), ("Europe/Berlin", 1_736_000_000, 3600),
      ("Europe/Berlin", 2_540_000_000, 7200), ("Asia/Kathmandu", 1_752_485_400, 20_700),
      ("Asia/Tokyo", 1_752_485_400, 32_400), ("Australia/Lord_Howe", 1_736_000_000, 39_600),
      ("America/New_York", 1_752_485_400, -14_400), ("America/St_Johns", 1_752_485_400, -9000),
      ("Pacific/Chatham", 1_736_000_000, 49_500), ("America/Sao_Paulo", 1_736_000_000, -10_800),
      ("Africa/Casablanca", 1_752_485_400, 3600), ("America/New_York", -1_510_000_000, -18_000),
    ] as [(String, Int64, Int)])
  func ofThisSystemIsUnderstood(zone: String, seconds: Int64, offset: Int) throws {
    let bytes = try Files.bytes("/usr/share/zoneinfo/" + zone)
    #expect(try TimeZoneData(bytes).offset(at: seconds) == offset)
  }

  /// A file as RFC 9636 describes it, with an empty 32-bit part.
  private static func file(
    version: Int, transitions: [Int64], types: [UInt8], offsets: [Int32], rule: String
  ) -> [UInt8] {
    func bytes(_ number: some FixedWidthInteger) -> [UInt8] { withUnsafeBytes(of: number.bigEndian) { Array($0) } }
    func header(_ times: Int, _ types: Int, _ characters: Int) -> [UInt8] {
      Array("TZif\(version)".utf8) + [UInt8](repeating: 0, count: 15)
        + [0, 0, 0, times, types, characters].flatMap { bytes(UInt32($0)) }
    }
    let data =
      transitions.flatMap { bytes($0) } + types + offsets.flatMap { bytes($0) + [0, 0] } + Array("AAA\0".utf8)
    return header(0, 1, 4) + bytes(Int32(0)) + [0, 0] + Array("AAA\0".utf8)
      + header(transitions.count, offsets.count, 4) + data + Array("\n\(rule)\n".utf8)
  }
}
