import CTerminal
import Glibc

/// The pipe by which the signal handlers wake the run loop.
struct WakePipe {
  /// What happened since the last look.
  struct Notices: OptionSet {
    let rawValue: Int
    /// The terminal's size changed.
    static let resized = Notices(rawValue: 1)
    /// The program was stopped and goes on.
    static let continued = Notices(rawValue: 2)
    /// Someone asks the program to stop.
    static let stop = Notices(rawValue: 4)
  }

  let reading: Descriptor

  /// Opens the pipe and installs the handlers that write to it, and those that restore the terminal.
  init() throws(Errno) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw Errno(code: errno) }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    reading = Descriptor(number: ends[0])
    terminal_install(ends[1])
  }

  /// Takes what is in the pipe.
  func take() -> Notices {
    var notices: Notices = []
    withUnsafeTemporaryAllocation(byteCount: 256, alignment: 1) { buffer in
      while case .bytes(let count) = reading.read(into: buffer) {
        for byte in buffer[..<count] {
          switch Int32(byte) {
          case SIGWINCH: notices.insert(.resized)
          case SIGCONT: notices.insert(.continued)
          case SIGTSTP: notices.insert(.stop)
          default: break
          }
        }
        if count < buffer.count { break }
      }
    }
    return notices
  }
}
