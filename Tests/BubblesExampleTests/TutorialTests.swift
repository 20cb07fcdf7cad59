import Glibc
import Testing

@Suite("The tutorial")
struct TutorialTests {
  private static let root: String = {
    var folder = #filePath[...]
    for _ in 0..<3 { folder = folder[..<(folder.lastIndex(of: "/") ?? folder.startIndex)] }
    return String(folder)
  }()

  private func text(_ path: String) throws -> String {
    let file = try #require(fopen(Self.root + "/" + path, "r"), "\(path)")
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while case let count = fread(&buffer, 1, buffer.count, file), count > 0 { bytes += buffer.prefix(count) }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func lines(_ text: String) -> [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

  @Test("ends with the example itself, the whole of which has fewer than sixty lines")
  func lastStep() throws {
    let example = try text("Sources/bubbles-example/Bubbles.swift")
    #expect(try text("Sources/ContextMenus/ContextMenus.docc/Resources/bubbles-4.swift") == example)
    #expect(lines(example).count <= 60, "the last of them is empty")
    let folder = try #require(opendir(Self.root + "/Sources/bubbles-example"))
    defer { closedir(folder) }
    var files = 0
    while let entry = readdir(folder) { if entry.pointee.d_name.0 != 46 { files += 1 } }
    #expect(files == 1)
  }

  @Test("has in its earlier steps nothing but lines of the example, in their order", arguments: 1...3)
  func earlierSteps(number: Int) throws {
    // A call that gets more arguments later ends earlier.
    func bare(_ line: Substring) -> Substring {
      var line = line
      while line.last == "," || line.last == ")" { line.removeLast() }
      return line
    }
    var rest = lines(try text("Sources/bubbles-example/Bubbles.swift")).map(bare)[...]
    let step = lines(try text("Sources/ContextMenus/ContextMenus.docc/Resources/bubbles-\(number).swift")).map(bare)
    #expect(step.count > 20)
    for line in step {
      let place = try #require(rest.firstIndex(of: line), "\(line)")
      rest = rest[(place + 1)...]
    }
  }
}
