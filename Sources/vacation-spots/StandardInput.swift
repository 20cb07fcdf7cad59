import CommandLineInterface
import Glibc

/// The standard input of the scripted side.
enum StandardInput {
  /// More than anything that is taken from standard input, in bytes.
  private static let limit = 1 << 20

  /// All that is there, up to its end.
  /// - Throws: an error where it can't be read, is no UTF-8, or has more than a megabyte.
  static func text() throws -> String {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 16_384)
    while true {
      let count = read(STDIN_FILENO, &buffer, buffer.count)
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw CommandError("standard input: \(String(cString: strerror(errno)))") }
      if count == 0 { break }
      bytes += buffer[..<count]
      guard bytes.count <= limit else { throw CommandError("standard input: there are more than \(limit) bytes") }
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw CommandError("standard input: the text is no UTF-8")
    }
    return text
  }
}
