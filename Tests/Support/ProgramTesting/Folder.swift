import Glibc

/// A temporary folder that goes with its last user.
public final class Folder: Sendable {
  /// Where it is.
  public let path: String

  /// Makes a folder that only its owner can enter.
  public init() throws {
    var template = Array("/tmp/vacation-spots-tests.XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw Failure("mkdtemp") }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit {
    // A program that has just been told to end may still be writing.
    for _ in 0..<200 {
      Folder.remove(path)
      if access(path, F_OK) != 0 { return }
      usleep(10_000)
    }
  }

  /// The path of a new file with these bytes.
  public func file(holding bytes: [UInt8]) throws -> String {
    let path = self.path + "/input"
    guard let file = fopen(path, "w") else { throw Failure(path) }
    defer { fclose(file) }
    guard fwrite(bytes, 1, bytes.count, file) == bytes.count else { throw Failure(path) }
    return path
  }

  private static func remove(_ path: String) {
    if let directory = opendir(path) {
      var names: [String] = []
      while let entry = readdir(directory) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
          pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        if name != "." && name != ".." { names.append(name) }
      }
      closedir(directory)
      for name in names { Self.remove("\(path)/\(name)") }
    }
    Glibc.remove(path)
  }
}
