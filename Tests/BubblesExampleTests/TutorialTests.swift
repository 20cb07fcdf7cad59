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

  @Test("ends with the example itself, which has fewer than sixty lines")
  func lastStep() throws {
    let example = try text("Sources/bubbles-example/Bubbles.swift")
    #expect(try text("Sources/ContextMenus/ContextMenus.docc/Resources/bubbles-4.swift") == example)
    #expect(example.split(separator: "\n", omittingEmptySubsequences: false).count <= 60)
  }
}
