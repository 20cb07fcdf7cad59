import Glibc

/// Reading and writing whole files.
enum Files {
  /// What the system said about a file.
  struct Failure: Error, CustomStringConvertible {
    let path: String
    let code: Int32

    var description: String { "\(path): \(String(cString: strerror(code)))" }
  }

  static func text(_ path: String) throws -> String { String(decoding: try bytes(path), as: UTF8.self) }

  static func bytes(_ path: String) throws -> [UInt8] {
    guard let file = fopen(path, "r") else { throw Failure(path: path, code: errno) }
    defer { fclose(file) }
    var result: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      guard count > 0 else { break }
      result += buffer[..<count]
    }
    guard ferror(file) == 0 else { throw Failure(path: path, code: errno) }
    return result
  }

  /// Writes beside the file and renames, so that nobody ever reads half of it.
  static func write(_ bytes: [UInt8], to path: String) throws {
    let draft = path + ".new"
    guard let file = fopen(draft, "w") else { throw Failure(path: draft, code: errno) }
    let written = bytes.withUnsafeBytes { fwrite($0.baseAddress, 1, $0.count, file) }
    guard fclose(file) == 0, written == bytes.count, rename(draft, path) == 0 else {
      let code = errno
      unlink(draft)
      throw Failure(path: path, code: code)
    }
  }

  /// Writes a message to the standard error stream (the C library's `stderr` is a variable, which Swift 6 refuses).
  static func complain(_ text: String) {
    var text = text
    _ = text.withUTF8 { Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }

  /// The names in a folder with this ending, sorted.
  static func names(in folder: String, ending: String) throws -> [String] {
    guard let directory = opendir(folder) else { throw Failure(path: folder, code: errno) }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name.hasSuffix(ending) { names.append(name) }
    }
    return names.sorted()
  }
}
