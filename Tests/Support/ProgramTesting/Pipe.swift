import Glibc

/// A pipe whose ends close on exec.
public struct Pipe {
  /// The end to read from.
  public let reading: Int32
  /// The end to write to.
  public let writing: Int32

  /// Makes a pipe.
  public init() throws {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw Failure("pipe") }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (reading, writing) = (ends[0], ends[1])
  }

  /// Reads several pipes to their ends at once, and closes them.
  public static func readAll(_ descriptors: [Int32]) -> [String] {
    var texts = descriptors.map { _ in [UInt8]() }
    var polls = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while polls.contains(where: { $0.fd >= 0 }) {
      poll(&polls, nfds_t(polls.count), -1)
      for place in polls.indices where polls[place].fd >= 0 && polls[place].revents != 0 {
        let count = read(polls[place].fd, &buffer, buffer.count)
        if count > 0 {
          texts[place] += buffer[..<count]
        } else if count == 0 || errno != EINTR {
          close(polls[place].fd)
          polls[place].fd = -1
        }
      }
    }
    return texts.map { String(decoding: $0, as: UTF8.self) }
  }
}
