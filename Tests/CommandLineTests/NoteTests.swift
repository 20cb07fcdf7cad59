import Glibc
import ProgramTesting
import Testing

@Suite("Notes from a script")
struct NoteTests {
  @Test("are found again by the next run, in their order")
  func areFoundAgain() throws {
    let program = try Program()
    let noted = try program.run("--note", "bled=Row = rest", "--note", "LAKE BLED=Go\nearly", "--as", "Ann")
    #expect(noted.status == 0 && noted.errors == "")
    #expect(noted.output == "Lake Bled: note added, “Row = rest”\nLake Bled: note added, “Go early”\n")
    let text = try program.run("--show", "bled").output
    #expect(
      text.contains(#/Notes\n  Ann · \d{4}-\d\d-\d\d\n    Row = rest\n  Ann · [-\d]+\n    Go\n    early\n\nLinks/#))
    let json = try program.run("--show", "bled", "--json").output
    #expect(
      json.contains(
        #/"notes":\[{"author":"Ann","edited":null,"id":"[0-9a-f]{24}","reactions":\[\],"text":"Row = rest","when":"20/#)
    )
    #expect(try program.run("--show", "paris", "--json").output.contains(#""notes":[]"#))
    #expect(try !program.run("--list", "--json").output.contains("notes"))
  }

  @Test("are read from standard input")
  func areRead() throws {
    let program = try Program()
    let text = "Zwei Zeilen:\r\nGrüße aus 東京\n\n"
    let noted = try program.run(["--note", "tokyo=-"], input: Array(text.utf8))
    #expect(noted.output == "Tokyo: note added, “Zwei Zeilen: Grüße aus 東京”\n")
    #expect(try program.run("--show", "tokyo").output.contains("\n    Zwei Zeilen:\n    Grüße aus 東京\n"))
  }

  @Test(
    "are refused when the input is no text, empty or too long",
    arguments: [
      ([], Int32(2), "the text of --note bled=TEXT is empty"),
      (Array(" \n".utf8), 2, "the text of --note bled=TEXT is empty"),
      ([0x61, 0xFF], 1, "standard input: the text is no UTF-8"),
      ([UInt8](repeating: 0x61, count: 16_385), 2, "a note has at most 16384 bytes; the one for bled has more"),
      ([UInt8](repeating: 0x61, count: 2_000_000), 1, "standard input: there are more than 1048576 bytes"),
    ])
  func areRefused(input: [UInt8], status: Int32, message: String) throws {
    let program = try Program()
    let result = try program.run(["--note", "bled=-"], input: input)
    #expect(result.status == status && result.output == "")
    #expect(result.errors.hasPrefix("vacation-spots: \(message)\n"))
    #expect(access(program.folder.path + "/data", F_OK) != 0)
  }

  @Test("are all written or none")
  func areAllOrNone() throws {
    let program = try Program()
    for (wrong, status) in [("atlantis=x", Int32(3)), ("san=x", 4), ("paris=", 2)] {
      let result = try program.run("--note", "bled=Row", "--note", wrong)
      #expect(result.status == status && result.output == "")
    }
    #expect(access(program.folder.path + "/data", F_OK) != 0)
  }

  @Test("are only said in a dry run, and not even that when it is quiet")
  func areOnlySaid() throws {
    let program = try Program()
    #expect(try program.run("-n", "--note", "bled=Row").output == "Lake Bled: note added, “Row” (dry run)\n")
    #expect(access(program.folder.path + "/data", F_OK) != 0)
    let quiet = try program.run("-q", "--note", "bled=Row")
    #expect(quiet.status == 0 && quiet.output == "" && quiet.errors == "")
    #expect(try program.run("--show", "bled", "--plain").output.contains(" tester: Row\n"))
  }

  @Test("are many in the demo, with their reactions, and apart from the real store")
  func areManyInTheDemo() throws {
    let program = try Program()
    let json = try program.run("--demo", "--as", "Amina", "--show", "barcelona", "--json").output
    #expect(json.matches(of: #/"id":"[0-9a-f]{24}"/#).count >= 32)
    #expect(json.contains(#"{"count":3,"kind":"laugh","yours":true}"#))
    try program.run("--demo", "--note", "bled=Row")
    #expect(access(program.folder.path + "/data", F_OK) != 0)
  }

  @Test("lose nothing when many programs write at once")
  func loseNothing() throws {
    let program = try Program()
    let null = open("/dev/null", O_WRONLY | O_CLOEXEC)
    defer { close(null) }
    let processes = try (1...20).map { number in
      try program.spawn(["--note", "bled=Note \(number)", "--as", "rater \(number)"], output: null, errors: null)
    }
    for process in processes { #expect(program.wait(process) == 0) }
    let lines = try program.run("--show", "bled", "--plain").output.matches(of: #/\nnote\t\S+ (.+): Note \d+/#)
    #expect(Set(lines.map(\.output.1)).count == 20)
  }
}
