import Cells
import Glibc

/// A file descriptor, with the calls on it that the module makes; interruptions by signals are met here.
struct Descriptor: Hashable, Sendable {
  var number: Int32

  static let input = Descriptor(number: STDIN_FILENO)
  static let output = Descriptor(number: STDOUT_FILENO)

  /// What a read brought.
  enum Reading {
    case bytes(Int)
    /// Nothing was there (a descriptor that does not block).
    case nothing
    /// The other end is gone.
    case end
  }

  var isTerminal: Bool { isatty(number) == 1 }

  /// Reads what is there, at most a bufferful.
  func read(into buffer: UnsafeMutableRawBufferPointer) -> Reading {
    while true {
      let count = Glibc.read(number, buffer.baseAddress, buffer.count)
      if count > 0 { return .bytes(count) }
      if count == 0 { return .end }
      switch errno {
      case EINTR: continue
      case EAGAIN: return .nothing
      default: return .end
      }
    }
  }

  /// Writes all bytes; gives up silently where the other end is gone.
  func write(_ bytes: some Collection<UInt8>) {
    guard !bytes.isEmpty else { return }
    let written: Void? = bytes.withContiguousStorageIfAvailable { write(UnsafeRawBufferPointer($0)) }
    if written == nil { Array(bytes).withUnsafeBytes { write($0) } }
  }

  func write(_ text: String) { write(Array(text.utf8)) }

  private func write(_ bytes: UnsafeRawBufferPointer) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = Glibc.write(number, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        wait(for: Int16(POLLOUT), milliseconds: -1)
      } else if errno != EINTR {
        return
      }
    }
  }

  /// Tells whether a read would not wait.
  var hasInput: Bool { hasInput(within: 0) }

  /// Waits for input.
  /// - Parameter milliseconds: how long at most.
  func hasInput(within milliseconds: Int32) -> Bool { wait(for: Int16(POLLIN), milliseconds: milliseconds) }

  @discardableResult
  private func wait(for events: Int16, milliseconds: Int32) -> Bool {
    var entry = pollfd(fd: number, events: events, revents: 0)
    return poll(&entry, 1, milliseconds) > 0
  }
}

/// The monotonic clock; the only place where time comes from.
enum Clock {
  static var now: Milliseconds {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1_000_000
  }
}
