import CommandLineInterface
import Glibc

/// The standard streams of the scripted side.
enum StandardOutput {
  enum Failure: Error {
    /// Nobody reads the output any more, and SIGPIPE is ignored.
    case readerGone
  }

  static var isTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  /// The columns of the terminal; nil where the output is no terminal.
  static var width: Int? {
    guard isTerminal else { return nil }
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  static func write(_ text: String) throws { try write(Array(text.utf8)) }

  /// Writes all bytes. Where the reader is gone, SIGPIPE ends the program, as it should.
  static func write(_ bytes: [UInt8]) throws {
    try send(bytes[...], to: STDOUT_FILENO)
  }

  /// Writes a message to the standard error stream; there is nobody to tell if that fails.
  static func complain(_ text: String) { try? send(Array(text.utf8)[...], to: STDERR_FILENO) }

  private static func send(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) throws {
    var rest = bytes
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno == EPIPE {
        throw Failure.readerGone
      } else if errno == EAGAIN {
        var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&wait, 1, -1)
      } else if errno != EINTR {
        throw CommandError("the output can't be written: \(String(cString: strerror(errno)))")
      }
    }
  }
}
