import Glibc
import ProgramTesting
import Testing

@Suite("Listing and showing from a script")
struct ListingTests {
  @Test("lists 278 spots in every form")
  func lists() throws {
    let program = try Program()
    for (flag, lines) in [("--plain", 278), ("--csv", 279), ("--ndjson", 278), ("--json", 280)] {
      let result = try program.run("--list", flag)
      #expect(result.status == 0 && result.errors == "")
      #expect(result.output.split(separator: "\n").count == lines)
    }
    #expect(try program.run("--list").output.split(separator: "\n").count == 279)
    #expect(access(program.folder.path + "/data", F_OK) != 0)
  }

  @Test("filters, sorts and limits")
  func filters() throws {
    let program = try Program()
    let ids = ["--plain", "-c", "id", "--list"]
    #expect(try program.run(ids + ["-f", "ISLAND iceland"]).output == "")
    #expect(try program.run(ids + ["--filter=ha long"]).output == "ha-long-bay\n")
    #expect(try program.run(ids + ["--filter", "kind:theme-park"]).output == "walt-disney-world\n")
    #expect(try program.run(ids + ["-s", "lat:desc", "-l1"]).output == "longyearbyen\n")
    try program.run("--rate", "paris=3", "--rate", "london=5", "--rate", "bled=4")
    #expect(try program.run(ids + ["-s", "yours:desc", "-l", "3"]).output == "london\nbled\nparis\n")
    #expect(try program.run(ids + ["--min-stars", "4"]).output == "bled\nlondon\n")
    #expect(try program.run(ids + ["--unrated"]).output.split(separator: "\n").count == 275)
  }

  @Test("takes an empty result for a valid one")
  func takesEmpty() throws {
    let program = try Program()
    let result = try program.run("--list", "--json", "--filter", "atlantis")
    #expect(result.status == 0)
    #expect(result.output == "{\"schema\":1,\"spots\":[]}\n")
  }

  @Test("shows a spot with its local time", arguments: ["bled", "LAKE BLED", "lake bl"])
  func shows(name: String) throws {
    let result = try Program().run("--show", name)
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("Lake Bled, Slovenia\n"))
    #expect(result.output.contains("Europe/Ljubljana"))
    #expect(result.output.contains("No ratings yet"))
  }

  @Test(
    "says no to what isn't there, with suggestions and candidates on stderr",
    arguments: [
      ("londn", Int32(3), "london (London, United Kingdom)"),
      ("san", 4, "san-francisco (San Francisco, United States)"),
    ])
  func saysNo(name: String, status: Int32, line: String) throws {
    let program = try Program()
    for flag in ["--show", "--map", "--wiki", "--share", "--unrate"] {
      let result = try program.run(flag, name)
      #expect(result.status == status)
      #expect(result.output == "")
      #expect(result.errors.contains("\n  \(line)\n"))
    }
  }

  @Test("prints links and a text to share")
  func printsLinks() throws {
    let program = try Program()
    let map = "https://www.openstreetmap.org/?mlat=46.36390&mlon=14.09380#map=12/46.36390/14.09380\n"
    #expect(try program.run("--map", "bled").output == map)
    #expect(try program.run("--wiki", "ha-long-bay").output == "https://en.wikipedia.org/wiki/H%E1%BA%A1_Long_Bay\n")
    #expect(try program.run("--wiki", "bled", "--lang", "de").output.hasPrefix("https://de.wikipedia.org/"))
    let share = try program.run("--share", "bled").output
    #expect(share.hasPrefix("Lake Bled, Slovenia\n") && share.hasSuffix(map))
  }

  @Test("has the same content in a pipe and on a terminal")
  func hasTheSameContent() throws {
    var program = try Program()
    program.environment["FORCE_COLOR"] = "1"
    let colored = try program.run("--list", "--limit", "5").output
    program.environment["FORCE_COLOR"] = nil
    let plain = try program.run("--list", "--limit", "5").output
    #expect(colored.contains("\u{1B}[") && !plain.contains("\u{1B}["))
    #expect(colored.replacing(#/\u{1B}\[\d+m/#, with: "") == plain)
    #expect(try program.run("--list", "--limit", "5", "--color=always").output == colored)
    program.environment["FORCE_COLOR"] = "1"
    program.environment["NO_COLOR"] = "0"
    #expect(try program.run("--list", "--limit", "5").output == plain)
  }

  @Test("ends silently with 141 when nobody reads on, whether SIGPIPE is ignored or not")
  func endsSilently() throws {
    let program = try Program()
    let ignoring = ["-c", "trap '' PIPE; exec \"$0\" --list", Program.path]
    for (arguments, executable) in [(["--list"], Program.path), (ignoring, "/bin/sh")] {
      let errors = try Pipe()
      let output = try Pipe()
      close(output.reading)
      let process = try program.spawn(
        arguments, executable: executable, output: output.writing, errors: errors.writing)
      close(output.writing)
      close(errors.writing)
      #expect(Pipe.readAll([errors.reading]) == [""])
      #expect(program.wait(process) == 141)
    }
  }

  @Test("fails when the output can't be written")
  func failsOnAFullDisk() throws {
    let program = try Program()
    let full = open("/dev/full", O_WRONLY | O_CLOEXEC)
    try #require(full >= 0)
    let errors = try Pipe()
    let process = try program.spawn(["--list"], output: full, errors: errors.writing)
    close(full)
    close(errors.writing)
    #expect(Pipe.readAll([errors.reading])[0].hasPrefix("vacation-spots: the output can't be written: "))
    #expect(program.wait(process) == 1)
  }

  @Test("fits a terminal, in colour unless it is told otherwise", arguments: [UInt16(72), 90])
  func fitsATerminal(width: UInt16) throws {
    var program = try Program()
    for isColored in [true, false] {
      program.environment["NO_COLOR"] = isColored ? nil : "1"
      let result = try program.runOnTerminal(["--list", "--limit", "30"], width: width)
      #expect(result.status == 0)
      let output = result.output
      #expect(output.contains("\u{1B}[") == isColored)
      let lines = output.replacing(#/\u{1B}\[\d+m/#, with: "").split(separator: "\r\n")
      #expect(lines.count == 31)
      #expect(lines.allSatisfy { $0.count <= Int(width) })
    }
  }
}
