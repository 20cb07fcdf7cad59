import Cells
import Foundation
import Testing

@testable import Pictures

@Suite("The folder of pictures")
struct FolderTests {
  private let data: URL
  private let folder: PictureFolder

  init() throws {
    data = FileManager.default.temporaryDirectory.appendingPathComponent("pictures-\(UUID().uuidString)")
    folder = PictureFolder(dataFolder: data.path)
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
  }

  private func put(_ bytes: [UInt8], _ name: String) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: "\(folder.path)/\(name)"))
  }

  private func problem(_ spot: String) -> PictureError? {
    do throws(PictureError) {
      _ = try folder.bitmap(of: spot, longestSide: 64)
      return nil
    } catch {
      return error
    }
  }

  @Test("is inside the data folder, and need not be there")
  func place() throws {
    #expect(folder.path == data.path + "/pictures")
    #expect(folder.exists)
    let other = PictureFolder(dataFolder: "/nowhere")
    #expect(!other.exists)
    #expect(try other.bitmap(of: "bled", longestSide: 64) == nil)
    try FileManager.default.removeItem(at: data)
  }

  @Test("has a picture by its spot's id and one of three endings", arguments: PictureFolder.endings)
  func endings(ending: String) throws {
    // What the file is, its bytes say.
    try put(ending == "png" ? Sample.jpeg : Sample.png, "bled.\(ending)")
    #expect(try folder.bitmap(of: "bled", longestSide: 64)?.width == 16)
    #expect(try folder.bitmap(of: "berlin", longestSide: 64) == nil)
    try FileManager.default.removeItem(at: data)
  }

  @Test("is never left by an id", arguments: ["", ".", "..", "../secret", "a/b", ".hidden", "a\0b"])
  func strangeIds(id: String) throws {
    try put(Sample.png, ".hidden.png")
    try Data(Sample.png).write(to: data.appendingPathComponent("secret.png"))
    #expect(try folder.bitmap(of: id, longestSide: 64) == nil)
    try FileManager.default.removeItem(at: data)
  }

  @Test("says which file is wrong, and what to do")
  func errors() throws {
    let file = "\(folder.path)/bled.png"
    try put([], "bled.png")
    #expect(problem("bled") == PictureError(.empty, path: file))
    try put(Array("no picture".utf8), "bled.png")
    #expect(problem("bled").map { "\($0)" } == "\(file) is neither PNG nor JPEG: convert it to one of them")
    try put(Array(Sample.png.prefix(50)), "bled.png")
    let damaged = problem("bled").map { "\($0)" } ?? ""
    #expect(damaged.hasPrefix("\(file) is damaged ("))
    #expect(damaged.hasSuffix("): copy it there again"))
    try FileManager.default.removeItem(atPath: file)
    try FileManager.default.createDirectory(atPath: file, withIntermediateDirectories: false)
    #expect(problem("bled") == PictureError(.notAFile, path: file))
    try FileManager.default.removeItem(atPath: file)
    #expect(mkfifo(file, 0o600) == 0)
    #expect(problem("bled") == PictureError(.notAFile, path: file))
    try FileManager.default.removeItem(at: data)
  }

  @Test("refuses a file of too many bytes without reading it")
  func bytes() throws {
    try put([], "bled.jpg")
    let file = "\(folder.path)/bled.jpg"
    #expect(truncate(file, 3 << 30) == 0)
    #expect(problem("bled") == PictureError(.tooManyBytes(3 << 30), path: file))
    let text = problem("bled").map { "\($0)" }
    #expect(text == "\(file) has 3072 MiB: 32 MiB are the most; save it smaller")
    try FileManager.default.removeItem(at: data)
  }
}
