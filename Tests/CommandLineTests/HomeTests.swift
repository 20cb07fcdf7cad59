import ProgramTesting
import Testing

@Suite("The home")
struct HomeTests {
  @Test("is set, kept and forgotten, and says so")
  func isSet() throws {
    let program = try Program()
    #expect(try program.run("--home", "none").output == "home: unchanged, none\n")
    #expect(try program.run("--home", "London").output == "home: London (51.50720, -0.12750)\n")
    #expect(try program.run("--home", "london").output == "home: unchanged, London (51.50720, -0.12750)\n")
    #expect(
      try program.run("--home", "-33.9,18.4", "-n").output
        == "home: -33.90000, 18.40000, was London (51.50720, -0.12750) (dry run)\n")
    #expect(try program.run("--show", "paris").output.contains("\n  From home     343 km SE of London\n"))
    #expect(try program.run("--show", "paris", "--plain").output.contains("\nhome_km\t343.5\nhome_bearing\t148\n"))
    #expect(
      try program.run("--show", "paris", "--json").output.contains(
        #""home":{"bearing":148,"distance_km":343.5,"lat":51.5072,"lon":-0.1275,"title":"London"}"#))
    #expect(try program.run("--home=none", "-q").output == "")
    #expect(try program.run("--show", "paris", "--json").output.contains(#""home":null"#))
  }

  @Test("is no spot that isn't there, and no point off the Earth", arguments: ["nowhere at all", "95, 200"])
  func isNoSpotThatIsNotThere(text: String) throws {
    let program = try Program()
    let result = try program.run("--home", text)
    #expect(result.status == 3 && result.output == "")
    #expect(try program.run("--home", "none").output == "home: unchanged, none\n")
  }

  @Test("has a clock of its own, and the locale's units")
  func hasAClock() throws {
    var program = try Program()
    program.environment["TZ"] = "Asia/Tokyo"
    #expect(try program.run("--show", "ubud").output.contains(", 1 h behind, Asia/Makassar\n"))
    #expect(try program.run("--show", "leh").output.contains("\n  Corrected to 3,500 m by 6.5 °C per km.\n"))
    program.environment["LC_MEASUREMENT"] = "en_US.UTF-8"
    let report = try program.run("--show", "leh").output
    #expect(report.contains("\n     °F   "))
    #expect(report.contains("\n  Corrected to 11,483 ft by 3.6 °F per 1,000 ft.\n"))
    #expect(report.contains("\n  Elevation     11,483 ft\n"))
  }
}
