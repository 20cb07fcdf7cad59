import Glibc
import ProgramTesting
import Testing

@Suite("Rating from a script")
struct RatingTests {
  @Test("is found again by the next run")
  func isFoundAgain() throws {
    let program = try Program()
    let rated = try program.run("--rate", "bled=4")
    #expect(rated.status == 0)
    #expect(rated.output == "Lake Bled: ★★★★☆ Like It\n")
    #expect(rated.errors == "")
    #expect(try program.run("--show", "bled", "--plain").output.contains("\nstars\t4\n"))
    #expect(try program.run("--list", "--rated", "--plain", "-c", "id,stars").output == "bled\t4\n")
    #expect(try program.run("--rate", "bled=2").output == "Lake Bled: ★★☆☆☆ Meh, was ★★★★☆\n")
    #expect(try program.run("--rate", "bled=2").output == "Lake Bled: unchanged, ★★☆☆☆ Meh\n")
    #expect(try program.run("--unrate", "bled").output == "Lake Bled: rating removed, was ★★☆☆☆\n")
    let again = try program.run("--unrate", "bled")
    #expect(again.status == 0)
    #expect(again.output == "Lake Bled: unchanged, no rating\n")
  }

  @Test("removes with 0 and none")
  func removes() throws {
    let program = try Program()
    try program.run("--rate", "bled=4", "--rate", "london=5", "--rate", "paris=3")
    try program.run("--rate", "bled=0", "--rate=london=none")
    #expect(try program.run("--list", "--rated", "--plain", "--columns=id").output == "paris\n")
  }

  @Test("does all or nothing")
  func doesAllOrNothing() throws {
    let program = try Program()
    for (wrong, status) in [("atlantis", Int32(3)), ("san", 4)] {
      let result = try program.run("--rate", "bled=4", "--rate", "\(wrong)=3", "--rate", "paris=5")
      #expect(result.status == status)
      #expect(result.output == "")
      #expect(result.errors.hasSuffix("\nNothing was changed.\n"))
      #expect(try program.run("--list", "--rated", "--plain").output == "")
    }
    #expect(try program.run("--rate", "bled=4", "--rate", "paris=6").status == 2)
    #expect(try program.run("--list", "--rated", "--plain").output == "")
  }

  @Test("refuses two ratings of one spot, whatever it is called, and takes the same one twice")
  func refusesContradictions() throws {
    let program = try Program()
    let result = try program.run("--rate", "bled=4", "--rate", "Lake Bled=none")
    #expect(result.status == 2 && result.output == "")
    #expect(result.errors.hasPrefix("vacation-spots: Lake Bled is rated twice, with 4 and none; nothing was changed\n"))
    #expect(try program.run("--list", "--rated", "--plain").output == "")
    #expect(try program.run("--rate", "bled=4", "--rate", "Lake Bled=4").status == 0)
  }

  @Test("says that a rating is saved where that can't be written to the output")
  func fullOutput() throws {
    let program = try Program()
    let full = open("/dev/full", O_WRONLY | O_CLOEXEC)
    defer { close(full) }
    let process = try program.spawn(["--rate", "bled=4"], output: full, errors: full)
    #expect(program.wait(process) == 1)
    #expect(try program.run("--list", "--rated", "--plain", "-c", "id,stars").output == "bled\t4\n")
    let script = "\"$0\" --rate paris=3 2>&1 >/dev/full"
    let told = try program.run(["-c", script, Program.path], executable: "/bin/sh")
    #expect(
      told.output == "vacation-spots: the output can't be written: No space left on device, but the change is saved\n")
  }

  @Test("takes a name in composed and in decomposed letters for one rater")
  func composesNames() throws {
    let program = try Program()
    try program.run("--as", "Jose\u{301}", "--rate", "bled=3")
    #expect(try program.run("--as", "Jos\u{E9}", "--rate", "bled=5").output.hasSuffix(", was ★★★☆☆\n"))
    #expect(try program.run("--list", "--filter", "id:bled", "--plain", "-c", "raters").output == "1\n")
  }

  @Test("changes nothing in a dry run, and makes no store")
  func dryRun() throws {
    let program = try Program()
    let result = try program.run("--rate", "bled=4", "--dry-run")
    #expect(result.status == 0)
    #expect(result.output == "Lake Bled: ★★★★☆ Like It (dry run)\n")
    #expect(access(program.folder.path + "/data", F_OK) != 0)
    #expect(try program.run("-n", "--rate", "bled=4", "--ndjson").output.contains(#""stars":4"#))
    #expect(try program.run("--list", "--rated", "--plain").output == "")
  }

  @Test("is quiet when told so")
  func isQuiet() throws {
    let program = try Program()
    let result = try program.run("-q", "--rate", "bled=4")
    #expect(result.output == "" && result.errors == "" && result.status == 0)
  }

  @Test("writes the changed spots as JSON, and nothing else")
  func writesJSON() throws {
    let program = try Program()
    let output = try program.run("--rate", "bled=5", "--rate", "Lake Bled=5", "--json").output
    #expect(output.hasPrefix("{\"schema\":1,\"spots\":[\n{\"average\":5,"))
    #expect(output.hasSuffix("}}\n]}\n"))
    #expect(output.split(separator: "\n").count == 3)
  }

  @Test("knows several raters")
  func knowsRaters() throws {
    var program = try Program()
    try program.run("--rate", "bled=5", "--as", "Ann")
    program.environment["VACATION_SPOTS_RATER"] = "Bob"
    try program.run("--rate", "bled=2")
    let columns = ["--list", "--filter", "id:bled", "--plain", "-c", "id,stars,average,raters"]
    #expect(try program.run(columns).output == "bled\t2\t3.5\t2\n")
    #expect(try program.run(columns + ["--as=Ann"]).output == "bled\t5\t3.5\t2\n")
    program.environment["VACATION_SPOTS_RATER"] = ""
    #expect(try program.run(columns).output == "bled\t\t3.5\t2\n")
    #expect(try program.run("--show", "bled").output.contains("  Bob           ★★☆☆☆ Meh\n"))
  }

  @Test("loses nothing when forty programs write at once")
  func losesNothing() throws {
    let program = try Program()
    let null = open("/dev/null", O_WRONLY | O_CLOEXEC)
    defer { close(null) }
    let processes = try (1...40).map { number in
      try program.spawn(["--rate", "bled=\(number % 5 + 1)", "--as", "rater \(number)"], output: null, errors: null)
    }
    for process in processes { #expect(program.wait(process) == 0) }
    let output = try program.run("--list", "--filter", "id:bled", "--plain", "-c", "average,raters").output
    #expect(output == "3\t40\n")
  }

  @Test("keeps the demo apart from the real store")
  func keepsTheDemoApart() throws {
    let program = try Program()
    #expect(try program.run("--demo", "--show", "istanbul").output.contains("Average       4.8 ★ (5)"))
    try program.run("--demo", "--rate", "bled=4")
    #expect(access(program.folder.path + "/data", F_OK) != 0)
  }

  @Test("names the file and the cure when the store is damaged, and leaves it")
  func namesTheCure() throws {
    let program = try Program()
    try program.run("--rate", "bled=4")
    let path = program.folder.path + "/data/vacation-spots.db"
    let file = try #require(fopen(path, "w"))
    fputs("this is no database, whatever its name says", file)
    fclose(file)
    for arguments in [["--rate", "bled=5"], ["--list"], ["--show", "bled"]] {
      let result = try program.run(arguments)
      #expect(result.status == 1)
      #expect(result.output == "")
      #expect(result.errors.hasPrefix("vacation-spots: \(path)"))
    }
    var facts = stat()
    #expect(stat(path, &facts) == 0 && facts.st_size == 43)
  }
}
