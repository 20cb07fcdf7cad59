import Glibc
import ProgramTesting
import Testing

@Suite("The program's general manners")
struct GeneralTests {
  @Test("prints help and version", arguments: [["-h"], ["--help"], ["--nonsense", "--help"], ["--list", "-h"]])
  func printsHelp(arguments: [String]) throws {
    let result = try Program().run(arguments)
    #expect(result.status == 0 && result.errors == "")
    #expect(result.output.hasPrefix("Usage: vacation-spots [FLAGS]\n"))
  }

  @Test("prints its version on one line", arguments: ["-V", "--version"])
  func printsVersion(flag: String) throws {
    let output = try Program().run(flag).output
    #expect(output.wholeMatch(of: #/vacation-spots \d+\.\d+\.\d+\n/#) != nil)
  }

  @Test("names --list and ends with 2 when there is no terminal", arguments: [[], ["--filter", "x"], ["--demo"]])
  func namesList(arguments: [String]) throws {
    let result = try Program().run(arguments)
    #expect(result.status == 2)
    #expect(result.output == "")
    #expect(result.errors.contains("--list"))
  }

  @Test(
    "ends with 2 and a hint after a mistake",
    arguments: [
      ["--lst"], ["bled"], ["--list", "--show", "x"], ["--rate", "bled"], ["--list", "--sort", "beauty"],
    ])
  func endsWith2(arguments: [String]) throws {
    let result = try Program().run(arguments)
    #expect(result.status == 2)
    #expect(result.output == "")
    #expect(result.errors.hasPrefix("vacation-spots: "))
    #expect(result.errors.hasSuffix("Try 'vacation-spots --help'.\n"))
  }

  @Test("reports without a terminal what it knows, and nothing private")
  func doctor() throws {
    let result = try Program().run("--doctor")
    #expect(result.status == 0)
    #expect(result.output.contains("terminal\tnone"))
    let names = result.output.split(separator: "\n").map { $0.prefix { $0 != "\t" } }
    #expect(names.first == "program")
    #expect(!result.output.contains("/home"))
  }

  @Test("prints its paths as key, tab, path")
  func printsPaths() throws {
    var program = try Program()
    program.environment["XDG_STATE_HOME"] = "/s"
    let lines = try program.run("--paths").output.split(separator: "\n")
    #expect(lines.map { $0.prefix { $0 != "\t" } } == ["config", "data", "pictures", "cache", "log", "resources"])
    #expect(lines.contains(Substring("data\t\(program.folder.path)/data")))
    #expect(lines.contains("log\t/s/vacation-spots"))
    #expect(try program.run("--paths", "--data-dir", "/x").output.contains("\ndata\t/x\n"))
  }

  @Test("keeps its data in the XDG folder when nothing else is said")
  func keepsItsData() throws {
    var program = try Program()
    program.environment["VACATION_SPOTS_DATA"] = nil
    try program.run("--rate", "bled=4")
    #expect(access(program.folder.path + "/.local/share/vacation-spots/vacation-spots.db", F_OK) == 0)
    program.environment["XDG_DATA_HOME"] = program.folder.path + "/xdg"
    try program.run("--rate", "bled=4")
    #expect(access(program.folder.path + "/xdg/vacation-spots/vacation-spots.db", F_OK) == 0)
  }

  @Test("finds its catalogue through a symbolic link and from another folder")
  func findsItsCatalogue() throws {
    let program = try Program()
    let link = program.folder.path + "/vspots"
    try #require(symlink(Program.path, link) == 0)
    #expect(try program.run(["--list", "--limit", "1", "--plain"], executable: link).status == 0)
    let command = "cd / && exec \"$0\" --wiki bled"
    let result = try program.run(["-c", command, link], executable: "/bin/sh")
    #expect(result.output == "https://en.wikipedia.org/wiki/Lake_Bled\n")
  }

  @Test("says what is wrong with a catalogue and what to do")
  func saysWhatIsWrong() throws {
    var program = try Program()
    let missing = try program.run("--list", "--resources", program.folder.path)
    #expect(missing.status == 1)
    #expect(missing.errors.contains("\(program.folder.path): there is no catalog/catalog.pack"))
    let folder = program.folder.path + "/catalog"
    try #require(mkdir(folder, 0o700) == 0)
    let file = try #require(fopen(folder + "/catalog.pack", "w"))
    fputs("VACSPOTS, or so it says", file)
    fclose(file)
    program.environment["VACATION_SPOTS_RESOURCES"] = program.folder.path
    let damaged = try program.run("--list")
    #expect(damaged.status == 1)
    #expect(damaged.errors.contains("\(folder)/catalog.pack: the catalogue is damaged"))
    #expect(damaged.errors.contains("Install the program again"))
  }

  @Test("draws ASCII where the locale has nothing else")
  func drawsASCII() throws {
    var program = try Program()
    program.environment["LANG"] = "C"
    #expect(try program.run("--rate", "bled=4").output == "Lake Bled: ****. Like It\n")
  }
}
