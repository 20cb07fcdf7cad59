import CommandLineInterface
import Glibc

/// Files that a command writes because the person named them.
enum OutputFile {
  /// Writes a file that anybody may read (0644, less the umask), whole or not at all.
  ///
  /// What is no plain file, such as a pipe or a device, is written to where it stands.
  /// - Throws: an error where the file is there and shall not be replaced, and where it can't be written.
  static func write(_ bytes: [UInt8], to path: String, replacing: Bool) throws {
    var facts = stat()
    let isThere = stat(path, &facts) == 0
    guard isThere else { return try create(bytes, at: path) }
    guard facts.st_mode & S_IFMT == S_IFREG else { return try fill(opened(path, 0), bytes, path) }
    guard replacing else { throw CommandError("\(path): this file is there already; --yes replaces it") }
    // Through symbolic links, so that the file behind them is replaced and not the link.
    guard let target = realpath(path, nil) else { throw failure(path) }
    defer { free(target) }
    let place = String(cString: target)
    let draft = "\(place).\(getpid()).new"
    try create(bytes, at: draft)
    guard rename(draft, place) == 0 else {
      let error = failure(path)
      unlink(draft)
      throw error
    }
  }

  /// Writes a new file; takes it away again where that fails.
  private static func create(_ bytes: [UInt8], at path: String) throws {
    let descriptor = try opened(path, O_CREAT | O_EXCL)
    do {
      try fill(descriptor, bytes, path)
    } catch {
      unlink(path)
      throw error
    }
  }

  private static func opened(_ path: String, _ flags: Int32) throws -> Int32 {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC | flags, 0o644)
    guard descriptor >= 0 else { throw failure(path) }
    return descriptor
  }

  /// Writes all bytes and closes the file.
  private static func fill(_ descriptor: Int32, _ bytes: [UInt8], _ path: String) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else {
        let error = failure(path)
        close(descriptor)
        throw error
      }
      rest = rest.dropFirst(count)
    }
    guard close(descriptor) == 0 else { throw failure(path) }
  }

  private static func failure(_ path: String) -> CommandError {
    CommandError("\(path): \(String(cString: strerror(errno)))")
  }
}
