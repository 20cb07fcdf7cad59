import Glibc
import ProgramTesting
import Testing

@Suite("Sharing")
struct ShareTests {
  private static let hasPython = access("/usr/bin/python3", X_OK) == 0
  private static let hasXMLLint = access("/usr/bin/xmllint", X_OK) == 0

  private func text(_ path: String) throws -> String {
    let file = try #require(fopen(path, "r"))
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 65_536)
    return String(decoding: bytes[..<fread(&bytes, 1, bytes.count, file)], as: UTF8.self)
  }

  @Test("writes a file that others may read, and never over another without --yes")
  func writesAFile() throws {
    let program = try Program()
    let path = program.folder.path + "/bled.gpx"
    let arguments = ["--share", "bled", "--format", "gpx", "--output", path]
    let before = umask(0o022)
    defer { umask(before) }
    let first = try program.run(arguments)
    #expect(first.status == 0 && first.output == "\(path): Lake Bled as GPX\n")
    let printed = try program.run("--share", "bled", "--format=gpx").output
    #expect(try text(path) == printed)
    var facts = stat()
    #expect(stat(path, &facts) == 0 && facts.st_mode & 0o777 == 0o644)

    let second = try program.run("--share", "paris", "-o", path)
    #expect(second.status == 1 && second.output == "")
    #expect(second.errors == "vacation-spots: \(path): this file is there already; --yes replaces it\n")
    #expect(try text(path) == printed)
    #expect(try program.run("--share", "paris", "-yqo", path).output == "")
    #expect(try text(path).hasPrefix("Paris, France\n"))
  }

  @Test("replaces the file behind a symbolic link and leaves no draft behind")
  func replacesTheFileBehindALink() throws {
    let program = try Program()
    let (file, link) = (program.folder.path + "/a", program.folder.path + "/b")
    try program.run("--share", "bled", "-o", file)
    try #require(symlink(file, link) == 0)
    #expect(try program.run("--share", "paris", "-y", "-o", link).status == 0)
    #expect(try text(file).hasPrefix("Paris, France\n"))
    let names = try program.run(["-c", "ls \"$0\"", program.folder.path], executable: "/bin/sh").output
    #expect(names == "a\nb\n")
  }

  @Test("says why a file can't be written", arguments: ["/dev/full", "/nowhere/at/all"])
  func saysWhyNot(path: String) throws {
    let result = try Program().run("--share", "bled", "-o", path)
    #expect(result.status == 1 && result.output == "" && result.errors.hasPrefix("vacation-spots: \(path): "))
  }

  @Test("writes to standard output for -, and several spots in the order given")
  func writesToStandardOutput() throws {
    let output = try Program().run("--share", "taveuni", "--share", "bled", "--format", "geo", "-o", "-").output
    #expect(
      output == """
        geo:-16.80000,-179.97000?q=-16.80000,-179.97000(Taveuni)
        geo:46.36390,14.09380?q=46.36390,14.09380(Lake%20Bled)

        """)
  }

  @Test(
    "makes GeoJSON and GPX of all spots that Python reads back",
    .enabled(if: hasPython, "this machine has no /usr/bin/python3"))
  func pythonReadsBack() throws {
    let program = try Program()
    let ids = try program.run("--list", "--plain", "-c", "id").output.split(separator: "\n").map { String($0) }
    let spots = ids.flatMap { ["--share", $0] }
    let (json, gpx) = (program.folder.path + "/all.geojson", program.folder.path + "/all.gpx")
    try program.run(spots + ["--format", "geojson", "-o", json])
    try program.run(spots + ["--format", "gpx", "-o", gpx])
    let script = """
      import json, sys, xml.etree.ElementTree as tree
      features = json.load(open(sys.argv[1]))["features"]
      points = tree.parse(sys.argv[2]).getroot().findall("{http://www.topografix.com/GPX/1/1}wpt")
      assert [f["geometry"]["coordinates"] for f in features] == [[float(p.get("lon")), float(p.get("lat"))] for p in points]
      print(len(features), len(points), " ".join(f["id"] for f in features))
      """
    let result = try program.run(["-c", script, json, gpx], executable: "/usr/bin/python3")
    #expect(result.errors == "")
    #expect(result.output == "\(ids.count) \(ids.count) \(ids.joined(separator: " "))\n")
  }

  @Test("makes GPX that xmllint accepts", .enabled(if: hasXMLLint, "this machine has no /usr/bin/xmllint"))
  func xmllintAccepts() throws {
    let program = try Program()
    let path = program.folder.path + "/x.gpx"
    try program.run("--share", "bled", "--share", "ha-long-bay", "--format", "gpx", "-o", path)
    #expect(try program.run(["--noout", path], executable: "/usr/bin/xmllint").status == 0)
  }

  @Test("links to the map that is asked for")
  func linksToTheMap() throws {
    let output = try Program().run("--map", "bled", "--service", "organic-maps").output
    #expect(output == "om://map?v=1&ll=46.36390,14.09380&n=Lake%20Bled\n")
  }
}
